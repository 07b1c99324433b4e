import { afterEach, describe, expect, it } from 'vitest';
import { answersTo } from './support/answers';
import { useTestApp } from './support/app';
import type { Student } from './support/api-client';
import { newForm } from './support/api-clients';
import { graphqlClient, sendGraphql } from './support/graphql-client';
import { RestBrowser } from './support/rest-client';
import { runSql } from './support/sql';

const app = useTestApp();
const began = new Date('2026-11-20T18:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const later = (days: number) => void (app().clock.now = new Date(began.getTime() + days * DAY_MS));
afterEach(() => later(0));

interface Day {
  at: string;
  low: number;
  high: number;
  composite: number;
}
interface Readiness {
  id: string;
  daysAhead: number;
  answers: number;
  unitsAnswered: number;
  freeResponses: number;
  forecast: { low: number; high: number; chances: number[]; composite: number } | null;
  units: { answers: number; cost: number | null; worth: number; examUnit: { name: string; number: number } }[];
  steps: { kind: string; minutes: number; gain: number; topics: { id: string }[]; chapter: { id: string } | null }[];
  history: Day[];
}
const READINESS = `{ readiness { id daysAhead answers unitsAnswered freeResponses
  forecast { low high chances composite }
  units { answers cost worth examUnit { name number } }
  steps { kind minutes gain topics { id } chapter { id } }
  history { at low high composite } } }`;

const newStudent = () => graphqlClient(app().url).signUp(newForm());
const read = async ({ accessToken }: Student) =>
  (await sendGraphql<{ readiness: Readiness }>(app().url, READINESS, {}, accessToken)).readiness;

async function takeUnits(student: Student, unitIds: readonly number[], share: number) {
  for (const unitId of unitIds) {
    const quiz = await student.start({ type: 'unitQuiz', unitId });
    await student.finish(quiz, answersTo(app().course, quiz, Math.round(quiz.questions.length * share)));
  }
}

/** One course unit of each of the exam's units but the last. */
const FIVE_UNITS = [1, 2, 5, 6, 7];

describe('readiness for the exam', () => {
  it('is refused to a visitor', async () => {
    await expect(sendGraphql(app().url, READINESS)).rejects.toThrow('Please log in to continue.');
    await expect(new RestBrowser(app().url).call('GET', 'readiness')).rejects.toMatchObject({ status: 401 });
  });

  it('has no forecast before there is enough evidence, and says how much there is', async () => {
    const student = await newStudent();
    expect(await read(student)).toMatchObject({ answers: 0, unitsAnswered: 0, forecast: null, steps: [], history: [] });
    await takeUnits(student, [1, 2], 0.5);
    const { answers, unitsAnswered, forecast, units, history } = await read(student);
    expect([answers, unitsAnswered, forecast, history]).toEqual([40, 2, null, []]);
    expect(units.map(({ examUnit }) => examUnit.number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(units.map((unit) => [unit.answers, unit.cost])).toEqual([
      [20, null],
      [20, null],
      [0, null],
      [0, null],
      [0, null],
      [0, null],
    ]);
    expect(units.reduce((sum, { worth }) => sum + worth, 0)).toBeCloseTo(100, 6);
  });

  it('is a range of scores with its reasons and the steps that raise it most, the same at every reading', async () => {
    const student = await newStudent();
    await takeUnits(student, FIVE_UNITS, 0.6);
    const readiness = await read(student);
    expect(readiness).toMatchObject({ daysAhead: 30, answers: 100, unitsAnswered: 5, freeResponses: 0 });
    const { forecast, steps, units } = readiness;
    expect(forecast?.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    expect(units.every(({ cost, worth }) => cost !== null && cost > 0 && cost < worth)).toBe(true);
    expect(steps).toHaveLength(2);
    for (const { kind, topics, chapter, gain } of steps) {
      expect(gain).toBeGreaterThan(0);
      expect([kind, topics.length > 0, chapter !== null]).toEqual([kind, kind === 'practice', kind === 'chapter']);
    }
    expect(await read(student)).toEqual(readiness);
  });

  it('is higher for whoever answers more questions right', async () => {
    const [weak, strong] = [await newStudent(), await newStudent()];
    await takeUnits(weak, FIVE_UNITS, 0.2);
    await takeUnits(strong, FIVE_UNITS, 0.95);
    const [low, high] = [(await read(weak)).forecast, (await read(strong)).forecast];
    expect(high?.composite).toBeGreaterThan((low?.composite ?? NaN) + 15);
    expect(low?.high).toBeLessThan(high?.high ?? NaN);
  });

  it('remembers the last prediction of each day with finished work, and none of a day without', async () => {
    const student = await newStudent();
    await takeUnits(student, FIVE_UNITS.slice(0, 4), 0.3);
    const [first] = (await read(student)).history;
    expect(first?.at).toBe('2026-11-20T12:00:00.000Z');
    await takeUnits(student, [7], 0.3);
    const changed = (await read(student)).history;
    expect(changed.map(({ at }) => at)).toEqual(['2026-11-20T12:00:00.000Z']);
    later(3);
    expect((await read(student)).history).toEqual(changed);
    await takeUnits(student, [1], 1);
    const { history, forecast } = await read(student);
    expect(history.map(({ at }) => at)).toEqual(['2026-11-20T12:00:00.000Z', '2026-11-23T12:00:00.000Z']);
    expect(history[0]).toEqual(changed[0]);
    expect(history[1]?.composite).toBe(Math.round(forecast?.composite ?? NaN));
  });

  it('stores a day once, however many read it at the same time', async () => {
    const student = await newStudent();
    await takeUnits(student, FIVE_UNITS, 0.5);
    const all = await Promise.all(Array.from({ length: 8 }, () => read(student)));
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
    const rows = await runSql<{ count: string }>(app().db, 'select count(*) from readiness_record where user_id = $1', [
      Number(all[0]?.id),
    ]);
    expect(Number(rows[0]?.count)).toBe(1);
  });

  it('is the same through REST, in the exported data, and gone with the account', async () => {
    const form = newForm();
    const student = await graphqlClient(app().url).signUp(form);
    await takeUnits(student, FIVE_UNITS, 0.5);
    const { forecast, history, id } = await read(student);
    const browser = new RestBrowser(app().url, student.accessToken);
    const body = await browser.call<{
      days_ahead: number;
      forecast: { low: number; high: number; composite: number };
      history: { at: string; low: number; composite_low: number }[];
    }>('GET', 'readiness');
    expect(body.days_ahead).toBe(30);
    expect(body.forecast).toMatchObject({ low: forecast?.low, high: forecast?.high, composite: forecast?.composite });
    expect(body.history.map(({ at }) => at)).toEqual(history.map(({ at }) => at));
    const { myData } = await sendGraphql<{ myData: string }>(app().url, '{ myData }', {}, student.accessToken);
    const exported = JSON.parse(myData) as { predicted_exam_scores: { day: string; lowest_score: number }[] }; // what the server claims
    expect(exported.predicted_exam_scores).toMatchObject([{ day: '2026-11-20', lowest_score: forecast?.low }]);
    await sendGraphql(
      app().url,
      'mutation ($p: String!) { deleteAccount(password: $p) { deleted } }',
      { p: form.password },
      student.accessToken,
    );
    expect(await runSql(app().db, 'select day from readiness_record where user_id = $1', [Number(id)])).toEqual([]);
  });
});
