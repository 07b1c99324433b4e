import {
  LONG_WEAKSPOT_SIZE,
  questionsPerTopic,
  SHORT_WEAKSPOT_SIZE,
  shuffled,
  UNIT_QUIZ_SIZE,
  type QuizType,
} from '../../../schema/rules/quiz';
import type { Topic } from '../library/topic.entity';
import type { Question } from './question.entity';

/** What is known of the student who will be asked. Empty for a visitor. */
export interface AskedBefore {
  /** Question id → when it was last asked, in milliseconds since 1970. */
  readonly lastAsked: ReadonlyMap<number, number>;
  /** Topic id → percent correct, 0 to 100, of the topics that were asked at all. */
  readonly percentCorrect: ReadonlyMap<number, number>;
}

/** Where questions come from and in which order they are preferred. */
interface Source {
  readonly questionsOf: (topic: Topic) => readonly Question[];
  readonly asked: AskedBefore;
  readonly random: () => number;
}

/** Unseen before seen, long ago before lately; among equals, chance. */
function byFreshness(topic: Topic, { questionsOf, asked, random }: Source): Question[] {
  const lastAsked = (question: Question) => asked.lastAsked.get(question.id) ?? 0;
  return shuffled(questionsOf(topic), random).sort((a, b) => lastAsked(a) - lastAsked(b));
}

/** One question of each topic in turn, until there are `size` or none is left; no topic gives more than `most`. */
function takeInTurn(topics: readonly Topic[], size: number, most: number, source: Source): Question[] {
  const queues = topics.map((topic) => byFreshness(topic, source).slice(0, most));
  const longest = Math.max(0, ...queues.map((queue) => queue.length));
  const inTurn = Array.from({ length: longest }, (_, turn) => queues.flatMap((queue) => queue.slice(turn, turn + 1)));
  return inTurn.flat().slice(0, size);
}

/** The weakest topics first; a third of the quiz at the most on one of them, while others are left. */
function takeWeakest(topics: readonly Topic[], size: number, source: Source): Question[] {
  const percent = (topic: Topic) => source.asked.percentCorrect.get(topic.id) ?? Infinity;
  const pool = topics.filter((topic) => source.asked.percentCorrect.has(topic.id));
  const weakest = shuffled(pool, source.random).sort((a, b) => percent(a) - percent(b));
  const perTopic = Math.max(2, Math.ceil(size / 3));
  const first = weakest.flatMap((topic) => byFreshness(topic, source).slice(0, perTopic)).slice(0, size);
  const more = takeInTurn(weakest, Infinity, Infinity, source).filter((question) => !first.includes(question));
  return [...first, ...more].slice(0, size);
}

/**
 * The questions of a new quiz in the order asked, each once. `topics` are those of the quiz, or all of the course for a
 * weak-spot quiz, which chooses among them. Empty when there is nothing to go on.
 */
export function chooseQuestions(type: QuizType, topics: readonly Topic[], source: Source): Question[] {
  const { random } = source;
  switch (type) {
    case 'chapterQuiz':
    case 'chapterQuizNoUser':
    case 'topicQuiz':
      return shuffled(takeInTurn(topics, Infinity, questionsPerTopic(topics.length), source), random);
    case 'unitQuiz':
      return shuffled(takeInTurn(shuffled(topics, random), UNIT_QUIZ_SIZE, Infinity, source), random);
    case 'shortWeakspotQuiz':
      return shuffled(takeWeakest(topics, SHORT_WEAKSPOT_SIZE, source), random);
    case 'longWeakspotQuiz':
      return shuffled(takeWeakest(topics, LONG_WEAKSPOT_SIZE, source), random);
  }
}
