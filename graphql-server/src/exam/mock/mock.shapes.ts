import { z } from 'zod';
import { MOCK_LENGTHS } from '../../../../schema/rules/mock';
import { contentShape } from '../../free-response/free-response.shapes';
import { QUESTION_TYPES } from '../../quiz/question-types';

/** The REST facade's form of mock exams: what GraphQL shows, in snake_case. */

const count = z.int().min(0);
const id = z.int().positive();
const html = z.string().meta({ description: 'Sanitized HTML.' });
const time = z.iso.datetime();
const figure = z.strictObject({ svg: z.string(), alt: z.string() }).nullable();

export const mockQuestionShape = z
  .strictObject({
    position: z.int().positive(),
    id,
    text: html,
    columns: z.array(html).nullable(),
    figure,
    image_url: z.string().nullable(),
    image_alt: z.string().nullable(),
    answers: z.array(z.strictObject({ id, text: html, cells: z.array(html).nullable(), figure })),
    choice: id.nullable().meta({ description: 'The answer.' }),
    is_flagged: z.boolean(),
    crossed_out: z.array(id),
    seconds: count,
    is_correct: z.boolean().nullable().meta({ description: 'Null until the whole exam ends.' }),
    rationales: z
      .array(z.strictObject({ answer_id: id, is_correct: z.boolean(), text: html }))
      .nullable()
      .meta({ description: 'Null until the whole exam ends.' }),
    change: z.enum(['gained', 'lost', 'same']).nullable(),
  })
  .meta({ id: 'MockQuestion' });

const responseShape = z
  .strictObject({
    position: z.int().positive(),
    length: z.enum(['long', 'short']),
    content: contentShape,
    answer: z.string().meta({ description: 'JSON.' }),
    revision: count,
  })
  .meta({ id: 'MockResponse' });

export const mockResponseShape = responseShape;

const share = { right: count, asked: count };

const reportShape = z
  .strictObject({
    right: count,
    answered: count,
    composite: z.number(),
    highest_composite: z.number(),
    low_score: z.int(),
    high_score: z.int(),
    units: z.array(
      z.strictObject({
        unit: z.strictObject({ number: z.int(), name: z.string() }),
        ...share,
        missed_topics: z.array(z.strictObject({ id, topic_name: z.string() })),
      }),
    ),
    skills: z.array(z.strictObject({ skill: z.enum(QUESTION_TYPES), ...share })),
    responses: z.array(
      z.strictObject({
        attempt_id: z.uuid(),
        free_response_id: z.string(),
        title: z.string(),
        length: z.enum(['long', 'short']),
        earned: count,
        open: count,
        possible: count,
      }),
    ),
    last_minute_answers: count,
    last_minute_right: count,
  })
  .meta({ id: 'MockReport' });

const head = {
  exam_id: z.uuid(),
  length: z.enum(MOCK_LENGTHS),
  form: z.int().positive(),
  extra_time: z.number(),
  timed: z.boolean(),
  phase: z.enum(['sectionOne', 'break', 'sectionTwo', 'finished']),
  started_at: time,
  deadline: time.nullable(),
  paused_at: time.nullable(),
  finished_at: time.nullable(),
  now: time.meta({ description: 'By the server’s clock, which counts.' }),
  report: reportShape.nullable().meta({ description: 'Null until both sections have ended.' }),
};

export const mockExamShape = z
  .strictObject({ ...head, questions: z.array(mockQuestionShape), responses: z.array(responseShape) })
  .meta({ id: 'MockExam' });

export const mockExamsShape = z
  .strictObject({
    exams: z.array(z.strictObject(head).meta({ id: 'MockExamRow' })),
    full_forms_left: count,
    half_forms_left: count,
    extra_time: z.number(),
  })
  .meta({ id: 'MockExams' });
