import { DIFFICULTY_SHARES, divideByWeights, type NumberedExamUnit } from '../../../../schema/rules/exam';
import { SECTION_ONE } from '../../../../schema/rules/mock';
import { seededRandom, shuffled } from '../../../../schema/rules/quiz';
import type { CourseQuestion } from '../../course/course';
import type { Topic } from '../../library/library.type';

// Forms are made of the reserved pool alone, by the course and not by the student: whoever takes form 2 gets the same questions.

/** A form of section I, in the order asked; it shares no question with another. */
export interface MockForm {
  /** From 1. */
  readonly number: number;
  readonly questions: readonly CourseQuestion[];
  /** The same questions in two parts, each a form of half the length. */
  readonly halves: readonly (readonly CourseQuestion[])[];
}

const MOST_FORMS = 3;
/** What two questions on one topic cost, beside a difficulty or skill that is one question off. */
const SAME_TOPIC = 0.5;

/** The questions of a set, or one question: what a form has whole or not at all. */
type Block = readonly CourseQuestion[];

const examUnitOf = ({ topic }: CourseQuestion) => topic.chapter.unit.examUnit;

function countBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

/** How many questions of each unit of the exam, by its number, a form of this length has. */
function unitQuestions(units: readonly NumberedExamUnit[], length: number): Map<number, number> {
  const shares = divideByWeights(
    length,
    units.map(({ low, high }) => (low + high) / 2),
  );
  return new Map(units.map(({ number }, index) => [number, shares[index] ?? 0]));
}

/** Sets in the order in which their questions are asked, the largest blocks first. */
function blocksOf(questions: readonly CourseQuestion[]): Block[] {
  const inOrder = questions.toSorted((a, b) => (a.stableId < b.stableId ? -1 : 1));
  const blocks = [...Map.groupBy(inOrder, ({ set, stableId }) => set ?? stableId).values()];
  return blocks.sort((a, b) => b.length - a.length);
}

/** The shares that the questions of a form are to have: of difficulties, and of skills. */
type Shares = ReadonlyMap<number | string, number>;

/** The questions dealt to one form. What no form asks is in a hand without shares, where nothing costs anything. */
class Hand {
  readonly blocks: Block[] = [];
  private readonly counts = new Map<number | string, number>();
  private readonly topics = new Map<Topic, number>();
  private length = 0;
  private sameTopic = 0;

  constructor(private readonly shares: Shares) {}

  add(block: Block): void {
    for (const question of block) {
      this.count(question, 1);
      const before = this.topics.get(question.topic) ?? 0;
      this.topics.set(question.topic, before + 1);
      this.sameTopic += before;
    }
  }

  remove(block: Block): void {
    for (const question of block) {
      this.count(question, -1);
      const left = (this.topics.get(question.topic) ?? 0) - 1;
      this.topics.set(question.topic, left);
      this.sameTopic -= left;
    }
  }

  private count({ difficulty, type }: CourseQuestion, by: 1 | -1): void {
    this.length += by;
    for (const key of [difficulty, type]) this.counts.set(key, (this.counts.get(key) ?? 0) + by);
  }

  /** How far its difficulties and skills are from their shares, and how many pairs of questions are on one topic. */
  get cost(): number {
    if (this.shares.size === 0) return 0;
    let cost = SAME_TOPIC * this.sameTopic;
    for (const [key, share] of this.shares) cost += ((this.counts.get(key) ?? 0) - share * this.length) ** 2;
    return cost;
  }
}

const isAlike = ([one]: Block, [other]: Block) =>
  one !== undefined && other !== undefined && examUnitOf(one)?.number === examUnitOf(other)?.number;

/** Exchanges blocks of one size and unit wherever that costs less. Returns whether it did. */
function exchange(a: Hand, b: Hand): boolean {
  let isBetter = false;
  for (const [i, one] of a.blocks.entries())
    for (const [j, other] of b.blocks.entries()) {
      const mine = a.blocks[i] ?? one;
      if (mine.length !== other.length || !isAlike(mine, other)) continue;
      const before = a.cost + b.cost;
      trade(a, mine, b, other);
      if (a.cost + b.cost < before - 1e-9) {
        a.blocks[i] = other;
        b.blocks[j] = mine;
        isBetter = true;
      } else trade(a, other, b, mine);
    }
  return isBetter;
}

/** `a` gives `one` and gets `other`. */
function trade(a: Hand, one: Block, b: Hand, other: Block): void {
  a.remove(one);
  b.remove(other);
  a.add(other);
  b.add(one);
}

/**
 * Deals questions to forms, so many of each unit of the exam to each, and exchanges blocks as long as that brings difficulties and skills
 * closer to their shares or topics further apart. The same pool is dealt alike.
 */
function deal(pool: readonly CourseQuestion[], needs: readonly ReadonlyMap<number, number>[]): CourseQuestion[][] {
  const skills = countBy(pool, ({ type }) => type);
  const shares: Shares = new Map<number | string, number>([
    ...DIFFICULTY_SHARES.map((share, index) => [index + 1, share] as const), // pairs of a difficulty and its share
    ...[...skills].map(([type, count]) => [type, count / pool.length] as const), // pairs
  ]);
  const forms = needs.map(() => new Hand(shares));
  const spare = new Hand(new Map());
  const unitsOf = Map.groupBy(blocksOf(pool), ([first]) => first && examUnitOf(first)?.number);
  for (const [unit = 0, blocks] of unitsOf) {
    const left = needs.map((need) => need.get(unit) ?? 0);
    for (const block of blocks) {
      const most = left.indexOf(Math.max(...left));
      const fits = (left[most] ?? 0) >= block.length;
      if (fits) left[most] = (left[most] ?? 0) - block.length;
      const hand = (fits && forms[most]) || spare;
      hand.blocks.push(block);
      hand.add(block);
    }
  }
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const [index, a] of forms.entries())
      for (const b of [...forms.slice(index + 1), spare]) if (exchange(a, b)) isBetter = true;
  }
  return forms.map(({ blocks }) => blocks.flat());
}

/** Mixed like the exam's, with sets together; always the same for one form. */
function ordered(questions: readonly CourseQuestion[], seed: number): CourseQuestion[] {
  return shuffled(blocksOf(questions), seededRandom(seed)).flat();
}

function halve(questions: readonly CourseQuestion[], units: readonly NumberedExamUnit[]): CourseQuestion[][] {
  const first = unitQuestions(units, SECTION_ONE.half.questions);
  const whole = countBy(questions, (question) => examUnitOf(question)?.number ?? 0);
  const second = new Map([...whole].map(([unit, count]) => [unit, count - (first.get(unit) ?? 0)]));
  return deal(questions, [first, second]);
}

/** As many forms as the pool has questions for, three at most. Questions outside of the exam's units are in none. */
export function buildForms(pool: readonly CourseQuestion[], units: readonly NumberedExamUnit[]): MockForm[] {
  const asked = pool.filter((question) => examUnitOf(question) !== null && !question.enrichment);
  const need = unitQuestions(units, SECTION_ONE.full.questions);
  const available = countBy(asked, (question) => examUnitOf(question)?.number ?? 0);
  const possible = [...need].map(([unit, count]) => Math.floor((available.get(unit) ?? 0) / Math.max(1, count)));
  const forms = units.length === 0 ? 0 : Math.min(MOST_FORMS, ...possible);
  return deal(asked, Array<typeof need>(forms).fill(need)).map((questions, index) => ({
    number: index + 1,
    questions: ordered(questions, index),
    halves: halve(questions, units).map((half) => ordered(half, index)),
  }));
}
