import { netGain, optimalQuantity, totalsOf } from '../marginal';
import { count, dollars } from '../numbers';
import type { MarginalPicture } from '../picture/marginal-figure';
import { drawFalling, type Draw } from './draw';
import { numbers, questionModel, table } from './question-model';

/** Marginal benefit and marginal cost of six units that cross between the second and the fifth. */
function drawDays(draw: Draw) {
  const benefit = drawFalling(draw, draw.whole(30, 44), 7);
  const cost = drawFalling(draw, draw.whole(4, 9), 7).map((value, _, [first = 0]) => 2 * first - value);
  const best = optimalQuantity(benefit, cost);
  const isClear = benefit.every((value, index) => value > 0 && value !== cost[index]);
  return isClear && best >= 3 && best <= 4 ? { benefit, cost, best } : null;
}

const DAYS = ['market stall', 'ferry', 'food truck', 'workshop', 'swimming pool', 'library café'];

export const howManyHours = questionModel(
  { id: 'how-many-hours', topic: 'Marginal benefit and marginal cost', type: 'graph', difficulty: 1 },
  (draw) => {
    const drawn = drawDays(draw);
    if (!drawn) return null;
    const { benefit, cost, best } = drawn;
    const place = draw.oneOf(DAYS);
    const nth = (unit: number) => count(benefit[unit - 1] ?? 0);
    return {
      title: `Opening hours of a ${place}`,
      stem: `The steps show what each further hour of opening brings a ${place}, and what it costs. The owner wants as much net gain as possible. For how many hours should it open?`,
      picture: {
        kind: 'marginal',
        x: 'Hours a day',
        y: 'Dollars an hour',
        benefit,
        cost,
        show: [],
      } satisfies MarginalPicture,
      ...numbers(
        count,
        [
          best,
          `Hour ${best} brings more than it costs, and hour ${best + 1} would cost more than the $${nth(best + 1)} it brings.`,
        ],
        [
          [
            'benefit-enough',
            benefit.length,
            `All these hours bring something, but the last ones cost more than they bring.`,
          ],
          ['largest-gap', 1, `The first hour adds the most, but the next ones still add something.`],
          ['off-by-one', best + 1, `Hour ${best + 1} costs more than it brings, so it takes some of the gain away.`],
          [
            'diminishing-stop',
            2,
            `That each hour brings less than the one before is no reason to stop while it brings more than it costs.`,
          ],
        ],
      ),
      takeaway: `Do one more as long as its marginal benefit is at least its marginal cost.`,
    };
  },
);

export const largestNetGain = questionModel(
  { id: 'largest-net-gain', topic: 'Marginal benefit and marginal cost', type: 'calculation', difficulty: 3 },
  (draw) => {
    const drawn = drawDays(draw);
    if (!drawn) return null;
    const { benefit, cost, best } = drawn;
    const place = draw.oneOf(DAYS);
    const gain = netGain(benefit, cost, best);
    const total = totalsOf(benefit)[best - 1] ?? 0;
    const rows = benefit.map((value, index) => [count(index + 1), dollars(value), dollars(cost[index] ?? 0)]);
    return {
      title: `The best day of a ${place}`,
      stem: `The table shows what each hour of opening adds for a ${place}. It opens for the number of hours that is best. How large is its net gain from opening?\n\n${table(['Hour', 'Marginal benefit', 'Marginal cost'], rows)}`,
      ...numbers(
        dollars,
        [
          gain,
          `The first ${best} hours bring more than they cost. Together they bring ${dollars(total)} and cost ${dollars(total - gain)}.`,
        ],
        [
          ['total-not-net', total, `That is what the ${best} hours bring. Take off what they cost.`],
          [
            'marginal-as-total',
            (benefit[best - 1] ?? 0) - (cost[best - 1] ?? 0),
            `That is the net gain of hour ${best} alone. The hours before it count too.`,
          ],
          [
            'benefit-enough',
            netGain(benefit, cost, benefit.length),
            `That is the net gain of all ${benefit.length} hours. The last ones take some of it away.`,
          ],
          [
            'off-by-one',
            netGain(benefit, cost, best - 1),
            `You stopped an hour too early: hour ${best} still adds something.`,
          ],
        ],
      ),
      takeaway: `Add marginal benefit − marginal cost over the ${best} hours that are worth it: ${dollars(total)} − ${dollars(total - gain)} = ${dollars(gain)}.`,
    };
  },
);
