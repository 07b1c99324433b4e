import { defineEntity, p } from '@mikro-orm/core';
import type { SolutionStep } from '../../../economics/question/solution';
import { QUESTION_KINDS, type Accepted, type QuestionKind } from '../../../schema/rules/given';
import { oneOf } from '../database/one-of';
import { TopicEntity } from '../library/library.entity';
import type { VariantContent } from '../course/question-variant';
import type { NamedFigure } from '../library/named-figure';
import { QUESTION_TYPES, type QuestionForm, type QuestionType } from './question-types';

/** Who wrote a question: an author of the course, a question model, or a teacher who added it to a chapter. */
const QUESTION_ORIGINS = ['hand', 'model', 'teacher'] as const;
export type QuestionOrigin = (typeof QUESTION_ORIGINS)[number];

export const QuestionEntity = defineEntity({
  name: 'Question',
  checks: [
    { name: 'question_kind_check', expression: oneOf('kind', QUESTION_KINDS) },
    { name: 'question_type_check', expression: oneOf('type', QUESTION_TYPES) },
    { name: 'question_difficulty_check', expression: 'difficulty >= 1 and difficulty <= 3' },
    { name: 'question_origin_check', expression: oneOf('origin', QUESTION_ORIGINS) },
    { name: 'question_model_check', expression: "(origin = 'model') = (model is not null)" },
  ],
  properties: {
    id: p.integer().primary().autoincrement(),
    /** The author's id in the GIFT file: imports identify the question by it. */
    stableId: p.text().unique(),
    topic: p.manyToOne(TopicEntity).deleteRule('restrict'),
    kind: p.text().$type<QuestionKind>(),
    /** Of the number to type, such as $ or units; null for a bare number, and for choices. */
    unit: p.text().nullable(),
    type: p.text().$type<QuestionType>(),
    difficulty: p.smallint(),
    /** How it asks, such as two-column or except; null where the author does not say. */
    form: p.text().$type<QuestionForm>().nullable(),
    /** With its chapter's slug. Questions of one set are asked together, in the order of their stable ids. */
    set: p.text().name('set_name').nullable(),
    /** The part of `text` that the questions of its set begin with. */
    lead: p.text().nullable(),
    text: p.text(),
    /** The heads of the choices' cells, where they are rows of a table. */
    columns: p.json<readonly string[]>().nullable(),
    /** The graph beside it, which the site draws. */
    figure: p.json<NamedFigure>().nullable(),
    /** An author's image file and what it shows, where there is no figure. */
    imageUrl: p.text().nullable(),
    imageAlt: p.text().nullable(),
    origin: p.text().$type<QuestionOrigin>(),
    /** What its question model is about: a quiz has one question of a market at most. Null unless the origin is a model. */
    model: p.text().nullable(),
    /** The one thing to remember, shown with the results. */
    takeaway: p.text().nullable(),
    /** How a student comes to the key, step by step. Null where nobody has written it. */
    solution: p.json<readonly SolutionStep[]>().nullable(),
    /** Beyond what the exam asks: asked in quizzes on topics that a student chose alone. */
    enrichment: p.boolean().default(false),
    /** Asked in mock exams alone; nobody sees it outside of one. */
    reserved: p.boolean().default(false),
    /** Retired questions are asked no more, but stay under the results that name them. */
    retiredAt: p.datetime().nullable(),
  },
});

export const AnswerEntity = defineEntity({
  name: 'Answer',
  indexes: [
    {
      name: 'answer_one_correct_per_question',
      expression:
        'create unique index "answer_one_correct_per_question" on "answer" ("question_id") where is_correct and not retired',
    },
  ],
  properties: {
    id: p.integer().primary().autoincrement(),
    question: p.manyToOne(QuestionEntity).deleteRule('cascade').index(),
    position: p.integer(),
    /** Says all that the choice shows. */
    text: p.text(),
    /** The text in cells, where the question has columns. */
    cells: p.json<readonly string[]>().nullable(),
    /** The graph that the choice is. */
    figure: p.json<NamedFigure>().nullable(),
    isCorrect: p.boolean(),
    /** The answers that count as it. Null for a choice, and for any answer that its author did not foresee. */
    accepts: p.json<Accepted>().nullable(),
    /** Why this choice is right, or which misconception leads to it. */
    rationale: p.text(),
    misconception: p.text().nullable(),
    retired: p.boolean(),
  },
});

/**
 * What was asked as a variant of a model's question, its item, with other numbers. Shared by all students, and never changed: a model that
 * changes makes new rows, and those asked before stay readable.
 */
export const QuestionVariantEntity = defineEntity({
  name: 'QuestionVariant',
  uniques: [{ name: 'question_variant_content', properties: ['question', 'number', 'hash'] }],
  properties: {
    id: p.integer().primary().autoincrement(),
    /** The item. */
    question: p.manyToOne(QuestionEntity).deleteRule('cascade'),
    /** Of the variant of the model, from 1. */
    number: p.smallint(),
    /** Of the content. */
    hash: p.text(),
    /** Of what a student reads of it: variants with one face ask the same. */
    face: p.text(),
    content: p.json<VariantContent>(),
  },
});

/** What a question said before an import changed it. */
export const QuestionRevisionEntity = defineEntity({
  name: 'QuestionRevision',
  properties: {
    id: p.integer().primary().autoincrement(),
    question: p.manyToOne(QuestionEntity).deleteRule('cascade').index(),
    content: p.json<object>(),
    replacedAt: p.datetime(),
  },
});
