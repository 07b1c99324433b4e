import type { Course } from '../course/course';
import type { Chapter } from '../library/chapter.entity';
import type { LessonMoment } from '../library/lesson-moment';
import type { Topic } from '../library/topic.entity';
import type { Unit } from '../library/unit.entity';
import type { QuizType } from '../../../schema/rules/quiz';
import type { Answer } from './answer.entity';
import type { AskedRow, AttemptRow } from './attempt.queries';
import type { Certainty } from './certainty';
import type { Question } from './question.entity';
import { figureOfQuestion } from './question-figure';
import { whyAskedInWords } from './why-asked';

export type PublicAnswer = Pick<Answer, 'id' | 'text'>;
export type PublicQuestion = Pick<Question, 'id' | 'text' | 'imageUrl' | 'imageAlt' | 'figure' | 'type' | 'topic'>;

export interface RationaleView {
  readonly answer: PublicAnswer;
  readonly isCorrect: boolean;
  readonly text: string;
  readonly misconception: string | null;
  readonly watch: LessonMoment | null;
}

export interface AttemptQuestionView {
  readonly id: string;
  readonly position: number;
  readonly question: PublicQuestion;
  readonly answers: readonly PublicAnswer[];
  readonly chosenAnswer: PublicAnswer | null;
  readonly isCorrect: boolean | null;
  readonly rationales: readonly RationaleView[] | null;
  readonly takeaway: string | null;
  readonly certainty: Certainty | null;
  /** In words; null until finished, and where chance alone chose. */
  readonly whyAsked: string | null;
}

/** An attempt as its student may see it: the key only once it is finished. */
export interface AttemptView {
  readonly id: string;
  readonly type: QuizType;
  readonly chapter: Chapter | null;
  readonly unit: Unit | null;
  readonly topics: readonly Topic[];
  readonly questions: readonly AttemptQuestionView[];
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly score: number | null;
  readonly abandoned: boolean;
}

/** Makes each part of the course's views once: the course does not change, and its entities are slow to read. */
function once<From extends object, View>(make: (from: From) => View): (from: From) => View {
  const made = new WeakMap<From, View>();
  return (from) => {
    const view = made.get(from) ?? make(from);
    made.set(from, view);
    return view;
  };
}

export const publicAnswer = once(({ id, text }: Answer): PublicAnswer => ({ id, text }));

export const publicQuestion = once((question: Question): PublicQuestion => {
  const { id, text, imageUrl, imageAlt, type, topic } = question;
  return { id, text, imageUrl, imageAlt, figure: figureOfQuestion(question), type, topic };
});

export const rationalesOf = once((course: Course) =>
  once((answer: Answer): RationaleView => {
    const { isCorrect, rationale, misconception, question } = answer;
    const watch = misconception === null ? null : course.findMoment(misconception, question.topic.chapter);
    return { answer: publicAnswer(answer), isCorrect, text: rationale, misconception, watch };
  }),
);

const answersById = once((question: Question) => new Map(question.answers.map((answer) => [answer.id, answer])));

/** The choices of a question in the order shown, with their key. */
export function answersShown(asked: Pick<AskedRow, 'answerOrder'>, question: Question): Answer[] {
  return asked.answerOrder.flatMap((id) => answersById(question).get(id) ?? []);
}

function viewQuestion(attempt: AttemptRow, index: number, asked: AskedRow, course: Course): AttemptQuestionView {
  const question = course.question(asked.questionId);
  const shown = answersShown(asked, question);
  const chosen = shown.find((answer) => answer.id === asked.chosenAnswerId);
  const finished = attempt.finishedAt !== null;
  return {
    id: `${attempt.id}-${index + 1}`,
    position: index + 1,
    question: publicQuestion(question),
    answers: shown.map(publicAnswer),
    chosenAnswer: chosen ? publicAnswer(chosen) : null,
    isCorrect: finished ? asked.isCorrect : null,
    rationales: finished ? shown.map(rationalesOf(course)) : null,
    takeaway: finished ? question.takeaway : null,
    certainty: asked.certainty,
    whyAsked: finished && asked.whyAsked ? whyAskedInWords(asked.whyAsked) : null,
  };
}

export function viewAttempt(attempt: AttemptRow, course: Course): AttemptView {
  const questions = attempt.questions.map((asked, index) => viewQuestion(attempt, index, asked, course));
  const topicsAsked = new Set(questions.map(({ question }) => question.topic));
  return {
    id: attempt.id,
    type: attempt.type,
    chapter: attempt.chapterId === null ? null : course.chapter(attempt.chapterId),
    unit: attempt.unitId === null ? null : course.unit(attempt.unitId),
    topics: course.topics.filter((topic) => topicsAsked.has(topic)),
    questions,
    startedAt: new Date(attempt.startedAt),
    finishedAt: attempt.finishedAt === null ? null : new Date(attempt.finishedAt),
    score: attempt.score,
    abandoned: attempt.abandoned,
  };
}
