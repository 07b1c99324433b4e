import { z } from 'zod';
import { restCall } from '../../rest/rest-call';
import { readReadiness } from './readiness.service';

const score = z.int().min(1).max(5);
const points = z.number().min(0).max(100);
const examUnit = z.strictObject({ name: z.string(), number: z.int().positive() });

const range = { low: score, high: score };
const composite = { composite: points, composite_low: points, composite_high: points };

const forecastShape = z
  .strictObject({
    ...range,
    chance: z.number().min(0).max(1).meta({ description: 'That the score lies in the range.' }),
    chances: z.array(z.number().min(0).max(1)).meta({ description: 'Of the scores 1 to 5.' }),
    ...composite,
  })
  .meta({ description: 'Ranges hold at least 80% of the simulated exams.' });

const stepShape = z.strictObject({
  kind: z.enum(['practice', 'chapter', 'freeResponse']),
  minutes: z.int().positive(),
  gain: z.number().meta({ description: 'Points of the composite that it is expected to add.' }),
  exam_unit: examUnit.nullable(),
  topics: z.array(z.strictObject({ id: z.int().positive(), topic_name: z.string() })),
  chapter_id: z.int().positive().nullable(),
  free_response_id: z.string().nullable(),
  title: z.string().nullable(),
});

export const readinessCalls = [
  restCall({
    method: 'GET',
    path: '/readiness',
    summary: 'The predicted score of the exam, what it rests on, and what raises it most.',
    signedIn: true,
    reply: z.strictObject({
      days_ahead: z.int().min(0).meta({ description: 'Days without practice until the predicted exam.' }),
      answers: z.int().min(0),
      units_answered: z.int().min(0),
      free_responses: z.int().min(0),
      forecast: forecastShape.nullable().meta({ description: 'Null while there is too little evidence.' }),
      units: z.array(
        z.strictObject({
          exam_unit: examUnit,
          answers: z.int().min(0),
          cost: points.nullable().meta({ description: 'Expected loss in points of the composite.' }),
          worth: points,
        }),
      ),
      steps: z.array(stepShape),
      history: z.array(z.strictObject({ at: z.iso.datetime(), ...range, ...composite })),
    }),
    answer: ({ context }) => readReadiness(context),
  }),
];
