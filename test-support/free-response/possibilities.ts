import { drawing } from '../drawing';
import type { Asked, Family } from './asked';

// Production possibilities, comparative advantage, and marginal analysis, drawn in several styles.

const first = (names: readonly string[]): string => names[0] ?? '';
const last = (names: readonly string[]): string => names.at(-1) ?? '';

const economy = ({ x, y }: Asked) => drawing('ppc', first(x), first(y));

export const ppcGrowth: Family = {
  right: (asked) => {
    const [maxX = '', maxY = '', newMaxX = ''] = asked.numbers;
    return {
      'three small curves near the origin': economy(asked)
        .smooth('PPC1', [0, 0.5], [0.15, 0.42], [0.25, 0])
        .smooth('PPC2', [0, 0.5], [0.3, 0.42], [0.5, 0])
        .smooth('PPC3', [0, 0.65], [0.4, 0.5], [0.62, 0])
        .mark([0.25, 0], { x: maxX })
        .mark([0, 0.5], { y: maxY })
        .mark([0.5, 0], { x: newMaxX })
        .mark([0.15, 0.42], { label: 'F' })
        .mark([0.1, 0.2], { label: 'G' })
        .mark([0.3, 0.6], { label: 'H' }),
      'frontiers that stop just short of the axes': drawing(
        'ppc',
        `Quantity of ${first(asked.x).toLowerCase()}`,
        `${first(asked.y)} (maximum)`,
      )
        .smooth('PPF3', [0.01, 0.85], [0.45, 0.72], [0.65, 0.4], [0.72, 0.01])
        .smooth('PPF2', [0.01, 0.71], [0.35, 0.6], [0.5, 0.35], [0.58, 0.01])
        .smooth('PPF1', [0.01, 0.7], [0.2, 0.6], [0.3, 0.35], [0.35, 0.01])
        .mark([0.34, 0.6], { label: 'H', x: '', y: '' })
        .mark([0.05, 0.05], { label: 'G' })
        .mark([0.3, 0.35], { label: 'F', x: '', y: '' })
        .mark([0.58, 0.01], { x: newMaxX })
        .mark([0.01, 0.7], { y: maxY })
        .mark([0.35, 0.01], { x: maxX }),
      'curves of five handles with primes': drawing('ppc', last(asked.x), last(asked.y))
        .smooth('PPC', [0, 0.8], [0.2, 0.75], [0.35, 0.6], [0.45, 0.3], [0.48, 0])
        .smooth("PPC'", [0, 0.8], [0.35, 0.75], [0.6, 0.55], [0.7, 0.3], [0.76, 0])
        .smooth("PPC''", [0, 0.97], [0.4, 0.9], [0.7, 0.66], [0.85, 0.35], [0.93, 0])
        .mark([0, 0.8], { y: `max = ${maxY}` })
        .mark([0.48, 0], { x: maxX })
        .mark([0.76, 0], { x: newMaxX })
        .mark([0.35, 0.6], { label: 'F' })
        .mark([0.3, 0.3], { label: 'G' })
        .mark([0.6, 0.8], { label: 'H' })
        .arrow([0.45, 0.3], [0.7, 0.3]),
    };
  },
  followed: (asked) => {
    const [maxX = '', maxY = '', newMaxX = ''] = asked.numbers;
    return {
      'a PPC that is bowed inward': [
        economy(asked)
          .smooth('PPC1', [0, 0.6], [0.12, 0.2], [0.4, 0])
          .smooth('PPC2', [0, 0.6], [0.2, 0.25], [0.6, 0])
          .smooth('PPC3', [0, 0.8], [0.3, 0.4], [0.8, 0])
          .mark([0, 0.6], { y: maxY })
          .mark([0.4, 0], { x: maxX })
          .mark([0.6, 0], { x: newMaxX })
          .mark([0.12, 0.2], { label: 'F' })
          .mark([0.05, 0.1], { label: 'G' })
          .mark([0.5, 0.5], { label: 'H' }),
        ['a-1'],
      ],
    };
  },
};

export const comparativeAdvantage: Family = {
  right: (asked) => {
    const [maxX = '', maxY = ''] = asked.numbers;
    return {
      'a flat line': economy(asked)
        .line('PPC', [0, 0.4], [0.8, 0])
        .mark([0.8, 0], { x: maxX })
        .mark([0, 0.4], { y: maxY }),
      'a steep line that stops just short of the axes': drawing('ppc', last(asked.x), last(asked.y))
        .line('PPF', [0.3, 0.01], [0.01, 0.9])
        .mark([0.01, 0.9], { y: `y = ${maxY}` })
        .mark([0.3, 0.01], { x: `x = ${maxX}` }),
      'a line by hand, with a point': drawing(
        'ppc',
        `Number of ${first(asked.x).toLowerCase()}`,
        `Quantity of ${first(asked.y).toLowerCase()}`,
      )
        .smooth('PPC1', [0, 0.6], [0.3, 0.315], [0.6, 0])
        .mark([0, 0.6], { label: 'A', y: maxY })
        .mark([0.6, 0], { label: 'B', x: maxX })
        .mark([0.3, 0.315], { label: 'C', x: '', y: '' }),
    };
  },
  // Its graph has one point: nothing follows.
  followed: () => ({}),
};

