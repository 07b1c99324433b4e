import { at, fromLines, type Lines, type Solvers } from './solver';

/** The quantity supplied under a ceiling, what the last buyer of it would pay, and the units no longer sold. */
function cappedAt(ceiling: number, { choke, buy, start, sell, quantity }: Lines) {
  const sold = (ceiling - start) * sell;
  return { sold, last: choke - sold / buy, missing: quantity - sold };
}

export const ceilingSurplus: Solvers = {
  'consumers-under-a-ceiling': fromLines(({ choke, buy, start, sell }, given) => {
    const sold = (given(0) - start) * sell;
    return [sold * (choke - given(0)) - sold ** 2 / buy / 2];
  }),
  'producers-loss-under-a-ceiling': fromLines((lines, given) => {
    const { sold } = cappedAt(given(0), lines);
    return [((lines.price - given(0)) * (lines.quantity + sold)) / 2];
  }),
  'change-of-consumer-surplus': fromLines((lines, given) => {
    const { sold, last, missing } = cappedAt(given(0), lines);
    const change = (lines.price - given(0)) * sold - ((last - lines.price) * missing) / 2;
    return [change > 0 ? 'increases' : 'decreases', Math.abs(change)];
  }),
  'areas-under-a-ceiling': ({ stem }) => [stem.includes('deadweight loss') ? 'W + X' : 'V + X'],
  'loss-in-a-ceiling-schedule': ({ given, rows }) => {
    const sold = rows.find(({ cells }) => cells[0] === at(given)(0))?.cells[2] ?? NaN;
    const before = rows.find(({ cells }) => cells[1] === cells[2])?.cells[1] ?? NaN;
    const last = rows.find(({ cells }) => cells[1] === sold)?.cells[0] ?? NaN;
    return [((last - at(given)(0)) * (before - sold)) / 2];
  },
  'loss-of-single-units-under-a-ceiling': ({ given, rows }) => {
    const lost = rows.filter(({ cells: [, value = NaN, cost = NaN] }) => cost > at(given)(0) && value > cost);
    return [lost.reduce((sum, { cells: [, value = NaN, cost = NaN] }) => sum + value - cost, 0)];
  },
};
