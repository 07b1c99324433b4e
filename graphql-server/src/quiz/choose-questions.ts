import {
  LONG_WEAKSPOT_SIZE,
  questionsPerTopic,
  SHORT_WEAKSPOT_SIZE,
  shuffled,
  TRIAL_SHARE,
  UNIT_QUIZ_SIZE,
  type QuizType,
} from '../../../schema/rules/quiz';
import type { CourseQuestion } from '../course/course';
import { mostPerTopic, planQuiz, type PlannedQuestion, type TrialPlace } from '../learner/build-quiz';
import { itemOf, viewOf, type LearnerModel } from '../learner/fold';
import { estimateMastery } from '../learner/knowledge';
import type { StudentState } from '../learner/state';
import type { Topic } from '../library/library.type';
import type { WhyAsked } from './why-asked';

/** What is known when a quiz is put together. */
export interface Known {
  readonly questionsOf: (topic: Topic) => readonly CourseQuestion[];
  readonly model: LearnerModel;
  /** Nothing is known of a visitor. */
  readonly student: StudentState;
  readonly tDays: number;
  /** Question id → when it was last asked, in milliseconds since 1970. */
  readonly lastAsked: ReadonlyMap<number, number>;
  /** Topics in which the student was asked anything: true counts, not the learner's. */
  readonly askedTopics: ReadonlySet<number>;
  /** Numbers in [0, 1). */
  readonly random: () => number;
}

export interface ChosenQuestion {
  readonly question: CourseQuestion;
  /** Null where chance alone chose, because nothing is known of the student. */
  readonly whyAsked: WhyAsked | null;
  /** The place in the planner's trial; null outside of weak-spot quizzes. */
  readonly trial: TrialPlace | null;
}

/** One of each question model's variants, which ask the same with other numbers. */
function oneOfEachModel(questions: readonly CourseQuestion[]): CourseQuestion[] {
  const models = new Set<string>();
  return questions.filter(({ model }) => {
    const isFirst = model === null || !models.has(model);
    if (model !== null) models.add(model);
    return isFirst;
  });
}

/** A topic's questions that may fill `wanted` places: the unseen, and only where they are too few the seen, long ago before lately. */
function freshest(topic: Topic, wanted: number, { questionsOf, lastAsked, random }: Known): CourseQuestion[] {
  const at = ({ id }: CourseQuestion) => lastAsked.get(id) ?? 0;
  const inOrder = shuffled(questionsOf(topic), random).sort((a, b) => at(a) - at(b));
  const unseen = inOrder.filter(({ id }) => !lastAsked.has(id));
  const different = oneOfEachModel(unseen);
  if (different.length >= wanted) return different;
  return unseen.length >= wanted ? unseen : inOrder.slice(0, wanted);
}

function whyAsked({ reason, daysSince, knows, trial }: PlannedQuestion): WhyAsked {
  if (trial?.isDrawn) return { why: 'drawn' };
  switch (reason) {
    case 'new':
      return { why: 'new' };
    case 'missed':
    case 'fading':
      return { why: reason, days: Math.floor(daysSince) };
    case 'unsure':
      return { why: 'unsure', knows };
  }
}

/** The learner's choice of `size` among these questions; `explore` is the chance of each place to be filled at random instead. */
function plan(
  questions: readonly CourseQuestion[],
  size: number,
  topics: readonly Topic[],
  known: Known,
  explore = 0,
): ChosenQuestion[] {
  const { model, student, tDays, random } = known;
  const byItem = new Map(questions.map((question) => [String(question.id), question]));
  const positions = new Map(
    topics.map((topic, order) => [String(topic.id), { order, unit: String(topic.chapter.unit.id) }] as const),
  );
  const candidates = questions.map(({ id }) => {
    const { item, topic, type } = itemOf(model, id);
    return { order: 0, ...positions.get(topic), item, topic, type };
  });
  const isKnown = student.user.questionsAsked > 0;
  const learner = viewOf(model, student, tDays);
  return planQuiz(learner, { user: '', candidates, size, tDays, random, explore }).flatMap((planned) => {
    const question = byItem.get(planned.item);
    return question === undefined
      ? []
      : { question, whyAsked: isKnown ? whyAsked(planned) : null, trial: planned.trial };
  });
}

