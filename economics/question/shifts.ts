import { equilibrium, findEquilibrium, shift } from '../market';
import { drawMarket, endsOf, equationsOf, pictureOf } from './drawn-market';
import { questionModel } from './question-model';
import { capital } from './settings';

/** What a shift of one curve does, read off the graph before and after; the labels of the curves are all there is. */
const afterShift = (side: 'demand' | 'supply') =>
  questionModel(`after-a-${side}-shift`, 'market-after-a-shift', (draw) => {
    const drawn = drawMarket(draw);
    const { good, market, at, perDollar } = drawn;
    const sum = perDollar.demand + perDollar.supply;
    const units = draw.oneOf([-2, -1, 1, 2]) * sum;
    const found = findEquilibrium(shift(market, { [side]: units }));
    if (!found || units < -at.quantity / 2 || found.price < market.supply.reservation + 1 || found.quantity > 220)
      return null;
    return {
      values: {
        ...good,
        Goods: capital(good.goods),
        direction: units > 0 ? 'increase' : 'decrease',
        shift: Math.abs(units),
        sum,
        oldPrice: at.price,
        ...found,
        change: Math.abs(found.price - at.price),
      },
      picture: pictureOf(drawn, { at: endsOf(drawn) }),
      within: { price: [0, market.demand.choke], quantity: [0, at.quantity + Math.abs(units)] },
      right: { ...found },
      wrong: [
        ['keeps-old-price', { price: at.price, quantity: at.quantity + units }, 'price'],
        ['effect-reversed', { price: at.price - (found.price - at.price), quantity: found.quantity }],
        ['keeps-old-price', { price: found.price, quantity: at.quantity + units }, 'quantity'],
        ['one-effect-only', { price: found.price, quantity: at.quantity }],
      ],
    };
  });

export const afterADemandShift = afterShift('demand');
export const afterASupplyShift = afterShift('supply');

export const afterBothShift = questionModel('after-both-shift', 'market-after-a-shift', (draw) => {
  const drawn = drawMarket(draw);
  const { good, market, at, perDollar } = drawn;
  const step = perDollar.demand + perDollar.supply;
  const [demand, supply] = [draw.whole(1, 3) * step, draw.whole(1, 3) * step];
  const found = findEquilibrium(shift(market, { demand, supply }));
  if (!found || demand === supply || found.price < 1) return null;
  return {
    values: {
      ...good,
      ...equationsOf(drawn),
      demandShift: demand,
      supplyShift: supply,
      ...found,
    },
    within: { answer: [0, market.demand.choke * perDollar.demand + demand] },
    right: found.quantity,
    wrong: [
      ['shifts-added', at.quantity + demand + supply],
      ['one-change-only', equilibrium(shift(market, { demand })).quantity, 'demand'],
      ['one-change-only', equilibrium(shift(market, { supply })).quantity, 'supply'],
      ['cancel-out', at.quantity],
    ],
  };
});
