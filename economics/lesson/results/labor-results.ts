import { hiredAt, revenueProductAt } from '../../factor-market';
import { dollars } from '../../numbers';
import type { HiringPicture } from '../../picture/hiring-picture';
import { asMarket } from '../../picture/labor-market-figure';
import type { LaborMarketPicture } from '../../picture/labor-market-picture';
import type { MonopsonyPicture } from '../../picture/monopsony-picture';
import { monopsonyState } from '../../picture/monopsony-state';
import { lossOf, marketResults } from './market-results';
import { bySign, existing, result, unitsOf, type Results } from './result';

export function laborMarketResults(picture: LaborMarketPicture): Results {
  const { price: wage, quantity, demanded, supplied, surplus } = marketResults(asMarket(picture));
  const { amount } = unitsOf(picture.quantity);
  return existing({
    wage: result(wage?.value, dollars, (written) => `a wage of ${written}`),
    hired: result(quantity?.value, amount, (written) => `${written} hired`),
    laborDemanded: result(demanded?.value, amount, (written) => `quantity of labor demanded ${written}`),
    laborSupplied: result(supplied?.value, amount, (written) => `quantity of labor supplied ${written}`),
    surplusOfLabor: result(surplus?.value, amount, (written) =>
      bySign(surplus?.value ?? 0, `a surplus of labor of ${written}`, 'no surplus of labor', written),
    ),
  });
}

export function hiringResults({ mrp, newMrp, marketWage, newWage, quantity }: HiringPicture): Results {
  const wage = newWage ?? marketWage;
  if (wage === undefined) return {};
  const product = newMrp ?? mrp;
  const hired = hiredAt(product, wage);
  const { amount } = unitsOf(quantity);
  return existing({
    wage: result(wage, dollars, (written) => `a wage of ${written}`),
    hired: result(hired, amount, (written) => `${written} hired`),
    mrp: result(revenueProductAt(product, hired), dollars, (written) => `MRP of the last one ${written}`),
  });
}

export function monopsonyResults(picture: MonopsonyPicture): Results {
  // A loss of nothing cannot be drawn, but it is a result.
  const { now, competitive, minimum } = monopsonyState({ ...picture, show: [] });
  const { amount, money } = unitsOf(picture.quantity);
  return existing({
    wage: result(now.wage, dollars, (written) => `a wage of ${written}`),
    hired: result(now.labor, amount, (written) => `${written} hired`),
    mrp: result(now.revenueProduct, dollars, (written) => `MRP of the last one ${written}`),
    competitiveHired: result(competitive.labor, amount, (written) => `${written} in a competitive market`),
    surplusOfLabor: result(minimum?.surplusOfLabor, amount, (written) =>
      bySign(minimum?.surplusOfLabor ?? 0, `a surplus of labor of ${written}`, 'no surplus of labor', written),
    ),
    deadweightLoss: lossOf(now.deadweightLoss, money),
  });
}
