import { monopsonyHiring, competitiveHiring } from '../monopsony';
import type { LaborMarketPicture } from '../picture/labor-market-picture';
import type { MonopsonyPicture } from '../picture/monopsony-picture';
import type { Draw } from './draw';
import { capital } from './settings';

/** An occupation with plausible wages in dollars an hour: who hires, what the work produces, and where else the workers could work. */
const paid = (
  [least, most]: readonly [number, number],
  worker: string,
  [employers, employer]: readonly [string, string],
  product: string,
  elsewhere: string,
) => ({ job: { workers: `${worker}s`, worker, employers, employer, product, elsewhere }, least, most });

const JOBS = [
  paid([13, 28], 'cook', ['restaurants', 'restaurant'], 'restaurant meals', 'hospital kitchens'),
  paid([18, 38], 'truck driver', ['freight companies', 'freight company'], 'freight shipping', 'bus companies'),
  paid([14, 28], 'warehouse worker', ['online stores', 'online store'], 'online orders', 'supermarkets'),
  paid([22, 48], 'electrician', ['contractors', 'contractor'], 'electrical repairs', 'factories'),
  paid([18, 42], 'carpenter', ['home builders', 'home builder'], 'new homes', 'furniture factories'),
  paid([12, 26], 'fruit picker', ['orchards', 'orchard'], 'peaches', 'landscaping companies'),
  paid([12, 26], 'hotel housekeeper', ['hotels', 'hotel'], 'hotel rooms', 'cleaning companies'),
  paid([12, 24], 'barista', ['cafés', 'café'], 'coffee drinks', 'clothing stores'),
  paid([18, 44], 'mechanic', ['repair shops', 'repair shop'], 'car repairs', 'farm equipment companies'),
  paid([30, 60], 'app developer', ['software companies', 'software company'], 'mobile apps', 'banks'),
  paid([18, 34], 'dental assistant', ['dental offices', 'dental office'], 'dental care', 'hospitals'),
  paid([18, 38], 'solar installer', ['solar companies', 'solar company'], 'solar installations', 'roofing companies'),
  paid([14, 28], 'baker', ['bakeries', 'bakery'], 'bread', 'hotel kitchens'),
  paid([14, 30], 'delivery driver', ['delivery services', 'delivery service'], 'home deliveries', 'taxi companies'),
  paid([16, 36], 'welder', ['machine shops', 'machine shop'], 'machine parts', 'shipyards'),
];

const articleOf = (word: string): string => (/^[aeiou]/.test(word) ? 'an' : 'a');

/** With what stands before and at the beginning. */
const named = (job: ReturnType<typeof paid>['job']) => ({
  ...job,
  Workers: capital(job.workers),
  An: capital(articleOf(job.employer)),
});

export const drawJob = (draw: Draw) => named(draw.oneOf(JOBS).job);

/**
 * A competitive labor market in which equilibrium and all intercepts are whole numbers, with the workers by which the quantity demanded
 * falls and the quantity supplied rises for each additional dollar. Null where the numbers do not fit together.
 */
export function drawLaborMarket(draw: Draw) {
  const { job, least, most } = draw.oneOf(JOBS);
  const wage = draw.whole(least + 1, most - 4);
  const perDollar = { demand: 10 * draw.whole(1, 5), supply: 10 * draw.whole(1, 5) };
  const up = draw.whole(6, 20);
  const labor = perDollar.demand * up;
  const down = labor / perDollar.supply;
  if (!Number.isInteger(down) || down < 5 || down > wage - 2 || labor > 600) return null;
  const market = {
    demand: { choke: wage + up, slope: 1 / perDollar.demand },
    supply: { reservation: wage - down, slope: 1 / perDollar.supply },
  };
  const words = named(job);
  return { job: words, market, at: { wage, labor }, perDollar, values: { ...words, wage, labor } };
}

const HOURLY = 'Wage ($ per hour)';

export const pictureOfLabor = (
  { job, market }: NonNullable<ReturnType<typeof drawLaborMarket>>,
  more: Partial<LaborMarketPicture>,
): LaborMarketPicture => ({
  kind: 'labor-market',
  title: `The labor market for ${job.workers}`,
  quantity: job.Workers,
  wage: HOURLY,
  ...market,
  ...more,
});

