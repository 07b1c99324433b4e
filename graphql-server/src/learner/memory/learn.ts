import type { Course } from '../../course/course';
import { forecast } from '../filter';
import { estimateMastery } from '../knowledge';
import { applyAnswers, loadState, type StateRows } from '../rows';
import { chanceCorrect } from '../second-stage';
import type { Answer, LearnerState } from '../state';
import { daysOf } from './days';
import { factsOf, introduce } from './facts';

/** A finished quiz of a signed-in student, as far as there is something to learn from it. */
export interface FinishedAnswers {
  readonly userId: number;
  readonly finishedAt: Date;
  /** In the order asked. */
  readonly answers: readonly { readonly questionId: number; readonly isCorrect: boolean }[];
}

export type Estimates = readonly (readonly [topicId: number, chance: number])[];

export interface Learnt {
  /** The rows to store. */
  readonly rows: StateRows;
  /** The chance of a right answer told before each answer, 0–1, in the order asked. */
  readonly predicted: readonly number[];
  /** What is believed of the topics asked, afterwards. */
  readonly estimates: Estimates;
}

/** Learns from one quiz; the state needs to hold no more than the rows of the student and of what was asked. */
export function learnFrom(
  state: LearnerState,
  { userId, finishedAt, answers }: FinishedAnswers,
  course: Course,
): Learnt {
  const facts = factsOf(course);
  const { params } = facts;
  const user = String(userId);
  const tDays = daysOf(finishedAt);
  const asked = answers.map(({ questionId, isCorrect }): Answer => {
    const question = facts.of(questionId);
    introduce(state, question);
    const { item, topic, type } = question;
    return { user, item, topic, type, correct: isCorrect, tDays };
  });
  const predicted: number[] = [];
  const rows = applyAnswers(state, asked, params, (before, answer) => {
    predicted.push(chanceCorrect(before, forecast(before, answer.tDays, params), answer.tDays, params));
  });
  const view = { state, params, student: state.students.get(user), tDays };
  const topics = [...new Set(asked.map(({ topic }) => topic))];
  const estimates = topics.map((topic) => [Number(topic), estimateMastery(view, topic).chance] as const);
  return { rows, predicted, estimates };
}

/** The state that stored rows describe. */
export function stateOf(rows: StateRows, course: Course): LearnerState {
  return loadState(rows, factsOf(course).params);
}

export interface LearntTogether {
  /** The rows to store, each once. */
  readonly rows: StateRows;
  /** What each quiz taught, in their order. */
  readonly quizzes: readonly Omit<Learnt, 'rows'>[];
}

/** Learns from quizzes of different students, one after the other; `known` holds the rows of the students and of what was asked. */
export function learnTogether(known: StateRows, quizzes: readonly FinishedAnswers[], course: Course): LearntTogether {
  const state = stateOf(known, course);
  const learnt = quizzes.map((quiz) => learnFrom(state, quiz, course));
  const all = <Kind extends keyof StateRows>(kind: Kind) =>
    learnt.flatMap(({ rows }): readonly StateRows[Kind][number][] => rows[kind]);
  const rows = {
    ...{ users: all('users'), userTopics: all('userTopics'), userTypes: all('userTypes') },
    ...{ cells: all('cells'), userItems: all('userItems') },
    // What several were asked is the same for all of them: the last row counts.
    items: [...new Map(all('items').map((row) => [row.item, row])).values()],
    topics: [...new Map(all('topics').map((row) => [row.topic, row])).values()],
  };
  return { rows, quizzes: learnt };
}
