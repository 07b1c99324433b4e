import type { Given } from './given';

/** How a quiz is sized, shuffled, walked through and scored (spec §4, §5, §8, §9). */

export const QUIZ_TYPES = [
  'chapterQuiz',
  'chapterQuizNoUser',
  'topicQuiz',
  'shortWeakspotQuiz',
  'longWeakspotQuiz',
  'unitQuiz',
  'mockExam',
] as const; // the names are the type
export type QuizType = (typeof QUIZ_TYPES)[number];

/** When a quiz explains its answers: 'test' at the end, 'practice' after each answer. */
export const QUIZ_MODES = ['test', 'practice'] as const; // the two names are the type
export type QuizMode = (typeof QUIZ_MODES)[number];

const PRACTICE_TYPES: readonly QuizType[] = ['topicQuiz', 'shortWeakspotQuiz', 'longWeakspotQuiz'];

/** Whether a quiz of this type may explain each answer: not where it gives a grade, is the exam of a unit, or has no student. */
export function mayPractice(type: QuizType): boolean {
  return PRACTICE_TYPES.includes(type);
}

/** How long a visitor's quiz is stored, unless the visitor signs up with it. */
export const VISITOR_QUIZ_DAYS = 90;
/** How long a student's quiz or free response is stored in which nothing was answered yet. */
export const UNTOUCHED_DAYS = 30;

export const QUESTIONS_PER_TOPIC = 3;
/** Where a chapter has one topic, three questions would be too few to grade by. */
export const QUESTIONS_FOR_ONE_TOPIC = 6;
export const SHORT_WEAKSPOT_SIZE = 8;
export const LONG_WEAKSPOT_SIZE = 20;
export const UNIT_QUIZ_SIZE = 20;
/** A quiz from the notebook of mistakes asks so many at most. */
export const MOST_MISTAKES = 20;
/** The chance of each place of a weak-spot quiz to be filled at random, so that the choice can be compared with chance. */
export const TRIAL_SHARE = 0.1;
/** Up to this share of a weak-spot quiz goes to the topics that were asked longest ago, one question each. */
export const SPACING_SHARE = 0.3;

/** spec §9: below 50, or with no grade, the chapter quiz comes again; the label's own line is RETAKE_AT_OR_BELOW. */
export const CHAPTER_QUIZ_AGAIN_BELOW = 50;
/** spec §5: fewer than ten topics make a quiz. */
export const TOO_MANY_TOPICS_FROM = 10;
/** spec §9: the intro names three topics, then "and N more". */
export const TOPICS_NAMED_IN_SHORT = 3;

export const TOO_MANY_TOPICS_TITLE = 'Too Many Topics!!!';
export const TOO_MANY_TOPICS = 'Please choose a maximum of nine topics';
export const NO_TOPICS = 'Please choose at least one topic';
export const SELECT_AN_ANSWER = 'Please select an answer';
export const QUESTION_NOT_AVAILABLE = 'Oops! Question Not available';
export const NO_ANSWERS_AVAILABLE = 'No answers available';
export const QUESTION_UNAVAILABLE = 'Oops, Question unavailable!';
export const NEXT_QUESTION = 'Next';
export const SUBMIT_QUIZ = 'Submit Quiz';

/** Section I of a mock exam is a quiz once it has ended, and is started as an exam. */
export type StartedQuizType = Exclude<QuizType, 'mockExam'>;

/** Whether a string from outside names one of the six quiz types that are started as such. spec §4. */
export function isQuizType(value: string): value is StartedQuizType {
  return value !== 'mockExam' && QUIZ_TYPES.some((type) => type === value);
}

/** Whole percent 0–100, rounded down; 0 of 0 is 0. spec §4, §9. */
export function scoreOf(correct: number, total: number): number {
  // Multiplied first: 29 / 100 * 100 is 28.999… and would lose a point.
  return total > 0 ? Math.floor((correct * 100) / total) : 0;
}

/** Questions asked of each topic of a chapter: 3, or 6 where there is one topic. */
export function questionsPerTopic(topicCount: number): number {
  return topicCount === 1 ? QUESTIONS_FOR_ONE_TOPIC : QUESTIONS_PER_TOPIC;
}

/** The size of a chapter quiz, given how many questions each topic of the chapter has. */
export function chapterQuizLength(questionsOfTopics: readonly number[]): number {
  const most = questionsPerTopic(questionsOfTopics.length);
  return questionsOfTopics.reduce((sum, count) => sum + Math.min(most, count), 0);
}

/** What the quiz button starts for a signed-in student, by the stored grade (0–100, null when ungraded). spec §4. */
export function quizToStart(grade: number | null): 'chapterQuiz' | 'topicQuiz' {
  return grade === null || grade < CHAPTER_QUIZ_AGAIN_BELOW ? 'chapterQuiz' : 'topicQuiz';
}

/** Numbers in [0, 1) that one 32-bit seed decides: mulberry32, so that a reload shows the same order. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A new array in Fisher and Yates' order; `random` gives numbers in [0, 1). spec §4. */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}

/** Null when so many chosen topics make a quiz (1–9), else the message for people. spec §5, §9. */
export function topicChoiceProblem(count: number): string | null {
  if (count >= TOO_MANY_TOPICS_FROM) return TOO_MANY_TOPICS;
  return count < 1 ? NO_TOPICS : null;
}

/** "A, B, C and 2 more". spec §9. */
export function topicsInShort(names: readonly string[]): string {
  const named = names.slice(0, TOPICS_NAMED_IN_SHORT).join(', ');
  const more = names.length - TOPICS_NAMED_IN_SHORT;
  return more > 0 ? `${named} and ${more} more` : named;
}

/** Null when the student may move on, else what to show: an answer is required. spec §4, §5. */
export function answerProblem(given: Given<unknown> | null): string | null {
  return given === null ? SELECT_AN_ANSWER : null;
}

/** "Next", and on the last question "Submit Quiz"; `index` counts from 0. spec §4. */
export function nextButtonLabel(index: number, total: number): string {
  return index >= total - 1 ? SUBMIT_QUIZ : NEXT_QUESTION;
}

/** Which call hands a finished quiz in; null where nothing is saved. spec §4, §7. */
export function finishCall(type: QuizType): 'finishquiz' | 'finishreviewquiz' | null {
  if (type === 'chapterQuizNoUser') return null;
  return type === 'chapterQuiz' ? 'finishquiz' : 'finishreviewquiz';
}

const RESULTS_PATHS: Readonly<Record<QuizType, string>> = {
  chapterQuiz: '/results',
  chapterQuizNoUser: '/userlessresults',
  topicQuiz: '/rqresults',
  shortWeakspotQuiz: '/rqresults',
  longWeakspotQuiz: '/rqresults', // spec §4 leaves it open; like the short one
  unitQuiz: '/uqresults',
  mockExam: '/mock',
};

/** The page that shows the result of a quiz of this type. spec §4. */
export function resultsPath(type: QuizType): string {
  return RESULTS_PATHS[type];
}
