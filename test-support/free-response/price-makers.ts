import { drawing, type Drawing } from '../drawing';
import type { Family } from './asked';
import { allBelow, lifted, priceAcross, without } from './imperfect-competition-errors';
import { guide, noAxisName, nothingShaded, swapped, type TypicalErrors } from './typical-errors';

// Firms with two demands, of two groups or before and after entry, drawn in several styles.

const twice = (drawn: Drawing) => drawn.mark('D at (MR = MC)', { x: 'QX', y: 'PX' });
const lossOfX = (drawn: Drawing, label = 'DWL') =>
  drawn.mark('D = MC', { x: 'QPD' }).shadeWithin(label, { under: ['D'], over: ['MC'], rightOf: 'QX' });
const groupY = (drawn: Drawing, cost = 0.2) =>
  drawn
    .panel('second', 'Quantity', 'Price')
    .line('D', [0, 0.5], [0.9, 0])
    .line('MR', [0, 0.5], [0.45, 0])
    .line('MC', [0, cost], [0.9, cost])
    .mark('D at (MR = MC)', { x: 'QY', y: 'PY' });
const groupX = drawing('first').line('D', [0, 0.9], [0.9, 0]).line('MR', [0, 0.9], [0.45, 0]);
const constant = groupX.line('MC', [0, 0.2], [0.9, 0.2]);

export const twoGroups: Family = {
  right: () => ({
    'straight lines': groupY(lossOfX(twice(constant))),
    'MC = ATC, other words, and labels at the axes': lossOfX(
      drawing('first', 'Q', 'Dollars')
        .line('MC = ATC', [0, 0.15], [1, 0.15])
        .line('Marginal revenue', [0.02, 0.8], [0.5, 0.05])
        .line('Demand', [0.02, 0.85], [0.95, 0.05])
        .mark([0.436, 0], { x: 'Q_X' })
        .mark('D at QX', { x: '' })
        .mark([0, 0.492], { y: 'P_X' }),
      'Deadweight loss',
    )
      .panel('second', 'Output', '$')
      .line('ATC = MC', [0, 0.155], [1, 0.155])
      .line('Demand', [0, 0.45], [1, 0.1])
      .line('MR', [0, 0.45], [0.6, 0])
      .mark('MR = MC', { x: 'Q_Y' })
      .mark('D at QY', { y: 'P_Y' }),
    'bent curves, and no name for the area': lossOfX(
      drawing('first', 'Number of units', 'Price, cost')
        .smooth('D = MB', [0.03, 0.95], [0.4, 0.6], [0.7, 0.31], [0.95, 0.08])
        .smooth('MR', [0.03, 0.9], [0.25, 0.5], [0.5, 0.06])
        .line('MC', [0, 0.25], [0.95, 0.26])
        .mark('MR = MC', { x: 'Qx', y: '' })
        .mark('D at Qx', { x: '', y: 'Px' }),
      '',
    )
      .panel('second', 'Number of units', 'Price, cost')
      .smooth('D = MB', [0.03, 0.55], [0.5, 0.4], [0.95, 0.2])
      .smooth('MR', [0.03, 0.53], [0.3, 0.3], [0.6, 0.05])
      .line('MC', [0, 0.25], [0.95, 0.25])
      .mark('MR = MC', { x: 'Qy' })
      .mark('D at Qy', { x: '', y: 'Py' }),
  }),
  followed: () => ({
    'a marginal revenue of group X that begins above demand': [
      groupY(
        lossOfX(
          twice(
            drawing('first')
              .line('D', [0, 0.9], [0.9, 0])
              .line('MR', [0, 0.98], [0.5, 0])
              .line('MC', [0, 0.2], [0.9, 0.2]),
          ),
        ),
      ),
      ['a-1'],
    ],
    'a quantity where demand and marginal cost intersect': [
      groupY(constant.mark('D = MC', { x: 'QX', y: 'PX' }).mark('D = MC', { x: 'QPD' })),
      // P_X is as low as marginal cost, so P_Y is not below it, and nothing is left to shade.
      ['a-2', 'a-4', 'd-i-1'],
    ],
    'another marginal cost for group Y': [groupY(lossOfX(twice(constant)), 0.1), ['a-3']],
    'the same price for both groups': [
      lossOfX(twice(constant))
        .panel('second', 'Quantity', 'Price')
        .line('D', [0, 0.9], [0.9, 0])
        .line('MR', [0, 0.9], [0.45, 0])
        .line('MC', [0, 0.2], [0.9, 0.2])
        .mark('D at (MR = MC)', { x: 'QY', y: 'PY' }),
      ['a-4'],
    ],
  }),
};

