import { at, fromLines, type Solvers } from './solver';

export const floors: Solvers = {
  'surplus-under-a-floor': ({ description }) => {
    const [, wanted] = /F is on the demand curve, .*? a quantity of ([\d,]+)/.exec(description) ?? [];
    const [, offered] = /G is on the supply curve, .*? a quantity of ([\d,]+)/.exec(description) ?? [];
    return [Number(offered) - Number(wanted)];
  },
  'demand-shift-under-a-floor': ({ given, rows }) => {
    const balance = rows.find(({ cells }) => cells[2] === cells[3])?.cells ?? [];
    const price = Math.max(at(balance)(0), at(given)(0));
    return [price, at(rows.find(({ cells }) => cells[0] === price)?.cells ?? [])(2)];
  },
  // With purchases producers sell whatever they supply.
  'revenue-with-purchases': ({ given: [floor = NaN], rows }) => {
    const [price = NaN, before = NaN] = rows.find(({ cells }) => cells[1] === cells[2])?.cells ?? [];
    const [, , offered = NaN] = rows.find(({ cells }) => cells[0] === floor)?.cells ?? [];
    return [floor * offered - price * before];
  },
  // Producer surplus before and after, from areas under the price down to the supply curve.
  'producers-under-a-floor': (question) =>
    fromLines(({ choke, buy, start, sell, price, quantity }) => {
      const floor = at(question.shown)(6);
      const sold = (choke - floor) * buy;
      const before = ((price - start) * quantity) / 2;
      const after = (floor - start) * sold - sold ** 2 / sell / 2;
      return [after > before ? 'increases' : 'decreases', Math.abs(after - before)];
    })(question),
  'consumers-loss-under-a-floor': (question) =>
    fromLines(({ choke, buy, price, quantity }) => {
      const floor = at(question.shown)(6);
      return [((choke - price) * quantity) / 2 - ((choke - floor) ** 2 * buy) / 2];
    })(question),
};
