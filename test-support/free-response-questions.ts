import type { DrawPart, DrawPoint, FreeResponse } from '../economics/free-response/free-response';
import type { Check } from '../economics/free-response/rubric';
import { emptyPanel } from '../economics/free-response/graph-document';

/** Questions with the rubrics of published scoring guidelines, for tests. */

const point = (id: string, text: string, needs: readonly Check[], contingentOn: readonly string[] = []): DrawPoint => ({
  id,
  text,
  needs,
  contingentOn,
  misconception: null,
});

const draw = (id: string, ...points: DrawPoint[]): DrawPart => ({
  id,
  kind: 'draw',
  text: 'Draw a correctly labeled graph.',
  topic: 1,
  solution: '',
  points,
});

const question = (id: string, ...parts: FreeResponse['parts']): FreeResponse => ({
  id: `${id}-1`,
  family: id,
  title: id,
  length: 'long',
  stem: '',
  panels: [{ id: 'market', title: 'Market' }],
  parts,
  model: { panels: [emptyPanel('market')] },
});

/** A question that asks for a graph only; its points are called by the keys. */
export const graphQuestion = (
  points: Readonly<Record<string, readonly Check[]>>,
  panels = ['market'],
): FreeResponse => ({
  ...question('graph', draw('a', ...Object.entries(points).map(([id, needs]) => point(id, `Earns ${id}.`, needs)))),
  panels: panels.map((id) => ({ id, title: id })),
});

const axes: Check = { kind: 'axes', x: 'Quantity', y: 'Price' };

/** A per-unit tax: the outcomes count, not the curve that was shifted. */
export const taxQuestion = question(
  'tax',
  draw(
    'a',
    point('a-1', 'Draws D and S and labels the equilibrium.', [
      axes,
      { kind: 'slopes', curve: 'D', slope: 'down' },
      { kind: 'slopes', curve: 'S', slope: 'up' },
      { kind: 'label', name: 'QE', axis: 'x', at: 'D = S' },
      { kind: 'label', name: 'PE', axis: 'y', at: 'D = S' },
    ]),
  ),
  draw(
    'b',
    point('b-1', 'QT is left of QE.', [
      { kind: 'label', name: 'QT', axis: 'x' },
      { kind: 'left', first: 'QT', second: 'QE' },
    ]),
    point('b-2', 'PB is on D at QT, above PE.', [
      { kind: 'label', name: 'PB', axis: 'y', at: 'D at QT' },
      { kind: 'below', first: 'PE', second: 'PB' },
    ]),
    point('b-3', 'PS is on S at QT, below PE.', [
      { kind: 'label', name: 'PS', axis: 'y', at: 'S at QT' },
      { kind: 'below', first: 'PS', second: 'PE' },
    ]),
  ),
  draw(
    'c',
    point(
      'c-1',
      'Shades the deadweight loss.',
      [{ kind: 'shaded', label: 'DWL', under: ['D'], over: ['S'], rightOf: 'QT', leftOf: 'QE' }],
      ['b-1'],
    ),
  ),
  {
    id: 'd',
    kind: 'number',
    text: 'Calculate the tax revenue. Show your work.',
    topic: 2,
    solution: '',
    unit: '$',
    point: {
      id: 'd-1',
      text: 'Calculates the tax revenue as 6 × 40 = 240.',
      value: 240,
      workRequired: true,
      tolerance: 0.01,
      mistakes: [],
    },
  },
  {
    id: 'e',
    kind: 'number',
    text: 'Calculate the revenue per consumer of 20 consumers. Show your work.',
    topic: 2,
    solution: '',
    unit: '$',
    point: {
      id: 'e-1',
      text: 'Divides the revenue by 20.',
      value: 12,
      follows: 'd / 20',
      workRequired: true,
      tolerance: 0.01,
      mistakes: [],
    },
  },
  {
    id: 'f',
    kind: 'choice',
    text: 'Will the quantity increase, decrease, or stay the same?',
    topic: 2,
    solution: '',
    options: ['Increase', 'Decrease', 'Stay the same'],
    answer: 1,
    misconceptions: { 0: 'tax-effects-mixup' },
    point: { id: 'f-1', text: 'Says that it decreases.', explain: null },
  },
  {
    id: 'g',
    kind: 'choice',
    text: 'Do consumers bear more of the tax? Explain.',
    topic: 2,
    solution: '',
    options: ['Yes', 'No'],
    answer: 0,
    misconceptions: {},
    point: { id: 'g-1', text: 'Compares elasticities.', explain: 'Demand is less elastic than supply.' },
  },
  {
    id: 'h',
    kind: 'prose',
    text: 'Explain why the tax is inefficient.',
    topic: 2,
    solution: '',
    points: [
      { id: 'h-1', text: 'Names the lost units.', explain: 'Units whose benefit exceeds their cost are not sold.' },
    ],
  },
);

