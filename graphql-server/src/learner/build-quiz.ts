import { shuffled } from '../../../schema/rules/quiz.ts';
import { offer, valueOf, type Offer } from './cell-value.ts';
import { gatherCells, type Candidate, type Cell } from './cells.ts';
import { averageChance, forecast, isFading } from './filter.ts';
import type { StudentView } from './knowledge.ts';
import type { LearnerParams } from './params.ts';
import { chanceCorrect } from './second-stage.ts';
import { findRows, type LearnerState } from './state.ts';

export interface QuizRequest {
  readonly user: string;
  readonly candidates: readonly Candidate[];
  /** Questions wanted; there are fewer when the candidates run out. */
  readonly size: number;
  readonly tDays: number;
  /** Numbers in [0, 1). */
  readonly random: () => number;
  /** Share of the quiz, 0–1, for the topics asked longest ago, one question each. */
  readonly spacing?: number;
  /** Leaves out topics of which the student was never asked anything: no quiz when there is nothing to base it on. */
  readonly onlyAsked?: boolean;
}

/** Why a question was chosen: its kind (topic and type) is new, was missed last time, was known and is fading, or is not sure yet. */
export type Reason = 'new' | 'missed' | 'fading' | 'unsure';

export interface PlannedQuestion {
  readonly item: string;
  readonly topic: string;
  readonly type: string;
  readonly reason: Reason;
  /** Since the last question of the kind; infinite when there was none. */
  readonly daysSince: number;
  /** Chance to know an average question of the kind, and to answer this one right; both 0–1, both before the quiz. */
  readonly knows: number;
  readonly correct: number;
}

/** An item is best at this chance of a right answer: hard enough to teach, easy enough to keep going. */
const BEST_CHANCE = 0.65;
/** What an item loses for having been seen: always, and at first, halved every so many days. In chance. */
const SEEN = 0.3;
const SEEN_JUST_NOW = 0.7;
const SEEN_HALF_LIFE_DAYS = 7;

/** Share of a targeted quiz for spaced review. Guards the worlds in which choosing the weakest alone does harm. */
const SPACING = 0.4;

/** No topic gives more than a third of a quiz, while others have questions left. */
export const mostPerTopic = (size: number) => Math.max(2, Math.ceil(size / 3));

function reasonFor({ row, daysSince }: Cell, { halfLifeDays }: LearnerParams): Reason {
  if (row === undefined) return 'new';
  if (row.lastWrong) return 'missed';
  return isFading(daysSince, halfLifeDays) ? 'fading' : 'unsure';
}

/** The cell's best item, taken out of it. */
function takeItem(cell: Cell, { state, params, tDays }: StudentView, user: string): PlannedQuestion | null {
  const { topic, type } = cell;
  let best = { at: -1, cost: Infinity, correct: 0 };
  for (const [at, item] of cell.items.entries()) {
    const rows = findRows(state, { user, item, topic, type }, params);
    const correct = chanceCorrect(rows, forecast(rows, tDays, params), tDays, params);
    const { lastDays } = rows.userItem;
    const days = lastDays === null ? Infinity : Math.max(0, tDays - lastDays);
    const seen = lastDays === null ? 0 : SEEN + SEEN_JUST_NOW * 2 ** (-days / SEEN_HALF_LIFE_DAYS);
    const cost = Math.abs(correct - BEST_CHANCE) + seen;
    if (cost < best.cost) best = { at, cost, correct };
  }
  const [item] = cell.items.splice(best.at, 1);
  if (item === undefined) return null;
  const knows = averageChance(cell.knowledge.mean, cell.knowledge.variance);
  return {
    item,
    topic,
    type,
    reason: reasonFor(cell, params),
    daysSince: cell.daysSince,
    knows,
    correct: best.correct,
  };
}

/** The most valuable cell that has items left and whose topic is not full. */
function bestCell(
  cells: readonly Offer[],
  picksOn: ReadonlyMap<string, number>,
  most: number,
  params: LearnerParams,
): Offer | null {
  let best: Offer | null = null;
  let highest = -Infinity;
  for (const cell of cells) {
    const picks = picksOn.get(cell.topic) ?? 0;
    if (cell.items.length === 0 || picks >= most) continue;
    const value = valueOf(cell, picks, params);
    if (value > highest) [best, highest] = [cell, value];
  }
  return best;
}

/** The topics of these cells in which the student was asked something, longest ago first. */
function longestAgo(cells: readonly Offer[], { student }: StudentView): string[] {
  const lastDays = (topic: string) => student?.topics.get(topic)?.lastDays ?? null;
  const asked = [...new Set(cells.map(({ topic }) => topic))].flatMap((topic) => {
    const last = lastDays(topic);
    return last === null ? [] : [{ topic, last }];
  });
  return asked.sort((a, b) => a.last - b.last).map(({ topic }) => topic);
}

/**
 * The questions of a targeted quiz, each once, in the order to ask them: one greedy choice for each place, then sorted
 * so that a topic comes after what it builds on. Chance decides among equals.
 */
export function planQuiz(
  learner: { state: LearnerState; params: LearnerParams },
  request: QuizRequest,
): PlannedQuestion[] {
  const { state, params } = learner;
  const { user, size, tDays, random, spacing = SPACING } = request;
  const view: StudentView = { state, params, student: state.students.get(user), tDays };
  const asked = (topic: string) => (view.student?.topics.get(topic)?.questionsAsked ?? 0) > 0;
  const pool = request.onlyAsked ? request.candidates.filter(({ topic }) => asked(topic)) : request.candidates;
  const cells = gatherCells(shuffled(pool, random), view).map((cell) => offer(cell, params));

  const picked: { pick: PlannedQuestion; order: number }[] = [];
  const picksOn = new Map<string, number>();
  const pickFrom = (cell: Offer | null): boolean => {
    const pick = cell && takeItem(cell, view, user);
    if (!cell || !pick) return false;
    cell.picks += 1;
    picksOn.set(cell.topic, (picksOn.get(cell.topic) ?? 0) + 1);
    picked.push({ pick, order: cell.order });
    return true;
  };
  for (const topic of longestAgo(cells, view).slice(0, Math.floor(size * spacing))) {
    pickFrom(
      bestCell(
        cells.filter((cell) => cell.topic === topic),
        picksOn,
        Infinity,
        params,
      ),
    );
  }
  while (
    picked.length < size &&
    pickFrom(bestCell(cells, picksOn, mostPerTopic(size), params) ?? bestCell(cells, picksOn, Infinity, params))
  );
  return picked.sort((a, b) => a.order - b.order).map(({ pick }) => pick);
}
