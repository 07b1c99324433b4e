import type { Figure, Mark } from '../../../../../economics/figure';
import { isSame } from '../../../../../economics/numbers';
import { figureOf } from '../../../../../economics/picture/picture';
import { POINT, speaksOf } from '../../../../../economics/picture/used-names';
import { withoutSubscripts } from '../../../../../economics/svg/labels/text-width';
import { plainText } from '../../read/course-html';
import { textsOf } from '../../read/course-source';
import { inQuestion, questionRule, type AuditRule, type Fault } from './audit';
import type { BankGraph } from './graphs';

// What a reader of the exam expects of a graph, as far as its description tells.

/** A rule about each graph of the bank by itself, with the questions that show it. */
export const graphRule = (
  name: string,
  demands: string,
  faultsOf: (graph: BankGraph) => Iterable<Fault>,
): AuditRule => ({
  name,
  demands,
  *find({ graphs }) {
    for (const graph of graphs)
      for (const [message, fix] of faultsOf(graph))
        yield inQuestion(graph.questions[0], `${graph.name}: ${message}`, fix);
  },
});

const AXES = ['x', 'y'] as const;

/** P and 2 of P2; null for a letter without a number. */
function numbered(text: string): { letter: string; number: number } | null {
  const [, letter, number] = /^([A-Z]+|q)(\d)$/.exec(withoutSubscripts(text)) ?? [];
  return letter === undefined ? null : { letter, number: Number(number) };
}

interface Numbered {
  readonly text: string;
  readonly letter: string;
  readonly number: number;
  readonly era: 'was' | 'is';
}

/** What carries a number in a graph, a list for each letter: D1 and D2, or the quantities on the horizontal axis. */
function seriesIn({ curves, marks }: Figure): Numbered[][] {
  const things = [
    ...curves.flatMap(({ name, era }) => name.split(' = ').map((text) => ({ text, era, place: 'curve' }))),
    ...AXES.flatMap((axis) => marks.map(({ guides, era }) => ({ text: guides?.[axis] ?? '', era, place: axis }))),
  ];
  const series = new Map<string, Numbered[]>();
  for (const { text, era, place } of things) {
    const found = numbered(text);
    if (found === null) continue;
    const key = `${place} ${found.letter}`;
    series.set(key, [...(series.get(key) ?? []), { text: withoutSubscripts(text), era, ...found }]);
  }
  return [...series.values()];
}

/** More than two of a letter are counted along their axis, as the quantities of a tariff are. */
const MOST_STATES = 2;

export const graphStatesRule = graphRule(
  'graph-states',
  'What was before a change is 1 and what is after it is 2, on curves and on both axes.',
  function* ({ graphs }) {
    for (const graph of graphs)
      for (const series of seriesIn(graph)) {
        const numbers = new Set(series.map(({ number }) => number));
        if (numbers.size > MOST_STATES) continue;
        const old = series.find(({ era, number }) => era === 'was' && number !== 1);
        const isNew = series.find(
          ({ era, number, letter }) =>
            era === 'is' && number === 1 && series.some((other) => other.era === 'was' && other.letter === letter),
        );
        const wrong = old ?? isNew;
        if (wrong)
          yield [
            `${wrong.text} is ${wrong.era === 'was' ? 'the old' : 'the new'} state`,
            'the old one is 1, the new one 2',
          ];
        const [first] = series;
        if (first && !numbers.has(1))
          yield [`${first.text} stands without ${first.letter}1`, `show both, or call it ${first.letter}`];
      }
  },
);

/** Points nearer than this share of both axes are one. */
const ONE_POINT = 0.005;

const isOnePoint = ({ x, y }: Figure, a: Mark, b: Mark): boolean =>
  Math.abs(a.at[0] - b.at[0]) < ONE_POINT * (x.max - x.min) &&
  Math.abs(a.at[1] - b.at[1]) < ONE_POINT * (y.max - y.min);

const pairsOf = <T>(all: readonly T[]): (readonly [T, T])[] =>
  all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const)); // a pair

export const graphPointsRule = graphRule(
  'graph-points',
  'A point has one name, and so has a place on an axis.',
  function* ({ graphs }) {
    for (const graph of graphs) {
      const pairs = pairsOf(graph.marks);
      for (const [a, b] of pairs) {
        if (a.name !== '' && b.name !== '' && a.name !== b.name && isOnePoint(graph, a, b))
          yield [`${a.name} and ${b.name} are one point`, 'name it once'];
        if (a.name !== '' && a.name === b.name && !isOnePoint(graph, a, b))
          yield [`two points are called ${a.name}`, 'give each a name of its own'];
      }
      for (const [axis, along] of [
        ['x', 0],
        ['y', 1],
      ] as const)
        // pairs
        for (const [a, b] of pairs) {
          const [one, other] = [a.guides?.[axis] ?? null, b.guides?.[axis] ?? null];
          if (one !== null && other !== null && one !== other && isSame(a.at[along], b.at[along]))
            yield [
              `${withoutSubscripts(one)} and ${withoutSubscripts(other)} are one place on the ${axis} axis`,
              'name it once',
            ];
        }
    }
  },
);

