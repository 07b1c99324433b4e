import { gainFromFinishing, netBenefit, type Option } from '../costs';
import { dollars } from '../numbers';
import type { Draw } from './draw';
import { questionModel } from './question-model';
import { capital, drawPerson } from './settings';

const OLD_THINGS = ['piano', 'tractor', 'motorcycle', 'rowboat', 'jukebox', 'sailboat', 'pipe organ'];

/** Something half restored that is still worth finishing. */
function drawProject(draw: Draw) {
  const project = {
    spent: 50 * draw.whole(4, 16),
    costToFinish: 50 * draw.whole(4, 14),
    worthFinished: 50 * draw.whole(24, 48),
    worthStopped: 50 * draw.whole(3, 9),
  };
  const thing = draw.oneOf(OLD_THINGS);
  return { ...project, thing, Thing: capital(thing), ...drawPerson(draw), gain: gainFromFinishing(project) };
}

export const gainFromGoingOn = questionModel('gain-from-going-on', 'half-done-project', (draw) => {
  const { gain, ...project } = drawProject(draw);
  const { spent, costToFinish, worthFinished, worthStopped } = project;
  if (gain <= 0) return null;
  const rows = [
    ['Spent so far, not recoverable', dollars(spent)],
    ['Cost of finishing the work', dollars(costToFinish)],
    ['Price at which it can be sold when finished', dollars(worthFinished)],
    ['Price at which it can be sold as it is', dollars(worthStopped)],
  ];
  return {
    values: { ...project, gain, net: worthFinished - costToFinish },
    rows,
    within: { answer: [0, worthFinished] },
    right: gain,
    wrong: [
      ['sunk-cost', gain - spent],
      ['forgot-later-value', worthFinished - costToFinish],
      ['sunk-cost', worthFinished - costToFinish - spent, 'kept'],
      ['total-not-net', worthFinished - worthStopped],
      ['gain-loss-sign', worthFinished - costToFinish + worthStopped],
    ],
  };
});

export const mostToPayToFinish = questionModel('most-to-pay-to-finish', 'half-done-project', (draw) => {
  const { person, they, thing, spent, worthFinished, worthStopped } = drawProject(draw);
  const most = worthFinished - worthStopped;
  return {
    values: { person, they, thing, spent, worthFinished, worthStopped, most },
    within: { answer: [0, worthFinished + spent] },
    right: most,
    wrong: [
      ['sunk-cost', worthFinished - spent],
      ['total-not-net', worthFinished],
      ['sunk-cost', most - spent, 'both'],
      ['gain-loss-sign', worthFinished + worthStopped],
      ['sunk-cost', most + spent, 'added'],
    ],
  };
});

const PLANS = ['concert', 'hiking trip', 'pottery class', 'boat tour', 'museum visit', 'cooking class', 'bike tour'];

export const bestOfThreePlans = questionModel('best-of-three-plans', 'half-done-project', (draw) => {
  const plans = draw
    .shuffled(PLANS)
    .slice(0, 3)
    .map((name): Option => {
      return { name, benefit: 5 * draw.whole(8, 40), cost: 5 * draw.whole(2, 20) };
    });
  const deposit = 5 * draw.whole(3, 8);
  const [paid, ...rest] = plans;
  const [best, second] = [...plans].sort((a, b) => netBenefit(b) - netBenefit(a));
  const ratio = ({ benefit, cost }: Option) => benefit / cost;
  const [highest] = [...plans].sort((a, b) => ratio(b) - ratio(a));
  const [cheapest] = [...plans].sort((a, b) => a.cost - b.cost);
  if (!paid || !best || !second || !highest || !cheapest || rest.length < 2) return null;
  if (netBenefit(best) - netBenefit(second) < 5 || plans.some((plan) => netBenefit(plan) <= 0)) return null;
  // The deposit matters to whoever counts it: without the fee, another plan is the best one.
  if (best !== paid || netBenefit(paid) - deposit >= netBenefit(second) || highest === best) return null;
  const largest = Math.max(...plans.map(({ benefit }) => benefit));
  return {
    values: {
      ...drawPerson(draw),
      plan: paid.name,
      deposit,
      benefit: best.benefit,
      cost: best.cost,
      net: netBenefit(best),
    },
    rows: draw.shuffled(plans).map(({ name, benefit, cost }) => [capital(name), dollars(benefit), dollars(cost)]),
    within: { answer: [0, largest] },
    right: netBenefit(best),
    wrong: [
      ['sunk-cost', netBenefit(second)],
      ['total-not-net', largest],
      ['sunk-cost', netBenefit(paid) - deposit, 'deposit'],
      ['highest-ratio', netBenefit(highest)],
      ['lowest-cost', netBenefit(cheapest)],
      ['recoverable-is-sunk', netBenefit(best) + deposit],
    ],
  };
});

const MACHINES = ['coffee roaster', '3D printer', 'bread oven', 'laser cutter', 'sewing machine', 'printing press'];

export const howMuchIsSunk = questionModel('how-much-is-sunk', 'half-done-project', (draw) => {
  const price = 100 * draw.whole(30, 80);
  const [resale, training, upkeep] = [
    100 * draw.whole(8, 40),
    100 * draw.whole(3, 12),
    100 * draw.whole(4, 15),
  ] as const;
  if (resale > price - 500 || upkeep === training) return null;
  const sunk = price - resale + training;
  const machine = draw.oneOf(MACHINES);
  return {
    values: { machine, Machine: capital(machine), price, resale, training, upkeep, sunk, lost: price - resale },
    rows: draw.shuffled([
      ['Paid for the machine last year', dollars(price)],
      ['Paid to train workers to use it', dollars(training)],
      ['Price at which it can be sold now', dollars(resale)],
      ['Maintenance next year if it is kept', dollars(upkeep)],
    ]),
    right: sunk,
    wrong: [
      ['recoverable-is-sunk', price + training],
      ['recoverable-is-sunk', resale, 'resale'],
      ['future-cost-is-sunk', sunk + upkeep],
      ['future-cost-is-sunk', price + training + upkeep, 'all'],
      ['recoverable-is-sunk', resale + training, 'both'],
    ],
  };
});
