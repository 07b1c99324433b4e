import { z } from 'zod';
import { logIn } from '../account/account.service';
import type { Context } from '../context';
import { restCall } from '../rest/rest-call';
import { askedTopics, plannedChapters, topicsWithProgress } from '../rest/replies';
import {
  chaptersShape,
  topicProgressShape,
  topicsWithProgressShape,
  unitsShape,
  userChaptersShape,
  userShape,
} from '../rest/shapes';
import { readStudent, readStudentById } from './progress.service';
import type { User } from './user.type';

const restoredShape = {
  user: userShape,
  units: unitsShape,
  chapters: chaptersShape,
  topic_progress: topicProgressShape,
  user_chapters: userChaptersShape,
};

const restored = ({ course: { units, chapters } }: Context, user: User) => ({
  user,
  units,
  chapters,
  topicProgress: askedTopics(user),
  userChapters: plannedChapters(user),
});

/** What a login and a sign-up answer. */
export const signedInShape = z.strictObject({ ...restoredShape, topics: topicsWithProgressShape });

export async function signedInReply(context: Context, userId: number, accessToken: string) {
  const user = await readStudentById(context, userId);
  return { ...restored(context, user), user: { ...user, accessToken }, topics: topicsWithProgress(user) };
}

export const studentCalls = [
  restCall({
    method: 'GET',
    path: '/auth/refreshuser',
    summary: 'Restores the session of the access token.',
    signedIn: true,
    reply: z.strictObject(restoredShape),
    answer: async ({ context }) => restored(context, await readStudent(context)),
  }),
  restCall({
    method: 'POST',
    path: '/auth/login',
    summary: 'Logs in and issues an access token.',
    body: z.object({ username: z.string(), password: z.string() }),
    reply: signedInShape,
    answer: async ({ context, body }) => {
      const { accessToken, userId } = await logIn(context, body.username, body.password);
      return signedInReply(context, userId, accessToken);
    },
  }),
];
