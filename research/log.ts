import Papa from 'papaparse';
import type { Answer } from '../graphql-server/src/learner/state';
import { daysOf } from './log-time';

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

const DELIMITERS = [',', ';', '\t', '|'];

const breaksIn = (text: string): number => text.split('\n').length - 1;

/**
 * The text of a log: UTF-8, or UTF-16 as spreadsheets save it. The first letter is one of ASCII, so in UTF-16 a zero beside it tells the
 * order of the bytes where no mark does. Throws LogError.
 */
export function decodeLog(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isLittle = (first === 0xff && second === 0xfe) || second === 0;
  const isBig = (first === 0xfe && second === 0xff) || first === 0;
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    const [before = ''] = new TextDecoder(encoding).decode(bytes).split('\ufffd');
    const line = breaksIn(before) + 1;
    throw new LogError(`Line ${line}: this is not ${encoding.toUpperCase()}. Save the file as UTF-8.`);
  }
}

interface Row {
  /** Of the file, from 1: a quoted field may have several. */
  readonly line: number;
  readonly fields: readonly string[];
}

interface Rows {
  readonly delimiter: string;
  readonly header: Row;
  readonly rows: readonly Row[];
}

/** Spreadsheets write and read this line in place of guessing. */
const SEPARATOR_LINE = /^sep=(.)\n/i;

function delimiterOf(text: string): string {
  const widths = DELIMITERS.map((delimiter) => Papa.parse<string[]>(text, { delimiter, preview: 1 }).data[0]?.length);
  const widest = widths.indexOf(Math.max(...widths.map((width = 0) => width)));
  return DELIMITERS[widest] ?? ',';
}

function rowsOf(file: string): Rows {
  if (file.includes('\0')) throw new LogError(`Line ${breaksIn(file.split('\0')[0] ?? '') + 1}: this is no text.`);
  const lines = file.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const [separatorLine = '', separator] = SEPARATOR_LINE.exec(lines) ?? [];
  const text = lines.slice(separatorLine.length);
  const delimiter = separator ?? delimiterOf(text);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
  let line = 1 + breaksIn(separatorLine);
  const all = data.map((fields): Row => {
    const row = { line, fields: fields.map((field) => field.trim()) };
    line += 1 + fields.reduce((sum, field) => sum + breaksIn(field), 0);
    return row;
  });
  const [error] = errors;
  if (error) throw new LogError(`Line ${all[error.row ?? 0]?.line ?? 1}: ${error.message}.`);
  const [header = { line, fields: [] }, ...rows] = all;
  return { delimiter, header, rows: rows.filter(({ fields }) => fields.some((field) => field !== '')) };
}

function columnsOf({ line, fields }: Row): ReadonlyMap<Column, number> {
  const names = fields.map((name) => name.toLowerCase().replace(/[^a-z]/g, ''));
  const columns = new Map<Column, number>();
  for (const column of ['user', 'item', 'skill', 'correct', 'timestamp', 'type'] as const) {
    const at = names.findIndex((name) => HEADERS[column].some((known) => known === name));
    if (at >= 0) columns.set(column, at);
    else if (column !== 'type')
      throw new LogError(
        `Line ${line}: no column "${column}". The first line names user, item, skill, correct, timestamp.`,
      );
  }
  return columns;
}

/**
 * The answers of a CSV file (RFC 4180; semicolons or tabs may stand for its commas): user, item, skill, correct (1 or 0), timestamp
 * (log-time.ts), and type where there is one. Throws LogError.
 */
export function readLog(text: string): Answer[] {
  const { delimiter, header, rows } = rowsOf(text);
  const columns = columnsOf(header);
  const answers = rows.map(({ line, fields }): Answer => {
    const value = (column: Column) => fields[columns.get(column) ?? -1] ?? '';
    const required = (column: Column) => {
      if (value(column) === '') throw new LogError(`Line ${line}: "${column}" is empty.`);
      return value(column);
    };
    if (fields.slice(header.fields.length).some((field) => field !== ''))
      throw new LogError(`Line ${line}: ${fields.length} values, but ${header.fields.length} columns are named.`);
    const outcome = required('correct').toLowerCase();
    if (!RIGHT.has(outcome) && !WRONG.has(outcome))
      throw new LogError(`Line ${line}: "correct" is "${outcome}"; it is 1 or 0.`);
    // Where numbers have a decimal comma, something else stands between them.
    const time = required('timestamp');
    const tDays = daysOf(delimiter === ',' ? time : time.replace(',', '.'));
    if (tDays === null)
      throw new LogError(
        `Line ${line}: "${time}" is no time. Write 2026-11-28T15:30:00Z, a number of days, or seconds since 1970.`,
      );
    return {
      user: required('user'),
      item: required('item'),
      topic: required('skill'),
      type: value('type'),
      correct: RIGHT.has(outcome),
      tDays,
    };
  });
  if (answers.length === 0) throw new LogError('There are no answers in this file.');
  return answers;
}
