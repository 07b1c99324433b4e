import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberExamUnits } from '../../../../schema/rules/exam';
import { seededRandom, shuffled } from '../../../../schema/rules/quiz';
import type { CourseQuestion } from '../../course/course';
import { questionRows } from '../../course/import/course-rows';
import { readCourse } from '../../course/read/read-course';
import type { Topic } from '../../library/library.type';
import { buildForms } from './forms';

const { units } = readCourse('course').course;
const examUnits = numberExamUnits(units.map(({ examUnit }) => examUnit));
const EXAM = [...new Map(examUnits.flatMap((unit) => (unit ? [[unit.number, unit] as const] : []))).values()]; // pairs

/** The reserved pool of the shipped course, as forms look at it. */
function shippedPool(): CourseQuestion[] {
  return units.flatMap((unit, index) =>
    unit.chapters.flatMap((source) => {
      const chapter = { unit: { examUnit: examUnits[index] } };
      const topics = new Map(source.topics.map(({ id }) => [id, { id, chapter } as unknown as Topic])); // no more is looked at
      return source.reserved.map((one) => {
        const { stableId, question } = questionRows(one, source);
        const { type, difficulty, set, enrichment } = question;
        return { stableId, type, difficulty, set, enrichment, topic: topics.get(question.topicId) } as CourseQuestion; // likewise
      });
    }),
  );
}

const pool = shippedPool();
const forms = buildForms(pool, EXAM);
const halves = forms.flatMap(({ number, halves }) =>
  halves.map((questions, index) => [`${number}${'ab'[index]}`, questions] as const),
);

const unitOf = ({ topic }: CourseQuestion) => topic.chapter.unit.examUnit?.number ?? 0;
const idsOf = (questions: readonly CourseQuestion[]) => questions.map(({ stableId }) => stableId);
const countOf = (questions: readonly CourseQuestion[], is: (question: CourseQuestion) => boolean) =>
  questions.filter(is).length;
const percentOf = (questions: readonly CourseQuestion[], is: (question: CourseQuestion) => boolean) =>
  (100 * countOf(questions, is)) / questions.length;
const perUnit = (questions: readonly CourseQuestion[]) =>
  [1, 2, 3, 4, 5, 6].map((number) => countOf(questions, (question) => unitOf(question) === number));

/** Positions of the questions of each set. */
const setsIn = (questions: readonly CourseQuestion[]) =>
  [...Map.groupBy(questions.entries(), ([, { set }]) => set)].flatMap(([set, members]) =>
    set === null ? [] : [{ set, members }],
  );

describe('the forms of the shipped course', () => {
  it('are three that share no question', () => {
    const ids = forms.flatMap(({ questions }) => idsOf(questions));
    expect(forms.map(({ number, questions }) => [number, questions.length])).toEqual([1, 2, 3].map((n) => [n, 60]));
    expect(new Set(ids).size).toBe(180);
  });

  it.each(forms.map((form) => [form.number, form] as const))(
    'have the units, difficulties and skills of the exam in form %i',
    (_, { questions }) => {
      expect(perUnit(questions)).toEqual([8, 14, 14, 11, 7, 6]);
      for (const [difficulty, percent] of [
        [1, 25],
        [2, 50],
        [3, 25],
      ] as const)
        expect(Math.abs(percentOf(questions, (one) => one.difficulty === difficulty) - percent)).toBeLessThan(3);
      for (const type of new Set(pool.map((one) => one.type))) {
        const isOfType = (one: CourseQuestion) => one.type === type;
        expect(Math.abs(percentOf(questions, isOfType) - percentOf(pool, isOfType))).toBeLessThan(3);
      }
    },
  );

  it.each(forms.map((form) => [form.number, form] as const))(
    'meet no topic more than three times in form %i',
    (_, { questions }) => {
      const topics = [...Map.groupBy(questions, ({ topic }) => topic).values()];
      expect(Math.max(...topics.map(({ length }) => length))).toBeLessThanOrEqual(3);
    },
  );

  it('keep sets together and in order', () => {
    for (const questions of [...forms.map((form) => form.questions), ...halves.map(([, half]) => half)])
      for (const { set, members } of setsIn(questions)) {
        const positions = members.map(([position]) => position);
        expect(positions).toEqual(positions.map((_, index) => positions[0]! + index));
        const stored = idsOf(pool.filter((one) => one.set === set)).sort();
        expect(members.map(([, { stableId }]) => stableId)).toEqual(stored);
      }
  });

  it('are divided into halves with the units of the exam', () => {
    for (const { questions, halves } of forms)
      expect(idsOf(halves.flat()).toSorted()).toEqual(idsOf(questions).toSorted());
    expect(halves.map(([, half]) => perUnit(half))).toEqual(
      forms.flatMap(() => [
        [4, 7, 7, 6, 3, 3],
        [4, 7, 7, 5, 4, 3],
      ]),
    );
  });

  it.each(halves)('have half %s of the exam’s difficulty', (_, half) => {
    expect(Math.abs(percentOf(half, (one) => one.difficulty === 1) - 25)).toBeLessThanOrEqual(5);
    expect(Math.abs(percentOf(half, (one) => one.difficulty === 3) - 25)).toBeLessThanOrEqual(5);
  });

  it('are the same in whatever order the pool is read', () => {
    const again = buildForms(shuffled(pool, seededRandom(11)), EXAM);
    expect(again.map(({ questions }) => idsOf(questions))).toEqual(forms.map(({ questions }) => idsOf(questions)));
  });
});

describe('forms of any pool', () => {
  const NEEDED = [8, 14, 14, 11, 7, 6];
  const topics = EXAM.map((examUnit) => ({ id: examUnit.number, chapter: { unit: { examUnit } } }) as Topic); // likewise
  const poolOf = (sizes: readonly number[], sets: number, difficulties: readonly number[]) =>
    sizes.flatMap((size, unit) =>
      Array.from({ length: size }, (_, index): CourseQuestion => {
        const difficulty = difficulties[(unit + index) % difficulties.length];
        const set = index < 2 * sets ? `set-${unit}-${Math.floor(index / 2)}` : null;
        const stableId = `${unit}-${String(index).padStart(3, '0')}`;
        return { stableId, type: 'graph', difficulty, set, enrichment: false, topic: topics[unit] } as CourseQuestion; // likewise
      }),
    );
  const pools = fc
    .tuple(
      fc.tuple(...NEEDED.map((need) => fc.integer({ min: need, max: 4 * need }))),
      fc.integer({ min: 0, max: 2 }),
      fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 7 }),
    )
    .map(([sizes, sets, difficulties]) => ({ sizes, made: poolOf(sizes, sets, difficulties) }));

  it('are as many as the pool allows, whole, and share nothing', () => {
    fc.assert(
      fc.property(pools, ({ sizes, made }) => {
        const built = buildForms(made, EXAM);
        const possible = Math.min(3, ...sizes.map((size, unit) => Math.floor(size / NEEDED[unit]!)));
        expect(built).toHaveLength(possible);
        const ids = built.flatMap(({ questions }) => idsOf(questions));
        expect(new Set(ids).size).toBe(ids.length);
        for (const { questions } of built) {
          expect(perUnit(questions)).toEqual(NEEDED);
          for (const { set, members } of setsIn(questions))
            expect(members).toHaveLength(made.filter((one) => one.set === set).length);
        }
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['an empty pool', []],
    ['a pool without a unit of the exam', poolOf([0, 20, 20, 20, 20, 20], 0, [1])],
  ])('are none of %s', (_, made) => {
    expect(buildForms(made, EXAM)).toEqual([]);
  });
});
