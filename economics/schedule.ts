import { sum } from './numbers';

/** Buyers and sellers one by one: what each would pay for a unit (highest first), what a unit costs each (lowest first), in dollars. */
export interface Schedule {
  readonly buyers?: readonly number[];
  readonly sellers?: readonly number[];
}

/** Who trades at a price, and what they gain in dollars together. Without one side, the other trades as it wants. */
export interface ScheduleOutcome {
  readonly wanted: number;
  readonly offered: number;
  readonly traded: number;
  readonly consumerSurplus: number;
  readonly producerSurplus: number;
}

/** Whoever would pay the price or more buys, whoever's cost is the price or less sells; the best matched of each side trade. */
export function tradeAt({ buyers, sellers }: Schedule, price: number): ScheduleOutcome {
  const wanted = buyers?.filter((value) => value >= price).length ?? Infinity;
  const offered = sellers?.filter((cost) => cost <= price).length ?? Infinity;
  const traded = Math.min(wanted, offered);
  return {
    wanted,
    offered,
    traded,
    consumerSurplus: buyers ? sum(buyers.slice(0, traded)) - price * traded : 0,
    producerSurplus: sellers ? price * traded - sum(sellers.slice(0, traded)) : 0,
  };
}
