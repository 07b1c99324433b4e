import { plainText } from '../read/course-html';
import { kindOf } from '../kinds/kinds';
import { chaptersOf, type CourseSource, type QuestionSource } from '../read/course-source';
import { binomialTail } from './binomial';
import { rulesFor } from './rule';

/** A pattern less likely than this by chance gives the answer key away. */
const MOST_LIKELY_BY_CHANCE = 0.001;

interface Hits {
  readonly hits: number;
  readonly questions: number;
  /** Chance of a hit in one question, on average: 1 / number of choices. */
  readonly chance: number;
}

function countHits(questions: readonly QuestionSource[], isHit: (question: QuestionSource) => boolean): Hits {
  const chances = questions.reduce((sum, { choices }) => sum + 1 / choices.length, 0);
  return { hits: questions.filter(isHit).length, questions: questions.length, chance: chances / questions.length };
}

/** Whether this many hits or more are too unlikely by chance. */
function givesKeyAway({ hits, questions, chance }: Hits): boolean {
  return questions > 0 && chance < 1 && binomialTail(questions, hits, chance) < MOST_LIKELY_BY_CHANCE;
}

const correctIndex = ({ choices }: QuestionSource) => choices.findIndex(({ isCorrect }) => isCorrect);

/** Whether the correct choice is longer than every other, as read. */
function correctIsLongest(question: QuestionSource): boolean {
  const lengths = question.choices.map(({ text }) => plainText(text).length);
  const correct = correctIndex(question);
  return lengths.every((length, index) => index === correct || length < (lengths[correct] ?? 0));
}

/** Each chapter with questions, and the course as a whole. */
function samplesOf(course: CourseSource) {
  const chapters = chaptersOf(course).map(({ at, name, questions }) => ({
    at,
    where: name,
    questions: questions.filter((question) => kindOf(question) === 'choice' && correctIndex(question) >= 0),
  }));
  const all = chapters.flatMap(({ questions }) => questions);
  return [...chapters, { at: { file: 'course.md', line: 1 }, where: 'the whole course', questions: all }];
}

const forSamples = rulesFor(samplesOf);

export const correctPositionsAreSpread = forSamples(function* ({ where, questions }) {
  const positions = Math.max(0, ...questions.map(({ choices }) => choices.length));
  for (let position = 0; position < positions; position += 1) {
    const found = countHits(questions, (question) => correctIndex(question) === position);
    if (givesKeyAway(found))
      yield [
        `in ${where}, choice ${position + 1} is the correct one in ${found.hits} of ${found.questions} questions`,
        'move some correct choices so that each position has about as many',
      ];
  }
});

export const correctChoicesAreNotTheLongest = forSamples(function* ({ where, questions }) {
  const found = countHits(questions, correctIsLongest);
  if (givesKeyAway(found))
    yield [
      `in ${where}, the correct choice is the longest in ${found.hits} of ${found.questions} questions`,
      'shorten correct choices, or make wrong ones as long and as specific',
    ];
});
