import { createHash } from 'node:crypto';
import type { Course } from '../../course/course';
import { DEFAULT_PARAMS, type LearnerParams } from '../params';
import { authoredItem, type ItemRow, type LearnerState } from '../state';
import type { Question } from '../../quiz/question.entity';

/** What the engine is told of a question; ids as the engine's strings. */
export interface QuestionFacts {
  readonly item: string;
  readonly topic: string;
  readonly type: string;
  /** What a question nobody has answered starts from: its author's difficulty and its number of choices. */
  readonly start: ItemRow & { readonly guess: number };
}

/** What the engine is told of the course and of itself. */
export interface Facts {
  readonly params: LearnerParams;
  /** Rows made with other facts are of no use. */
  readonly hash: string;
  /** Also of a retired question. Throws NOT_FOUND. */
  of(questionId: number): QuestionFacts;
}

const PARAMS = DEFAULT_PARAMS;

function read({ id, topic, type, difficulty, answers }: Question): QuestionFacts {
  const choices = Math.max(2, answers.filter(({ retired }) => !retired).length);
  const start = { ...authoredItem(difficulty, choices, PARAMS), guess: 1 / choices };
  return { item: String(id), topic: String(topic.id), type, start };
}

/** Entities are slow to read: the facts are read once. */
function gather(course: Course): Facts {
  const asked = course.topics.flatMap((topic) => course.questionsOf(topic));
  const facts = new Map(asked.map((question) => [question.id, read(question)]));
  const hash = createHash('sha256')
    .update(JSON.stringify([PARAMS, ...facts.values()]))
    .digest('hex');
  const learn = (questionId: number): QuestionFacts => {
    const found = read(course.question(questionId));
    facts.set(questionId, found);
    return found;
  };
  return { params: PARAMS, hash, of: (questionId) => facts.get(questionId) ?? learn(questionId) };
}

const known = new WeakMap<Course, Facts>();

export function factsOf(course: Course): Facts {
  const facts = known.get(course) ?? gather(course);
  known.set(course, facts);
  return facts;
}

/** Lets a question nobody has answered start from what its author says, and every one know its number of choices. */
export function introduce(state: LearnerState, { item, start }: QuestionFacts): void {
  const row = state.items.get(item);
  if (row === undefined) state.items.set(item, { ...start });
  else row.guess ??= start.guess;
}
