import { defineEntity, p } from '@mikro-orm/core';
import type { Given } from '../../../schema/rules/given';
import { QUIZ_MODES, QUIZ_TYPES, type QuizMode, type QuizType } from '../../../schema/rules/quiz';
import { UserEntity } from '../account/account.entity';
import { oneOf } from '../database/one-of';
import type { TrialPlace } from '../learner/build-quiz';
import { ChapterEntity, UnitEntity } from '../library/library.entity';
import { CERTAINTIES, type Certainty } from './certainty';
import { QuestionEntity, QuestionVariantEntity } from './question.entity';

/**
 * What made the engine, or a notebook of mistakes, ask a question. A kind of question is its topic and its type. Stored with
 * the choice, so that it says what the choice really went by.
 */
export type WhyAsked =
  /** Never asked of this kind, while other things of the student were known. */
  | { readonly why: 'new' }
  /** The last one of the kind went wrong, so many days before. */
  | { readonly why: 'missed'; readonly days: number }
  /** The last one of the kind went right, but long ago. */
  | { readonly why: 'fading'; readonly days: number }
  /** Asked lately and right; the chance to know the kind, 0–1, was still low enough to ask again. */
  | { readonly why: 'unsure'; readonly knows: number }
  /** Nothing: the place was filled at random, for the planner's trial. */
  | { readonly why: 'drawn' }
  /**
   * A question went wrong, so many times, the last time so many days before: `questionId`, for which this one stands if it is another or a
   * fresh variant; this very question where it is left out.
   */
  | { readonly why: 'mistake'; readonly times: number; readonly days: number; readonly questionId?: number };

/**
 * `scope` names what is asked (type and chapter, unit or topics). A student has at most one unfinished attempt per scope:
 * of two concurrent starts, the unique index lets one insert and the other continues with it.
 */
export const QuizAttemptEntity = defineEntity({
  name: 'QuizAttempt',
  indexes: [
    {
      name: 'quiz_attempt_one_under_way',
      expression:
        'create unique index "quiz_attempt_one_under_way" on "quiz_attempt" ("owner_id", "scope") where user_id is not null and finished_at is null and abandoned_at is null',
    },
    {
      name: 'quiz_attempt_unfinished_hash_index',
      expression:
        'create index "quiz_attempt_unfinished_hash_index" on "quiz_attempt" using hash ("owner_id") with (fillfactor = 50) where user_id is not null and finished_at is null and abandoned_at is null',
    },
    {
      name: 'quiz_attempt_of_visitors',
      expression: 'create index "quiz_attempt_of_visitors" on "quiz_attempt" ("started_at") where user_id is null',
    },
    {
      name: 'quiz_attempt_under_way_since',
      expression:
        'create index "quiz_attempt_under_way_since" on "quiz_attempt" ("started_at") where user_id is not null and finished_at is null and abandoned_at is null',
    },
    {
      name: 'quiz_attempt_ended',
      expression:
        'create index "quiz_attempt_ended" on "quiz_attempt" (coalesce(finished_at, abandoned_at), "id") where finish_number is not null',
    },
  ],
  checks: [
    {
      name: 'quiz_attempt_owner_check',
      expression: '(user_id is null and owner_id < 0) or (user_id is not null and user_id = owner_id)',
    },
    { name: 'quiz_attempt_type_check', expression: oneOf('type', QUIZ_TYPES) },
    { name: 'quiz_attempt_mode_check', expression: oneOf('mode', QUIZ_MODES) },
    { name: 'quiz_attempt_score_check', expression: 'score >= 0 and score <= 100' },
    { name: 'quiz_attempt_scored_when_finished', expression: '(finished_at is null) = (score is null)' },
  ],
  properties: {
    /** The student, or for a visitor's quiz an id of its own (attempt.queries.ts). All keys begin with it. */
    ownerId: p.integer().primary(),
    id: p.uuid().primary(),
    /** Null for a visitor's quiz: whoever knows the id owns it. */
    user: p.manyToOne(UserEntity).nullable().deleteRule('cascade').index(),
    type: p.text().$type<QuizType>(),
    /** In practice mode an answer that is stored was explained, and does not change anymore. */
    mode: p.text().$type<QuizMode>().default('test'),
    scope: p.text(),
    chapter: p.manyToOne(ChapterEntity).nullable().deleteRule('restrict'),
    unit: p.manyToOne(UnitEntity).nullable().deleteRule('restrict'),
    seed: p.integer(),
    startedAt: p.datetime(),
    finishedAt: p.datetime().nullable(),
    abandonedAt: p.datetime().nullable(),
    score: p.smallint().nullable(),
    /** Orders the quizzes of one student that count for the learner, as they end: finished and abandoned ones; clocks can jump. Null for a visitor's. */
    finishNumber: p.integer().nullable(),
  },
});

export const AttemptQuestionEntity = defineEntity({
  name: 'AttemptQuestion',
  indexes: [
    {
      name: 'attempt_question_asked_once',
      expression:
        'create unique index "attempt_question_asked_once" on "attempt_question" ("owner_id", "attempt_id", "question_id")',
    },
  ],
  checks: [
    { name: 'attempt_question_answered', expression: '(given is null) = (answered_at is null)' },
    { name: 'attempt_question_marked', expression: '(given is null) = (is_correct is null)' },
    { name: 'attempt_question_certainty_check', expression: oneOf('certainty', CERTAINTIES) },
  ],
  properties: {
    attempt: p.manyToOne(QuizAttemptEntity).primary().joinColumns('owner_id', 'attempt_id').deleteRule('cascade'),
    position: p.smallint().primary(),
    /** Of a fresh question, its item: it counts as the item wherever questions are counted. */
    question: p.manyToOne(QuestionEntity).deleteRule('restrict'),
    /** What a fresh question asked; null where the stored question was asked. */
    variant: p.manyToOne(QuestionVariantEntity).nullable().deleteRule('restrict'),
    /** Ids of the choices in the order shown; none where the answer is no choice. */
    answerOrder: p.json<readonly number[]>(),
    given: p.json<Given>().nullable(),
    answeredAt: p.datetime().nullable(),
    /** By the key when the answer was saved, the quiz was finished, or the question was regraded. */
    isCorrect: p.boolean().nullable(),
    certainty: p.text().$type<Certainty>().nullable(),
    /** When the student asked for the first step of the solution, before the answer; null for never. */
    firstStepAt: p.datetime().nullable(),
    /** The learner's chance of a right answer, 0–1, predicted before the answer; null for a visitor. */
    predicted: p.float().columnType('real').nullable(),
    /** Why this question was chosen; null when it was chosen at random. */
    whyAsked: p.json<WhyAsked>().nullable(),
    /** The place in the planner's trial; null outside of weak-spot quizzes. */
    trial: p.json<TrialPlace>().columnType('json').nullable(),
  },
});
