import { drawing, type Drawing } from '../drawing';
import type { Family } from './asked';
import { allBelow, lifted, moved, without } from './imperfect-competition-errors';
import { guide, namesSwapped, noAxisName, nothingShaded, swapped, type TypicalErrors } from './typical-errors';

// A monopoly with a loss, and one beside its workers, drawn in several styles.

const demand = drawing('firm', 'Quantity', 'Price, cost').line('D', [0, 0.7], [0.95, 0.225]);
const revenue = demand.line('MR', [0, 0.7], [0.7, 0]);
const LOSS = { under: ['ATC at QM'], over: ['PM'], leftOf: 'QM' };
const costly = (drawn: Drawing) =>
  drawn.line('MC', [0, 0.1], [0.8, 0.9]).smooth('ATC', [0.2, 0.95], [0.3, 0.78], [0.62, 0.72], [0.9, 0.8]);
const losing = (drawn: Drawing, label = 'Loss') =>
  drawn.mark('D at (MR = MC)', { x: 'QM', y: 'PM' }).mark('ATC at QM', { x: '', y: '' }).shadeWithin(label, LOSS);

export const monopolyAtALoss: Family = {
  right: () => ({
    'straight lines': losing(costly(revenue)),
    'a marginal cost that falls first, and other words': drawing('firm', 'Output', 'Dollars')
      .smooth('Average total cost', [0.15, 0.95], [0.3, 0.8], [0.55, 0.72], [0.9, 0.84])
      .smooth('Marginal cost', [0.05, 0.4], [0.15, 0.25], [0.35, 0.42], [0.55, 0.72], [0.65, 0.95])
      .line('Marginal revenue', [0.03, 0.6], [0.5, 0.05])
      .line('Demand = AR', [0.03, 0.65], [0.95, 0.3])
      .mark('MR = MC', { x: 'Qm' })
      .mark('D at Qm', { x: '', y: 'Pm' })
      .mark('ATC at Qm', { x: '', y: 'ATC' })
      .shadeWithin('Economic loss', { under: ['ATC at Qm'], over: ['Pm'], leftOf: 'Qm' }),
    'bent curves, labels at the axes, and no name for the loss': drawing('firm', 'Q', 'Price ($)')
      .smooth('MR', [0.02, 0.6], [0.25, 0.3], [0.45, 0.02])
      .smooth('D = MB', [0.02, 0.62], [0.4, 0.42], [0.95, 0.12])
      .smooth('AC', [0.12, 0.9], [0.28, 0.63], [0.5, 0.56], [0.9, 0.7])
      .line('MC', [0.05, 0.02], [0.8, 0.92])
      .mark([0.27, 0], { x: 'Q_M' })
      .mark([0, 0.494], { y: 'P_M' })
      .mark('ATC at QM', { x: '', y: '' })
      .mark('D at QM', { y: '' })
      .shadeWithin('', LOSS),
  }),
  followed: () => ({
    'a marginal revenue that begins above demand': [losing(costly(demand.line('MR', [0, 0.8], [0.8, 0]))), ['a-1']],
    'a quantity where demand and marginal cost intersect': [
      costly(revenue)
        .mark('D = MC', { x: 'QM', y: 'PM' })
        .mark('ATC at QM', { x: '', y: '' })
        .shadeWithin('Loss', LOSS),
      ['a-2'],
    ],
    'an ATC that dips below demand': [
      losing(
        revenue.line('MC', [0, 0.1], [0.8, 0.9]).smooth('ATC', [0.12, 0.95], [0.29, 0.6], [0.38, 0.48], [0.8, 0.7]),
      ),
      ['a-4'],
    ],
  }),
};

const LABOR = 'Quantity of labor';
const product = drawing('product', 'Quantity', 'Price, cost')
  .line('D', [0, 0.9], [0.95, 0.1])
  .line('MR', [0, 0.9], [0.54, 0]);
const flat = (drawn: Drawing) => drawn.line('MC1', [0, 0.2], [0.9, 0.2]).line('MC2', [0, 0.35], [0.9, 0.35]);
const sold = (drawn: Drawing) =>
  flat(drawn).mark('D at (MR = MC1)', { x: 'Q1', y: 'P1' }).mark('D at (MR = MC2)', { x: 'Q2', y: 'P2' });
const workers = (drawn: Drawing) =>
  drawn
    .panel('labor', LABOR, 'Wage')
    .line('MRP', [0, 0.9], [0.9, 0])
    .line('MRC1', [0, 0.2], [0.9, 0.2])
    .line('MRC2', [0, 0.35], [0.9, 0.35])
    .mark('MRP = MRC1', { x: 'L1' })
    .mark('MRP = MRC2', { x: 'L2' });

