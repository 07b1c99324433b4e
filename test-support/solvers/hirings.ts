import type { Answer, Solvers } from './solver';

/** What the description of the right graph says after each event, in the words of the stem. */
const EVENTS: readonly (readonly [event: RegExp, effect: string])[] = [
  [/The price of .* increases\.|produces more per hour/, 'MRP shifts right'],
  [/The price of .* decreases\.|produces less per hour/, 'MRP shifts left'],
  [/leave the region|begin to hire/, 'S = MRC rises'],
  [/move into the region|stop hiring/, 'S = MRC falls'],
];

export const hirings: Solvers = {
  'graph-of-a-hiring-change': ({ stem, choices }): Answer => {
    const effects = EVENTS.filter(([event]) => event.test(stem)).map(([, effect]) => effect);
    const found = choices.filter(({ text }) => effects.length === 1 && text.includes(effects[0] ?? '?'));
    return found.length === 1 ? [...(found[0]?.numbers ?? []), effects[0] ?? ''] : [`${found.length} graphs fit`];
  },
  'gain-from-hiring': ({ description }) => {
    const [, list = ''] = /workers 1, 2, 3, …: ([^.]+)\./.exec(description) ?? [];
    const products = list.split(', ').map((value) => Number(value.replace('$', '')));
    const wage = Number(/market wage of \$(\d+)/.exec(description)?.[1]);
    return [products.reduce((total, product) => total + Math.max(0, product - wage), 0)];
  },
};
