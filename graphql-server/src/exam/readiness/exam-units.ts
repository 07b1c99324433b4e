import { divideByWeights, EXAM_QUESTIONS, numberExamUnits, type ExamUnit } from '../../../../schema/rules/exam';
import { isPoint } from '../../learner/points';
import type { Catalog, CatalogItem, CatalogKey } from '../../learner/fold';

// What the exam asks of each of its units, as far as the course tells: the exam's weights, the course's topics, kinds of questions and points.

/** A topic × type of question. */
export interface ExamCell {
  readonly topic: string;
  readonly type: string;
  /** Of the unit's questions, 0–1: topics weigh alike, types by their number of questions. */
  readonly share: number;
}

/** A point of a free response of the course. */
export interface ExamPoint extends Pick<CatalogItem, 'item' | 'topic' | 'type'> {
  readonly key: CatalogKey;
  /** The version of the question. */
  readonly version: number;
  /** Chance of the point without knowing, 0–1. */
  readonly guess: number;
  /** Whether students compare it with the rubric themselves. */
  readonly isOwnScored: boolean;
}

export interface UnitOfExam {
  readonly name: string;
  readonly number: number;
  /** How many of the 60 questions of section I are about it. */
  readonly questions: number;
  /** Of the long free-response question, and of a short one: how likely it is about this unit, 0–1. */
  readonly long: number;
  readonly short: number;
  readonly topics: readonly string[];
  readonly cells: readonly ExamCell[];
  readonly points: readonly ExamPoint[];
}

/** Of 14 long questions from 2012 to 2024: supply and demand, perfect competition, monopoly and the like; by the exam's unit. */
const LONG_QUESTIONS: ReadonlyMap<number, number> = new Map([
  [2, 1],
  [3, 3],
  [4, 10],
]);
/**
 * What short questions take turns with: comparative advantage, utility, marginal analysis · a tax, floor, ceiling, tariff or quota,
 * elasticity · a table of costs · a payoff matrix · a factor market · an externality.
 */
const SHORT_QUESTIONS: ReadonlyMap<number, number> = new Map([
  [1, 3],
  [2, 2],
  [3, 1],
  [4, 1],
  [5, 1],
  [6, 1],
]);

export interface CourseForExam {
  /** In course order. Units that are not on the exam have no exam unit. */
  readonly units: readonly { readonly examUnit: ExamUnit | null; readonly topics: readonly number[] }[];
  readonly catalog: Catalog;
  /** The versions of free-response questions that are asked now. */
  readonly versions: readonly number[];
}

/** Chances in proportion to the counts of the units; to their questions where none of them has a count. */
function chancesBy(counts: ReadonlyMap<number, number>, numbers: readonly number[], questions: readonly number[]) {
  const own = numbers.map((number) => counts.get(number) ?? 0);
  const weights = own.some((count) => count > 0) ? own : questions;
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}

function cellsOf(topics: readonly string[], asked: ReadonlyMap<string, readonly CatalogItem[]>): ExamCell[] {
  const withQuestions = topics.filter((topic) => asked.has(topic));
  return withQuestions.flatMap((topic) => {
    const items = asked.get(topic) ?? [];
    return [...Map.groupBy(items, ({ type }) => type)].map(([type, ofType]) => ({
      topic,
      type,
      share: ofType.length / items.length / withQuestions.length,
    }));
  });
}

/** The exam's units in their order; empty for a course that is for no exam. Units without a question are left out. */
export function examUnitsOf({ units, catalog, versions }: CourseForExam): UnitOfExam[] {
  const numbered = numberExamUnits(units.map(({ examUnit }) => examUnit));
  const byNumber = Map.groupBy(
    units.flatMap(({ topics }, index) => {
      const examUnit = numbered[index];
      return examUnit ? [{ examUnit, topics: topics.map(String) }] : [];
    }),
    ({ examUnit }) => examUnit.number,
  );
  const questionsOnly = [...catalog.items].flatMap(([key, item]) => (isPoint({ questionId: key }) ? [] : [item]));
  const asked = Map.groupBy(questionsOnly, ({ topic }) => topic);
  const points = versions.flatMap((version) =>
    (catalog.rubrics.get(version) ?? []).map(({ key, kind, topicId, type }): ExamPoint => {
      const { item, authored } = catalog.items.get(key) ?? { item: key, authored: { guess: 0 } };
      const isOwnScored = kind === 'prose';
      return {
        key,
        version,
        item,
        topic: String(topicId),
        type,
        guess: isOwnScored ? 0 : (authored.guess ?? 0),
        isOwnScored,
      };
    }),
  );
  const found = [...byNumber].flatMap(([number, parts]) => {
    const topics = parts.flatMap((part) => part.topics);
    const cells = cellsOf(topics, asked);
    const own = new Set(topics);
    const [first] = parts;
    if (first === undefined || cells.length === 0) return [];
    return [{ number, examUnit: first.examUnit, topics, cells, points: points.filter(({ topic }) => own.has(topic)) }];
  });
  const numbers = found.map(({ number }) => number);
  const questions = divideByWeights(
    EXAM_QUESTIONS,
    found.map(({ examUnit: { low, high } }) => low + high),
  );
  const [long, short] = [LONG_QUESTIONS, SHORT_QUESTIONS].map((counts) => chancesBy(counts, numbers, questions));
  return found.map(({ number, examUnit, topics, cells, points: ofUnit }, index) => ({
    ...{ number, topics, cells, points: ofUnit },
    name: examUnit.name,
    questions: questions[index] ?? 0,
    long: long?.[index] ?? 0,
    short: short?.[index] ?? 0,
  }));
}
