import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import type { FreeResponseAnswer } from '../../economics/free-response/free-response';
import { loadCourse } from '../src/course/course';
import { newForm } from './support/api-clients';
import { freeResponseClients } from './support/free-response-clients';
import { insertFreeResponse, rightAnswer, sampleFreeResponse, useFreeResponseApp } from './support/free-responses';
import { graphqlClient, sendGraphql } from './support/graphql-client';
import { runSql } from './support/sql';

const app = useFreeResponseApp();
const [, open] = freeResponseClients[0]!;

/** Chooses what a student with the misconception "opposite-shift" believes. */
const fallen: FreeResponseAnswer = { ...rightAnswer, parts: { ...rightAnswer.parts, c: { choice: 1 } } };
const blank: FreeResponseAnswer = { ...rightAnswer, parts: {} };

interface Missed {
  freeResponseId: string;
  attemptId: string;
  earned: number;
  possible: number;
  points: { name: string; reason: string }[];
}
interface Met {
  name: string;
  met: number;
  chances: number;
  cleanSince: number;
  closed: boolean;
  topics: { id: string }[];
  lostPoint: { freeResponseId: string; attemptId: string; title: string; point: string } | null;
}

async function newStudent() {
  const { accessToken } = await graphqlClient(app().url).signUp(newForm());
  const client = open(app().url, accessToken);
  const ask = async <Data>(query: string) => sendGraphql<Data>(app().url, query, {}, accessToken);
  return {
    client,
    answer: async (id: string, answer: FreeResponseAnswer) => {
      app().clock.now = new Date(app().clock.now.getTime() + 60_000);
      const { id: attemptId } = await client.start(id);
      await client.save(attemptId, answer, 0);
      await client.submit(attemptId, 1);
      return attemptId;
    },
    missed: async () =>
      (
        await ask<{ missedPoints: Missed[] }>(
          '{ missedPoints { freeResponseId attemptId earned possible chapter { id } points { name reason } } }',
        )
      ).missedPoints,
    met: async () =>
      (
        await ask<{ misconceptions: Met[] }>(
          '{ misconceptions { name met chances cleanSince closed topics { id } lostPoint { freeResponseId attemptId title point } } }',
        )
      ).misconceptions,
  };
}

describe('the points of a free response that are not earned', () => {
  it('are in the notebook with their reasons, until the newest submission earns them', async () => {
    const student = await newStudent();
    expect(await student.missed()).toEqual([]);
    const attemptId = await student.answer('sample-1', fallen);
    expect(await student.missed()).toMatchObject([
      { freeResponseId: 'sample-1', attemptId, earned: 2, possible: 5, points: [{ name: 'c-1' }] },
    ]);
    expect((await student.missed())[0]?.points[0]?.reason).toContain('is not the right answer');
    await student.answer('sample-1', rightAnswer);
    expect(await student.missed()).toEqual([]);
  });

  it('leave when another version of the question earns them', async () => {
    const student = await newStudent();
    await student.answer('sample-1', blank);
    expect((await student.missed())[0]?.points.map(({ name }) => name)).toEqual(['b-1', 'c-1', 'd-1', 'd-2']);
    await student.answer('sample-2', fallen);
    expect(await student.missed()).toMatchObject([{ freeResponseId: 'sample-2', points: [{ name: 'c-1' }] }]);
    await student.answer('sample-2', rightAnswer);
    expect(await student.missed()).toEqual([]);
  });

  it('include explanations that the student found wanting, while those not yet compared are no mistakes', async () => {
    const student = await newStudent();
    const attemptId = await student.answer('sample-1', rightAnswer);
    await student.client.score(attemptId, 'd-1', false);
    expect(await student.missed()).toMatchObject([{ earned: 2, points: [{ name: 'd-1' }] }]);
    await student.client.score(attemptId, 'd-1', true);
    expect(await student.missed()).toEqual([]);
  });

  it('are those of no other student, and of nothing in progress', async () => {
    const [student, other] = [await newStudent(), await newStudent()];
    await other.answer('sample-1', blank);
    await open(app().url).start('sample-1');
    await student.client.start('sample-1');
    expect([await student.missed(), await student.met()]).toEqual([[], []]);
  });

  it('are left out when the course no longer has their question', async () => {
    const student = await newStudent();
    await insertFreeResponse(app().db, { ...sampleFreeResponse('withdrawn'), family: 'withdrawn' });
    app().show(await loadCourse(app().db));
    await student.answer('withdrawn', fallen);
    expect(await student.missed()).toHaveLength(1);
    await runSql(app().db, `update free_response set retired_at = now() where stable_id = 'withdrawn'`, []);
    app().show(await loadCourse(app().db));
    expect(await student.missed()).toEqual([]);
    expect(await student.met()).toMatchObject([{ name: 'opposite-shift', met: 1 }]);
  });
});

describe('a misconception that a free response tells', () => {
  it('counts like a wrong choice, leads to the latest point that it cost, and is cleared by points that are earned', async () => {
    const student = await newStudent();
    await student.answer('sample-1', fallen);
    const attemptId = await student.answer('sample-2', fallen);
    expect(await student.met()).toEqual([
      {
        ...{ name: 'opposite-shift', met: 2, chances: 2, cleanSince: 0, closed: false, topics: [{ id: '1' }] },
        lostPoint: { freeResponseId: 'sample-2', attemptId, title: 'Rides', point: 'c-1' },
      },
    ]);
    for (const earned of [1, 2, 3]) {
      const again = await student.answer('sample-1', rightAnswer);
      expect(await student.met()).toMatchObject([{ cleanSince: earned - 1 }]);
      await student.client.score(again, 'c-1', true);
      expect(await student.met()).toMatchObject([{ met: 2, cleanSince: earned, closed: earned === 3 }]);
    }
  });

  it('is neither met nor cleared by a blank answer', async () => {
    const student = await newStudent();
    await student.answer('sample-1', blank);
    expect(await student.met()).toEqual([]);
    await student.answer('sample-1', fallen);
    await student.answer('sample-1', blank);
    expect(await student.met()).toMatchObject([{ met: 1, chances: 3, cleanSince: 0 }]);
  });
});
