import { drawMonopsony, pictureOfMonopsony } from './drawn-labor';
import { modelsOf, questionModel } from './question-model';
import { isApart } from './ranks';

const hiringModel = modelsOf('monopsony-hiring', drawMonopsony);

export const wageAndHiringOfAMonopsonist = hiringModel('wage-and-hiring-of-a-monopsonist', (drawn, draw) => {
  const { hired, competitive } = drawn;
  const single = { labor: hired.labor, wage: hired.wage };
  const [top, many] = [hired.revenueProduct, { ...competitive }];
  const fewAt = (wage: number) => ({ labor: single.labor, wage });
  const manyAt = (wage: number) => ({ labor: many.labor, wage });
  const asked = draw.oneOf(['single', 'many'] as const);
  // Each set has both of its numbers twice, and the key is not always the lowest of them.
  const sets = {
    single: [
      [
        ['wage-at-mrp-mrc', fewAt(top), 'few'],
        ['low-wage-more-hiring', manyAt(single.wage)],
        ['competitive-hiring', manyAt(top), 'quantity'],
      ],
      [
        ['competitive-hiring', many, 'both'],
        ['competitive-hiring', fewAt(many.wage), 'wage'],
        ['low-wage-more-hiring', manyAt(single.wage)],
      ],
    ],
    many: [
      [
        ['keeps-old-quantity', fewAt(many.wage), 'quantity'],
        ['wage-at-mrp-mrc', manyAt(top), 'many'],
        ['wage-at-mrp-mrc', fewAt(top), 'competing'],
      ],
      [
        ['keeps-old-quantity', single, 'both'],
        ['keeps-old-quantity', fewAt(many.wage), 'quantity'],
        ['low-wage-more-hiring', manyAt(single.wage)],
      ],
    ],
  } as const; // pairs of names and choices
  const right = asked === 'single' ? single : many;
  return {
    values: {
      asked,
      ...single,
      top,
      manyLabor: many.labor,
      manyWage: many.wage,
      rightLabor: right.labor,
      rightWage: right.wage,
    },
    picture: pictureOfMonopsony(drawn),
    right,
    wrong: sets[asked][draw.oneOf([0, 1] as const)],
  };
});

export const payUnderAMinimumWage = questionModel('pay-under-a-minimum-wage', 'monopsony-minimum-wage', (draw) => {
  const drawn = drawMonopsony(draw);
  if (!drawn) return null;
  const { place, hired, competitive } = drawn;
  const { labor, wage, revenueProduct } = hired;
  const [newLabor, minimum] = [competitive.labor, competitive.wage];
  const [wageBill, newBill] = [wage * labor, minimum * newLabor];
  return {
    values: {
      ...place,
      labor,
      wage,
      newLabor,
      minimum,
      raise: minimum - wage,
      revenueProduct,
      before: wageBill,
      after: newBill,
    },
    picture: pictureOfMonopsony(drawn),
    demands: (values) => isApart(values, newBill - wageBill),
    right: newBill - wageBill,
    wrong: [
      ...draw.shuffled([
        ['keeps-old-quantity', (minimum - wage) * labor],
        ['change-not-level', newBill, 'new'],
      ] as const),
      ['only-extra-units', minimum * (newLabor - labor)],
      ['change-not-level', wageBill, 'old'],
      ['wage-at-mrp-mrc', (revenueProduct - wage) * labor],
      ['wage-equals-mrp', revenueProduct * labor],
    ],
  };
});
