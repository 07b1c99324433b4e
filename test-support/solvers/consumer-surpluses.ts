import { areasWhere } from './areas';
import { at, fromGiven, fromLines, fromShown, type Solvers } from './solver';

export const consumerSurpluses: Solvers = {
  'consumer-surplus-in-a-graph': fromLines(({ choke, price, quantity }) => [((choke - price) / 2) * quantity]),
  'consumer-surplus-on-one-unit': fromShown((...all) => at(all)(6) - at(all)(4)),
  'value-of-the-units-bought': fromLines(({ choke, price, quantity }) => [((choke + price) / 2) * quantity]),
  'consumer-surplus-after-a-price-rise': fromGiven(
    (start, fewer, low, high) => (start! - (fewer! * (low! + high!)) / 2) * (high! - low!),
  ),
  'quantity-from-consumer-surplus': fromGiven((choke, price, surplus) => (2 * surplus!) / (choke! - price!)),
  'areas-of-a-price-rise': (question) =>
    areasWhere(question, (place) => place.includes('above the price PF') || place.includes('below the price PG')),
  'consumer-surplus-lost-one-by-one': ({ given, rows }) => {
    const [low = NaN, high = NaN] = given;
    const values = rows.map(({ cells }) => cells[0]!);
    const at = (price: number) => values.filter((value) => value > price).map((value) => value - price);
    const sum = (gains: number[]) => gains.reduce((total, gain) => total + gain, 0);
    return [sum(at(low)) - sum(at(high))];
  },
};
