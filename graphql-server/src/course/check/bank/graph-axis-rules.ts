import { figureOf, type Picture } from '../../../../../economics/picture/picture';
import { graphRule } from './graph-rules';
import type { Fault } from './audit';

// How a graph of the exam titles its axes, and where its cost curves begin.

/** Markets and firms: their horizontal axis is a quantity of a good. */
const OF_GOODS: readonly Picture['kind'][] = [
  'market',
  'firm',
  'externality',
  'world-trade',
  'schedule',
  'revenue',
  'elasticities',
];

/** People and places are counted by their name alone. */
const COUNTED = /^(?:Passengers|Visitors|Customers|Listeners|Subscribers|Households|Farmland)\b/;

export const graphTitlesRule = graphRule(
  'graph-titles',
  'The quantity of a good is titled "Quantity of honey (jars per week)": unit and period stand in parentheses.',
  function* ({ picture }): Generator<Fault> {
    for (const one of picture.kind === 'panels' ? [picture.left, picture.right] : [picture]) {
      const { x } = figureOf(one);
      const isOfGood = OF_GOODS.includes(one.kind);
      if (isOfGood && !/^Quantity\b/.test(x.label) && !COUNTED.test(x.label))
        yield [`its horizontal axis is called "${x.label}"`, 'write "Quantity of honey (jars per week)"'];
      else if (one.kind !== 'bars' && / per (?:day|week|month|year|hour)$/.test(x.label))
        yield [`its horizontal axis is called "${x.label}"`, 'write the period in parentheses: (per week)'];
    }
  },
);

export const graphCostsRule = graphRule(
  'graph-costs',
  'AVC begins where MC begins: cost curves that are drawn with AVC have no setup cost.',
  function* ({ picture }): Generator<Fault> {
    for (const one of picture.kind === 'panels' ? [picture.left, picture.right] : [picture])
      if (one.kind === 'firm' && (one.costs.setup ?? 0) > 0 && one.curves?.includes('AVC'))
        yield ['AVC rises without limit near zero, and MC does not', 'shape the costs with quadratic and cubic'];
  },
);