const AREA = /^[T-Z]$/;

export const graphLettersRule = graphRule(
  'graph-letters',
  'Each lettered point of a graph is used by a question that shows it, and so are its lettered areas.',
  function* ({ graphs, questions }) {
    const text = questions.flatMap(({ source }) => textsOf(source).map(plainText)).join(' ');
    const unused = (things: readonly { readonly name: string }[], letters: RegExp) =>
      things.map(({ name }) => name).filter((name) => letters.test(name) && !speaksOf(text, name));
    for (const { marks, areas } of graphs) {
      const points = unused(marks, POINT);
      if (points.length > 0)
        yield [
          `no text of its questions uses ${points.join(', ')}`,
          `leave the name away: unlabeled: [${points.join(', ')}]`,
        ];
      // A graph that is divided into areas has a letter for each, as on the exam.
      const idle = unused(areas, AREA);
      if (idle.length > 0 && idle.length === areas.length)
        yield [`no text of its questions uses the areas ${idle.join(', ')}`, 'leave out their letters'];
    }
  },
);

export const graphScalesRule = questionRule(
  'graph-scales',
  'The choices of a question that are graphs have the same axes.',
  function* ({ source: { choices } }) {
    const figures = choices.flatMap(({ figure }) => (figure ? [figureOf(figure.picture)] : []));
    for (const axis of AXES) {
      const ends = new Set(figures.map((figure) => figure[axis].max));
      const labels = new Set(figures.map((figure) => figure[axis].label));
      if (ends.size > 1)
        yield [`the ${axis} axes of its choices end at ${[...ends].join(', ')}`, 'give all the same max'];
      if (labels.size > 1)
        yield [`the ${axis} axes of its choices are called ${[...labels].join(', ')}`, 'give all the same label'];
    }
  },
);

/** "$ a bag", "$ thousands a car", "cups a week", but not "within a week". */
const A_FOR_PER = [
  /(?:[$¢]|\b(?:cents|dollars|utils|hours|thousands|millions|billions))[\d.,]* (?:thousands |millions |billions )?an? \w/i,
  /(?<!\b(?:in|within|over|for|of|than|after|before|during)) \(?an? (?:second|minute|hour|day|night|week|month|season|quarter|year|decade)\b/i,
];

const hasAForPer = (text: string): boolean => A_FOR_PER.some((pattern) => pattern.test(text));

const headsIn = (html: string): string[] =>
  [...html.matchAll(/<(caption|th)\b[^>]*>(.*?)<\/\1>/g)].map(([, , text = '']) => text);

export const graphUnitsRule: AuditRule = {
  name: 'graph-units',
  demands: 'Axes, titles and the heads of tables say "per", not "a": Price ($ per bag), Cups (per week).',
  *find({ graphs, bank }) {
    const fix = 'write "per": $ per bag, per week';
    for (const { name, figure, graphs: panels, questions } of graphs) {
      const texts = [figure, ...panels].flatMap(({ x, y, title, curves, spans, bars, areas }) => [
        x.label,
        y.label,
        // A title that names an axis has its fault from there.
        ...(panels.some((panel) => title.includes(panel.x.label)) ? [] : [title]),
        ...[...curves, ...spans, ...bars, ...areas].map((thing) => thing.name),
      ]);
      for (const text of new Set(texts))
        if (hasAForPer(text)) yield inQuestion(questions[0], `${name}: "${text}"`, fix);
    }
    for (const question of bank) {
      const { lead, stem, columns } = question.source;
      const heads = [...(lead ? headsIn(lead.text.text) : []), ...headsIn(stem.text), ...(columns ?? [])];
      for (const text of new Set(heads)) if (hasAForPer(text)) yield inQuestion(question, `"${text}"`, fix);
    }
  },
};

export const graphLorenzRule = graphRule(
  'graph-lorenz',
  'Both axes of a Lorenz curve show cumulative percents.',
  function* ({ picture, figure }) {
    if (picture.kind !== 'lorenz') return;
    for (const axis of AXES)
      if (!/^Cumulative percent of /.test(figure[axis].label))
        yield [
          `its ${axis} axis is called "${figure[axis].label}"`,
          'leave out x and y, or write "Cumulative percent of …"',
        ];
  },
);
