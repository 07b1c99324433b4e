import 'reflect-metadata';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { FreeResponse } from '../../economics/free-response/free-response';
import { emptyPanel, type GraphDocument } from '../../economics/free-response/graph-document';
import type { Check } from '../../economics/free-response/rubric';
import { Work } from '../../economics/free-response/work';
import { loadCourse } from '../src/course/course';
import { newForm } from './support/api-clients';
import { freeResponseClients, type FreeResponseClient } from './support/free-response-clients';
import { insertFreeResponse, sampleFreeResponse, useFreeResponseApp } from './support/free-responses';
import { graphqlClient } from './support/graphql-client';

const app = useFreeResponseApp();

/** Asks for areas without a name: each name on the drawing may be meant. */
function askingForAreas(id: string, times: number): FreeResponse {
  const check: Check = { kind: 'shaded', under: ['D'], over: ['S'], rightOf: 'QE' };
  const sample = sampleFreeResponse(id);
  return {
    ...sample,
    parts: sample.parts.map((part) =>
      part.kind === 'draw'
        ? {
            ...part,
            points: part.points.map((point) => ({ ...point, needs: Array.from({ length: times }, () => check) })),
          }
        : part,
    ),
  };
}

const thirds = [0, 1 / 3, 2 / 3, 1];
const names = (from: number) =>
  Array.from({ length: 6 }, (_, index) => String.fromCharCode(97 + ((from + index) % 26)));

/** As many names, areas, and bends as an answer may have. */
const worstGraph: GraphDocument = {
  panels: [
    {
      ...emptyPanel('market'),
      curves: ['D', 'S', 'x', 'y', 'z', 'MC', 'MR'].map((label, at) => ({
        id: `c${at}`,
        label,
        shape: 'smooth',
        handles: thirds.map((x, index) => [x, index % 2 === 0 ? 0.3 + at / 100 : 0.7 - at / 100]),
      })),
      marks: Array.from({ length: 20 }, (_, at) => ({ id: `m${at}`, at: [at / 20, 0.5], label: '', x: 'QE', y: '' })),
      areas: Array.from({ length: 8 }, (_, at) => ({
        id: `a${at}`,
        label: names(6 * at).join(','),
        seeds: Array.from({ length: 12 }, (_seed, index) => [index / 12, at / 8] as const), // a point
      })),
    },
  ],
};

async function savedBy(
  open: (url: string, token?: string) => FreeResponseClient,
  id: string,
): Promise<readonly [FreeResponseClient, attemptId: string]> {
  const student = open(app().url, (await graphqlClient(app().url).signUp(newForm())).accessToken);
  const { id: attemptId } = await student.start(id);
  await student.save(attemptId, { graph: worstGraph, parts: {} }, 0);
  return [student, attemptId];
}

it.each(freeResponseClients)(
  'a drawing that takes too much work to score is refused with a sentence, through %s',
  async (name, open) => {
    const id = `too-much-${name.toLowerCase()}`;
    await insertFreeResponse(app().db, askingForAreas(id, 200));
    app().show(await loadCourse(app().db));
    const [student, attemptId] = await savedBy(open, id);
    await expect(student.submit(attemptId, 1)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('This drawing is too complicated to score.'),
    });
    expect(await student.read(attemptId)).toMatchObject({ isSubmitted: false, result: null });
  },
);

/** Calls back when each scoring begins. */
function watchScoring(onBegin: () => void): void {
  const begun = new WeakSet<Work>();
  const spend = Object.getOwnPropertyDescriptor(Work.prototype, 'spend')?.value as Work['spend']; // a method
  const spied = vi.spyOn(Work.prototype, 'spend').mockImplementation(function (this: Work, steps) {
    if (!begun.has(this)) onBegin();
    begun.add(this);
    spend.call(this, steps);
  });
  onTestFinished(() => void spied.mockRestore());
}

it.each(freeResponseClients)(
  'ten costly drawings that are submitted at once leave /healthz answering, through %s',
  async (name, open) => {
    const id = `costly-${name.toLowerCase()}`;
    await insertFreeResponse(app().db, askingForAreas(id, 4));
    app().show(await loadCourse(app().db));
    const saved = await Promise.all(Array.from({ length: 10 }, () => savedBy(open, id)));
    const order: string[] = [];
    let answered: Promise<void> | undefined;
    watchScoring(() => {
      order.push('scored');
      answered ??= fetch(`${app().url}/healthz`).then(({ status }) => void order.push(`healthz ${status}`));
    });
    await Promise.all(saved.map(([student, attemptId]) => student.submit(attemptId, 1)));
    await answered;
    expect(order.toSorted()).toEqual(['healthz 200', ...Array.from({ length: 10 }, () => 'scored')]);
    expect(order.at(-1)).toBe('scored');
  },
);