/** Both curves, with a number at each intercept. */
const twoProducers = (
  asked: Asked,
  form: number,
  ends: readonly [x1: number, y1: number, x2: number, y2: number],
  gap = 0,
  written = asked.numbers,
) => {
  const [one = [], , other = []] = asked.owners;
  const [x1, y1, x2, y2] = ends;
  return economy(asked)
    .line(one[form] ?? '', [gap, y1], [x1, gap])
    .line(other[form] ?? '', [gap, y2], [x2, gap])
    .mark([x1, gap], { x: written[0] ?? '' })
    .mark([gap, y1], { y: written[1] ?? '' })
    .mark([x2, gap], { x: written[2] ?? '' })
    .mark([gap, y2], { y: written[3] ?? '' });
};

export const tradeFromLaborHours: Family = {
  right: (asked) => {
    const [, , , , x = '', y = ''] = asked.numbers;
    return {
      'a steep and a flatter line': twoProducers(asked, 0, [0.4, 0.8, 0.32, 0.35]).mark([0.2, 0.6], {
        label: 'T',
        x,
        y,
      }),
      'other names of the curves': twoProducers(asked, 1, [0.9, 0.5, 0.6, 0.25]).mark([0.45, 0.4], {
        label: 'T',
        x,
        y,
      }),
      'lines that stop short of the axes, and the quantities apart from the point': twoProducers(
        asked,
        2,
        [0.55, 0.78, 0.4, 0.4],
        0.01,
      )
        .mark([0.3, 0.66], { label: 'T' })
        .mark([0.3, 0], { x })
        .mark([0, 0.66], { y }),
    };
  },
  followed: (asked) => {
    const [maxX = '', maxY = '', ...rest] = asked.numbers;
    const [, , x = '', y = ''] = rest;
    return {
      'the intercepts of the first producer switched': [
        twoProducers(asked, 0, [0.4, 0.8, 0.32, 0.35], 0, [maxY, maxX, ...rest]).mark([0.2, 0.6], {
          label: 'T',
          x,
          y,
        }),
        ['a-1'],
      ],
    };
  },
};

export const marginalBenefitAndCost: Family = {
  right: ({ x, y, shifts: [shift] }) => {
    const by = 0.13 * (shift?.sign ?? 1);
    return {
      'straight lines with an arrow': drawing('margin', first(x), 'Dollars')
        .line('MB1', [0.2, 0.85], [0.6, 0.15])
        .line('MC', [0.05, 0.3], [0.85, 0.6])
        .line('MB2', [0.2 + by, 0.85], [0.6 + by, 0.15])
        .arrow([0.45, 0.42], [0.45 + by, 0.42])
        .mark('MB1 = MC', { x: 'Q1' })
        .mark('MB2 = MC', { x: 'Q2' }),
      'primes, and guides to both axes': drawing('margin', 'Q', 'Benefits and costs')
        .line("MB'", [0.18 + by, 0.7], [0.82 + by, 0.3])
        .line('MB', [0.18, 0.7], [0.82, 0.3])
        .line('Marginal cost', [0.25, 0.2], [0.75, 0.8])
        .mark("MB' = MC", { x: "Q'", y: '' })
        .mark('MB = MC', { x: 'Q', y: '' }),
      'bent curves, numbered from 0': drawing('margin', `Number of ${last(x)}`, last(y))
        .smooth('MC_0', [0.1, 0.2], [0.5, 0.35], [0.85, 0.9])
        .smooth('MB0', [0.15, 0.9], [0.4, 0.5], [0.8, 0.25])
        .smooth('MB1', [0.15 + by, 0.9], [0.4 + by, 0.5], [0.8 + by, 0.25])
        .mark('MB0 = MC', { label: 'A', x: 'Q_0' })
        .mark('MB1 = MC', { label: 'B', x: 'Q_1' }),
    };
  },
  followed: ({ x, shifts: [shift] }) => {
    const by = 0.13 * (shift?.sign ?? 1);
    return {
      'a marginal cost that is constant': [
        drawing('margin', first(x), 'Dollars')
          .line('MB1', [0.2, 0.85], [0.6, 0.15])
          .line('MC', [0, 0.4], [0.9, 0.4])
          .line('MB2', [0.2 + by, 0.85], [0.6 + by, 0.15])
          .mark('MB1 = MC', { x: 'Q1' })
          .mark('MB2 = MC', { x: 'Q2' }),
        ['d-i-1'],
      ],
    };
  },
};
