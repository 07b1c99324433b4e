import { binomialTail } from './binomial';
import { plainText } from '../read/course-html';
import {
  chaptersOf,
  type CourseProblem,
  type CourseSource,
  type Place,
  type QuestionSource,
} from '../read/course-source';

/** A pattern that honest chance would show less often than this betrays the key. */
export const CHANCE_BELOW = 0.001;

interface Hits {
  readonly hits: number;
  readonly questions: number;
  /** One in so many choices, on average. */
  readonly chance: number;
}

const average = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

function countHits(questions: readonly QuestionSource[], hit: (question: QuestionSource) => boolean): Hits {
  return {
    hits: questions.filter(hit).length,
    questions: questions.length,
    chance: average(questions.map(({ choices }) => 1 / choices.length)),
  };
}

/** Whether so many hits, or more, would come by chance less often than CHANCE_BELOW. */
export function betraysTheKey({ hits, questions, chance }: Hits): boolean {
  return questions > 0 && chance < 1 && binomialTail(questions, hits, chance) < CHANCE_BELOW;
}

/** Whether the correct choice is longer than every other, as read. */
export function correctIsLongest({ choices }: Pick<QuestionSource, 'choices'>): boolean {
  const length = choices.map(({ text }) => plainText(text).length);
  const correct = choices.findIndex(({ isCorrect }) => isCorrect);
  return length.every((other, index) => index === correct || other < (length[correct] ?? 0));
}

/** Each chapter with questions, and the course as a whole. */
function samplesOf(course: CourseSource): { at: Place; where: string; questions: readonly QuestionSource[] }[] {
  const chapters = chaptersOf(course)
    .filter(({ questions }) => questions.length > 0)
    .map(({ at, name, questions }) => ({ at, where: name, questions }));
  const whole = { at: { file: 'course.md', line: 1 }, where: 'the whole course' };
  const samples = [...chapters, { ...whole, questions: chapters.flatMap(({ questions }) => questions) }];
  return samples.map((sample) => ({
    ...sample,
    questions: sample.questions.filter(({ choices }) => choices.some(({ isCorrect }) => isCorrect)),
  }));
}

export function correctSlotsAreSpread(course: CourseSource): CourseProblem[] {
  return samplesOf(course).flatMap(({ at, where, questions }) => {
    const slots = Math.max(0, ...questions.map(({ choices }) => choices.length));
    return Array.from({ length: slots }, (_, slot) => slot).flatMap((slot) => {
      const found = countHits(questions, ({ choices }) => choices.findIndex(({ isCorrect }) => isCorrect) === slot);
      if (!betraysTheKey(found)) return [];
      return [
        {
          ...at,
          what: `in ${where}, choice ${slot + 1} is the correct one in ${found.hits} of ${found.questions} questions`,
          howToMend: 'move some correct choices to other places, so that each place has about as many',
        },
      ];
    });
  });
}

export function correctChoicesAreNotTheLongest(course: CourseSource): CourseProblem[] {
  return samplesOf(course).flatMap(({ at, where, questions }) => {
    const found = countHits(questions, correctIsLongest);
    if (!betraysTheKey(found)) return [];
    return [
      {
        ...at,
        what: `in ${where}, the correct choice is the longest in ${found.hits} of ${found.questions} questions`,
        howToMend: 'shorten correct choices, or make wrong ones as long and as exact',
      },
    ];
  });
}
