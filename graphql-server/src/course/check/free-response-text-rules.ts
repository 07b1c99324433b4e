import { GRAPH_LIMITS, type Panel } from '../../../../economics/free-response/graph-document';
import { writtenName } from '../../../../economics/free-response/labels';
import { labelsAskedFor } from '../../../../economics/free-response/asked-labels';
import { namesToOffer } from '../../../../economics/free-response/names-to-offer';
import { subscriptsIn } from '../../../../economics/svg/labels/text-width';
import { plainText } from '../read/course-html';
import { problem, type CourseSource } from '../read/course-source';
import { forFreeResponses, freeResponsesOf, named, sentencesOf } from './free-responses';

const labelsOf = ({ xLabel, yLabel, curves, marks, areas }: Panel): readonly string[] => [
  xLabel,
  yLabel,
  ...curves.map(({ label }) => label),
  ...marks.flatMap(({ label, x, y }) => [label, x ?? '', y ?? '']),
  ...areas.map(({ label }) => label),
];

export const modelGraphsFit = forFreeResponses(function* (question) {
  if (question.model.panels.length > GRAPH_LIMITS.panels)
    yield [`${named(question)} has too many panels`, 'draw one or two', ['graph']];
  for (const panel of question.model.panels) {
    const path = ['graph', panel.id];
    for (const label of labelsOf(panel))
      if (label.length > GRAPH_LIMITS.label)
        yield [`the label "${label}" is too long`, `shorten it to ${GRAPH_LIMITS.label} characters`, path];
    for (const kind of ['curves', 'marks', 'areas', 'arrows'] as const)
      // keys of a panel
      if (panel[kind].length > GRAPH_LIMITS[kind])
        yield [`${named(question)} has ${panel[kind].length} ${kind}`, `draw ${GRAPH_LIMITS[kind]} at most`, path];
  }
});

/** Lists, tables and what leads to them do not end as sentences. */
const NO_SENTENCE = /<(ul|ol|table)>.*?<\/\1>/gs;

/** Whether each paragraph ends as a sentence, or leads to a list. */
const isSentence = (html: string): boolean =>
  html
    .replace(NO_SENTENCE, '')
    .split(/<\/p>/)
    .map((paragraph) => plainText({ format: 'html', text: paragraph }))
    .every((text) => text === '' || /[.?!:]["”)]?$/.test(text));

export const freeResponseTextsAreSentences = forFreeResponses(function* (question) {
  if (!isSentence(question.stem))
    yield [`the stem of ${named(question)} does not end as a sentence`, 'end it with a period', ['stem']];
  for (const part of question.parts)
    for (const text of sentencesOf(part))
      if (!isSentence(text))
        yield [
          `${named(question, part)}: "${plainText({ format: 'html', text })}" does not end as a sentence`,
          'end it with a period',
          ['parts', part.id],
        ];
});

const withoutTags = (name: string): string => name.replace(/<\/?sub>/g, '');

/** How the graph writes a name, as the HTML of a text does. */
const onGraph = (name: string): string =>
  subscriptsIn(writtenName(name))
    .map(({ part, isLow }) => (isLow ? `<sub>${part}</sub>` : part))
    .join('');

/** Each label that a part asks for can be chosen beside the graph, by itself, and looks there as in the text. */
export const labelsAskedForAreOffered = forFreeResponses(function* (question) {
  const offered = namesToOffer(question);
  const areas = question.model.panels.flatMap((panel) => panel.areas.map(({ label }) => label));
  for (const part of question.parts.filter(({ kind }) => kind === 'draw')) {
    for (const name of labelsAskedFor(part.text)) {
      const plain = withoutTags(name);
      const path = ['parts', part.id];
      if (!offered.includes(plain))
        yield [
          `${named(question, part)} asks for the label ${plain}, which the graph does not offer`,
          'write it as the graph does',
          path,
        ];
      else if (name !== onGraph(plain) && !(areas.includes(plain) && name === plain))
        yield [
          `${named(question, part)} writes ${plain} in another way than the graph`,
          'mark its subscript: P~E~',
          path,
        ];
    }
  }
});

const NUMBER = /\d+(?:[,.]\d+)*/g;

/** Two variants of a family tell other stories with other numbers. */
export function* variantsDiffer(course: CourseSource) {
  for (const family of Map.groupBy(freeResponsesOf(course), (question) => question.family).values())
    for (const [index, question] of family.entries())
      for (const earlier of family.slice(0, index)) {
        const [one, other] = [question, earlier].map(({ stem, parts }) => stem + parts.map(({ text }) => text).join());
        const numbers = [one, other].map((text = '') => (text.match(NUMBER) ?? []).join());
        const story = [one, other].map((text = '') => text.replace(NUMBER, ''));
        const what =
          story[0] === story[1] ? 'story' : numbers[0] === numbers[1] && numbers[0] !== '' ? 'numbers' : null;
        if (what !== null)
          yield problem(
            question.at(['variants']),
            `${question.id} has the ${what} of ${earlier.id}`,
            'give each variant its own words and numbers',
          );
      }
}
