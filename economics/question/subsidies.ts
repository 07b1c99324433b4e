import { count, dollars } from '../numbers';
import { subsidized } from '../taxes';
import { drawMarket, pictureOf } from './drawn-market';
import { numbers, questionModel } from './question-model';

export const costOfASubsidy = questionModel(
  { id: 'cost-of-a-subsidy', topic: 'The effects of a subsidy', type: 'graph', difficulty: 2 },
  (draw) => {
    const drawn = drawMarket(draw);
    const { good, market, at, tax: amount } = drawn;
    if (amount >= at.price) return null;
    const { government, quantity, buyersPay, sellersGet, deadweightLoss, buyersPart } = subsidized(market, amount);
    if (sellersGet >= market.demand.choke) return null;
    return {
      title: `Cheaper ${good.plural}`,
      stem: `The state pays a subsidy of ${dollars(amount)} for each of the ${good.plural} traded, as the graph shows. What does this cost the state in a week?`,
      picture: pictureOf(drawn, { subsidy: { amount }, show: ['equilibrium', 'wedge'] }),
      ...numbers(
        dollars,
        [
          -government,
          `With the subsidy ${count(quantity)} ${good.units} are traded. Sellers get ${dollars(sellersGet)} for each, buyers pay ${dollars(buyersPay)}, and the state pays the rest.`,
        ],
        [
          [
            'old-quantity-counted',
            amount * at.quantity,
            `You counted the ${count(at.quantity)} ${good.units} of before. The subsidy is paid for the new ones too.`,
          ],
          [
            'only-extra-units',
            amount * (quantity - at.quantity),
            `The subsidy is paid for all ${count(quantity)} ${good.units}, not only for the additional ones.`,
          ],
          ['tax-effects-mixup', deadweightLoss, `That is the deadweight loss. The cost is what the state pays out.`],
          [
            'one-side-only',
            buyersPart * quantity,
            `That is what buyers gain on all these ${good.units}. The rest goes to sellers.`,
          ],
        ],
      ),
      takeaway: `Cost = subsidy × quantity with the subsidy = ${dollars(amount)} × ${count(quantity)} = ${dollars(-government)}.`,
    };
  },
);

export const lossOfASubsidy = questionModel(
  { id: 'loss-of-a-subsidy', topic: 'The effects of a subsidy', type: 'calculation', difficulty: 3 },
  (draw) => {
    const { good, market, at, tax: amount } = drawMarket(draw);
    if (amount >= at.price) return null;
    const { government, quantity, deadweightLoss: loss } = subsidized(market, amount);
    const more = quantity - at.quantity;
    return {
      title: `Too many ${good.plural}`,
      stem: `With a subsidy of ${dollars(amount)} a ${good.unit}, ${count(quantity)} ${good.plural} a week are traded. Without it there would be ${count(at.quantity)}. Both curves are straight lines, and nobody else is affected. How large is the deadweight loss of the subsidy?`,
      ...numbers(
        dollars,
        [
          loss,
          `The ${count(more)} additional ${good.units} cost more than they are worth, from nearly nothing for the first to ${dollars(amount)} for the last.`,
        ],
        [
          [
            'triangle-as-rectangle',
            2 * loss,
            `You left out the half. Only the last one costs ${dollars(amount)} more than it is worth.`,
          ],
          [
            'cost-as-loss',
            -government,
            `That is what the state pays. Most of it reaches buyers and sellers, so it is not lost.`,
          ],
          [
            'traded-units-counted',
            (amount * at.quantity) / 2,
            `You took the ${good.units} that would be traded anyway. They bring as much as before.`,
          ],
          [
            'transfer-as-loss',
            -government - loss,
            `That is what buyers and sellers gain from the subsidy. Somebody has it.`,
          ],
        ],
      ),
      takeaway: `Deadweight loss = ½ × subsidy × additional units = ½ × ${count(amount)} × ${count(more)} = ${dollars(loss)}.`,
    };
  },
);
