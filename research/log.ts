import Papa from 'papaparse';
import type { Answer } from '../graphql-server/src/learner/state';

/** A log that cannot be read; the message names the line. */
export class LogError extends Error {}

const HEADERS = {
  user: ['user', 'userid', 'student', 'studentid', 'uid', 'learner'],
  item: ['item', 'itemid', 'question', 'questionid', 'problem', 'problemid', 'exercise'],
  skill: ['skill', 'skillid', 'skillname', 'topic', 'topicid', 'kc', 'concept', 'tag', 'tags'],
  correct: ['correct', 'iscorrect', 'outcome', 'score', 'answeredcorrectly'],
  timestamp: ['timestamp', 'time', 'date', 'starttime', 'answeredat', 'tdays', 'days'],
  type: ['type', 'questiontype', 'itemtype', 'part'],
} as const;
type Column = keyof typeof HEADERS;

const RIGHT = new Set(['1', '1.0', 'true', 'yes', 'correct']);
const WRONG = new Set(['0', '0.0', 'false', 'no', 'incorrect', 'wrong']);

const SECONDS_PER_DAY = 86_400;
/** Numbers above these are seconds and milliseconds since 1970; below, days. */
const SECONDS_FROM = 1e7;
const MILLISECONDS_FROM = 1e11;

function columnsOf(header: readonly string[]): ReadonlyMap<Column, number> {
  const names = header.map((name) => name.toLowerCase().replace(/[^a-z]/g, ''));
  const columns = new Map<Column, number>();
  for (const column of ['user', 'item', 'skill', 'correct', 'timestamp', 'type'] as const) {
    const at = names.findIndex((name) => HEADERS[column].some((known) => known === name));
    if (at >= 0) columns.set(column, at);
    else if (column !== 'type')
      throw new LogError(`Line 1: no column "${column}". The first line names user, item, skill, correct, timestamp.`);
  }
  return columns;
}

function daysOf(text: string): number {
  const number = text === '' ? NaN : Number(text);
  if (Number.isNaN(number)) return Date.parse(text) / 1000 / SECONDS_PER_DAY;
  if (number >= MILLISECONDS_FROM) return number / 1000 / SECONDS_PER_DAY;
  return number >= SECONDS_FROM ? number / SECONDS_PER_DAY : number;
}

/**
 * The answers of a CSV file: user, item, skill, correct (1 or 0), timestamp (a date, or seconds or milliseconds since 1970,
 * or days), and type where there is one. Throws LogError.
 */
export function readLog(text: string): Answer[] {
  const rows = Papa.parse<string[]>(text, { delimiter: ',' }).data.map((row) => row.map((field) => field.trim()));
  const [header = [], ...lines] = rows;
  const columns = columnsOf(header);
  const answers: Answer[] = [];
  for (const [index, fields] of lines.entries()) {
    if (fields.length === 1 && fields[0] === '') continue;
    const at = `Line ${index + 2}`;
    const value = (column: Column) => fields[columns.get(column) ?? -1] ?? '';
    const required = (column: Column) => {
      if (value(column) === '') throw new LogError(`${at}: "${column}" is empty.`);
      return value(column);
    };
    const outcome = required('correct').toLowerCase();
    if (!RIGHT.has(outcome) && !WRONG.has(outcome))
      throw new LogError(`${at}: "correct" is "${outcome}"; it is 1 or 0.`);
    const tDays = daysOf(required('timestamp'));
    if (!Number.isFinite(tDays)) throw new LogError(`${at}: "${value('timestamp')}" is no time.`);
    answers.push({
      user: required('user'),
      item: required('item'),
      topic: required('skill'),
      type: value('type'),
      correct: RIGHT.has(outcome),
      tDays,
    });
  }
  if (answers.length === 0) throw new LogError('There are no answers in this file.');
  return answers;
}
