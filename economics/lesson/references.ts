import type { Figure, Role } from '../figure';
import { figureOf, type Picture } from '../picture/picture';
import type { GraphPicture } from '../picture/graph-picture';
import { isPicture } from './frame';
import type { Frame } from './frame-schema';

/** Something that a sentence may point at, and whether a graph has it. */
interface Reference {
  readonly name: string;
  readonly said: RegExp;
  readonly isShown: (figure: Figure) => boolean;
}

const hasArea =
  (...roles: Role[]) =>
  ({ areas }: Figure): boolean =>
    areas.some(({ role }) => roles.includes(role));
const hasSpan =
  (id: string) =>
  ({ spans }: Figure): boolean =>
    spans.some((span) => span.id === id);
const hasOldCurve =
  (side: 'demand' | 'supply') =>
  ({ curves }: Figure): boolean =>
    curves.some(({ id }) => id === `${side}-was` || id.startsWith(`${side}-with-`));

const SHIFTS = '(?:curve )?(?:shifts|has shifted|shifted|moves) (?:to the )?(?:left|right|up|down)';

const REFERENCES: readonly Reference[] = [
  {
    name: 'the old price',
    said: /\b(?:old|original) price\b|\bprice (?:before|without) the (?:tax|subsidy)/i,
    isShown: ({ marks }) => marks.some(({ era, guides }) => era === 'was' || guides === null) || marks.length > 1,
  },
  { name: 'the deadweight loss', said: /\bdeadweight loss\b/i, isShown: hasArea('deadweight-loss') },
  { name: 'consumer surplus', said: /\bconsumer surplus\b/i, isShown: hasArea('consumer-surplus') },
  { name: 'producer surplus', said: /\bproducer surplus\b/i, isShown: hasArea('producer-surplus') },
  { name: 'the tax revenue', said: /\btax revenue\b/i, isShown: hasArea('tax-revenue', 'buyers-part') },
  { name: "the consumers' share", said: /\b(?:buyers|consumers)' share\b/i, isShown: hasArea('buyers-part') },
  { name: "the producers' share", said: /\b(?:sellers|producers)' share\b/i, isShown: hasArea('sellers-part') },
  { name: 'the shortage', said: /\b(?:a|the|this) shortage of \d/i, isShown: hasSpan('shortage') },
  { name: 'the surplus', said: /\b(?:a|the|this) surplus of \d/i, isShown: hasSpan('surplus') },
  { name: 'the shift of demand', said: new RegExp(`\\bdemand ${SHIFTS}`, 'i'), isShown: hasOldCurve('demand') },
  { name: 'the shift of supply', said: new RegExp(`\\bsupply ${SHIFTS}`, 'i'), isShown: hasOldCurve('supply') },
];

const POINT = /\b[Pp]oints? ([A-Z])(?: and ([A-Z]))?\b/g;
/** A price that the market has, pays or moves to; differences and totals are not on an axis. */
const PRICE =
  /\b(?:(?:price|wage) (?:of|is|at)|at|from|pay|pays|receive|receives|get|gets) \$(\d+(?:,\d{3})*(?:\.\d+)?)/g;

const PRICED = new Set<Picture['kind']>([
  'market',
  'schedule',
  'revenue',
  'elasticities',
  'labor-market',
  'hiring',
  'monopsony',
  'firm',
]);

const textsOf = ({ x, y, marks, curves, spans, bars }: Figure): string[] => [
  ...[x, y].flatMap(({ ticks }) => ticks.map(({ label }) => label)),
  ...marks.flatMap(({ guides }) => [guides?.x ?? '', guides?.y ?? '']),
  ...[...curves, ...spans, ...bars].map(({ name }) => name),
];

/** What a sentence refers to and its graph does not show. Frames without a graph show their words and are not checked. */
export function missingFrom(say: string, frame: Frame): string[] {
  if (!isPicture(frame)) return [];
  if (frame.kind !== 'panels') return missingFromGraph(say, frame);
  const onTheRight = missingFromGraph(say, frame.right);
  return missingFromGraph(say, frame.left).filter((what) => onTheRight.includes(what));
}

function missingFromGraph(say: string, frame: GraphPicture): string[] {
  const figure = figureOf(frame);
  const names = frame.kind === 'market' ? REFERENCES : [];
  const missing = names.filter(({ said, isShown }) => said.test(say) && !isShown(figure)).map(({ name }) => name);
  const points = [...say.matchAll(POINT)].flatMap(([, one, two]) => [one, two].flatMap((name) => name ?? []));
  const named = new Set(figure.marks.map(({ name }) => name));
  const texts = textsOf(figure);
  const prices = PRICED.has(frame.kind) ? [...say.matchAll(PRICE)].map(([, amount]) => `$${amount ?? ''}`) : [];
  return [
    ...missing,
    ...points.filter((name) => !named.has(name)).map((name) => `point ${name}`),
    ...prices
      .filter((price) => !texts.some((text) => text.split(' ').includes(price)))
      .map((price) => `the price ${price}`),
  ];
}
