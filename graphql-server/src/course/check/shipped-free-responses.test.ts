import { describe, expect, test } from 'vitest';
import type { GraphDocument, Panel } from '../../../../economics/free-response/graph-document';
import { lostBy } from '../../../../test-support/free-response/change-graph';
import { chaptersOf } from '../read/course-source';
import { readCourse } from '../read/read-course';
import { pointsOf } from './free-responses';

// Rubrics of the shipped course against their model answers with one typical error each.

const questions = chaptersOf(readCourse('course').course).flatMap(({ freeResponses }) => freeResponses);

type Change = (panel: Panel) => Partial<Panel>;

const withPanel = ({ panels }: GraphDocument, change: Change): GraphDocument => ({
  panels: panels.map((panel, index) => (index === 0 ? { ...panel, ...change(panel) } : panel)),
});

/** One curve, point or area of the model answer, by its place in the file. */
const nth =
  <Kind extends 'curves' | 'marks' | 'areas'>(kind: Kind, index: number, part: Partial<Panel[Kind][number]>): Change =>
  (panel) => ({ [kind]: panel[kind].map((one, at) => (at === index ? { ...one, ...part } : one)) });

const noAxisName: Change = () => ({ yLabel: '' });
const nothingShaded: Change = () => ({ areas: [] });
/** The names of two curves or points, each in place of the other. */
const namesSwapped =
  (kind: 'curves' | 'marks', one: string, other: string): Change =>
  (panel) => {
    const names: Readonly<Record<string, string>> = { [one]: other, [other]: one };
    return { [kind]: panel[kind].map((part) => ({ ...part, label: names[part.label] ?? part.label })) };
  };
/** A bowed curve drawn as a line between its ends. */
const straight = (index: number): Change =>
  function change({ curves }) {
    return {
      curves: curves.map((curve, at) => {
        const ends = [curve.handles[0], curve.handles.at(-1)].filter((end) => end !== undefined);
        return at === index ? { ...curve, shape: 'straight' as const, handles: ends } : curve; // a literal shape
      }),
    };
  };

/** What stands on an axis: another name, or none. */
const guide = (name: string, to: string | null): Change =>
  function change({ marks }) {
    const other = (text: string | null) => (text === name ? to : text);
    return { marks: marks.map((mark) => ({ ...mark, x: other(mark.x), y: other(mark.y) })) };
  };

const swapped =
  (one: string, other: string): Change =>
  (panel) => {
    const changes = [guide(one, 'other'), guide(other, one), guide('other', other)];
    return changes.reduce((result, change) => ({ ...result, ...change(result) }), panel);
  };

/** What students get wrong, and the points that it costs: no other point is lost with them. */
const ERRORS: Readonly<
  Record<string, readonly (readonly [what: string, change: Change, points: readonly string[]])[]>
