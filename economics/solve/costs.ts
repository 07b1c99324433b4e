import {
  accountingProfit,
  bestOption,
  economicProfit,
  gainFromFinishing,
  netBenefit,
  opportunityCostOf,
  type Option,
  type Project,
  type Venture,
} from '../costs';
import { dollars } from '../numbers';

const netStep = (option: Option): string =>
  `${option.name.charAt(0).toUpperCase()}${option.name.slice(1)}: ${dollars(option.benefit)} − ${dollars(option.cost)} = ${dollars(netBenefit(option))}.`;

/** Which option to choose: the one with the largest net benefit, or none when all of them lose. */
export function solveChoice(options: readonly Option[]): string[] {
  const best = bestOption(options);
  const verdict =
    netBenefit(best) > 0
      ? `The largest net benefit is that of ${best.name}.`
      : 'None brings more than it costs: do none of them.';
  return [...options.map(netStep), verdict];
}

/** What one option costs: what is paid, and the best alternative that is given up. */
export function solveOpportunityCost(options: readonly Option[], index: number): string[] {
  const { explicit, implicit, total } = opportunityCostOf(options, index);
  const others = options.filter((_, place) => place !== index);
  const chosen = options[index]?.name ?? '';
  return [
    ...others.map(netStep),
    `The best alternative to ${chosen} is worth ${dollars(implicit)}, and only the best one counts.`,
    `Its opportunity cost is what is paid, ${dollars(explicit)}, and what is given up, ${dollars(implicit)}: ${dollars(total)}.`,
  ];
}

/** Accounting and economic profit. */
export function solveProfit(venture: Venture): string[] {
  const { revenue, explicit, implicit } = venture;
  return [
    `Accounting profit is revenue minus what is paid: ${dollars(revenue)} − ${dollars(explicit)} = ${dollars(accountingProfit(venture))}.`,
    `Economic profit also takes off what is given up: ${dollars(accountingProfit(venture))} − ${dollars(implicit)} = ${dollars(economicProfit(venture))}.`,
  ];
}

/** Whether to finish something half done. */
export function solveSunkCost(project: Project): string[] {
  const { spent, costToFinish, worthFinished, worthStopped } = project;
  const gain = gainFromFinishing(project);
  const verdict =
    gain > 0
      ? `finish it, ${dollars(gain)} better`
      : gain < 0
        ? `stop, ${dollars(-gain)} better`
        : 'it makes no difference';
  return [
    `The ${dollars(spent)} are spent either way: they are sunk and do not count.`,
    `Finishing brings ${dollars(worthFinished)} − ${dollars(costToFinish)} = ${dollars(worthFinished - costToFinish)}; stopping brings ${dollars(worthStopped)}.`,
    `So ${verdict}.`,
  ];
}
