import { z } from 'zod';

/** The REST facade's form of free responses: what GraphQL shows, in snake_case. */

const html = z.string().meta({ description: 'Sanitized HTML.' });
const count = z.int().min(0);

export const contentShape = z
  .strictObject({
    stem: html,
    figure: z
      .strictObject({ url: z.string(), alt: z.string().meta({ description: 'What the graph shows, as text.' }) })
      .nullable()
      .meta({ description: 'A graph to read below the stem.' }),
    panels: z.array(z.strictObject({ name: z.string(), title: z.string() })),
    parts: z.array(
      z.strictObject({
        name: z.string(),
        kind: z.enum(['draw', 'number', 'choice', 'prose']),
        text: html,
        options: z.array(z.string()).nullable(),
        explained: z.boolean(),
        unit: z.string().nullable(),
        points: count,
      }),
    ),
    names: z.array(z.string()),
  })
  .meta({ id: 'FreeResponseContent' });

const heading = {
  title: z.string(),
  length: z.enum(['long', 'short']),
  chapter_id: z.int().positive(),
};

const row = {
  id: z.string(),
  family: z.string().meta({ description: 'Questions of one family differ in story and numbers.' }),
  ...heading,
  minutes: count,
  points: count,
  is_free: z.boolean(),
  state: z.enum(['notStarted', 'inProgress', 'submitted']),
  best: count.nullable(),
  open_attempt_id: z.uuid().nullable(),
  last_attempt_id: z.uuid().nullable(),
};

export const freeResponseRowShape = z.strictObject(row).meta({ id: 'FreeResponseRow' });

export const freeResponseShape = z.strictObject({ ...row, content: contentShape }).meta({ id: 'FreeResponse' });

const resultShape = z
  .strictObject({
    earned: count,
    open: count,
    possible: count,
    points: z.array(
      z.strictObject({
        name: z.string(),
        part: z.string(),
        text: z.string(),
        explain: z.string().nullable(),
        state: z.enum(['earned', 'missed', 'open']),
        self_scored: z.boolean(),
        reason: z.string(),
        look: z.array(z.string()),
        misconception: z.string().nullable(),
        dispute: z
          .strictObject({ words: z.string().nullable() })
          .nullable()
          .meta({ description: 'What the student says if the score seems wrong to them.' }),
      }),
    ),
    solutions: z.array(z.strictObject({ part: z.string(), text: html })),
    model: z.string().meta({ description: 'JSON.' }),
  })
  .meta({ id: 'FreeResponseResult' });

export const freeResponseAttemptShape = z
  .strictObject({
    attempt_id: z.uuid(),
    free_response_id: z.string(),
    ...heading,
    content: contentShape,
    answer: z.string().meta({ description: 'JSON.' }),
    revision: count,
    seconds: count,
    started_at: z.iso.datetime(),
    submitted_at: z.iso.datetime().nullable(),
    result: resultShape.nullable().meta({ description: 'Null until it is submitted.' }),
  })
  .meta({ id: 'FreeResponseAttempt' });
