import { accountingProfit, economicProfit, gainFromFinishing, netBenefit, opportunityCostOf } from '../costs';
import { dollars } from '../numbers';
import { numbers, questionModel } from './question-model';
import { capital, PEOPLE, GOODS } from './settings';

export const costOfAChoice = questionModel(
  { id: 'cost-of-a-choice', topic: 'Opportunity cost', type: 'calculation', difficulty: 2 },
  (draw) => {
    const person = draw.oneOf(PEOPLE);
    const [fair, shop, garden] = [
      { name: 'fair', benefit: 10 * draw.whole(9, 20), cost: 10 * draw.whole(1, 5) },
      { name: 'shop', benefit: 10 * draw.whole(5, 12), cost: 5 * draw.whole(1, 5) },
      { name: 'garden', benefit: 10 * draw.whole(3, 9), cost: 5 * draw.whole(1, 2) },
    ] as const;
    const cost = opportunityCostOf([fair, shop, garden], 0);
    if (cost.implicit !== netBenefit(shop) || netBenefit(shop) === netBenefit(garden)) return null;
    return {
      title: `A free Saturday for ${person}`,
      stem: `${person} can do one thing on Saturday: work at a fair for ${dollars(fair.benefit)} and spend ${dollars(fair.cost)} on the way there, work in a shop for ${dollars(shop.benefit)} and spend ${dollars(shop.cost)}, or work in a garden for ${dollars(garden.benefit)} and spend ${dollars(garden.cost)}. Nothing else matters to ${person}. What is the full opportunity cost of working at the fair?`,
      ...numbers(
        dollars,
        [
          cost.total,
          `The way to the fair costs ${dollars(fair.cost)}, and the best alternative, the shop, would leave ${dollars(shop.benefit)} − ${dollars(shop.cost)} = ${dollars(cost.implicit)}.`,
        ],
        [
          [
            'forgot-explicit-cost',
            cost.implicit,
            `That is what the shop would leave. The ${dollars(fair.cost)} for the way to the fair are given up too.`,
          ],
          [
            'summed-alternatives',
            cost.total + netBenefit(garden),
            `You added the shop and the garden. Only one of them could have been chosen instead.`,
          ],
          [
            'gross-alternative',
            cost.explicit + shop.benefit,
            `The shop pays ${dollars(shop.benefit)}, but ${dollars(shop.cost)} would be spent to earn it.`,
          ],
          [
            'explicit-cost-only',
            cost.explicit,
            `That is only the money paid out. The work in the shop is given up as well.`,
          ],
        ],
      ),
      takeaway: `Opportunity cost = what is paid + what the best alternative would have left: ${dollars(cost.explicit)} + ${dollars(cost.implicit)} = ${dollars(cost.total)}.`,
    };
  },
);

export const economicProfitOfAShop = questionModel(
  { id: 'economic-profit', topic: 'Explicit and implicit costs', type: 'calculation', difficulty: 2 },
  (draw) => {
    const person = draw.oneOf(PEOPLE);
    const { plural } = draw.oneOf(GOODS);
    const bills = 1000 * draw.whole(20, 60);
    const wage = 1000 * draw.whole(20, 45);
    const interest = 100 * draw.whole(5, 30);
    const year = {
      revenue: bills + wage + interest + 100 * draw.whole(10, 150),
      explicit: bills,
      implicit: wage + interest,
    };
    const [books, profit] = [accountingProfit(year), economicProfit(year)];
    return {
      title: `A year of selling ${plural}`,
      stem: `In a year, ${person} sells ${plural} for ${dollars(year.revenue)} and pays ${dollars(bills)} in bills. To do so, ${person} has given up a job that paid ${dollars(wage)} and ${dollars(interest)} of interest on savings that are now in the business. What is the economic profit of the year?`,
      ...numbers(
        dollars,
        [
          profit,
          `All that is given up counts: ${dollars(year.revenue)} − ${dollars(bills)} − ${dollars(wage)} − ${dollars(interest)}.`,
        ],
        [
          [
            'accounting-as-economic',
            books,
            `That is accounting profit, revenue minus the bills. The job and the interest are given up too.`,
          ],
          [
            'free-means-costless',
            books - wage,
            `You left out the interest. Money of one's own has an alternative as well.`,
          ],
          [
            'forgot-explicit-cost',
            year.revenue - year.implicit,
            `You took off only what is given up without a bill. The bills are costs too.`,
          ],
          [
            'subtracted-costs',
            books + interest - wage,
            `You took the job off and added the interest. It is given up, not earned.`,
          ],
        ],
      ),
      takeaway: `Economic profit = revenue − explicit costs − implicit costs = ${dollars(year.revenue)} − ${dollars(bills)} − ${dollars(year.implicit)} = ${dollars(profit)}.`,
    };
  },
);

export const gainFromGoingOn = questionModel(
  { id: 'gain-from-going-on', topic: 'Sunk costs and net benefit', type: 'calculation', difficulty: 2 },
  (draw) => {
    const person = draw.oneOf(PEOPLE);
    const thing = draw.oneOf(['boat', 'piano', 'cart', 'loom', 'tractor', 'greenhouse']);
    const project = {
      spent: 50 * draw.whole(4, 16),
      costToFinish: 50 * draw.whole(4, 14),
      worthFinished: 50 * draw.whole(16, 40),
      worthStopped: 50 * draw.whole(1, 6),
    };
    const { spent, costToFinish, worthFinished, worthStopped } = project;
    const gain = gainFromFinishing(project);
    return {
      title: `${capital(thing)}, half repaired`,
      stem: `${person} has spent ${dollars(spent)} on repairing an old ${thing}, and that money will not come back. To finish the work would cost another ${dollars(costToFinish)}; then the ${thing} could be sold for ${dollars(worthFinished)}. As it stands, it can be sold for ${dollars(worthStopped)}. By how much is ${person} better off with finishing than with stopping now?`,
      ...numbers(
        dollars,
        [
          gain,
          `From now on, finishing brings ${dollars(worthFinished)} − ${dollars(costToFinish)}, and stopping brings ${dollars(worthStopped)}.`,
        ],
        [
          ['sunk-cost', gain - spent, `You took off the ${dollars(spent)} already spent. They are gone either way.`],
          [
            'forgot-later-value',
            worthFinished - costToFinish,
            `That is what finishing brings. But who finishes gives up the ${dollars(worthStopped)} of stopping.`,
          ],
          [
            'total-not-net',
            worthFinished - worthStopped,
            `The ${dollars(costToFinish)} still to be paid are not sunk: they are paid only for finishing.`,
          ],
          [
            'gain-loss-sign',
            worthFinished - costToFinish + worthStopped,
            `You added the ${dollars(worthStopped)}. Who finishes gives them up.`,
          ],
        ],
      ),
      takeaway: `Look ahead only: ${dollars(worthFinished)} − ${dollars(costToFinish)} − ${dollars(worthStopped)} = ${dollars(gain)}. What is spent is spent whatever comes next.`,
    };
  },
);