// In the short run ATC is at .36 where .4 units are sold; in the long run it touches D at .35.
const PROFIT = { under: ['P1'], over: ['ATC at Q1'], leftOf: 'Q1' };
const profitable = (drawn: Drawing, label = 'Profit') =>
  drawn.mark('D at (MR = MC)', { x: 'Q1', y: 'P1' }).mark('ATC at Q1', { y: '' }).shadeWithin(label, PROFIT);
const rivals = (drawn: Drawing) =>
  drawn
    .panel('long-run', 'Quantity', 'Price, cost')
    .line('D', [0, 0.8], [0.95, 0.04])
    .line('MR', [0, 0.8], [0.5, 0])
    .line('MC', [0.05, 0], [0.9, 0.68])
    .smooth('ATC', [0.15, 0.78], [0.35, 0.52], [0.45, 0.463], [0.6, 0.44], [0.85, 0.53]);
const inTheEnd = (drawn: Drawing) => rivals(drawn).mark('D at (MR = MC)', { x: 'Q2', y: 'P2' });
const ownDemand = drawing('short-run', 'Quantity', 'Price, cost').line('D', [0, 0.9], [0.9, 0.18]);
const cheap = (drawn: Drawing) =>
  drawn.line('MC', [0, 0.05], [0.8, 0.6]).smooth('ATC', [0.12, 0.75], [0.25, 0.49], [0.45, 0.36], [0.85, 0.5]);
const shortRun = cheap(ownDemand.line('MR', [0, 0.9], [0.56, 0]));