/** An employer without competitors in its region, with plausible wages in dollars an hour and numbers of workers. */
const ONLY_EMPLOYERS = [
  { employer: 'hospital', workers: 'nurses', worker: 'nurse', pay: [26, 60], staff: [120, 900] },
  { employer: 'copper mine', workers: 'miners', worker: 'miner', pay: [18, 50], staff: [120, 900] },
  { employer: 'shipyard', workers: 'welders', worker: 'welder', pay: [16, 40], staff: [60, 600] },
  { employer: 'meatpacking plant', workers: 'butchers', worker: 'butcher', pay: [14, 32], staff: [60, 600] },
  { employer: 'ski resort', workers: 'lift operators', worker: 'lift operator', pay: [12, 26], staff: [60, 240] },
  { employer: 'paper mill', workers: 'machinists', worker: 'machinist', pay: [16, 40], staff: [60, 400] },
  { employer: 'school district', workers: 'teachers', worker: 'teacher', pay: [20, 50], staff: [60, 600] },
  { employer: 'nursing home', workers: 'nurse aides', worker: 'nurse aide', pay: [13, 28], staff: [60, 180] },
  { employer: 'cement factory', workers: 'crane operators', worker: 'crane operator', pay: [18, 44], staff: [60, 180] },
] as const; // pairs, not lists

/**
 * A monopsony whose wages and quantities are all whole: MRP is `steeper` times as steep as supply, which rises by `rise` dollars
 * up to the quantity that is hired, at MRP = MRC; competitive employers hire up to MRP = supply.
 */
export function drawMonopsony(draw: Draw) {
  const { pay, staff, ...place } = draw.oneOf(ONLY_EMPLOYERS);
  const [steeper, part] = draw.oneOf([
    [1, 2],
    [2, 3],
    [3, 4],
    [0.5, 3],
  ] as const);
  const rise = part * draw.whole(2, 7);
  const labor = 60 * draw.whole(1, 10);
  const slope = rise / labor;
  const reservation = draw.whole(4, 20);
  const product = { start: reservation + 2 * rise + steeper * rise, slope: steeper * slope };
  const monopsony = { product, supply: { reservation, slope } };
  const [hired, competitive] = [monopsonyHiring(monopsony), competitiveHiring(monopsony)];
  // Descriptions give slopes in cents for up to 1,000 workers.
  const isTidySlope = [slope, steeper * slope].every((one) => Math.abs(1e5 * one - Math.round(1e5 * one)) < 1e-6);
  const isPlausible =
    hired.wage >= pay[0] && hired.revenueProduct <= pay[1] + 12 && labor >= staff[0] && competitive.labor <= staff[1];
  return isTidySlope && isPlausible ? { place, monopsony, hired, competitive, values: place } : null;
}

/** All of its curves, with the values where MRP meets MRC and supply. */
export const pictureOfMonopsony = ({
  place,
  monopsony,
}: NonNullable<ReturnType<typeof drawMonopsony>>): MonopsonyPicture => ({
  kind: 'monopsony',
  title: `The labor market for ${place.workers}`,
  quantity: capital(place.workers),
  wage: HOURLY,
  mrp: monopsony.product,
  supply: monopsony.supply,
  show: ['hiring', 'mrp-at-hiring', 'competitive'],
});

/** A firm in perfectly competitive markets, what its workers make with a second input, and plausible prices in dollars of a unit. */
const firm = (
  name: string,
  worker: string,
  machine: string,
  [goods, unit]: readonly [string, string],
  [least, most]: readonly [number, number],
) => ({
  firm: name,
  worker,
  workers: `${worker}s`,
  machine,
  machines: `${machine}s`,
  goods,
  unit,
  least,
  most,
});

const FIRMS = [
  firm('bakery', 'baker', 'oven', ['loaves of bread', 'loaf'], [3, 9]),
  firm('pizza kitchen', 'cook', 'pizza oven', ['pizzas', 'pizza'], [8, 20]),
  firm('soap factory', 'worker', 'molding machine', ['bars of soap', 'bar'], [2, 8]),
  firm('candle factory', 'worker', 'molding machine', ['candles', 'candle'], [4, 20]),
  firm('bottling plant', 'worker', 'filling machine', ['cases of juice', 'case'], [4, 20]),
  firm('print shop', 'press operator', 'press', ['posters', 'poster'], [4, 25]),
  firm('apple orchard', 'picker', 'picking platform', ['baskets of apples', 'basket'], [6, 20]),
  firm('shirt factory', 'tailor', 'sewing machine', ['shirts', 'shirt'], [10, 30]),
  firm('pottery', 'potter', 'pottery wheel', ['bowls', 'bowl'], [6, 25]),
  firm('honey farm', 'worker', 'extractor', ['jars of honey', 'jar'], [5, 15]),
  firm('umbrella factory', 'worker', 'sewing machine', ['umbrellas', 'umbrella'], [8, 25]),
  firm('notebook factory', 'worker', 'binding machine', ['notebooks', 'notebook'], [2, 9]),
];

export const drawFirm = (draw: Draw) => {
  const drawn = draw.oneOf(FIRMS);
  const an = articleOf(drawn.firm);
  return { ...drawn, machines: drawn.machine === 'press' ? 'presses' : drawn.machines, an, An: capital(an) };
};
