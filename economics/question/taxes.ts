import { count, dollars } from '../numbers';
import { taxed } from '../taxes';
import { drawMarket, pictureOf } from './drawn-market';
import { numbers, questionModel } from './question-model';

export const whoBearsATax = questionModel(
  { id: 'who-bears-a-tax', topic: 'Tax incidence', type: 'graph', difficulty: 2 },
  (draw) => {
    const drawn = drawMarket(draw);
    const { good, market, tax, at } = drawn;
    const outcome = taxed(market, tax);
    const { buyersPay, sellersGet, buyersPart, sellersPart, quantity } = outcome;
    return {
      title: `S, S + tax and ${good.plural}`,
      stem: `Sellers of ${good.plural} have to send a tax of ${dollars(tax)} a ${good.unit} to the state, so that their curve moves up. The market goes from E to A, where buyers pay ${dollars(buyersPay)}. How much of the tax on a ${good.unit} do sellers bear?`,
      picture: pictureOf(drawn, {
        tax: { amount: tax, on: 'sellers' },
        at: [{ curve: 'demand', name: 'A', price: buyersPay }],
      }),
      ...numbers(
        dollars,
        [
          sellersPart,
          `Of the ${dollars(buyersPay)} they keep ${dollars(sellersGet)}. Without the tax they kept ${dollars(at.price)}.`,
        ],
        [
          ['statutory-incidence', tax, `They send it in, but buyers pay ${dollars(buyersPart)} more than before.`],
          ['burden-swap', buyersPart, `That is by how much the price for buyers rises: their part.`],
          ['equal-split', tax / 2, `Nothing makes the parts equal. Compare the price they keep with the old one.`],
          ['price-for-tax', sellersGet, `That is what they keep of the price, not what the tax takes from them.`],
          ['tax-effects-mixup', tax * quantity, `That is the revenue from all ${count(quantity)} ${good.units}.`],
        ],
      ),
      takeaway: `Sellers bear the old price minus what they keep: ${count(at.price)} − (${count(buyersPay)} − ${count(tax)}) = ${dollars(sellersPart)}. Buyers bear the rest.`,
    };
  },
);

export const priceAfterATax = questionModel(
  { id: 'price-after-a-tax', topic: 'Tax incidence', type: 'calculation', difficulty: 3 },
  (draw) => {
    const { good, market, tax, at, perDollar } = drawMarket(draw);
    const { buyersPay, sellersGet, quantity } = taxed(market, tax);
    if (perDollar.demand === perDollar.supply) return null;
    return {
      title: `What a ${good.unit} costs with a tax`,
      stem: `Without a tax, ${count(at.quantity)} ${good.plural} a week are traded at ${dollars(at.price)}. For each dollar more that they pay, buyers want ${count(perDollar.demand)} fewer; for each dollar less that they keep, sellers offer ${count(perDollar.supply)} fewer. Then a tax of ${dollars(tax)} a ${good.unit} comes in. What do buyers pay now, tax included?`,
      ...numbers(
        dollars,
        [
          buyersPay,
          `At ${dollars(buyersPay)} buyers want ${count(quantity)}, and for the ${dollars(sellersGet)} they keep sellers offer ${count(quantity)}.`,
        ],
        [
          [
            'full-pass-through',
            at.price + tax,
            `You put the whole tax on the price. At ${dollars(at.price + tax)} buyers would want fewer than sellers offer.`,
          ],
          ['burden-swap', sellersGet, `That is what sellers keep. Buyers pay ${dollars(tax)} more.`],
          ['equal-split', at.price + tax / 2, `You gave each side half. The side that reacts less bears more.`],
          [
            'statutory-incidence',
            at.price,
            `That is the old price. If buyers still paid it, sellers would keep ${dollars(tax)} less and offer less.`,
          ],
          [
            'elastic-bears-more',
            at.price + tax - (buyersPay - at.price),
            `You gave buyers the part of the sellers. Compare how strongly each side reacts.`,
          ],
        ],
      ),
      takeaway: `Find the two prices ${dollars(tax)} apart at which both sides choose the same quantity: ${dollars(buyersPay)} and ${dollars(sellersGet)}, with ${count(quantity)} ${good.units}.`,
    };
  },
);

export const revenueOfATax = questionModel(
  { id: 'revenue-of-a-tax', topic: 'Tax revenue and deadweight loss', type: 'graph', difficulty: 1 },
  (draw) => {
    const drawn = drawMarket(draw);
    const { good, market, tax, at } = drawn;
    const { government, quantity, buyersPay, sellersGet, deadweightLoss, buyersPart } = taxed(market, tax);
    return {
      title: `The state and ${good.plural}`,
      stem: `The graph shows a market for ${good.plural} with a tax of ${dollars(tax)} a ${good.unit}. How much tax revenue does it bring in a week?`,
      picture: pictureOf(drawn, { tax: { amount: tax }, show: ['equilibrium', 'wedge'] }),
      ...numbers(
        dollars,
        [
          government,
          `${count(quantity)} ${good.units} are still traded, and each brings ${dollars(buyersPay)} − ${dollars(sellersGet)} = ${dollars(tax)}.`,
        ],
        [
          [
            'old-quantity-counted',
            tax * at.quantity,
            `You counted the ${count(at.quantity)} ${good.units} of before. With the tax fewer are traded.`,
          ],
          [
            'price-for-tax',
            buyersPay * quantity,
            `That is all that buyers pay. Of each ${good.unit} the state gets ${dollars(tax)}.`,
          ],
          [
            'one-side-only',
            buyersPart * quantity,
            `That is the part that buyers bear. Sellers bear the rest of the tax.`,
          ],
          ['tax-effects-mixup', deadweightLoss, `That is the deadweight loss, which nobody gets.`],
        ],
      ),
      takeaway: `Tax revenue = tax × quantity with the tax = ${dollars(tax)} × ${count(quantity)} = ${dollars(government)}.`,
    };
  },
);

export const lossOfATax = questionModel(
  { id: 'loss-of-a-tax', topic: 'Tax revenue and deadweight loss', type: 'calculation', difficulty: 2 },
  (draw) => {
    const { good, market, tax, at } = drawMarket(draw);
    const { deadweightLoss: loss, government, quantity } = taxed(market, tax);
    const missing = at.quantity - quantity;
    return {
      title: `Fewer ${good.plural}`,
      stem: `A tax of ${dollars(tax)} a ${good.unit} brings the number of ${good.plural} traded in a week from ${count(at.quantity)} down to ${count(quantity)}. Demand and supply are straight lines. How large is the deadweight loss?`,
      ...numbers(
        dollars,
        [
          loss,
          `${count(missing)} ${good.units} are no longer traded. The first of them would bring nearly nothing, the last one ${dollars(tax)}: on average half of the tax.`,
        ],
        [
          [
            'triangle-as-rectangle',
            2 * loss,
            `You left out the half. Most of the missing ${good.units} would bring less than ${dollars(tax)}.`,
          ],
          ['tax-effects-mixup', government, `That is the tax revenue. The state has it, so it is not lost.`],
          [
            'transfer-as-loss',
            government + loss,
            `That is all that buyers and sellers lose. The state has most of it.`,
          ],
          [
            'traded-units-counted',
            (tax * quantity) / 2,
            `You took the ${good.units} that are still traded. The loss lies in those that are not.`,
          ],
        ],
      ),
      takeaway: `Deadweight loss = ½ × tax × units no longer traded = ½ × ${count(tax)} × ${count(missing)} = ${dollars(loss)}.`,
    };
  },
);