export const entryAndAdvertising: Family = {
  right: () => ({
    'straight lines': inTheEnd(profitable(shortRun)),
    'numbered demands, other words, and a marginal cost that falls first': profitable(
      drawing('short-run', 'Output', 'Dollars')
        .smooth('Average total cost', [0.1, 0.8], [0.25, 0.5], [0.45, 0.4], [0.85, 0.6])
        .smooth('Marginal cost', [0.05, 0.3], [0.15, 0.2], [0.3, 0.26], [0.45, 0.4], [0.7, 0.85])
        .line('MR1', [0.03, 0.8], [0.6, 0.05])
        .line('D1 = AR', [0.03, 0.85], [0.95, 0.3]),
      'Economic profit',
    )
      .panel('long-run', 'Q', 'Price ($)')
      .smooth('ATC', [0.15, 0.82], [0.36, 0.614], [0.47, 0.58], [0.6, 0.548], [0.9, 0.64])
      .smooth('MC', [0.05, 0.35], [0.15, 0.3], [0.36, 0.41], [0.6, 0.548], [0.8, 0.75])
      .line('MR2', [0.05, 0.73], [0.7, 0.05])
      .line('D2 = AR', [0.05, 0.75], [0.95, 0.35])
      .mark('MR2 = MC', { x: 'Q_2' })
      .mark('D2 at Q2', { x: '', y: 'P_2 = ATC' }),
    'bent curves, labels at the axes, and no name for the area': profitable(
      drawing('short-run', 'Q', 'Cost, revenue')
        .smooth('MR', [0.02, 0.9], [0.25, 0.5], [0.5, 0.02])
        .smooth('D = MB', [0.02, 0.93], [0.32, 0.65], [0.95, 0.1])
        .smooth('AC', [0.1, 0.8], [0.25, 0.5], [0.5, 0.4], [0.9, 0.55])
        .line('MC', [0.05, 0.02], [0.85, 0.69]),
      '',
    )
      .panel('long-run', 'Output', 'Cost, revenue')
      .smooth('MR', [0.02, 0.85], [0.25, 0.45], [0.5, 0.02])
      .smooth('D = MB', [0.02, 0.9], [0.32, 0.62], [0.6, 0.35], [0.95, 0.05])
      .smooth('AC', [0.15, 0.88], [0.32, 0.63], [0.45, 0.53], [0.62, 0.48], [0.9, 0.6])
      .line('MC', [0.1, 0.1], [0.85, 0.65])
      .mark([0.335, 0], { x: 'Q2' })
      .mark([0, 0.605], { y: 'P2' }),
  }),
  followed: () => ({
    'a marginal revenue that begins above demand': [
      inTheEnd(profitable(cheap(ownDemand.line('MR', [0, 0.98], [0.6, 0])))),
      ['a-1'],
    ],
    'the demand of a price taker': [
      inTheEnd(profitable(cheap(drawing('short-run', 'Quantity', 'Price').line('D = MR = P', [0, 0.55], [0.9, 0.55])))),
      ['a-1'],
    ],
    'a profit that lasts': [
      cheap(
        profitable(shortRun).panel('long-run').line('D', [0, 0.9], [0.9, 0.18]).line('MR', [0, 0.9], [0.56, 0]),
      ).mark('D at (MR = MC)', { x: 'Q2', y: 'P2' }),
      ['c-ii-2'],
    ],
    'a tangency beside the quantity': [
      rivals(profitable(shortRun)).mark('D at (D = MC)', { x: 'Q2', y: 'P2' }),
      ['c-ii-1', 'c-ii-2'],
    ],
  }),
};

export const PRICE_MAKER_ERRORS: TypicalErrors = {
  'two-groups': [
    ['an axis of group X without a name', noAxisName, ['a-1']],
    ['an axis of group Y without a name', noAxisName, ['a-3'], 'second'],
    ['a price of group X read where MR and MC intersect', priceAcross('PX'), ['a-2', 'a-4']],
    ['a price of group Y read where MR and MC intersect', priceAcross('PY'), ['a-4'], 'second'],
    ['no price of group Y', guide('PY', null), ['a-4'], 'second'],
    ['the names of the quantities swapped', swapped('QX', 'QPD'), ['a-2', 'd-i-1', 'e-i-1']],
    ['profit shaded for the loss', allBelow('DWL', 'PX'), ['d-i-1']],
    ['no quantity with price discrimination', guide('QPD', null), ['e-i-1']],
    ['nothing shaded', nothingShaded, ['d-i-1']],
  ],
  'entry-and-advertising': [
    ['an axis of the short run without a name', noAxisName, ['a-1']],
    ['an axis of the long run without a name', noAxisName, ['c-ii-1'], 'long-run'],
    ['a price read where MR and MC intersect', priceAcross('P1'), ['a-2', 'a-4']],
    ['an ATC that is too high', lifted('ATC', 0.2), ['a-3', 'a-4']],
    ['no price', guide('P1', ''), ['a-2']],
    ['revenue shaded for profit', allBelow('Profit', 'P1'), ['a-4']],
    ['nothing shaded', nothingShaded, ['a-4']],
    ['a price of the long run read where MR and MC intersect', priceAcross('P2'), ['c-ii-1'], 'long-run'],
    ['an economic profit in the long run', lifted('ATC', -0.08), ['c-ii-2'], 'long-run'],
    ['an economic loss in the long run', lifted('ATC', 0.08), ['c-ii-2'], 'long-run'],
    ['no ATC in the long run', without('ATC'), ['c-ii-2'], 'long-run'],
  ],
};
