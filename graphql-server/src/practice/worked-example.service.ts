import { randomUUID } from 'node:crypto';
import { isSame, round } from '../../../economics/numbers';
import { unitOf, type SolutionStep } from '../../../economics/question/solution';
import { fadingStage, offersExample, openSteps } from '../../../schema/rules/fading';
import { findOwned } from '../account/owned';
import { requireViewer, type Context } from '../context';
import { askedIdOf } from '../course/asked-question';
import type { Course, CourseQuestion } from '../course/course';
import type { WrittenVariant } from '../course/write-variant';
import { inTransaction } from '../database/transaction';
import { DomainError } from '../errors';
import { parseUuid } from '../http/ids';
import { ATTEMPT_BY_ID } from '../quiz/attempt.queries';
import { isRevealed } from '../quiz/attempt-view';
import { numbersFor, readHistory, storeVariants, type History } from '../quiz/fresh-questions';
import { examplesOf, fadingEvents, type ExampleRow } from './worked-example.queries';
import type { ExampleStage } from './worked-example.entity';
import type { WorkedExample } from './worked-example.type';

/**
 * Help with one kind of question, by what the student has done with it: another question worked out, or one to finish. One that was begun
 * is continued. Null for a student who answers this kind alone by now. Throws NOT_FOUND, NO_QUESTIONS where no numbers are left, or BAD_USER_INPUT
 * before the answer or for a question without results to find.
 */
export async function showWorkedExample(
  context: Context,
  attemptId: string,
  questionId: number,
): Promise<WorkedExample | null> {
  const { course, db, now } = context;
  const { userId } = await requireViewer(context);
  const attempt = await findOwned(context, ATTEMPT_BY_ID, attemptId, 'quiz');
  const asked = attempt.questions.find((one) => askedIdOf(one) === questionId);
  if (asked === undefined) throw new DomainError('NOT_FOUND', 'That question is not in this quiz.');
  if (!isRevealed(attempt, asked))
    throw new DomainError('BAD_USER_INPUT', 'Answer this question first. Then see another one worked out.');
  const item = course.question(asked.questionId);
  if (!offersExample(item)) throw new DomainError('BAD_USER_INPUT', 'There is no worked example for this question.');
  const examples = (await examplesOf(db.kysely, userId).execute()).filter(({ itemId }) => itemId === item.id);
  const begun = examples.find(({ stage, doneAt }) => stage === 'halfWorked' && doneAt === null);
  if (begun) return viewExample(begun, course);
  const stage = fadingStage(await fadingEvents(db.kysely, userId, item.id, examples));
  if (stage === 'alone') return null;
  const variant = variantToShow(course, item, userId, await readHistory(context, userId), examples);
  if (variant === null) throw new DomainError('NO_QUESTIONS', 'You have seen all questions of this kind.');
  const [stored] = await storeVariants(context, [{ question: item, variant, whyAsked: null, trial: null }]);
  if (!stored?.variant) throw new Error(`Variant ${variant.number} of question ${item.id} was not stored.`);
  const { content, number, face } = variant;
  const id = randomUUID();
  const row = { id, user_id: userId, question_id: item.id, variant_id: stored.variant.id, stage, shown_at: now };
  await db.kysely
    .insertInto('worked_example')
    .values({ ...row, results: '[]' })
    .execute();
  const variantId = stored.variant.id;
  const shownAt = now.getTime();
  return viewExample(
    { id, itemId: item.id, stage, results: [], shownAt, doneAt: null, variantId, number, face, content },
    course,
  );
}

/**
 * Another variant than those that the student was asked or shown. Fresh questions take the student's numbers from the first on, and examples
 * from the last.
 */
function variantToShow(
  course: Course,
  item: CourseQuestion,
  userId: number,
  { variantsAsked }: History,
  examples: readonly ExampleRow[],
): WrittenVariant | null {
  const asked = variantsAsked.get(item.id) ?? [];
  const faces = new Set([...asked.map(([, , face]) => face), ...examples.map(({ face }) => face)]);
  for (const number of numbersFor(userId, item.id).toReversed()) {
    const variant = course.writeVariant(item, number);
    if (variant !== null && !faces.has(variant.face) && openSteps(variant.content.solution ?? []).length > 0)
      return variant;
  }
  return null;
}

function viewExample({ id, itemId, stage, results, variantId, content }: ExampleRow, course: Course): WorkedExample {
  const { shown, solution } = course.variants.question(course.question(itemId), { id: variantId, content });
  const open = openStepsAt(stage, solution);
  const next = open[results.length] ?? Infinity;
  return {
    id,
    stage,
    question: shown,
    steps: solution.map(({ find, work, ...step }, index) => {
      const result = results[open.indexOf(index)];
      return {
        find,
        work: index < next ? work : null,
        unit: unitOf({ work, ...step }),
        given: result?.number ?? null,
        isRight: result?.isRight ?? null,
      };
    }),
    isDone: next === Infinity,
  };
}

/** The steps whose results a student finds. */
const openStepsAt = (stage: ExampleStage, solution: readonly SolutionStep[]): number[] =>
  stage === 'example' ? [] : openSteps(solution);

/** To the two decimals that steps write. */
const isResult = ({ answer }: SolutionStep, number: number): boolean =>
  answer !== null && isSame(round(number, 2), answer);

/**
 * Marks the result that a student found for a step (from 0), and shows its work and all up to the next open one. Each step has one try:
 * a repeated request changes nothing. Throws NOT_FOUND, or BAD_USER_INPUT for a step that is not the next one to find.
 */
export async function findStep(
  context: Context,
  exampleId: string,
  step: number,
  number: number,
): Promise<WorkedExample> {
  const { course, db, now } = context;
  const { userId } = await requireViewer(context);
  const id = parseUuid(exampleId, 'example');
  return inTransaction(db.kysely, async (transaction) => {
    const example = await examplesOf(transaction, userId)
      .where('worked_example.id', '=', id)
      .forUpdate('worked_example')
      .executeTakeFirst();
    if (example === undefined) throw new DomainError('NOT_FOUND', 'This worked example does not exist.');
    const { solution } = course.variants.question(course.question(example.itemId), {
      id: example.variantId,
      content: example.content,
    });
    const open = openStepsAt(example.stage, solution);
    const place = open.indexOf(step);
    const current = solution[step];
    if (place === -1 || current === undefined || place > example.results.length)
      throw new DomainError('BAD_USER_INPUT', 'This step is not the next one to find.');
    if (place < example.results.length) return viewExample(example, course);
    const results = [...example.results, { number, isRight: isResult(current, number) }];
    const isDone = results.length === open.length;
    await transaction
      .updateTable('worked_example')
      .set({ results: JSON.stringify(results), done_at: isDone ? now : null })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute();
    return viewExample({ ...example, results }, course);
  });
}
