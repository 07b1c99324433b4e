import type { Kysely } from 'kysely';
import type { Course } from '../../course/course';
import type { Tables } from '../../database/tables';
import { rubricOf } from '../../free-response/content';
import type { AttemptRow } from '../../quiz/attempt.queries';
import { viewAttempt } from '../../quiz/attempt-view';
import { isRight } from '../../quiz/grading';
import { markAt, phaseOf } from './exam-state';
import { changeOf, reportOf } from './report';
import type { MockExamRow } from './mock-store';
import type { MockExam, MockQuestion, MockResponseQuestion, MockResponseResult } from './mock.type';

const isoTime = (at: number) => new Date(at).toISOString();
const asDate = (at: number | null) => (at === null ? null : new Date(at));

/** Section I as a quiz in test mode, which shows its key once it is finished: here, once the whole exam is. */
function quizOf(exam: MockExamRow, course: Course): AttemptRow {
  const isFinished = exam.finishedAt !== null;
  return {
    id: exam.id,
    ownerId: exam.userId,
    userId: exam.userId,
    type: 'mockExam',
    mode: 'test',
    scope: `mockExam:${exam.id}`,
    chapterId: null,
    unitId: null,
    startedAt: isoTime(exam.startedAt),
    finishedAt: exam.finishedAt === null ? null : isoTime(exam.finishedAt),
    abandoned: false,
    score: null,
    questions: exam.questions.map(({ questionId, answerOrder }, index) => {
      const { given, at } = markAt(exam, index + 1);
      const marked = isFinished && given !== null ? isRight(course.askedQuestion(questionId).answers, given) : null;
      return {
        position: index + 1,
        questionId,
        variant: null,
        answerOrder,
        given,
        answeredAt: at === null ? null : isoTime(at),
        isCorrect: isFinished ? (marked ?? false) : null,
        certainty: null,
        whyAsked: null,
        firstStepAt: null,
      };
    }),
  };
}

function viewQuestions(exam: MockExamRow, course: Course): MockQuestion[] {
  return viewAttempt(quizOf(exam, course), course).questions.map((asked, index) => {
    const mark = markAt(exam, index + 1);
    const question = course.askedQuestion(asked.question.id);
    return {
      id: `${exam.id}-${asked.position}`,
      asked,
      isFlagged: mark.isFlagged,
      crossedOut: mark.crossedOut,
      seconds: mark.seconds,
      change: exam.finishedAt === null ? null : changeOf(question, mark),
    };
  });
}

/** Questions of section II are seen once it has begun. */
function viewResponses(exam: MockExamRow, course: Course): MockResponseQuestion[] {
  if (exam.sectionTwoStartedAt === null) return [];
  return exam.responses.map(({ attemptId, versionId, answer, revision }, index) => {
    const { definition, shown } = course.freeResponseVersion(versionId);
    return {
      id: attemptId,
      position: index + 1,
      length: definition.length,
      content: shown,
      answer: JSON.stringify(answer),
      revision,
    };
  });
}

/** Points of the free responses that exams left behind, by the attempt. */
export type ResponsePoints = ReadonlyMap<string, { readonly earned: number; readonly open: number }>;

/** As they stand now: the student scores explanations after the exam, and a rubric may have changed. In one statement for all exams. */
export async function readResponsePoints(
  kysely: Kysely<Tables>,
  userId: number,
  exams: readonly MockExamRow[],
): Promise<ResponsePoints> {
  const ids = exams.flatMap(({ finishedAt, sectionTwoStartedAt, responses }) =>
    finishedAt === null || sectionTwoStartedAt === null ? [] : responses.map(({ attemptId }) => attemptId),
  );
  if (ids.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('free_response_attempt')
    .select(['id', 'earned', 'points', 'own_scores as ownScores'])
    .where('owner_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, earned, points, ownScores }) => {
      const open = (points ?? []).filter((point) => point.state === 'open' && ownScores[point.id] === undefined);
      return [id, { earned: earned ?? 0, open: open.length }];
    }),
  );
}

function resultsOf({ responses }: MockExamRow, points: ResponsePoints, course: Course): MockResponseResult[] {
  return responses.flatMap(({ attemptId, versionId }) => {
    const found = points.get(attemptId);
    if (found === undefined) return [];
    const { definition } = course.freeResponseVersion(versionId);
    const { id: freeResponseId, title, length } = definition;
    return { attemptId, freeResponseId, title, length, ...found, possible: rubricOf(definition).length };
  });
}

/** An exam as its student may see it: nothing tells right from wrong before it has ended. */
export function viewExam(exam: MockExamRow, points: ResponsePoints, course: Course, now: Date): MockExam {
  const { id, length, form, extraTime, timed, startedAt, deadline, pausedAt, finishedAt } = exam;
  return {
    ...{ id, length, form, extraTime, timed, now },
    phase: phaseOf(exam),
    startedAt: new Date(startedAt),
    deadline: asDate(deadline),
    pausedAt: asDate(pausedAt),
    finishedAt: asDate(finishedAt),
    questions: viewQuestions(exam, course),
    responses: viewResponses(exam, course),
    report: finishedAt === null ? null : reportOf(exam, resultsOf(exam, points, course), course),
  };
}
