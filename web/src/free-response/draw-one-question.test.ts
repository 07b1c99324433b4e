import { expect, test } from 'vitest';
import type { Point } from '../../../economics/figure';
import type { GraphDocument, Panel } from '../../../economics/free-response/graph-document';
import { scoreFreeResponse } from '../../../economics/free-response/score';
import { NAMES, QUESTION, START } from './draw-one-question';

const [given] = START.panels as [Panel]; // one graph
const earned = (graph: GraphDocument) =>
  scoreFreeResponse(QUESTION, { graph, parts: {} })
    .filter(({ state }) => state === 'earned')
    .map(({ id }) => id);

/** What a visitor adds: a curve, and a point with names on its axes. */
const drawn = (
  label: string,
  handles: readonly Point[],
  at: Point,
  [x, y]: readonly [string, string],
): GraphDocument => ({
  panels: [
    {
      ...given,
      curves: [...given.curves, { id: 'new', label, shape: 'straight', handles }],
      marks: [...given.marks, { id: 'new-point', at, label: '', x, y }],
    },
  ],
});

const LEFT: readonly Point[] = [
  [0, 0.249],
  [0.72, 0.92],
];
const RIGHT: readonly Point[] = [
  [0.26, 0.08],
  [0.97, 0.742],
];

test.each([
  ['nothing', START, []],
  ['the model answer', QUESTION.model, ['supply', 'price', 'quantity']],
  ['another way to name it', drawn('S2 ', LEFT, [0.39, 0.6125], ['Q_2', 'P~2~']), ['supply', 'price', 'quantity']],
  ['a shift to the right, with its equilibrium', drawn('S2', RIGHT, [0.6, 0.416], ['Q2', 'P2']), ['price', 'quantity']],
  ['the names of the axes swapped', drawn('S2', LEFT, [0.39, 0.6125], ['P2', 'Q2']), ['supply']],
  ['the old equilibrium', drawn('S2', LEFT, [0.5, 0.51], ['Q2', 'P2']), ['supply']],
  ['a curve without a name', drawn('', LEFT, [0.39, 0.6125], ['Q2', 'P2']), ['price', 'quantity']],
])('with %s, the graph of the landing page earns %j', (_what, graph, points) => {
  expect(earned(graph)).toEqual(points);
});

test('every name that the task asks for is offered', () => {
  expect(NAMES).toEqual(expect.arrayContaining(['S2', 'P2', 'Q2']));
});
