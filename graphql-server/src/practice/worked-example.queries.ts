import { sql, type Kysely } from 'kysely';
import type { FadingEvent } from '../../../schema/rules/fading';
import type { VariantContent } from '../course/question-variant';
import type { Tables } from '../database/tables';
import { milliseconds } from '../database/timestamps';
import { questionsOfAttempt } from '../quiz/join-questions';
import type { ExampleStage, StepResult } from './worked-example.entity';

/** A worked example as it is stored, with what its variant asks. */
export interface ExampleRow {
  readonly id: string;
  readonly itemId: number;
  readonly stage: ExampleStage;
  readonly results: readonly StepResult[];
  /** In milliseconds since 1970. */
  readonly shownAt: number;
  readonly doneAt: number | null;
  readonly variantId: number;
  readonly number: number;
  readonly face: string;
  readonly content: VariantContent;
}

/** A student's worked examples, in the order in which they were shown. */
export const examplesOf = (kysely: Kysely<Tables>, userId: number) =>
  kysely
    .selectFrom('worked_example')
    .innerJoin('question_variant', 'question_variant.id', 'worked_example.variant_id')
    .where('worked_example.user_id', '=', userId)
    .select([
      'worked_example.id',
      'worked_example.question_id as itemId',
      'stage',
      'results',
      milliseconds('shown_at').as('shownAt'),
      milliseconds('done_at').$castTo<number | null>().as('doneAt'),
      'variant_id as variantId',
      'number',
      'face',
      'content',
    ])
    .orderBy('shown_at')
    .$castTo<ExampleRow>();

interface TimedEvent {
  readonly at: number;
  readonly event: FadingEvent;
}

/** A student's answers to one kind of question, of those whose mark the student may see. One that was helped and right says nothing. */
async function answerEvents(kysely: Kysely<Tables>, userId: number, itemId: number): Promise<TimedEvent[]> {
  const answers = await kysely
    .selectFrom('quiz_attempt')
    .innerJoin('attempt_question', questionsOfAttempt)
    .where('quiz_attempt.owner_id', '=', userId)
    .where('question_id', '=', itemId)
    .where('answered_at', 'is not', null)
    .where((where) => where.or([where('finished_at', 'is not', null), where('mode', '=', 'practice')]))
    .select([
      milliseconds('answered_at').$castTo<number>().as('at'),
      'is_correct as isCorrect',
      sql<boolean>`first_step_at is not null`.as('isHelped'),
    ])
    .execute();
  return answers
    .filter(({ isCorrect, isHelped }) => !(isCorrect === true && isHelped))
    .map(({ at, isCorrect }) => ({ at, event: isCorrect === true ? 'right' : 'missed' }));
}

/** What the examples tell: one that was studied, or finished with all results right or not. */
const exampleEvents = (examples: readonly ExampleRow[]): TimedEvent[] =>
  examples.flatMap(({ stage, shownAt, doneAt, results }): TimedEvent[] => {
    if (stage === 'example') return [{ at: shownAt, event: 'studied' }];
    if (doneAt === null) return [];
    return [{ at: doneAt, event: results.every(({ isRight }) => isRight) ? 'right' : 'missed' }];
  });

/** What a student did with one kind of question, in its order. */
export async function fadingEvents(
  kysely: Kysely<Tables>,
  userId: number,
  itemId: number,
  examples: readonly ExampleRow[],
): Promise<FadingEvent[]> {
  const events = [...(await answerEvents(kysely, userId, itemId)), ...exampleEvents(examples)];
  return events.toSorted((a, b) => a.at - b.at).map(({ event }) => event);
}