> = {
  'ppc-growth': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['a straight PPC', straight(0), ['a-1', 'b-1']],
    ['a wrong intercept', nth('marks', 0, { y: '7' }), ['a-2']],
    ['the inefficient and the unattainable point swapped', namesSwapped('marks', 'G', 'H'), ['b-1', 'b-2']],
    ['the two growths swapped', namesSwapped('curves', 'PPC2', 'PPC3'), ['d-i-1', 'e-i-1']],
  ],
  'comparative-advantage': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['a wrong intercept', nth('marks', 0, { x: '7' }), ['a-1']],
    [
      'a bowed PPC',
      nth('curves', 0, {
        shape: 'smooth',
        handles: [
          [0, 0.8],
          [0.5, 0.7],
          [0.8, 0],
        ],
      }),
      ['a-1'],
    ],
  ],
  'trade-from-labor-hours': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['a wrong intercept of the second producer', nth('marks', 2, { x: '7' }), ['a-2']],
    ['trade at a point that needs none', nth('marks', 4, { at: [0.1, 0.1] }), ['d-1']],
  ],
  'marginal-benefit-and-cost': [
    ['an axis without a name', noAxisName, ['d-i-1']],
    ['the old and the new benefit swapped', namesSwapped('curves', 'MB1', 'MB2'), ['d-i-1', 'd-ii-1']],
    ['no new quantity', guide('Q2', null), ['d-ii-1']],
  ],
  'shift-of-one-curve': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['no first price', guide('P1', null), ['a-1']],
    ['no new price', guide('P2', null), ['b-2']],
  ],
  'both-curves-shift': [
    ['an axis without a name', noAxisName, ['a-i-1']],
    ['no new quantity', guide('Q2', null), ['a-ii-1']],
  ],
  'consumer-and-producer-surplus': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['no equilibrium price', guide('P1', null), ['a-1']],
    ['nothing shaded', nothingShaded, ['c-2', 'c-3']],
    ['the wrong region for the consumer surplus', nth('areas', 0, { seeds: [[0.02, 0.02]] }), ['c-2']],
  ],
  'elasticity-and-total-revenue': [
    ['an axis without a name', noAxisName, ['a-i-1']],
    ['nothing shaded', nothingShaded, ['a-ii-1']],
    [
      'all revenue shaded',
      nth('areas', 0, {
        seeds: [
          [0.02, 0.02],
          [0.02, 0.4],
        ],
      }),
      ['a-ii-1'],
    ],
  ],
  'cross-and-income-elasticity': [
    ['an axis without a name', noAxisName, ['b-i-1']],
    ['no new price in the first market', guide('P2', null), ['b-i-2']],
  ],
  'per-unit-tax': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['no equilibrium price', guide('PE', null), ['a-1']],
    ['the prices of buyers and sellers swapped', swapped('PB', 'PS'), ['a-3', 'a-4']],
    ['no price received by sellers', guide('PS', null), ['a-4']],
    ['nothing shaded', nothingShaded, ['b-1']],
    [
      'half of the loss shaded',
      ({ areas }) => ({ areas: areas.map((area) => ({ ...area, seeds: area.seeds.slice(1) })) }),
      ['b-1'],
    ],
    ['tax revenue shaded', nth('areas', 0, { seeds: [[0.1, 0.5]] }), ['b-1']],
  ],
  'tax-incidence': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['no price received by sellers', guide('PS', null), ['a-2']],
    [
      'supply that slopes upward',
      nth('curves', 1, {
        handles: [
          [0, 0],
          [0.9, 0.9],
        ],
      }),
      ['a-1'],
    ],
  ],
  'per-unit-subsidy': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['no equilibrium price', guide('P1', null), ['a-1']],
    ['no price paid by buyers', guide('PB', null), ['a-3']],
    ['the prices of buyers and sellers swapped', swapped('PB', 'PS'), ['a-3']],
    ['nothing shaded', nothingShaded, ['b-1']],
  ],
  'price-ceiling': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['no equilibrium price', guide('PE', null), ['a-1']],
    ['the quantities supplied and demanded swapped', swapped('QS', 'QD'), ['a-3']],
    ['nothing shaded', nothingShaded, ['c-i-1']],
    [
      'a ceiling above the equilibrium',
      nth('curves', 2, {
        handles: [
          [0, 0.75],
          [0.9, 0.75],
        ],
      }),
      ['a-2', 'a-3'],
    ],
  ],
  'price-floor': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['no equilibrium price', guide('PE', null), ['a-1']],
    ['the quantities supplied and demanded swapped', swapped('QS', 'QD'), ['a-2']],
    [
      'a floor below the equilibrium',
      nth('curves', 2, {
        handles: [
          [0, 0.2],
          [0.9, 0.2],
        ],
      }),
      ['a-2'],
    ],
  ],
};

describe.each(questions.filter(({ family }) => family in ERRORS))('$id', (question) => {
  test.each(ERRORS[question.family] ?? [])('with %s loses just its points', (_, change, points) =>
    expect(lostBy(question, withPanel(question.model, change))).toEqual(points),
  );
});

test('every point leads to a scene that explains it, unless the lesson has none', () => {
  const alone = questions.flatMap(({ family, parts }) =>
    parts.filter((part) => pointsOf(part).some(({ scene }) => scene === undefined)).map(({ id }) => `${family} ${id}`),
  );
  expect([...new Set(alone)]).toEqual(['marginal-benefit-and-cost c', 'shift-of-one-curve d']);
});

test('every family with a graph has typical errors here', () => {
  const drawn = questions.filter(({ parts }) => parts.some(({ kind }) => kind === 'draw')).map(({ family }) => family);
  expect([...new Set(drawn)].filter((family) => !(family in ERRORS))).toEqual([]);
});
