import { timelineOf } from '../../economics/lesson/timeline';
import { chaptersOf, type CourseSource } from '../../graphql-server/src/course/read/course-source';
import { numberOf } from '../../graphql-server/src/course/read/find-by-name';

// When to record what, so that all lessons are done in two days. By the seconds that the player takes for each text.

/** A second of voice takes so long: read it once, record it, listen, and record four in ten again. */
const WORK = 4;
const DAYS = 2;
/** In minutes. After a block the voice rests; after every third comes a meal. */
const LONGEST_BLOCK = 50;
const REST = 10;
const MEAL = 60;
const BLOCKS_TO_A_MEAL = 3;
const BEGIN = 9 * 60;

interface Part {
  readonly number: string;
  /** Of voice. */
  readonly seconds: number;
}

export interface Block {
  readonly day: number;
  /** Minutes since midnight. */
  readonly from: number;
  readonly to: number;
  readonly first: string;
  readonly last: string;
  readonly seconds: number;
}

const secondsOf = (parts: readonly Part[]) => parts.reduce((sum, { seconds }) => sum + seconds, 0);

/** In order, into as few groups as possible of `most` seconds each. */
function groupsOf(parts: readonly Part[], most: number): Part[][] {
  const groups: Part[][] = [];
  for (const part of parts) {
    const group = groups.at(-1);
    if (group !== undefined && secondsOf(group) + part.seconds <= most) group.push(part);
    else groups.push([part]);
  }
  return groups;
}

/** In order, into two days of about the same length. */
function daysOf(parts: readonly Part[]): Part[][] {
  const half = secondsOf(parts) / DAYS;
  let sum = 0;
  const days = Map.groupBy(parts, ({ seconds }) => {
    sum += seconds;
    return Math.min(DAYS - 1, Math.floor((sum - seconds / 2) / half));
  });
  return [...days.values()];
}

export function scheduleOf(course: CourseSource): Block[] {
  const parts = chaptersOf(course).flatMap((chapter): Part[] =>
    chapter.lesson === null ? [] : [{ number: numberOf(chapter), seconds: timelineOf(chapter.lesson.lesson).length }],
  );
  return daysOf(parts).flatMap((ofDay, day) => {
    let from = BEGIN;
    return groupsOf(ofDay, (LONGEST_BLOCK * 60) / WORK).map((group, index): Block => {
      const seconds = secondsOf(group);
      const to = from + Math.ceil((seconds * WORK) / 60);
      const block = {
        day: day + 1,
        from,
        to,
        first: group[0]?.number ?? '',
        last: group.at(-1)?.number ?? '',
        seconds,
      };
      from = to + ((index + 1) % BLOCKS_TO_A_MEAL === 0 ? MEAL : REST);
      return block;
    });
  });
}

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(Math.round(minutes % 60)).padStart(2, '0')}`;

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

/** The schedule as a Markdown table. */
export function scheduleTable(course: CourseSource): string {
  const blocks = scheduleOf(course);
  const voice = blocks.reduce((sum, { seconds }) => sum + seconds, 0);
  const rows = blocks.map(({ day, from, to, first, last, seconds }) =>
    row([day, clock(from), clock(to), first === last ? first : `${first} to ${last}`, clock(seconds)]),
  );
  return [
    `All lessons together are ${clock(voice / 60)} hours of voice.`,
    '',
    row(['day', 'from', 'to', 'chapters', 'minutes of voice']),
    row(['---', '---', '---', '---', '---']),
    ...rows,
  ].join('\n');
}

const BEGINS = '<!-- Printed from the lessons by npm run course:docs. -->\n<!-- prettier-ignore-start -->\n';
const ENDS = '\n<!-- prettier-ignore-end -->';

/** The page with the schedule in its place. */
export function withSchedule(page: string, course: CourseSource): string {
  const [before = '', rest = ''] = page.split(BEGINS);
  const [, after = ''] = rest.split(ENDS);
  return `${before}${BEGINS}\n${scheduleTable(course)}\n${ENDS}${after}`;
}
