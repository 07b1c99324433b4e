import { gini } from '../../inequality';
import { demandPrice, supplyPrice } from '../../market';
import { count, dollars } from '../../numbers';
import type { ExternalityPicture } from '../../picture/externality-picture';
import { externalityState } from '../../picture/externality-state';
import type { LorenzPicture } from '../../picture/lorenz-picture';
import type { PublicGoodPicture } from '../../picture/public-good-picture';
import { efficientQuantity } from '../../public-goods';
import { lossOf } from './market-results';
import { bySign, existing, result, unitsOf, type Results } from './result';

/** Benefit and cost of the unit at the last named point; social ones where a social curve is drawn. */
export function externalityResults(picture: ExternalityPicture): Results {
  // A loss of nothing cannot be drawn, but it is a result.
  const show = picture.show?.filter((part) => part !== 'deadweight-loss') ?? [];
  const { social, showsSocial, outcome } = externalityState({ ...picture, show });
  const { amount, money } = unitsOf(picture.quantity, picture.price);
  const curves = showsSocial ? social : picture;
  const at = picture.at?.at(-1)?.quantity ?? null;
  const benefit = at === null ? null : demandPrice(curves.demand, at);
  const cost = at === null ? null : supplyPrice(curves.supply, at);
  const gain = benefit === null || cost === null ? null : benefit - cost;
  return existing({
    quantity: result(outcome.quantity, amount, (written) => `${written} sold`),
    benefit: result(benefit, dollars, (written) => `benefit ${written}`),
    cost: result(cost, dollars, (written) => `cost ${written}`),
    gain: result(
      gain,
      (value) => dollars(Math.abs(value)),
      (written) =>
        bySign(
          gain ?? 0,
          `one more is worth ${written} more than it costs`,
          'one more is worth just what it costs',
          `one more costs ${written} more than it's worth`,
        ),
    ),
    buyersPay: result(outcome.buyersPay, dollars, (written) => `consumers pay ${written}`),
    sellersGet: result(outcome.sellersGet, dollars, (written) => `producers receive ${written}`),
    deadweightLoss: lossOf(outcome.deadweightLoss, money),
  });
}

export function publicGoodResults({ quantity, consumers, cost }: PublicGoodPicture): Results {
  if (!cost) return {};
  const { amount } = unitsOf(quantity);
  return existing({
    efficient: result(
      efficientQuantity({ benefits: consumers, cost }),
      amount,
      (written) => `efficient quantity ${written}`,
    ),
  });
}

export const lorenzResults = ({ incomes, after }: LorenzPicture): Results =>
  existing({ gini: result(gini(after ?? incomes), count, (written) => `Gini coefficient ${written}`) });
