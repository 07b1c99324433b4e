import {
  LONG_WEAKSPOT_SIZE,
  questionsPerTopic,
  SHORT_WEAKSPOT_SIZE,
  shuffled,
  TRIAL_SHARE,
  UNIT_QUIZ_SIZE,
  type StartedQuizType,
} from '../../../schema/rules/quiz';
import type { CourseQuestion } from '../course/course';
import type { WrittenVariant } from '../course/write-variant';
import { mostPerTopic, planQuiz, type PlannedQuestion, type TrialPlace } from '../learner/build-quiz';
import { canFill } from '../learner/places';
import { itemOf, viewOf, type LearnerModel } from '../learner/fold';
import { estimateMastery } from '../learner/knowledge';
import type { StudentState } from '../learner/state';
import type { Topic } from '../library/library.type';
import type { WhyAsked } from './quiz-attempt.entity';

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
  /** What is asked in place of a model's question; left out or null where the question is asked as it is stored. */
  readonly variant?: WrittenVariant | null;
}

/** What is asked together: one question, or those of a set in their order. */
export type Block = readonly [CourseQuestion, ...CourseQuestion[]];

export const isUnseen = (block: Block, { lastAsked }: Known) => block.every(({ id }) => !lastAsked.has(id));

/** When a question of the block was last asked, in milliseconds since 1970; 0 for never. */
const lastAskedOf = (block: Block, { lastAsked }: Known) => Math.max(...block.map(({ id }) => lastAsked.get(id) ?? 0));

export function blocksOf(questions: readonly CourseQuestion[]): Block[] {
  const blocks = Map.groupBy(questions, ({ id, set }) => set ?? id);
  return [...blocks.values()].flatMap((block): Block[] => {
    const [first, ...others] =
      block.length === 1 ? block : block.toSorted((a, b) => (a.stableId < b.stableId ? -1 : 1));
    return first === undefined ? [] : [[first, ...others]];
  });
}

/** What must not be asked twice: the generated questions of one market count as one. */
export const keyOf = ([{ id, market }]: Block) => market ?? id;

/** The first of each question model's variants, which ask the same with other numbers. */
export function oneOfEachModel(blocks: readonly Block[]): Block[] {
  const keys = new Set<number | string>();
  return blocks.filter((block) => !keys.has(keyOf(block)) && keys.add(keyOf(block)));
}

const sizesOf = (blocks: readonly Block[]) => blocks.map(({ length }) => length);

const fills = (blocks: readonly Block[], wanted: number) => canFill(sizesOf(blocks), wanted);

/** A topic's blocks that may fill `wanted` places: the unseen, and only where they are too few the seen, long ago before lately. */
export function freshest(topic: Topic, wanted: number, known: Known): Block[] {
  const inOrder = shuffled(blocksOf(known.questionsOf(topic)), known.random).sort(
    (a, b) => lastAskedOf(a, known) - lastAskedOf(b, known),
  );
  const different = oneOfEachModel(inOrder);
  const unseen = different.filter((block) => isUnseen(block, known));
  if (fills(unseen, wanted)) return unseen;
  const enough = different.findIndex((_, index) => fills(different.slice(0, index + 1), wanted));
  return enough < 0 ? different : different.slice(0, enough + 1);
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

export interface ChosenBlock extends Omit<ChosenQuestion, 'question'> {
  readonly block: Block;
}

/** The learner's choice for `size` places among these blocks; `explore` is the chance of each place to be filled at random instead. */
export function plan(
  blocks: readonly Block[],
  size: number,
  topics: readonly Topic[],
  known: Known,
  explore = 0,
): ChosenBlock[] {
  const { model, student, tDays, random } = known;
  const byItem = new Map(blocks.map((block) => [String(block[0].id), block]));
  const positions = new Map(
    topics.map((topic, order) => [String(topic.id), { order, unit: String(topic.chapter.unit.id) }] as const),
  );
  const candidates = blocks.map(([{ id }]) => {
    const { item, topic, type } = itemOf(model, id);
    return { order: 0, ...positions.get(topic), item, topic, type };
  });
  const isKnown = student.user.questionsAsked > 0;
  const learner = viewOf(model, student, tDays);
  const placesOf = (item: string) => byItem.get(item)?.length ?? 1;
  return planQuiz(learner, { user: '', candidates, size, tDays, random, explore, placesOf }).flatMap((planned) => {
    const block = byItem.get(planned.item);
    return block === undefined ? [] : { block, whyAsked: isKnown ? whyAsked(planned) : null, trial: planned.trial };
  });
}

/** As many questions as a quiz may ask of a topic. */
const questionsIn = (topic: Topic, { questionsOf }: Known) =>
  sizesOf(oneOfEachModel(blocksOf(questionsOf(topic)))).reduce((sum, size) => sum + size, 0);

/** So many questions of each of these topics in turn, as there are and until `size` is reached. */
function sharesOf(topics: readonly Topic[], size: number, most: number, known: Known): Map<Topic, number> {
  const counts = new Map(topics.map((topic) => [topic, questionsIn(topic, known)]));
  const shares = new Map(topics.map((topic) => [topic, 0]));
  let left = size;
  for (let turn = 1; turn <= most; turn += 1) {
    const next = topics.filter((topic) => (counts.get(topic) ?? 0) >= turn).slice(0, left);
    if (next.length === 0) break;
    for (const topic of next) shares.set(topic, turn);
    left -= next.length;
  }
  return shares;
}

function takeShares(shares: ReadonlyMap<Topic, number>, known: Known): ChosenBlock[] {
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
function takeWeakest(topics: readonly Topic[], size: number, known: Known): ChosenBlock[] {
  const pool = topics.filter(({ id }) => known.askedTopics.has(id));
  const fresh = pool.flatMap((topic) => freshest(topic, mostPerTopic(size), known));
  const first = plan(fresh, size, topics, known, TRIAL_SHARE);
  const taken = new Set(first.map(({ block }) => keyOf(block)));
  const rest = pool.flatMap((topic) =>
    oneOfEachModel(shuffled(blocksOf(known.questionsOf(topic)), known.random)).filter(
      (block) => !taken.has(keyOf(block)),
    ),
  );
  const left = size - first.reduce((sum, { block }) => sum + block.length, 0);
  return inCourseOrder([...first, ...plan(rest, left, topics, known, TRIAL_SHARE)], topics, known.random);
}

/** Shuffled, except that within a unit no topic comes before one that it builds on. */
function inCourseOrder(chosen: readonly ChosenBlock[], topics: readonly Topic[], random: () => number): ChosenBlock[] {
  const orders = new Map(topics.map(({ id }, order) => [id, order]));
  const orderOf = ({ block: [{ topic }] }: ChosenBlock) => orders.get(topic.id) ?? 0;
  const unitOf = ({ block: [{ topic }] }: ChosenBlock) => topic.chapter.unit.id;
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
export function chooseQuestions(type: StartedQuizType, topics: readonly Topic[], known: Known): ChosenQuestion[] {
  // The learner chose a set for its first question, and the others come along: they have no place in the trial.
  return chooseBlocks(type, topics, known).flatMap(({ block, whyAsked, trial }) =>
    block.map((question, index) => ({ question, whyAsked, trial: index === 0 ? trial : null })),
  );
}

function chooseBlocks(type: StartedQuizType, topics: readonly Topic[], known: Known): ChosenBlock[] {
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
