import type { Formula, ReferenceGraph, ReferenceTerm, TaskVerb } from '../../../schema/generated/types';
import { chapters } from './course';

// A small reference: two graphs, four terms, two formulas, one task verb.

const taught = (number: string, scene: string) => {
  const chapter = chapters.find(({ name }) => name.startsWith(number));
  if (!chapter) throw new Error(`The mocked course has no chapter ${number}.`);
  return { chapter, scene, heading: `The scene ${scene}`, seconds: 40 };
};

const MARKET = {
  frame: {
    kind: 'market',
    quantity: 'Tacos (per day)',
    price: 'Price ($ per taco)',
    demand: { choke: 10, slope: 0.1 },
    supply: { reservation: 2, slope: 0.1 },
    demandShift: 0,
    supplyShift: 0,
    show: ['equilibrium'],
    max: { quantity: 120, price: 14 },
  },
  controls: [
    { name: 'Demand', fields: { demandShift: 'x' }, handle: 'Demand {shift}', from: -20, to: 20, step: 10, start: 0, grip: 'demand' }, // prettier-ignore
    { name: 'Supply', fields: { supplyShift: 'x' }, handle: 'Supply {shift}', from: -20, to: 20, step: 10, start: 0, grip: 'supply' }, // prettier-ignore
  ],
  says: ['price', 'quantity'],
};

const GAME = {
  frame: {
    kind: 'table',
    caption: 'Profit',
    columns: ['North / South', 'South high', 'South low'],
    rows: [
      ['North high', '9, 9', '2, 12'],
      ['North low', '12, 2', '4, 4'],
    ],
  },
  controls: [{ name: 'Outcome', fields: { cell: 'x' }, handle: '{cell}', from: 0, to: 3, step: 1, start: 0, grip: 'cell' }], // prettier-ignore
  says: ['gain'],
};

const graph = (id: string, name: string, movable: object, terms: ReferenceTerm[] = []): ReferenceGraph => ({
  id,
  name,
  about: `${name} in one sentence.`,
  picture: { url: `/figures/reference/${id}.svg`, alt: `A graph of ${name}.`, width: 360, height: 270 },
  movable: JSON.stringify(movable),
  points: ['Both axes are labeled.', 'The equilibrium is marked.'],
  lost: 'Shifting a curve when the price has changed.',
  terms,
  taught: taught('2.1', 'quantity'),
});

/** Terms and graphs refer to each other. */
const ofMarket: ReferenceTerm[] = [];

export const referenceGraphs: ReferenceGraph[] = [
  graph('market', 'Supply and demand', MARKET, ofMarket),
  graph('game', 'Payoff matrix', GAME),
];

const term = (name: string, also: string[], definition: string, shownBy: ReferenceGraph | null): ReferenceTerm => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  term: name,
  also,
  definition,
  example: `An example of ${name.toLowerCase()}.`,
  graph: shownBy,
  taught: taught('1.1', 'scarcity'),
});

const [market = null] = referenceGraphs;

/** In the order of the alphabet. */
export const referenceTerms: ReferenceTerm[] = [
  term('Consumer surplus', ['CS'], 'The area below demand and above the price.', market),
  term('Deadweight loss', ['DWL'], 'The total surplus that is lost.', market),
  term('Opportunity cost', [], 'The value of the next best alternative.', null),
  term('Total revenue', ['TR'], 'The price of a good times the quantity sold.', null),
];
ofMarket.push(...referenceTerms.slice(0, 2));

export const formulas: Formula[] = [
  {
    name: 'Opportunity cost of one unit',
    formula: 'Y given up ÷ X gained',
    letters: [{ letter: 'X', meaning: 'the good that is gained' }],
    worked: '6 ÷ 4 = 1.5',
    taught: taught('1.1', 'scarcity'),
  },
  {
    name: 'Total revenue',
    formula: 'TR = P × Q',
    letters: [],
    worked: '$25 × 40 = $1,000',
    taught: taught('2.1', 'quantity'),
  },
];

export const taskVerbs: TaskVerb[] = [
  {
    verb: 'Identify',
    earns: 'A short answer.',
    loses: 'Two answers.',
    task: 'Identify the price.',
    answer: 'The price is $6.',
  },
];
