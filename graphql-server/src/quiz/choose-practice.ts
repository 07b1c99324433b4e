import { shuffled } from '../../../schema/rules/quiz';
import { viewOf } from '../learner/fold';
import { estimateMastery, isReviewDue } from '../learner/knowledge';
import type { Topic } from '../library/library.type';
import { LIKELY_FROM } from './attempt-view';
import {
  blocksOf,
  freshest,
  isUnseen,
  keyOf,
  oneOfEachModel,
  plan,
  type Block,
  type ChosenBlock,
  type ChosenQuestion,
  type Known,
} from './choose-questions';

/** Where the questions of practice come from, beside what is known of the student. */
export interface PracticeSources {
  /** All of the course, in its order. */
  readonly topics: readonly Topic[];
  /** Open mistakes, or others like them, the most urgent first. */
  readonly mistakes: readonly ChosenQuestion[];
  /** Topics of the chapter that the plan has next. */
  readonly next: readonly Topic[];
}

/** In turns over the topics, each in its own order, so that neighbors are of different topics as long as there are several. */
function inTurns(chosen: readonly ChosenBlock[]): ChosenBlock[] {
  const byTopic = [...Map.groupBy(chosen, ({ block: [{ topic }] }) => topic).values()];
  const turns = Math.max(0, ...byTopic.map((ofTopic) => ofTopic.length));
  return Array.from({ length: turns }, (_, turn) => byTopic.flatMap((ofTopic) => ofTopic[turn] ?? [])).flat();
}

/**
 * `size` questions to practice now, the most urgent first, because time may run out: one of each topic that is due for a review, those
 * asked longest ago first; open mistakes; weak spots; then questions never asked, of topics already begun and of the chapter up next;
 * and last, what was asked before. Each once, and each step in turns over its topics.
 */
export function choosePractice(size: number, sources: PracticeSources, known: Known): ChosenQuestion[] {
  const { topics, mistakes, next } = sources;
  const view = viewOf(known.model, known.student, known.tDays);
  const lastDays = ({ id }: Topic) => known.student.topics.get(String(id))?.lastDays ?? Infinity;
  const begun = topics.filter(({ id }) => known.askedTopics.has(id));
  const due = begun.filter(({ id }) => isReviewDue(view, String(id))).sort((a, b) => lastDays(a) - lastDays(b));
  const weak = begun.filter(({ id }) => estimateMastery(view, String(id)).chance < LIKELY_FROM);

  const taken = new Set<number | string>();
  const chosen: ChosenBlock[] = [];
  let left = size;
  // A mistake may be one question of a set.
  const keysOf = (block: Block) => block.map((question) => keyOf([question]));
  const isLeft = (block: Block) => keysOf(block).every((key) => !taken.has(key));
  const take = (blocks: readonly ChosenBlock[]) => {
    for (const one of inTurns(blocks)) {
      if (one.block.length > left || !isLeft(one.block)) continue;
      for (const key of keysOf(one.block)) taken.add(key);
      chosen.push(one);
      left -= one.block.length;
    }
  };
  const planned = (blocks: readonly Block[], places = left) =>
    places > 0 ? plan(blocks.filter(isLeft), places, topics, known) : [];
  const blocksIn = (of: readonly Topic[], isWanted: (block: Block) => boolean) =>
    of.flatMap((topic) => oneOfEachModel(shuffled(blocksOf(known.questionsOf(topic)), known.random).filter(isWanted)));
  const unseen = (of: readonly Topic[]) => blocksIn(of, (block) => isUnseen(block, known));

  for (const topic of due) take(planned(freshest(topic, 1, known), Math.min(left, 1)));
  take(mistakes.map(({ question, ...why }) => ({ ...why, block: [question] })));
  take(planned(weak.flatMap((topic) => freshest(topic, left, known))));
  take(planned(unseen(begun)));
  take(planned(unseen(next)));
  take(planned(blocksIn([...new Set([...begun, ...next])], isLeft)));
  return chosen.flatMap(({ block, ...one }) => block.map((question) => ({ ...one, question })));
}
