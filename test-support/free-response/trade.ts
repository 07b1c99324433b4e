import { drawing, type Drawing } from '../drawing';
import type { Family } from './asked';
import { without } from './imperfect-competition-errors';
import { guide, namesSwapped, noAxisName, nothingShaded, nth, swapped, type TypicalErrors } from './typical-errors';

// Markets with a quota, and small countries with a tariff, drawn in several styles.

const market = drawing('market').line('D', [0, 0.95], [0.95, 0]).line('S', [0, 0.1], [0.85, 0.95]);
const equilibrium = market.mark('D = S', { x: 'QE', y: 'PE' });

// Supply and demand are .15 and .7 at the world price of .25, and .3 and .55 at the price of .4 with the tariff.
const open = (drawn: Drawing) =>
  drawn.line('PW', [0, 0.25], [0.9, 0.25]).mark('S beside PW', { x: 'QS' }).mark('D beside PW', { x: 'QD' });
const taxed = (drawn: Drawing) =>
  drawn.line('PT', [0, 0.4], [0.9, 0.4]).mark('S beside PT', { x: 'QST' }).mark('D beside PT', { x: 'QDT' });
const REVENUE = { under: ['PT'], over: ['PW'], rightOf: 'QST', leftOf: 'QDT' };
const shaded = (drawn: Drawing) =>
  drawn
    .shadeWithin('Revenue', REVENUE)
    .shadeWithin('DWL', { under: ['S'], over: ['PW'], leftOf: 'QST' })
    .shadeWithin('DWL', { under: ['D'], over: ['PW'], rightOf: 'QDT' });

export const tariff: Family = {
  right: () => ({
    'straight lines': shaded(taxed(open(equilibrium))),
    'bent curves, and other names of the lines': drawing('market', 'Q', 'Price ($)')
      .smooth('Domestic demand = D', [0.1, 0.9], [0.4, 0.5], [0.9, 0.12])
      .smooth('Supply', [0.05, 0.15], [0.4, 0.5], [0.7, 0.95])
      .line('World price', [0, 0.22], [1, 0.22])
      .line('PW + tariff', [0, 0.36], [1, 0.37])
      .mark('D = S', { label: 'E', x: 'Q_E', y: 'P_E' })
      .mark('S beside World price', { x: 'Q_S' })
      .mark('D beside World price', { x: 'Q_D' })
      .mark('S beside PW + tariff', { label: 'A', x: 'Q_ST' })
      .mark('D beside PW + tariff', { label: 'B', x: 'Q_DT' })
      .shadeWithin('dwl', { under: ['S'], over: ['World price'], leftOf: 'QST' })
      .shadeWithin('Government revenue', {
        under: ['PW + tariff'],
        over: ['World price'],
        rightOf: 'QST',
        leftOf: 'QDT',
      })
      .shadeWithin('Deadweight loss', { under: ['D'], over: ['World price'], rightOf: 'QDT' }),
    'prices at the axis without lines, numbered quantities, and one name for both triangles': drawing('market')
      .line('S', [0.02, 0.05], [0.6, 0.92])
      .line('D', [0.1, 0.95], [0.95, 0.1])
      .mark('D = S', { x: 'QE', y: 'PE' })
      .mark([0.82, 0.23], { x: 'QD1', y: 'P_W' })
      .mark([0.14, 0.23], { x: 'QS1' })
      .mark([0.64, 0.41], { x: 'QD2', y: 'P_T' })
      .mark([0.26, 0.41], { x: 'QS2' })
      .shadeWithin('Tariff revenue', { under: ['PT'], over: ['PW'], rightOf: 'QS2', leftOf: 'QD2' })
      .shade('DWL', [0.23, 0.27], [0.68, 0.29]),
  }),
  followed: () => ({
    'a world price above the equilibrium': [
      shaded(
        taxed(
          equilibrium
            .line('PW', [0, 0.7], [0.9, 0.7])
            .mark('S beside PW', { x: 'QS' })
            .mark('D beside PW', { x: 'QD' }),
        ),
      ),
      ['a-2', 'c-1', 'd-i-1', 'e-i-1'],
    ],
    'the quantities at the world price swapped': [
      shaded(
        taxed(
          equilibrium
            .line('PW', [0, 0.25], [0.9, 0.25])
            .mark('S beside PW', { x: 'QD' })
            .mark('D beside PW', { x: 'QS' }),
        ),
      ),
      ['a-2'],
    ],
    'a tariff that lowers the price': [
      open(equilibrium)
        .line('PT', [0, 0.15], [0.9, 0.15])
        .mark('S beside PT', { x: 'QST' })
        .mark('D beside PT', { x: 'QDT' })
        .shadeWithin('Revenue', { under: ['PW'], over: ['PT'], rightOf: 'QST', leftOf: 'QDT' }),
      ['c-1', 'd-i-1', 'e-i-1'],
    ],
    'quantities with the tariff that are too far inside': [
      shaded(
        open(equilibrium)
          .line('PT', [0, 0.4], [0.9, 0.4])
          .mark([0.36, 0.4], { x: 'QST' })
          .mark([0.48, 0.4], { x: 'QDT' })
          .mark([0.36, 0.46], { x: '' })
          .mark([0.48, 0.47], { x: '' }),
      ),
      ['c-1'],
    ],
    'an equilibrium beside the intersection': [
      shaded(taxed(open(market.mark([0.5, 0.6], { x: 'QE', y: 'PE' })))),
      ['a-1'],
    ],
  }),
};

