import { z } from 'zod';
import type { Context } from '../context';
import { readStanding, readStandingOf } from '../progress/progress.service';
import { restCall } from '../rest/rest-call';
import {
  wireChapters,
  wireTopicProgress,
  wireTopicsWithProgress,
  wireUnits,
  wireUser,
  wireUserChapters,
} from '../rest/serializers';
import type { Standing } from '../progress/student-progress';
import { deleteAccount, exportMyData } from '../my-data/my-data.service';
import type { FreeQuiz } from '../quiz/free-quiz.service';
import { logIn, logOut, signUp } from './account.service';
import {
  chaptersShape,
  topicProgressShape,
  topicsWithProgressShape,
  unitsShape,
  userChaptersShape,
  userShape,
} from '../rest/shapes';

const restoredShape = {
  user: userShape,
  units: unitsShape,
  chapters: chaptersShape,
  topic_progress: topicProgressShape,
  user_chapters: userChaptersShape,
};

function restored({ course }: Context, user: Standing, accessToken?: string) {
  return {
    user: wireUser(user, accessToken),
    units: wireUnits(course),
    chapters: wireChapters(course.chapters),
    topic_progress: wireTopicProgress(user.topicProgress),
    user_chapters: wireUserChapters(user),
  };
}

const id = z.coerce.number().int().positive();
const quizResult = z.object({
  chapter_id: id,
  answers: z.array(z.object({ questionId: id, answerId: id })).max(100),
});

/** The quiz result data of spec §3; anything else is no result to keep. */
function freeQuizOf(quizData: unknown): FreeQuiz | undefined {
  const { data } = quizResult.safeParse(quizData);
  return data && { chapterId: data.chapter_id, answers: data.answers };
}

export const accountCalls = [
  restCall({
    method: 'GET',
    path: '/auth/refreshuser',
    summary: 'Restores the session of the access token.',
    signedIn: true,

    reply: z.strictObject(restoredShape),
    answer: async ({ context }) => restored(context, await readStanding(context)),
  }),
  restCall({
    method: 'POST',
    path: '/auth/login',
    summary: 'Logs in and hands out an access token.',
    body: z.object({ username: z.string(), password: z.string() }),
    reply: z.strictObject({ ...restoredShape, topics: topicsWithProgressShape }),
    answer: async ({ context, body }) => {
      const { accessToken, userId } = await logIn(context, body.username, body.password);
      const user = await readStandingOf(context, userId);
      return { ...restored(context, user, accessToken), topics: wireTopicsWithProgress(user) };
    },
  }),
  restCall({
    method: 'POST',
    path: '/auth/signup',
    summary: 'Opens an account. A client of this facade confirms the minimum age by calling it.',
    body: z.object({ username: z.string(), email: z.string(), password: z.string(), quizData: z.unknown().optional() }),
    reply: z.strictObject({ ...restoredShape, topics: topicsWithProgressShape }),
    answer: async ({ context, body: { quizData, ...form } }) => {
      const { accessToken, userId } = await signUp(context, {
        ...form,
        atLeast13: true,
        freeQuiz: freeQuizOf(quizData),
      });
      const user = await readStandingOf(context, userId);
      return { ...restored(context, user, accessToken), topics: wireTopicsWithProgress(user) };
    },
  }),
  restCall({
    method: 'GET',
    path: '/account',
    summary: 'All that is stored about the account.',
    signedIn: true,

    reply: z.looseObject({ account: z.looseObject({ username: z.string(), email: z.string() }) }),
    answer: ({ context, response }) => {
      response.attachment('curve-whisperer-my-data.json');
      return exportMyData(context);
    },
  }),
  restCall({
    method: 'DELETE',
    path: '/account',
    summary: 'Deletes the account and everything that hangs on it.',
    signedIn: true,

    reply: z.strictObject({ deleted: z.literal(true) }),
    answer: async ({ context }) => {
      await deleteAccount(context);
      return { deleted: true };
    },
  }),
  restCall({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Revokes the access token.',
    signedIn: true,

    reply: z.strictObject({ logged_out: z.literal(true) }),
    answer: async ({ context }) => {
      await logOut(context);
      return { logged_out: true };
    },
  }),
];
