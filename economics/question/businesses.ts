import { accountingProfit, economicProfit } from '../costs';
import { dollars } from '../numbers';
import type { BarsPicture } from '../picture/bars-picture';
import type { Draw } from './draw';
import { modelsOf, questionModel } from './question-model';
import { capital, drawPerson } from './settings';

const BUSINESSES = [
  'bakery',
  'bookstore',
  'hair salon',
  'coffee shop',
  'print shop',
  'bike shop',
  'flower shop',
  'pet shop',
  'dance studio',
  'dog grooming service',
  'music school',
  'phone repair shop',
  'tailor shop',
];

/** Of a business: its kind for a text and for a title. */
function drawBusiness(draw: Draw) {
  const business = draw.oneOf(BUSINESSES);
  return { business, Business: capital(business) };
}

export const economicProfitOfAShop = questionModel('economic-profit', 'economic-profit', (draw) => {
  const owner = drawPerson(draw);
  const business = drawBusiness(draw);
  const explicit = 1000 * draw.whole(20, 60);
  const wage = 1000 * draw.whole(25, 50);
  const savings = 2000 * draw.whole(3, 12);
  const rate = draw.whole(4, 6);
  const interest = (savings * rate) / 100;
  const year = {
    revenue: Math.ceil((explicit + wage + interest) / 1000) * 1000 + 1000 * draw.whole(2, 28),
    explicit,
    implicit: wage + interest,
  };
  const [books, profit] = [accountingProfit(year), economicProfit(year)];
  return {
    values: {
      ...business,
      ...owner,
      revenue: year.revenue,
      explicit,
      wage,
      savings,
      rate,
      interest,
      implicit: year.implicit,
      profit,
    },
    right: profit,
    wrong: [
      ['accounting-as-economic', books],
      ['principal-as-cost', books - wage - savings],
      ['free-means-costless', books - wage],
      ['subtracted-costs', books - wage + interest],
      ['principal-as-cost', books - wage - savings - interest, 'twice'],
      ['forgot-explicit-cost', year.revenue - year.implicit],
    ],
  };
});

/** The year of an owner who works in the business, in a building and with savings of their own. */
function drawOwner(draw: Draw) {
  const [explicit, rent, interest] = [
    1000 * draw.whole(20, 60),
    1000 * draw.whole(4, 15),
    500 * draw.whole(2, 7),
  ] as const;
  const salary = 1000 * draw.whole(28, 55);
  const owner = { ...drawPerson(draw), ...drawBusiness(draw) };
  return { explicit, rent, interest, salary, values: { ...owner, explicit, rent, interest, salary } };
}

const yearOf = (x: string, bars: BarsPicture['bars']): BarsPicture => ({
  kind: 'bars',
  title: 'One year of a business',
  x,
  y: 'Dollars per year',
  unit: '$',
  bars,
});

const ownerModel = modelsOf('economic-profit', drawOwner);

export const revenueForNormalProfit = ownerModel('revenue-for-normal-profit', ({ explicit, rent, salary }, draw) => {
  const second = salary - 1000 * draw.whole(3, 12);
  const revenue = explicit + salary + rent;
  return {
    values: { revenue },
    picture: yearOf('Explicit costs, two job offers, rent', [
      { name: 'Explicit', value: explicit },
      { name: 'Offer 1', value: second },
      { name: 'Offer 2', value: salary },
      { name: 'Rent', value: rent },
    ]),
    within: { answer: [explicit, explicit + salary + second + rent] },
    right: revenue,
    wrong: [
      ['free-means-costless', explicit + salary],
      ['summed-alternatives', revenue + second],
      ['explicit-cost-only', explicit],
      ['not-best-alternative', explicit + second + rent],
      ['forgot-explicit-cost', salary + rent],
      ['summed-alternatives', explicit + salary + second, 'rent'],
    ],
  };
});

export const implicitCostsInATable = ownerModel('implicit-costs-in-a-table', (drawn, draw) => {
  const { explicit, rent, interest, salary } = drawn;
  const materials = 500 * Math.round(explicit / 1500);
  const helper = 1000 * draw.whole(12, 26);
  const implicit = salary + rent + interest;
  const rows = draw.shuffled([
    ['Wages of an employee', dollars(helper)],
    ['Materials', dollars(materials)],
    ["Salary at the owner's previous job", dollars(salary)],
    ["Rent that others would pay for the owner's building", dollars(rent)],
    ["Interest previously earned on the owner's savings", dollars(interest)],
  ]);
  return {
    values: { implicit },
    rows,
    right: implicit,
    wrong: [
      ['free-means-costless', salary],
      ['implicit-explicit-mixup', implicit + helper],
      ['implicit-explicit-mixup', helper + materials, 'explicit'],
      ['implicit-explicit-mixup', implicit + helper + materials, 'all'],
      ['free-means-costless', rent + interest, 'time'],
      ['free-means-costless', salary + interest, 'building'],
    ],
  };
});

export const betterOrWorseOff = questionModel('better-or-worse-off', 'economic-profit', (draw) => {
  const business = drawBusiness(draw);
  const explicit = 1000 * draw.whole(20, 60);
  const implicit = 1000 * draw.whole(25, 60);
  const gain = 1000 * draw.oneOf([-9, -8, -7, -6, -5, -4, -3, 3, 4, 5, 6, 7, 8, 9]);
  const revenue = explicit + implicit + gain;
  const books = revenue - explicit;
  const [way, other] = gain > 0 ? ['better', 'worse'] : ['worse', 'better'];
  return {
    values: {
      ...business,
      revenue,
      explicit,
      implicit,
      books,
      gain: Math.abs(gain),
      outcome: way,
      total: explicit + implicit,
    },
    picture: yearOf('Revenue, explicit costs, implicit costs', [
      { name: 'Revenue', value: revenue },
      { name: 'Explicit', value: explicit },
      { name: 'Implicit', value: implicit },
    ]),
    right: { way, amount: Math.abs(gain) },
    wrong: [
      ['accounting-as-economic', { way: 'better', amount: books }],
      ['gain-loss-sign', { way: other, amount: Math.abs(gain) }],
      ['accounting-as-economic', { way: 'worse', amount: books }, 'worse'],
    ],
  };
});
