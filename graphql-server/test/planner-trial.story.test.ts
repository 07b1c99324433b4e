import { beforeAll, describe, expect, it } from 'vitest';
import type { TrialPlace } from '../src/learner/build-quiz';
import { catalogOf } from '../src/quiz/learner-catalog';
import { computeTrialReport, reportTrialIfDue } from '../src/review/trial/trial-report';
import { answersTo } from './support/answers';
import type { Quiz, Student } from './support/api-client';
import { apiClients, newForm } from './support/api-clients';
import { useTestApp } from './support/app';
import { sendGraphql } from './support/graphql-client';
import { runSql } from './support/sql';

const app = useTestApp();
const began = new Date('2026-11-20T18:00:00Z').getTime();
const HOUR_MS = 60 * 60 * 1000;
const DAY_HOURS = 24;
const at = (hours: number) => new Date(began + hours * HOUR_MS);

interface Shown {
  asOf: string;
  answers: number;
  planned: number | null;
  low: number | null;
  answersNeeded: number;
}
const shown = async () =>
  (
    await sendGraphql<{ plannerTrial: Shown | null }>(
      app().url,
      '{ plannerTrial { asOf answers planned drawn advantage low high answersNeeded } }',
    )
  ).plannerTrial;

async function take(student: Student, request: Quiz['request'], right: number): Promise<void> {
  const quiz = await student.start(request);
  await student.finish(quiz, answersTo(app().course, quiz, right));
}

const compute = (oneOf: number) => computeTrialReport(app().db.kysely, catalogOf(app().course), oneOf);
const reportAt = (hours: number) => reportTrialIfDue(app().db.kysely, catalogOf(app().course), at(hours));

describe('the trial of the planner', () => {
  beforeAll(async () => {
    const [, open] = apiClients[0]!;
    const student = await open(app().url).signUp(newForm());
    for (const chapterId of [1, 2, 3]) await take(student, { type: 'chapterQuiz', chapterId }, 3);
    for (let round = 0; round < 3; round += 1) await take(student, { type: 'longWeakspotQuiz' }, 10);
    app().clock.now = at(8 * DAY_HOURS);
    for (const chapterId of [1, 2, 3]) await take(student, { type: 'chapterQuiz', chapterId }, 3);
  });

  it('is not shown before its first report', async () => {
    expect(await shown()).toBeNull();
  });

  it('counts the places of finished quizzes whose two topics differ, and the answers to new questions a week later', async () => {
    const { arms, answers, students } = await compute(1);
    const rows = await runSql<{ trial: TrialPlace }>(
      app().db,
      'select trial from attempt_question where trial is not null',
    );
    const different = rows.filter(({ trial }) => trial.plannedTopic !== trial.drawnTopic);
    const drawn = different.filter(({ trial }) => trial.isDrawn).length;
    expect(arms.plannedReplaced.places).toBe(drawn);
    expect(arms.drawnAsked.places).toBe(drawn);
    expect(arms.plannedAsked.places).toBe(different.length - drawn);
    expect(arms.drawnPassedOver.places).toBe(different.length - drawn);
    expect([answers > 0, students]).toEqual([true, 1]);
  });

  it('is computed from one student in some, when there are too many answers for all', async () => {
    const [student] = await runSql<{ id: number }>(app().db, 'select id from users');
    expect(await compute(student!.id)).toEqual(await compute(1));
    expect(await compute(student!.id + 1)).toMatchObject({ students: 0, answers: 0 });
  });

  it('is reported once a day, by one of two servers', async () => {
    const [one, other] = await Promise.all([reportAt(0), reportAt(0)]);
    expect([one, other].filter((report) => report !== null)).toHaveLength(1);
    expect(await reportAt(DAY_HOURS - 1)).toBeNull();
    expect(await shown()).toMatchObject({ asOf: at(0).toISOString() });
    expect(await reportAt(DAY_HOURS)).not.toBeNull();
    expect(await shown()).toMatchObject({ asOf: at(DAY_HOURS).toISOString() });
  });

  it('shows everyone how many answers are needed, and no difference while too few students took part', async () => {
    const report = await reportAt(3 * DAY_HOURS);
    expect(await shown()).toEqual({
      ...{ asOf: at(3 * DAY_HOURS).toISOString(), answers: report?.answers, answersNeeded: report?.answersNeeded },
      ...{ planned: null, drawn: null, advantage: null, low: null, high: null },
    });
  });

  it('shows the difference with its interval once it is stored', async () => {
    const result = { planned: 0.1, drawn: 0.04, advantage: 0.06, low: 0.01, high: 0.11 };
    const shared = { asOf: at(0).toISOString(), answers: 900, answersNeeded: 100 };
    await runSql(app().db, `update learner_report set report = $1 where name = 'trial'`, [
      JSON.stringify({ ...shared, result }),
    ]);
    expect(await shown()).toEqual({ ...shared, ...result });
  });

  it('is not shown from a report that another version of the site stored', async () => {
    await runSql(app().db, `update learner_report set report = '{"answers": 3}' where name = 'trial'`);
    expect(await shown()).toBeNull();
  });
});