export const monopolyAndLabor: Family = {
  right: ({ x }) => ({
    'straight lines': workers(sold(product)),
    'other words, and wages as names of the lines': drawing('product', x.at(-1) ?? '', 'Dollars')
      .line("Marginal cost'", [0.02, 0.4], [0.95, 0.41])
      .line('Marginal cost', [0.02, 0.25], [0.95, 0.25])
      .line('Marginal revenue', [0.02, 0.8], [0.5, 0.05])
      .line('Demand = AR', [0.02, 0.85], [0.95, 0.3])
      .mark('MR = MC', { x: 'Q' })
      .mark('D at Q', { y: 'P' })
      .mark("MR = MC'", { x: "Q'" })
      .mark("D at Q'", { y: "P'" })
      .panel('labor', 'Number of workers', 'Wage rate ($)')
      .line("S' = W'", [0, 0.6], [1, 0.6])
      .line('S = MFC = W', [0, 0.4], [1, 0.4])
      .smooth('D = MRP', [0.05, 0.95], [0.4, 0.55], [0.9, 0.2])
      .mark('D = S', { x: 'L' })
      .mark("D = S'", { x: "L'" }),
    'a flat demand, and labels at the axes': drawing('product', 'Q', 'Price ($)')
      .line('D', [0, 0.8], [1, 0.5])
      .line('MR', [0, 0.8], [1, 0.2])
      .line('MC1 = ATC', [0, 0.3], [1, 0.3])
      .line('MC2', [0, 0.5], [1, 0.5])
      .mark([0.833, 0], { x: 'Q_1' })
      .mark([0, 0.55], { y: 'P_1' })
      .mark([0.5, 0], { x: 'Q_2' })
      .mark([0, 0.65], { y: 'P_2' })
      .panel('labor', 'Labor', 'W')
      .line('MFC1', [0, 0.3], [1, 0.3])
      .line('MFC2', [0, 0.5], [1, 0.5])
      .line('MRP', [0.1, 0.85], [0.95, 0.1])
      .mark('MRP = MFC1', { x: 'L_1', y: 'W_1' })
      .mark('MRP = MFC2', { x: 'L_2', y: 'W_2' }),
  }),
  followed: () => ({
    'a marginal revenue that begins above demand': [
      workers(
        sold(drawing('product', 'Quantity', 'Price').line('D', [0, 0.8], [0.95, 0.1]).line('MR', [0, 0.9], [0.54, 0])),
      ),
      ['b-1'],
    ],
    'a marginal cost that rises': [
      workers(
        product
          .line('MC1', [0, 0.1], [0.8, 0.6])
          .line('MC2', [0, 0.25], [0.8, 0.75])
          .mark('D at (MR = MC1)', { x: 'Q1', y: 'P1' })
          .mark('D at (MR = MC2)', { x: 'Q2', y: 'P2' }),
      ),
      ['b-2'],
    ],
    'an upward-sloping labor supply to the firm': [
      sold(product)
        .panel('labor', LABOR, 'Wage')
        .line('MRP', [0, 0.9], [0.9, 0])
        .line('MRC1', [0, 0.1], [0.8, 0.6])
        .line('MRC2', [0, 0.25], [0.8, 0.75])
        .mark('MRP = MRC1', { x: 'L1' })
        .mark('MRP = MRC2', { x: 'L2' }),
      ['c-1', 'e-2'],
    ],
    'an MRP that shifts with the wage': [
      sold(product)
        .panel('labor', LABOR, 'Wage')
        .line('MRP1', [0, 0.9], [0.9, 0])
        .line('MRP2', [0, 0.75], [0.75, 0])
        .line('MRC1', [0, 0.2], [0.9, 0.2])
        .line('MRC2', [0, 0.35], [0.9, 0.35])
        .mark('MRP1 = MRC1', { x: 'L1' })
        .mark('MRP2 = MRC2', { x: 'L2' }),
      ['e-2'],
    ],
  }),
};

export const MONOPOLY_ERRORS: TypicalErrors = {
  'monopoly-at-a-loss': [
    ['an axis without a name', noAxisName, ['a-1']],
    ['marginal revenue drawn on demand', moved('MR', ([x, y]) => [2 * x, y]), ['a-1', 'a-2']],
    ['no quantity', guide('QM', ''), ['a-2']],
    ['no price', guide('PM', ''), ['a-3']],
    ['an ATC that touches demand', lifted('ATC', -0.2), ['a-4', 'b-1']],
    ['a marginal cost that misses the minimum of ATC', moved('ATC', ([x, y]) => [x > 0.45 ? x + 0.15 : x, y]), ['a-4']],
    ['no ATC', without('ATC'), ['a-4', 'b-1']],
    ['total cost shaded for the loss', allBelow('Loss', 'QM'), ['b-1']],
    ['nothing shaded', nothingShaded, ['b-1']],
  ],
  'monopoly-and-labor': [
    ['an axis of the product market without a name', noAxisName, ['b-1']],
    ['an axis of the labor graph without a name', noAxisName, ['c-1'], 'labor'],
    ['no first price', guide('P1', null), ['b-3']],
    ['the two prices swapped', swapped('P1', 'P2'), ['b-3', 'e-1']],
    ['the names of the two marginal costs swapped', namesSwapped('curves', 'MC1', 'MC2'), ['b-2', 'e-1']],
    ['no second marginal cost', without('MC2'), ['e-1']],
    ['no MRP', without('MRP'), ['c-2', 'e-2'], 'labor'],
    ['the two numbers of workers swapped', swapped('L1', 'L2'), ['c-2', 'e-2'], 'labor'],
    ['no second MRC', without('MRC2'), ['e-2'], 'labor'],
  ],
};