/** So many questions of each of these topics in turn, as there are and until `size` is reached. */
function sharesOf(topics: readonly Topic[], size: number, most: number, { questionsOf }: Known): Map<Topic, number> {
  const shares = new Map(topics.map((topic) => [topic, 0]));
  let left = size;
  for (let turn = 1; turn <= most; turn += 1) {
    const next = topics.filter((topic) => questionsOf(topic).length >= turn).slice(0, left);
    if (next.length === 0) break;
    for (const topic of next) shares.set(topic, turn);
    left -= next.length;
  }
  return shares;
}

function takeShares(shares: ReadonlyMap<Topic, number>, known: Known): ChosenQuestion[] {
  return [...shares].flatMap(([topic, share]) => plan(freshest(topic, share, known), share, [topic], known));
}

/** What is known least comes first; among equals, chance. */
function leastKnownFirst(topics: readonly Topic[], { model, student, tDays, random }: Known): Topic[] {
  const view = viewOf(model, student, tDays);
  const mastery = new Map(topics.map((topic) => [topic, estimateMastery(view, String(topic.id)).chance]));
  return shuffled(topics, random).sort((a, b) => (mastery.get(a) ?? 0) - (mastery.get(b) ?? 0));
}

/**
 * The weak spots among what was asked before; a third of the quiz at most in one topic, while others are left. Some places
 * are drawn at random, for the trial that shows what the choice is worth.
 */
function takeWeakest(topics: readonly Topic[], size: number, known: Known): ChosenQuestion[] {
  const pool = topics.filter(({ id }) => known.askedTopics.has(id));
  const fresh = pool.flatMap((topic) => freshest(topic, mostPerTopic(size), known));
  const first = plan(fresh, size, topics, known, TRIAL_SHARE);
  const taken = new Set(first.map(({ question }) => question));
  const rest = pool.flatMap((topic) => known.questionsOf(topic).filter((question) => !taken.has(question)));
  return inCourseOrder(
    [...first, ...plan(rest, size - first.length, topics, known, TRIAL_SHARE)],
    topics,
    known.random,
  );
}

/** Shuffled, except that within a unit no topic comes before one that it builds on. */
function inCourseOrder(
  chosen: readonly ChosenQuestion[],
  topics: readonly Topic[],
  random: () => number,
): ChosenQuestion[] {
  const orders = new Map(topics.map(({ id }, order) => [id, order]));
  const orderOf = ({ question }: ChosenQuestion) => orders.get(question.topic.id) ?? 0;
  const unitOf = ({ question }: ChosenQuestion) => question.topic.chapter.unit.id;
  const mixed = shuffled(chosen, random);
  const units = new Map(
    [...Map.groupBy(mixed, unitOf)].map(([unit, ofUnit]) => [
      unit,
      ofUnit.toSorted((a, b) => orderOf(a) - orderOf(b)).values(),
    ]),
  );
  return mixed.map((one) => units.get(unitOf(one))?.next().value ?? one);
}

/**
 * The questions of a new quiz in the order asked, each once. `topics` are those of the quiz, or all of the course for a
 * weak-spot quiz, which chooses among them. Empty when there is nothing to base it on.
 */
export function chooseQuestions(type: QuizType, topics: readonly Topic[], known: Known): ChosenQuestion[] {
  switch (type) {
    case 'chapterQuiz':
    case 'chapterQuizNoUser':
    case 'topicQuiz':
      return shuffled(
        takeShares(sharesOf(topics, Infinity, questionsPerTopic(topics.length), known), known),
        known.random,
      );
    case 'unitQuiz':
      return shuffled(
        takeShares(sharesOf(leastKnownFirst(topics, known), UNIT_QUIZ_SIZE, UNIT_QUIZ_SIZE, known), known),
        known.random,
      );
    case 'shortWeakspotQuiz':
      return takeWeakest(topics, SHORT_WEAKSPOT_SIZE, known);
    case 'longWeakspotQuiz':
      return takeWeakest(topics, LONG_WEAKSPOT_SIZE, known);
  }
}
