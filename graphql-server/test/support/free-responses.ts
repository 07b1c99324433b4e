import { afterAll, beforeAll, expect } from 'vitest';
import type { FreeResponse, FreeResponseAnswer } from '../../../economics/free-response/free-response';
import { emptyPanel, type GraphDocument } from '../../../economics/free-response/graph-document';
import type { LimitOverrides } from '../../src/http/rate-limits';
import type { Database } from '../../src/database/database';
import { startTestApp, type TestApp } from './app';
import { openTestDatabase } from './database';
import { runSql } from './sql';

/** The panel of the sample with demand and supply. */
export const drawnGraph: GraphDocument = {
  panels: [
    {
      ...emptyPanel('market'),
      xLabel: 'Quantity',
      yLabel: 'Price',
      curves: [
        { id: 'c1', label: 'D', shape: 'straight', handles: [[0, 0.9], [0.9, 0]] }, // prettier-ignore
        { id: 'c2', label: 'S', shape: 'straight', handles: [[0, 0.1], [0.9, 0.9]] }, // prettier-ignore
      ],
    },
  ],
};

/** A question with parts of every kind: five points, two of them for explanations. */
export function sampleFreeResponse(id = 'sample-1', topic = 1): FreeResponse {
  return {
    id,
    family: 'sample',
    title: 'Rides',
    length: 'short',
    stem: '<p>There is a market for rides.</p>',
    panels: [{ id: 'market', title: 'Rides' }],
    model: drawnGraph,
    parts: [
      {
        id: 'a',
        kind: 'draw',
        text: 'Draw demand and supply.',
        topic,
        solution: 'SOLUTION of a.',
        points: [
          {
            id: 'a-1',
            text: 'RUBRIC of demand.',
            scene: 'scarcity',
            needs: [{ kind: 'slopes', curve: 'D', slope: 'down' }],
            contingentOn: [],
            misconception: null,
          },
        ],
      },
      {
        id: 'b',
        kind: 'number',
        text: 'Calculate revenue.',
        topic,
        solution: 'SOLUTION of b.',
        unit: '$',
        point: {
          id: 'b-1',
          text: 'RUBRIC of revenue.',
          value: 987,
          workRequired: false,
          tolerance: 0,
          mistakes: [],
        },
      },
      {
        id: 'c',
        kind: 'choice',
        text: 'Will price rise?',
        topic,
        solution: 'SOLUTION of c.',
        options: ['It rises.', 'It falls.'],
        answer: 0,
        point: { id: 'c-1', text: 'RUBRIC of price.', explain: 'EXPLAIN price.' },
        misconceptions: { 1: 'opposite-shift' },
      },
      {
        id: 'd',
        kind: 'prose',
        text: 'Explain.',
        topic,
        solution: 'SOLUTION of d.',
        points: [
          { id: 'd-1', text: 'RUBRIC one.', explain: 'EXPLAIN one.' },
          { id: 'd-2', text: 'RUBRIC two.', explain: 'EXPLAIN two.' },
        ],
      },
    ],
  };
}

/** Earns two points, and leaves three open. */
export const rightAnswer: FreeResponseAnswer = {
  graph: drawnGraph,
  parts: {
    b: { work: '987' },
    c: { choice: 0, text: 'Because demand rises.' },
    d: { text: 'It is so because of this and that.' },
  },
};

/** Stores a version of a question, before all others of the course. */
export async function insertFreeResponse(db: Database, definition: FreeResponse, chapterId = 1): Promise<void> {
  await runSql(
    db,
    'insert into free_response (stable_id, chapter_id, position, definition) values ($1, $2, (select coalesce(min(position), 1000) from free_response) - 1000, $3)',
    [definition.id, chapterId, JSON.stringify(definition)],
  );
}

/** An app whose course begins with two free-response questions: sample-1, which visitors may try, and sample-2. */
export function useFreeResponseApp(limits?: LimitOverrides): () => TestApp {
  let app: TestApp | undefined;
  beforeAll(async () => {
    const db = await openTestDatabase();
    await insertFreeResponse(db, sampleFreeResponse('sample-2'));
    await insertFreeResponse(db, sampleFreeResponse('sample-1'));
    app = await startTestApp(limits, { db });
  });
  afterAll(async () => {
    await app?.stop();
    await app?.db.close();
    expect(app?.leaks()).toEqual([]);
  });
  return () => {
    if (app === undefined) throw new Error('The app is not started yet.');
    return app;
  };
}
