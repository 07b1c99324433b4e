import { describe, expect, it, test } from 'vitest';
import { drawing } from '../../test-support/drawing';
import { taxQuestion } from '../../test-support/free-response-questions';
import type { DrawPoint, FreeResponse, FreeResponseAnswer, ScoredPoint } from './free-response';
import { rubricNames, scoreFreeResponse } from './score';

const market = drawing('market')
  .line('D', [0, 0.9], [0.9, 0])
  .line('S', [0, 0.1], [0.8, 0.9])
  .mark([0.4, 0.5], { x: 'QE', y: 'PE' });

const scored = (id: string, parts: FreeResponseAnswer['parts'], graph = market.document()): ScoredPoint | undefined =>
  scoreFreeResponse(taxQuestion, { graph, parts }).find((point) => point.id === id);

it('scores every point once, in the order of the rubric', () => {
  const points = scoreFreeResponse(taxQuestion, { graph: { panels: [] }, parts: {} });
  expect(points.map(({ id }) => id)).toEqual(['a-1', 'b-1', 'b-2', 'b-3', 'c-1', 'd-1', 'e-1', 'f-1', 'g-1', 'h-1']);
  expect(points.map(({ part }) => part)).toEqual(['a', 'b', 'b', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  expect(points.every(({ state, misconception }) => state === 'missed' && misconception === null)).toBe(true);
});

test.each<[what: string, id: string, parts: FreeResponseAnswer['parts'], state: ScoredPoint['state'], reason: RegExp]>([
  ['a calculation with its work', 'd-1', { d: { work: '6 * 40 = 240' } }, 'earned', /./],
  ['a number without its work', 'd-1', { d: { work: '240' } }, 'missed', /work/],
  ['nothing', 'd-1', {}, 'missed', /./],
  ['a later number from the right one', 'e-1', { d: { work: '6*40' }, e: { work: '240/20' } }, 'earned', /./],
  ['a later number from a wrong one', 'e-1', { d: { work: '6*50' }, e: { work: '300/20' } }, 'earned', /./],
  [
    'a right choice without a reason asked',
    'f-1',
    { f: { choice: 1 } },
    'earned',
    /^“Decrease” is the right answer\.$/,
  ],
  ['a wrong choice', 'f-1', { f: { choice: 0 } }, 'missed', /^“Increase” is not the right answer\.$/],
  ['a choice that is none', 'f-1', { f: { choice: 7 } }, 'missed', /^No answer is chosen\.$/],
  ['a choice of half an option', 'f-1', { f: { choice: 0.5 } }, 'missed', /^No answer is chosen\.$/],
  ['a right choice to be explained', 'g-1', { g: { choice: 0 } }, 'open', /Compare your explanation/],
  ['a wrong choice to be explained', 'g-1', { g: { choice: 1, text: 'Because.' } }, 'missed', /“No”/],
  ['an explanation', 'h-1', { h: { text: 'Units are not sold.' } }, 'open', /Compare your explanation/],
  ['spaces', 'h-1', { h: { text: '  ' } }, 'missed', /no explanation/],
])('%s: %s', (_what, id, parts, state, reason) => {
  const point = scored(id, parts);
  expect(point?.state).toBe(state);
  expect(point?.reason).toMatch(reason);
});

it('names the misconception of a wrong choice', () =>
  expect(scored('f-1', { f: { choice: 0 } })?.misconception).toBe('tax-effects-mixup'));

it('tells why a contingent point does not count', () =>
  expect(scored('c-1', {})).toMatchObject({
    state: 'missed',
    reason: 'This point counts only together with another one: QT is left of QE.',
  }));

it('collects the names of a rubric, so that the numbering of students can be compared with it', () =>
  expect(rubricNames(taxQuestion).sort()).toEqual(['d', 'dwl', 'pb', 'pe', 'ps', 'qe', 'qt', 's']));

describe('points of a graph', () => {
  const point = (id: string, needs: DrawPoint['needs'], contingentOn: string[] = []): DrawPoint => ({
    id,
    text: `Text of ${id}.`,
    needs,
    contingentOn,
    misconception: 'sloping-the-wrong-way',
  });
  const questionOf = (...points: DrawPoint[]): FreeResponse => ({
    ...taxQuestion,
    parts: [{ id: 'a', kind: 'draw', text: '', topic: 1, solution: '', points }],
  });
  const states = (question: FreeResponse, drawn = market) =>
    scoreFreeResponse(question, { graph: drawn.document(), parts: {} }).map(({ state }) => state);

  const demand = point('1', [{ kind: 'slopes', curve: 'D', slope: 'down' }]);
  const equilibrium = point('2', [
    { kind: 'label', name: 'QE', axis: 'x', at: 'D = S' },
    { kind: 'label', name: 'PE', axis: 'y', at: 'D = S' },
  ]);

  it('follow an earlier mistake', () => {
    const wrong = drawing('market')
      .line('D', [0, 0.4], [0.9, 0.6])
      .line('S', [0, 0.1], [0.8, 0.9])
      .mark('D = S', { x: 'QE', y: 'PE' });
    expect(states(questionOf(demand, equilibrium), wrong)).toEqual(['missed', 'earned']);
  });

  it('count with the points that they are contingent on, in any order', () => {
    const contingent = { ...equilibrium, contingentOn: ['1'] };
    const wrong = drawing('market')
      .line('D', [0, 0.4], [0.9, 0.6])
      .line('S', [0, 0.1], [0.8, 0.9])
      .mark('D = S', { x: 'QE', y: 'PE' });
    expect(states(questionOf(contingent, demand))).toEqual(['earned', 'earned']);
    expect(states(questionOf(contingent, demand), wrong)).toEqual(['missed', 'missed']);
  });

  it('survive points that are contingent on one another, and on none that exists', () => {
    const first = { ...demand, contingentOn: ['2', 'nowhere'] };
    const second = { ...equilibrium, contingentOn: ['1'] };
    expect(states(questionOf(first, second))).toEqual(['earned', 'earned']);
  });

  it('tell a misconception where something wrong is drawn, and none where something is missing', () => {
    const misconceptionOf = (drawn: typeof market) =>
      scoreFreeResponse(questionOf(demand), { graph: drawn.document(), parts: {} })[0]?.misconception;
    expect(misconceptionOf(drawing('market'))).toBeNull();
    expect(misconceptionOf(drawing('market').line('D', [0, 0.1], [0.9, 0.9]))).toBe('sloping-the-wrong-way');
    expect(misconceptionOf(market)).toBeNull();
  });

  it('say where to look', () => {
    const [found] = scoreFreeResponse(questionOf(equilibrium), { graph: market.document(), parts: {} });
    expect([...(found?.look ?? [])].sort()).toEqual(['part-1', 'part-2', 'part-3']);
  });
});
