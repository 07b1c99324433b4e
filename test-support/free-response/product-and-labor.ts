import { drawing, type Drawing } from '../drawing';
import type { Family } from './asked';
import { lifted, without } from './imperfect-competition-errors';
import { guide, namesSwapped, noAxisName, swapped, type TypicalErrors } from './typical-errors';

// A product market beside the market for the labor that makes the product, drawn in several styles.

const LABOR = 'Quantity of labor';

// Demand and supply meet at (.35, .45), after the increase at (.5, .6).
const curves = (drawn: Drawing) => drawn.line('D1', [0, 0.8], [0.8, 0]).line('S', [0, 0.1], [0.8, 0.9]);
const increased = (drawn: Drawing) => drawn.line('D2', [0.15, 0.95], [0.95, 0.15]);
const product = (drawn = drawing('product')) => curves(drawn).mark('D1 = S', { x: 'Q1', y: 'P1' });
const sold = (drawn: Drawing) => increased(drawn).mark('D2 = S', { x: 'Q2', y: 'P2' });
const labor = (drawn: Drawing) => curves(drawn.panel('labor', LABOR, 'Wage')).mark('D1 = S', { x: 'L1', y: 'W1' });
const hired = (drawn: Drawing) => increased(labor(drawn)).mark('D2 = S', { x: 'L2', y: 'W2' });

export const productAndLaborMarket: Family = {
  right: ({ x }) => ({
    'straight lines': hired(sold(product())),
    'bent curves, and primes': drawing('product', x.at(-1) ?? '', 'Price ($)')
      .smooth('Demand', [0.05, 0.75], [0.3, 0.35], [0.8, 0.1])
      .smooth('Supply', [0.05, 0.15], [0.4, 0.42], [0.8, 0.9])
      .smooth("Demand'", [0.2, 0.9], [0.5, 0.52], [0.95, 0.25])
      .mark('D = S', { label: 'A', x: 'Q', y: 'P' })
      .mark("D' = S", { label: 'B', x: "Q'", y: "P'" })
      .panel('labor', 'Number of workers', 'Wage rate ($)')
      .smooth('DL = MRP', [0.05, 0.7], [0.3, 0.3], [0.8, 0.1])
      .smooth('SL', [0.05, 0.1], [0.4, 0.4], [0.8, 0.9])
      .smooth("DL' = MRP'", [0.2, 0.85], [0.5, 0.5], [0.95, 0.25])
      .mark('DL = SL', { label: 'A', x: 'L', y: 'W' })
      .mark("DL' = SL", { label: 'B', x: "L'", y: "W'" }),
    'numbers from 0, and labels at the axes': drawing('product', 'Quantity', 'P')
      .line('D0', [0.1, 0.6], [0.6, 0.1])
      .line('D1', [0.2, 0.8], [0.9, 0.1])
      .line('S0', [0.1, 0.1], [0.8, 0.8])
      .mark([0.35, 0], { x: 'Q0' })
      .mark([0, 0.35], { y: 'P0' })
      .mark([0.5, 0], { x: 'Q1' })
      .mark([0, 0.5], { y: 'P1' })
      .panel('labor', 'Quantity of labor', 'Daily wage')
      .line('Labor demand 1', [0.2, 0.8], [0.5, 0.05])
      .line('Labor demand 2', [0.35, 0.95], [0.75, 0.05])
      .line('Labor supply', [0.1, 0.1], [0.95, 0.85])
      .mark([0.378, 0], { x: 'L_1' })
      .mark([0, 0.345], { y: 'W_1' })
      .mark([0.551, 0], { x: 'L_2' })
      .mark([0, 0.498], { y: 'W_2' }),
  }),
  followed: () => ({
    'an equilibrium of the product market beside the intersection': [
      hired(sold(curves(drawing('product')).mark([0.35, 0.52], { x: 'Q1', y: 'P1' }))),
      ['a-1'],
    ],
    'a supply of the product that shifts instead': [
      hired(product().line('S2', [0, 0.4], [0.5, 0.9]).mark('D1 = S2', { x: 'Q2', y: 'P2' })),
      ['c-1'],
    ],
    'a supply of labor that shifts instead': [
      labor(sold(product())).line('S2', [0, 0.4], [0.5, 0.9]).mark('D1 = S2', { x: 'L2', y: 'W2' }),
      ['c-2'],
    ],
    'a demand for labor that decreases': [
      labor(sold(product())).line('D2', [0, 0.6], [0.6, 0]).mark('D2 = S', { x: 'L2', y: 'W2' }),
      ['c-2'],
    ],
    'a labor market in which firms supply labor': [
      sold(product())
        .panel('labor', LABOR, 'Wage')
        .line('S', [0, 0.8], [0.8, 0])
        .line('S2', [0.15, 0.95], [0.95, 0.15])
        .line('D', [0, 0.1], [0.8, 0.9])
        .mark('D = S', { x: 'L1', y: 'W1' })
        .mark('D = S2', { x: 'L2', y: 'W2' }),
      ['a-2', 'c-2'],
    ],
  }),
};

export const PRODUCT_AND_LABOR_ERRORS: TypicalErrors = {
  'product-and-labor-market': [
    ['an axis of the product market without a name', noAxisName, ['a-1']],
    ['an axis of the labor market without a name', noAxisName, ['a-2'], 'labor'],
    ['no first price', guide('P1', null), ['a-1']],
    ['the two prices swapped', swapped('P1', 'P2'), ['a-1', 'c-1']],
    ['the two wages swapped', swapped('W1', 'W2'), ['a-2', 'c-2'], 'labor'],
    ['the names of the two demands swapped', namesSwapped('curves', 'D1', 'D2'), ['a-1', 'c-1']],
    ['the names of labor demand and supply swapped', namesSwapped('curves', 'D1', 'S'), ['a-2', 'c-2'], 'labor'],
    ['no new demand', without('D2'), ['c-1']],
    ['no new demand for labor', without('D2'), ['c-2'], 'labor'],
    ['a new demand for labor off the new wage', lifted('D2', 0.1), ['c-2'], 'labor'],
  ],
};
