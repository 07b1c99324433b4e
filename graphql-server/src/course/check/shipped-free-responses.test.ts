import { describe, expect, test } from 'vitest';
import type { GraphDocument, Panel } from '../../../../economics/free-response/graph-document';
import { scoreFreeResponse } from '../../../../economics/free-response/score';
import { chaptersOf } from '../read/course-source';
import { readCourse } from '../read/read-course';

// Rubrics of the shipped course against drawings in other styles, and with one error each.

const questions = chaptersOf(readCourse('course').course).flatMap(({ freeResponses }) => freeResponses);

type Change = (panel: Panel) => Partial<Panel>;

const withPanel = ({ panels }: GraphDocument, change: Change): GraphDocument => ({
  panels: panels.map((panel, index) => (index === 0 ? { ...panel, ...change(panel) } : panel)),
});

const renamed = (label: string, to: string): Change =>
  function change({ curves }) {
    return { curves: curves.map((curve) => (curve.label === label ? { ...curve, label: to } : curve)) };
  };

const without = (label: string): Change =>
  function change({ curves }) {
    return { curves: curves.filter((curve) => curve.label !== label) };
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

/** Demand lowered so that it meets supply where S + tax meets demand. */
const demandShift: Change = ({ curves, marks }) => {
  const [demand] = curves;
  const [, pays, gets] = marks;
  if (!demand || !pays || !gets) throw new Error('a taxed market has these parts');
  const fall = pays.at[1] - gets.at[1];
  const handles = demand.handles.map(([x, y]) => [x, y - fall] as const); // a point
  return { curves: [...curves.slice(0, 2), { ...demand, id: 'shifted', label: 'D − tax', handles }] };
};

describe.each(questions.filter(({ family }) => family === 'per-unit-tax'))('$id', (question) => {
  const lost = (change: Change): string[] =>
    scoreFreeResponse(question, { graph: withPanel(question.model, change), parts: {} })
      .filter(({ id, state }) => /^[ab]-/.test(id) && state === 'missed')
      .map(({ id }) => id);

  test.each<readonly [what: string, change: Change]>([
    ['a wedge between demand and supply', without('S + tax')],
    ['a shift of demand', demandShift],
    ['S2 for the supply with the tax', renamed('S + tax', 'S2')],
    ['S1 and S2', (panel) => renamed('S + tax', 'S2')({ ...panel, ...renamed('S', 'S1')(panel) })],
    ['other names of the axes', () => ({ xLabel: 'Q', yLabel: 'Price ($)' })],
    ['marks in another order', ({ marks }) => ({ marks: marks.toReversed() })],
  ])('earns every drawn point with %s', (_, change) => expect(lost(change)).toEqual([]));

  test.each<readonly [what: string, change: Change, points: readonly string[]]>([
    ['an axis without a name', () => ({ yLabel: '' }), ['a-1']],
    ['no equilibrium price', guide('PE', null), ['a-1']],
    ['the prices of buyers and sellers swapped', swapped('PB', 'PS'), ['a-3', 'a-4']],
    ['no price received by sellers', guide('PS', null), ['a-4']],
    ['nothing shaded', () => ({ areas: [] }), ['b-1']],
    [
      'half of the loss shaded',
      ({ areas }) => ({ areas: areas.map((area) => ({ ...area, seeds: area.seeds.slice(1) })) }),
      ['b-1'],
    ],
    [
      'tax revenue shaded',
      ({ areas }) => ({ areas: areas.map((area) => ({ ...area, seeds: [[0.1, 0.5]] })) }),
      ['b-1'],
    ],
  ])('with %s loses just its points', (_, change, points) => expect(lost(change)).toEqual(points));

  test('earns nothing with the curves alone, without names', () => {
    const bare: Change = ({ curves }) => ({
      curves: curves.map((curve) => ({ ...curve, label: '' })),
      marks: [],
      areas: [],
    });
    expect(lost(bare)).toHaveLength(5);
  });
});
