import { shuffled, SPACING_SHARE } from '../../../schema/rules/quiz.ts';
import { offer, valueOf, type Offer } from './cell-value.ts';
import { gatherCells, type Candidate, type Cell } from './cells.ts';
import { averageChance, forecast } from './filter.ts';
import { cellKnowledge, isCellFaded, type StudentView } from './knowledge.ts';
import type { LearnerParams } from './params.ts';
import { Places } from './places.ts';
import { chanceCorrect } from './second-stage.ts';
import { findRows, type LearnerState } from './state.ts';

export interface QuizRequest {
  readonly user: string;
  readonly candidates: readonly Candidate[];
  /** Questions wanted, sets counted whole; there are fewer when the candidates run out. */
  readonly size: number;
  readonly tDays: number;
  /** Numbers in [0, 1). */
  readonly random: () => number;
  /** Chance, 0–1, with which a place is filled at random instead, for the trial of the planner. */
  readonly explore?: number;
  /** Leaves out topics of which the student was never asked anything: no quiz when there is nothing to base it on. */
  readonly onlyAsked?: boolean;
  /** Questions that are asked with an item, itself included; 1 unless it stands for a set. */
  readonly placesOf?: (item: string) => number;
}

/** Why a question was chosen: its kind (topic and type) is new, was missed last time, was known and is fading, or is not sure yet. */
export type Reason = 'new' | 'missed' | 'fading' | 'unsure';

/** One place of a quiz in the trial of the planner: its topic and a random one, and which of the two was asked. */
export interface TrialPlace {
  readonly plannedTopic: string;
  readonly drawnTopic: string;
  readonly isDrawn: boolean;
  /** Chance, 0–1, that this place went to the topic that was asked. */
  readonly propensity: number;
}

export interface PlannedQuestion {
  readonly item: string;
  readonly topic: string;
  readonly type: string;
  readonly reason: Reason;
  /** Since the last question of the kind; infinite when there was none. */
  readonly daysSince: number;
  /** Chance to know an average question of the kind before the quiz, 0–1. */
  readonly knows: number;
  /** Null where the trial had no part in it. */
  readonly trial: TrialPlace | null;
}

/** An item is best at this chance of a right answer: hard enough to teach, easy enough to keep going. */
const BEST_CHANCE = 0.65;
/** What an item loses for having been seen: always, and at first, halved every so many days. In chance. */
const SEEN = 0.3;
const SEEN_JUST_NOW = 0.7;
const SEEN_HALF_LIFE_DAYS = 7;

/** No topic gives more than a third of a quiz, while others have questions left. */
export const mostPerTopic = (size: number) => Math.max(2, Math.ceil(size / 3));

function reasonFor({ topic, type, row }: Cell, view: StudentView): Reason {
  if (row === undefined) return 'new';
  if (row.lastWrong) return 'missed';
  return isCellFaded(view, topic, type) ? 'fading' : 'unsure';
}

function bestItem({ topic, type, items }: Cell, { state, params, tDays }: StudentView, user: string): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const item of items) {
    const rows = findRows(state, { user, item, topic, type }, params);
    const correct = chanceCorrect(state.secondStage, rows, forecast(rows, tDays, params), tDays);
    const { lastDays } = rows.userItem;
    const days = lastDays === null ? Infinity : Math.max(0, tDays - lastDays);
    const seen = lastDays === null ? 0 : SEEN + SEEN_JUST_NOW * 2 ** (-days / SEEN_HALF_LIFE_DAYS);
    const cost = Math.abs(correct - BEST_CHANCE) + seen;
    if (cost < least) [best, least] = [item, cost];
  }
  return best;
}

function plannedQuestion(cell: Cell, item: string, trial: TrialPlace | null, view: StudentView): PlannedQuestion {
  const { topic, type, daysSince } = cell;
  const { mean, variance } = cellKnowledge(view, topic, type);
  return {
    item,
    topic,
    type,
    reason: reasonFor(cell, view),
    daysSince,
    knows: averageChance(mean, variance),
    trial,
  };
}

function bestCell(cells: readonly Offer[], picksOn: ReadonlyMap<string, number>, params: LearnerParams): Offer | null {
  let best: Offer | null = null;
  let highest = -Infinity;
  for (const cell of cells) {
    const value = valueOf(cell, picksOn.get(cell.topic) ?? 0, params);
    if (value > highest) [best, highest] = [cell, value];
  }
  return best;
}

interface Drawn {
  readonly cell: Offer;
  readonly item: string;
}

/** One of the questions of these cells, all equally likely. */
function drawItem(cells: readonly Offer[], random: () => number): Drawn | null {
  let left = Math.floor(random() * questionsIn(cells));
  for (const cell of cells) {
    const item = cell.items[left];
    if (item !== undefined) return { cell, item };
    left -= cell.items.length;
  }
  return null;
}

const questionsIn = (cells: readonly Offer[]) => cells.reduce((sum, { items }) => sum + items.length, 0);

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
  const { user, size, tDays, random, explore = 0 } = request;
  const view: StudentView = { state, params, student: state.students.get(user), tDays };
  const asked = (topic: string) => (view.student?.topics.get(topic)?.questionsAsked ?? 0) > 0;
  const pool = request.onlyAsked ? request.candidates.filter(({ topic }) => asked(topic)) : request.candidates;
  const cells = gatherCells(shuffled(pool, random), view).map((cell) => offer(cell, params));

  const places = new Places(
    cells.flatMap(({ items }) => items.map((item) => request.placesOf?.(item) ?? 1)),
    size,
  );
  const picked: { pick: PlannedQuestion; order: number }[] = [];
  const picksOn = new Map<string, number>();
  const spaced = longestAgo(cells, view).slice(0, Math.floor(size * SPACING_SHARE));
  /** Cells with items left, of topics that are not full while others have questions. */
  const open = () => {
    const left = cells.filter(({ items }) => items.length > 0);
    const within = left.filter(({ topic }) => (picksOn.get(topic) ?? 0) < mostPerTopic(size));
    return within.length > 0 ? within : left;
  };
  while (places.left > 0) {
    const offers = open();
    const due = offers.filter(({ topic }) => topic === spaced[picked.length]);
    const planned = bestCell(due.length > 0 ? due : offers, picksOn, params);
    if (planned === null) break;
    const drawn = explore > 0 ? drawItem(offers, random) : null;
    const isDrawn = drawn !== null && random() < explore;
    const cell = isDrawn ? drawn.cell : planned;
    const item = isDrawn ? drawn.item : bestItem(planned, view, user);
    if (item === null) break;
    const needed = request.placesOf?.(item) ?? 1;
    if (!places.take(needed)) {
      cell.items.splice(cell.items.indexOf(item), 1);
      continue;
    }
    const byChance = questionsIn(offers.filter(({ topic }) => topic === cell.topic)) / questionsIn(offers);
    const trial: TrialPlace | null = drawn && {
      plannedTopic: planned.topic,
      drawnTopic: drawn.cell.topic,
      isDrawn,
      propensity: explore * byChance + (cell.topic === planned.topic ? 1 - explore : 0),
    };
    picked.push({ pick: plannedQuestion(cell, item, trial, view), order: cell.order });
    cell.items.splice(cell.items.indexOf(item), 1);
    cell.picks += 1;
    picksOn.set(cell.topic, (picksOn.get(cell.topic) ?? 0) + needed);
  }
  return picked.sort((a, b) => a.order - b.order).map(({ pick }) => pick);
}