/** A single-price monopolist that earns an economic profit. */
export const monopolyQuestion = question(
  'monopoly',
  draw(
    'a',
    point('a-1', 'D slopes down, with MR below it.', [
      { kind: 'axes', x: 'Quantity', y: 'Price | Cost | Revenue' },
      { kind: 'slopes', curve: 'D', slope: 'down' },
      { kind: 'slopes', curve: 'MR', slope: 'down' },
      { kind: 'above', curve: 'D', over: 'MR' },
    ]),
    point('a-2', 'MC passes through the minimum of a U-shaped ATC.', [
      { kind: 'slopes', curve: 'ATC', slope: 'u' },
      { kind: 'slopes', curve: 'MC', slope: 'up' },
      { kind: 'through', curve: 'MC', place: 'min ATC' },
    ]),
    point('a-3', 'QM is where MR = MC.', [{ kind: 'label', name: 'QM', axis: 'x', at: 'MR = MC' }]),
    point('a-4', 'PM is on D at QM.', [{ kind: 'label', name: 'PM', axis: 'y', at: 'D at QM' }]),
  ),
  draw(
    'b',
    point('b-1', 'Shades the profit.', [
      { kind: 'shaded', label: 'Profit', under: ['PM'], over: ['ATC at QM'], leftOf: 'QM' },
    ]),
    point('b-2', 'Shades the deadweight loss.', [
      { kind: 'shaded', label: 'DWL', under: ['D'], over: ['MC'], rightOf: 'QM' },
    ]),
  ),
);

/** Perfect competition side by side: the firm takes the price of the market, before and after demand increases. */
export const competitionQuestion: FreeResponse = {
  ...question(
    'competition',
    draw(
      'a',
      point('a-1', 'The market graph shows the equilibrium.', [
        axes,
        { kind: 'slopes', curve: 'D1', slope: 'down' },
        { kind: 'slopes', curve: 'S', slope: 'up' },
        { kind: 'label', name: 'P1', axis: 'y', at: 'D1 = S' },
      ]),
      point('a-2', 'The firm has a horizontal line at the market price.', [
        { kind: 'slopes', panel: 'firm', curve: 'MR1 | P1 | D1', slope: 'level' },
        { kind: 'same-height', first: 'P1', second: 'firm: MR1 | P1 | D1' },
      ]),
      point('a-3', 'q1 is where MR = MC.', [
        { kind: 'label', panel: 'firm', name: 'q1', axis: 'x', at: 'MR1 | P1 | D1 = MC' },
      ]),
      point('a-4', 'ATC lies below the price at q1, and MC passes through its minimum.', [
        { kind: 'below', panel: 'firm', first: 'ATC at q1', second: 'MR1 | P1 | D1' },
        { kind: 'through', panel: 'firm', curve: 'MC', place: 'min ATC' },
      ]),
      point('a-5', 'Shades the profit.', [
        {
          kind: 'shaded',
          panel: 'firm',
          label: 'Profit',
          under: ['MR1 | P1 | D1'],
          over: ['ATC at q1'],
          leftOf: 'q1',
        },
      ]),
    ),
    draw(
      'b',
      point('b-1', 'Demand shifts to the right, with a new price.', [
        { kind: 'shift', from: 'D1', to: 'D2', direction: 'right' },
        { kind: 'label', name: 'P2', axis: 'y', at: 'D2 = S' },
      ]),
      point('b-2', 'The line of the firm moves up to the new price, with a new quantity.', [
        { kind: 'shift', panel: 'firm', from: 'MR1 | P1 | D1', to: 'MR2 | P2 | D2', direction: 'up' },
        { kind: 'same-height', first: 'P2', second: 'firm: MR2 | P2 | D2' },
        { kind: 'label', panel: 'firm', name: 'q2', axis: 'x', at: 'MR2 | P2 | D2 = MC' },
      ]),
    ),
  ),
  panels: [
    { id: 'market', title: 'Market' },
    { id: 'firm', title: 'Firm' },
  ],
};
