import type { PayoffMatrix } from '../../board/board-schema';
import { bestResponses, payoff, type Cell } from '../../games';
import { count } from '../../numbers';
import type { TableFrame } from '../frame-schema';
import { existing, result, type Results } from './result';

const pairIn = (text: string | number): readonly [number, number] | null => {
  const [, own, other] = /^(-?[\d.]+), (-?[\d.]+)$/.exec(String(text).replaceAll('−', '-')) ?? [];
  return own === undefined || other === undefined ? null : [Number(own), Number(other)];
};

/**
 * A table as a payoff matrix: "North / South" above the strategies of the row player, and cells such as "100, 80".
 * @throws RangeError for another table.
 */
export function gameIn({ caption, columns: [players = '', ...across], rows }: TableFrame): PayoffMatrix {
  const [rowPlayer = '', columnPlayer = ''] = players.split(' / ');
  const payoffs = rows.map(([, ...cells]) => cells.map(pairIn));
  if (columnPlayer === '' || payoffs.some((cells) => cells.includes(null)))
    throw new RangeError('a table is moved as a payoff matrix: "North / South" in its corner, "100, 80" in its cells');
  return {
    kind: 'payoff-matrix',
    caption,
    rows: { player: rowPlayer, strategies: rows.map(([name = '']) => String(name)) },
    columns: { player: columnPlayer, strategies: across },
    payoffs: payoffs.map((cells) => cells.map((pair) => pair ?? [0, 0])),
  };
}

/** What the row or the column player gains by leaving the cell alone. */
function gainIn(game: PayoffMatrix, { row, column }: Cell, player: 'rows' | 'columns'): number {
  const [best = 0] = bestResponses(game, player, player === 'rows' ? column : row);
  const there = player === 'rows' ? { row: best, column } : { row, column: best };
  return payoff(game, there, player) - payoff(game, { row, column }, player);
}

/** Of the highlighted cell. */
export function gameResults(frame: TableFrame): Results {
  const [row = 0, column = 1] = frame.highlight?.[0] ?? [];
  const game = gameIn(frame);
  const cell = { row, column: column - 1 };
  const gains = (['rows', 'columns'] as const).map((player) => ({
    name: game[player].player,
    gain: gainIn(game, cell, player),
  }));
  const says = gains.flatMap(({ name, gain }) => (gain > 0 ? [`${name} would gain ${count(gain)}`] : [])).join(', ');
  const [rows = 0, columns = 0] = gains.map(({ gain }) => gain);
  return existing({
    gain: result(rows + columns, count, () =>
      says === '' ? 'neither gains by changing alone' : `${says} by changing alone`,
    ),
    joint: result(payoff(game, cell, 'rows') + payoff(game, cell, 'columns'), count, (sum) => `together ${sum}`),
  });
}
