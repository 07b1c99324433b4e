import { z } from 'zod';
import type { Move } from '../../../../economics/lesson/move';
import { frameSchema, type Frame } from '../../../../economics/lesson/frame-schema';
import { movedFrames } from '../../../../economics/lesson/move-stops';
import { count } from '../../../../economics/numbers';
import { reasonOf } from './attempt';
import { oneLine } from './read-yaml';

const fields = z.record(z.string(), z.unknown());

const goalValue = z.union([z.number(), z.literal('most'), z.literal('least')]);

/** What lesson.yaml says of a task in which the student moves something. */
export const moveShape = z.strictObject({
  task: oneLine,
  frame: fields.optional(),
  change: fields.optional(),
  /** A path, several, or each with a formula of x. */
  field: z.union([oneLine, z.array(oneLine).min(1), z.record(z.string(), oneLine)]),
  handle: oneLine,
  range: z.tuple([z.number(), z.number()]),
  step: z.number().positive(),
  start: z.number(),
  grip: oneLine,
  says: z.array(oneLine).min(1).max(3),
  goal: z
    .record(z.string(), goalValue)
    .refine((goal) => Object.keys(goal).length === 1, 'name one result and what it has to be'),
  answer: z.number().optional(),
  right: oneLine,
});

export type MoveSource = z.infer<typeof moveShape>;

function fieldsOf(field: MoveSource['field']): Record<string, string> {
  if (typeof field === 'string') return { [field]: 'x' };
  return Array.isArray(field) ? Object.fromEntries(field.map((path) => [path, 'x'])) : field;
}

/** The task over the frame that its scene has brought it to. */
export function moveOf(source: MoveSource, frame: Frame): Move {
  const { task, field, handle, range, step, start, grip, says, goal, answer, right } = source;
  // The shape has one.
  const [[result, is] = ['', 0]] = Object.entries(goal);
  return {
    task,
    frame,
    fields: fieldsOf(field),
    handle,
    from: range[0],
    to: range[1],
    step,
    start,
    grip,
    says,
    goal: { result, is },
    ...(answer !== undefined && { answer }),
    right,
  };
}

/** What keeps a task's frame from being one at some value of its range; null where nothing does. */
export function flawOf(move: Move): string | null {
  try {
    for (const { x, frame } of movedFrames(move)) {
      const [issue] = frameSchema.safeParse(frame).error?.issues ?? [];
      if (issue) return `at ${count(x)}, frame ${issue.path.map(String).join('.')}: ${issue.message}`;
    }
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}
