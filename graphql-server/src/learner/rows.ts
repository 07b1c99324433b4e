import type { LearnerParams } from './params.ts';
import {
  ensureRows,
  newState,
  newStudent,
  type Answer,
  type CellRow,
  type ItemRow,
  type LearnerState,
  type Rows,
  type StudentState,
  type TopicRow,
  type UserItemRow,
  type UserRow,
  type UserTopicRow,
  type UserTypeRow,
} from './state.ts';
import { update } from './update.ts';

/** The state as tables: each row with its key. */
export interface StateRows {
  readonly users: readonly ({ readonly user: string } & UserRow)[];
  readonly userTopics: readonly ({ readonly user: string; readonly topic: string } & UserTopicRow)[];
  readonly userTypes: readonly ({ readonly user: string; readonly type: string } & UserTypeRow)[];
  readonly cells: readonly ({ readonly user: string; readonly topic: string; readonly type: string } & CellRow)[];
  readonly userItems: readonly ({ readonly user: string; readonly item: string } & UserItemRow)[];
  readonly items: readonly ({ readonly item: string } & ItemRow)[];
  readonly topics: readonly ({ readonly topic: string } & TopicRow)[];
}

/** The state that these rows describe; rows not loaded are as new. */
export function loadState(rows: StateRows, params: LearnerParams): LearnerState {
  const state = newState(params);
  const studentOf = (user: string): StudentState => {
    const student = state.students.get(user) ?? newStudent(params);
    state.students.set(user, student);
    return student;
  };
  for (const { item, ...row } of rows.items) state.items.set(item, row);
  for (const { topic, ...row } of rows.topics) state.topics.set(topic, row);
  for (const { user, ...row } of rows.users) Object.assign(studentOf(user).user, row);
  for (const { user, topic, ...row } of rows.userTopics) studentOf(user).topics.set(topic, row);
  for (const { user, type, ...row } of rows.userTypes) studentOf(user).types.set(type, row);
  for (const { user, item, ...row } of rows.userItems) studentOf(user).items.set(item, row);
  for (const { user, topic, type, ...row } of rows.cells) {
    const { cells } = studentOf(user);
    const ofTopic = cells.get(topic) ?? new Map<string, CellRow>();
    cells.set(topic, ofTopic.set(type, row));
  }
  return state;
}

/** All rows of a state, by table. */
export function rowsOf({ items, topics, students }: LearnerState): StateRows {
  const own = [...students];
  return {
    users: own.map(([user, student]) => ({ user, ...student.user })),
    userTopics: own.flatMap(([user, student]) => [...student.topics].map(([topic, row]) => ({ user, topic, ...row }))),
    userTypes: own.flatMap(([user, student]) => [...student.types].map(([type, row]) => ({ user, type, ...row }))),
    cells: own.flatMap(([user, student]) =>
      [...student.cells].flatMap(([topic, cells]) => [...cells].map(([type, row]) => ({ user, topic, type, ...row }))),
    ),
    userItems: own.flatMap(([user, student]) => [...student.items].map(([item, row]) => ({ user, item, ...row }))),
    items: [...items].map(([item, row]) => ({ item, ...row })),
    topics: [...topics].map(([topic, row]) => ({ topic, ...row })),
  };
}

/**
 * Applies the answers of one submitted quiz to the state, in question order. Returns the rows they changed, each once, to
 * be stored; the state needs to hold no more than the rows of the student and of what was asked. `before` sees the rows
 * of each answer just before it is learnt from.
 */
export function applyAnswers(
  state: LearnerState,
  answers: readonly Answer[],
  params: LearnerParams,
  before?: (rows: Rows, answer: Answer) => void,
): StateRows {
  const changed: LearnerState = { items: new Map(), topics: new Map(), students: new Map() };
  for (const answer of answers) {
    const { user, item, topic, type } = answer;
    before?.(ensureRows(state, answer, params), answer);
    const rows = update(state, answer, params);
    const student = changed.students.get(user) ?? { ...newStudent(params), user: rows.user };
    const cells = student.cells.get(topic) ?? new Map<string, CellRow>();
    changed.students.set(user, student);
    changed.items.set(item, rows.item);
    changed.topics.set(topic, rows.topic);
    student.topics.set(topic, rows.userTopic);
    student.types.set(type, rows.userType);
    student.items.set(item, rows.userItem);
    student.cells.set(topic, cells.set(type, rows.cell));
  }
  return rowsOf(changed);
}
