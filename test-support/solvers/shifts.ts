import { fromGiven, fromLines, type Solvers } from './solver';

export const shifts: Solvers = {
  'after-a-demand-shift': fromLines(({ choke, buy, start, sell }, given, stem) => {
    const more = stem.includes(' higher ') ? given(0) : -given(0);
    const price = (choke * buy + more + start * sell) / (buy + sell);
    return [price, (price - start) * sell];
  }),
  'after-a-supply-shift': fromLines(({ choke, buy, start, sell }, given, stem) => {
    const more = stem.includes(' higher ') ? given(0) : -given(0);
    const price = (choke * buy - more + start * sell) / (buy + sell);
    return [price, (choke - price) * buy];
  }),
  'after-both-shift': fromGiven((most, buy, sell, least, demand, supply) => {
    const price = (most! + demand! + least! - supply!) / (buy! + sell!);
    return sell! * price - least! + supply!;
  }),
};
