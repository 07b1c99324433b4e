import { buildSchema, graphql as execute, print } from 'graphql';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { LibraryDocument } from '../../../schema/generated/graphql';
import type {
  Mutation,
  MutationChooseChaptersArgs,
  MutationMarkVideoArgs,
  MutationSaveAnswerArgs,
  MutationStartQuizArgs,
  Query,
  QueryQuizUnderWayArgs,
} from '../../../schema/generated/types';
import sdl from '../../../schema/schema.graphql?raw';
import { upNext } from '../../../schema/rules/progress';
import { createCache } from '../apollo/cache';
import { pretendLearner } from './learner';
import { type StudentSketch, mockCourse, mockStudent } from './progress';
import { give, pretendAttempts } from './quiz-attempts';
import { refuse } from './quiz-refusals';
import { api } from './trusted-documents';

export interface Call {
  operation: string;
  variables: Record<string, unknown>;
}

const ONE_CHAPTER: StudentSketch = { plan: { 1: [false, null] } };

/**
 * The API of the quiz and progress features for one pretend student: the real schema, executed over data in memory, so that a
 * mock can never answer with a shape that the contract does not have. The right answer is always the one called "Right".
 * With a token of null it serves a visitor.
 */
export function pretendServer(sketch = ONE_CHAPTER, token: string | null = crypto.randomUUID()) {
  const course = mockCourse();
  const student = mockStudent(course, sketch);
  const ofAttempts = pretendAttempts(course, student);
  const { attempts, rowOf, attemptOf, findUnderWay, begin, practice, mark } = ofAttempts;
  const learner = pretendLearner(student, ofAttempts);
  const calls: Call[] = [];
  const failing = new Map<string, 'network' | 'server'>();
  const schema = buildSchema(sdl);

  const plan = () =>
    student.userChapters.map((row) => ({
      chapterId: Number(row.chapter.id),
      unitId: Number(row.chapter.unit.id),
      chosen: row.chosen,
      quizGrade: row.quizGrade ?? null,
    }));

  const root = {
    me: () => student,
    subjects: () => course.subjects,
    chapter: ({ id, slug }: { id?: string; slug?: string }) => {
      const found = course.chapters.find((chapter) => chapter.id === id || chapter.slug === slug);
      if (!found) throw refuse('NOT_FOUND', 'There is no such chapter.');
      return found;
    },
    quizAttempt: ({ id }: { id: string }) => attemptOf(id),
    quizUnderWay: (args: QueryQuizUnderWayArgs) => findUnderWay(args) ?? null,
    startQuiz: (args: MutationStartQuizArgs) => {
      const underWay = findUnderWay(args);
      if (underWay && !args.restart) return underWay;
      const attempt = begin(args);
      if (underWay) underWay.abandoned = true;
      return attempt;
    },
    practiceMistakes: practice,
    chooseChapters: ({ choices }: MutationChooseChaptersArgs) => {
      for (const { chapterId, chosen } of choices) rowOf(chapterId).chosen = chosen;
      return { user: student, userChapters: choices.map(({ chapterId }) => rowOf(chapterId)) };
    },
    saveAnswer: ({ attemptId, questionId, answerId, certainty }: MutationSaveAnswerArgs) => {
      const attempt = attemptOf(attemptId);
      if (attempt.finishedAt || attempt.abandoned) throw refuse('QUIZ_FINISHED', 'This quiz is over.');
      const asked = give(attempt, questionId, answerId);
      return Object.assign(asked, { certainty: certainty ?? asked.certainty });
    },
    ...learner.root,
    finishQuiz: mark,
    finishReviewQuiz: mark,
    markVideo: ({ chapterId, watched }: MutationMarkVideoArgs) =>
      Object.assign(rowOf(chapterId), { videoCompleted: watched }),
    advanceChapter: ({ chapterId }: { chapterId: string }) => {
      if ((rowOf(chapterId).quizGrade ?? 0) < 60) throw refuse('CHAPTER_NOT_PASSED', 'This chapter is not passed yet.');
      const next = upNext(plan(), null);
      if (next) student.currentChapter = rowOf(String(next.chapterId)).chapter;
      return { user: student, completed: next === null };
    },
  } satisfies Partial<Record<keyof Query | keyof Mutation, unknown>>;

  async function answer(operation: string, query: string, variables: Record<string, unknown>) {
    calls.push({ operation, variables });
    const failure = failing.get(operation);
    if (failure === 'network') return null;
    if (failure === 'server')
      return { errors: [{ message: 'Something broke on our side.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] };
    return execute({ schema, source: query, rootValue: root, variableValues: variables });
  }

  async function respond(operation: string, query: string, variables: Record<string, unknown>) {
    const body = await answer(operation, query, variables);
    // Through JSON, as it comes from a real server: execution's objects have no prototype.
    return body === null ? HttpResponse.error() : HttpResponse.json(JSON.parse(JSON.stringify(body)));
  }

  const handlers = [
    http.get('*/graphql', () => respond('Library', print(createCache().transformDocument(LibraryDocument)), {})),
    api.operation(({ query, variables, operationName, request }) => {
      // A straggler of the test before: its student is not this one.
      if (request.headers.get('authorization') !== (token && `Bearer ${token}`)) return HttpResponse.error();
      return respond(operationName, query, variables);
    }),
  ];

  return {
    token,
    handlers,
    answer,
    calls,
    course,
    student,
    learner: learner.held,
    attempts,
    begin,
    mark,
    /** Lets an operation fail until it is mended. */
    fail: (operation: string, how: 'network' | 'server' = 'network') => void failing.set(operation, how),
    mend: (operation: string) => void failing.delete(operation),
    called: (operation: string) => calls.filter((call) => call.operation === operation),
  };
}
