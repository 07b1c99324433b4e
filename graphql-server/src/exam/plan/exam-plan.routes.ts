import { z } from 'zod';
import { PLAN_KINDS } from '../../../../schema/rules/plan';
import { parseId } from '../../http/ids';
import { restCall } from '../../rest/rest-call';
import { deleteExamPlan, readExamPlan, saveExamPlan } from './exam-plan.service';

const id = z.int().positive();
const day = z.string().meta({ description: 'A day of the calendar: "2027-05-07".' });
const minutes = z.array(z.int()).meta({ description: 'For each weekday, Sunday first, 0 to 240.' });
const points = z.number().meta({ description: 'Of 100.' });

const planShape = z
  .strictObject({
    kind: z.enum(PLAN_KINDS),
    date: day,
    is_over: z.boolean(),
    minutes,
    days_off: z.array(day),
    zone: z.string(),
    chapters: z.array(id),
    days: z.array(
      z.strictObject({
        date: day,
        minutes: z.int().min(0),
        steps: z.array(
          z.strictObject({
            kind: z.enum(['review', 'lesson', 'quiz', 'freeResponse', 'mock']),
            minutes: z.int().positive(),
            questions: z.int().nullable(),
            chapter_id: id.nullable(),
            topics: z.array(id),
            free_response_id: z.string().nullable(),
          }),
        ),
      }),
    ),
    left_out: z.array(z.strictObject({ chapter_id: id, points })),
    curve: z.array(z.strictObject({ date: day, with_plan: points, without: points })),
  })
  .meta({ id: 'ExamPlan' });

export const examPlanCalls = [
  restCall({
    method: 'GET',
    path: '/plan',
    summary: 'The plan to the day of the exam or a test, as of now; null before one is made.',
    signedIn: true,
    reply: z.strictObject({ exam_plan: planShape.nullable() }),
    answer: async ({ context }) => ({ examPlan: await readExamPlan(context) }),
  }),
  restCall({
    method: 'PUT',
    path: '/plan',
    summary: 'Makes a plan, or replaces it.',
    signedIn: true,
    body: z.object({
      kind: z.enum(PLAN_KINDS),
      date: day,
      minutes,
      days_off: z.array(day).default([]),
      chapter_ids: z.array(z.union([z.number(), z.string()])).default([]),
      zone: z.string().meta({ description: 'A time zone, such as America/New_York.' }),
    }),
    reply: z.strictObject({ exam_plan: planShape }),
    answer: async ({ context, body: { days_off: daysOff, chapter_ids: ids, ...wish } }) => ({
      examPlan: await saveExamPlan(context, {
        ...wish,
        daysOff,
        chapterIds: ids.map((one) => parseId(one, 'chapter')),
      }),
    }),
  }),
  restCall({
    method: 'DELETE',
    path: '/plan',
    summary: 'Deletes the plan.',
    signedIn: true,
    reply: z.strictObject({ deleted: z.boolean().meta({ description: 'Whether there was one.' }) }),
    answer: async ({ context }) => ({ deleted: await deleteExamPlan(context) }),
  }),
];