const LOSS = { under: ['D'], over: ['S'], rightOf: 'QQ' };

export const quota: Family = {
  right: () => ({
    'straight lines': equilibrium.mark([0.25, 0.7], { x: 'QQ', y: 'PB' }).shadeWithin('DWL', LOSS),
    'an upright line with a name, and both prices': drawing('market', 'Q', 'P')
      .smooth('Demand = MB', [0.05, 0.9], [0.4, 0.45], [0.9, 0.15])
      .smooth('Supply = MC', [0.05, 0.1], [0.4, 0.45], [0.75, 0.95])
      .line('Quota', [0.24, 0], [0.24, 0.95])
      .mark('D = S', { label: 'E', x: 'Q*', y: 'P*' })
      .mark('D at Quota', { y: 'P_B' })
      .mark('S at Quota', { y: 'P_S' })
      .shadeWithin('Deadweight loss', { under: ['D'], over: ['S'], rightOf: 'Quota' }),
    'a flat demand, names at the axes, and no name for the area': drawing('market', 'Quantity', 'Price per unit ($)')
      .line('D', [0.02, 0.75], [0.95, 0.4])
      .line('S', [0.1, 0.05], [0.8, 0.9])
      .mark('D = S', { x: 'Q_E' })
      .mark([0, 0.552], { y: 'P_E' })
      .mark([0.3, 0.645], { x: 'Q_Q', y: '' })
      .mark([0, 0.645], { y: 'P_B' })
      .shadeWithin('', LOSS),
  }),
  followed: () => ({
    'a price read on the supply curve': [
      equilibrium.mark([0.25, 0.35], { x: 'QQ', y: 'PB' }).mark([0.25, 0.7], { x: '' }).shadeWithin('DWL', LOSS),
      ['a-2'],
    ],
    'an equilibrium beside the intersection': [
      market.mark([0.5, 0.6], { x: 'QE', y: 'PE' }).mark([0.25, 0.7], { x: 'QQ', y: 'PB' }).shadeWithin('DWL', LOSS),
      ['a-1'],
    ],
    'a quota above the equilibrium quantity': [
      equilibrium.mark([0.6, 0.35], { x: 'QQ', y: 'PB' }).mark([0.6, 0.7], { x: '' }).shade('DWL', [0.55, 0.5]),
      ['a-2', 'b-1'],
    ],
  }),
};

export const TRADE_ERRORS: TypicalErrors = {
  tariff: [
    ['an axis without a name', noAxisName, ['a-1']],
    ['no equilibrium price', guide('PE', null), ['a-1']],
    ['the quantities at the world price swapped', swapped('QS', 'QD'), ['a-2']],
    ['the quantities with the tariff swapped', swapped('QST', 'QDT'), ['c-1']],
    ['the names of the two prices swapped', namesSwapped('curves', 'PW', 'PT'), ['a-2', 'c-1', 'd-i-1', 'e-i-1']],
    ['no price with the tariff', without('PT'), ['c-1', 'd-i-1']],
    [
      'revenue on all units',
      (panel) => ({
        areas: panel.areas.map((area) =>
          area.label === 'Revenue'
            ? { ...area, seeds: [...area.seeds, ...area.seeds.map(([, y]) => [0.02, y] as const)] } // a point
            : area,
        ),
      }),
      ['d-i-1'],
    ],
    [
      'one of the two triangles shaded',
      ({ areas }) => ({
        areas: areas.map((area) => (area.label === 'DWL' ? { ...area, seeds: area.seeds.slice(1) } : area)),
      }),
      ['e-i-1'],
    ],
    [
      'the other of the two triangles shaded',
      ({ areas }) => ({
        areas: areas.map((area) => (area.label === 'DWL' ? { ...area, seeds: area.seeds.slice(0, 1) } : area)),
      }),
      ['e-i-1'],
    ],
    [
      'revenue shaded as a part of the loss',
      ({ areas }) => ({
        areas: areas.map((area) =>
          area.label === 'DWL' ? { ...area, seeds: areas.flatMap(({ seeds }) => seeds) } : area,
        ),
      }),
      ['e-i-1'],
    ],
    ['nothing shaded', nothingShaded, ['d-i-1', 'e-i-1']],
  ],
  quota: [
    ['an axis without a name', noAxisName, ['a-1']],
    ['no equilibrium quantity', guide('QE', null), ['a-1']],
    ['no price with the quota', guide('PB', null), ['a-2']],
    ['the names of demand and supply swapped', namesSwapped('curves', 'D', 'S'), ['a-1', 'a-2', 'b-1']],
    ['the equilibrium price and that with the quota swapped', swapped('PE', 'PB'), ['a-1', 'a-2']],
    ['no quota', guide('QQ', null), ['a-2', 'b-1']],
    [
      'half of the loss shaded',
      ({ areas }) => ({ areas: areas.map((area) => ({ ...area, seeds: area.seeds.slice(1) })) }),
      ['b-1'],
    ],
    ['the rent shaded', nth('areas', 0, { seeds: [[0.05, 0.5]] }), ['b-1']],
    ['nothing shaded', nothingShaded, ['b-1']],
  ],
};
