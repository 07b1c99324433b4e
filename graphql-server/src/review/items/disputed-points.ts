import { sql, type Kysely } from 'kysely';
import { describeGraph } from '../../../../economics/free-response/describe';
import type { FreeResponseAnswer } from '../../../../economics/free-response/free-response';
import type { Course } from '../../course/course';
import { plainText } from '../../course/read/course-html';
import { isoTime } from '../../database/timestamps';
import type { Tables } from '../../database/tables';
import { rubricOf } from '../../free-response/content';
import { oneLine } from './one-line';

/** A point that a student calls wrong, with what was scored. Nobody is named. */
export interface DisputedPoint {
  readonly freeResponseId: string;
  /** Of the question. */
  readonly version: number;
  readonly isCurrent: boolean;
  readonly point: string;
  /** What earns it, by this version. */
  readonly asks: string;
  readonly words: string | null;
  /** Why the scorer decided as it did. */
  readonly reason: string;
  /** ISO 8601. */
  readonly at: string;
  readonly part: string;
  readonly answer: FreeResponseAnswer;
}

/** Everything disputed, newest submission first. */
export async function readDisputes(kysely: Kysely<Tables>, course: Course): Promise<DisputedPoint[]> {
  const rows = await kysely
    .selectFrom('free_response_attempt')
    .select(['free_response_id as version', 'answer', 'disputes', isoTime('submitted_at').as('submittedAt')])
    .where(sql<boolean>`disputes <> '{}'`)
    .where('submitted_at', 'is not', null)
    .orderBy('submitted_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ version, answer, disputes }) => {
    const { definition, retired } = course.freeResponseVersion(version);
    return rubricOf(definition).flatMap(({ part, point }) => {
      const dispute = disputes[point.id];
      if (dispute === undefined) return [];
      const asks = plainText({ format: 'html', text: point.text });
      const of = { freeResponseId: definition.id, version, isCurrent: !retired, point: point.id, part: part.id };
      return { ...of, asks, answer, ...dispute };
    });
  });
}

/** What the student drew, or wrote in the part. */
function answered({ answer: { graph, parts }, part }: DisputedPoint): string {
  const { work, choice, text } = parts[part] ?? {};
  const written = [work, choice === undefined ? undefined : `option ${choice + 1}`, text].filter(Boolean).join(' · ');
  return oneLine(written === '' ? graph.panels.map(describeGraph).join(' ') : written);
}

/** The disputed points, those of the most disputed question first. */
export function disputedLines(disputes: readonly DisputedPoint[]): string[] {
  if (disputes.length === 0) return ['Nobody has disputed a point of a free response.'];
  return [...Map.groupBy(disputes, ({ freeResponseId, point }) => `${freeResponseId}  ${point}`)]
    .sort((a, b) => b[1].length - a[1].length || a[0].localeCompare(b[0]))
    .flatMap(([name, of]) => [
      `${name}  ${of.length} × disputed  (${of[0]?.asks})`,
      ...of.flatMap((one) => [
        `    ${one.at.slice(0, 10)}  version ${one.version}${one.isCurrent ? '' : ', since edited'}: ${oneLine(one.words ?? 'no words')}`,
        `        scored: ${oneLine(one.reason)}`,
        `        answer: ${answered(one)}`,
      ]),
      '',
    ]);
}
