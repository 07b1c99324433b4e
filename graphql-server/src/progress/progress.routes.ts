import { z } from 'zod';
import { parseId } from '../http/ids';
import { restCall } from '../rest/rest-call';
import { chapterProgress, plannedChapters } from '../rest/replies';
import { advanceChapter, chooseChapters, markVideo } from './progress.service';
import { chaptersShape, unitsShape, userChaptersShape, userShape } from '../rest/shapes';

const chapterId = z.union([z.number(), z.string()]);
const score = z.number().int().min(0).max(100);

export const progressCalls = [
  restCall({
    method: 'POST',
    path: '/units',
    summary: 'Chooses chapters: a map of chapter ID to whether it belongs in the study plan.',
    signedIn: true,
    body: z.record(z.string(), z.boolean()),
    reply: z.strictObject({
      units: unitsShape,
      user: userShape,
      user_chapters: userChaptersShape,
      chapters: chaptersShape,
    }),
    answer: async ({ context, body }) => {
      const choices = Object.entries(body).map(([id, chosen]) => ({ chapterId: parseId(id, 'chapter'), chosen }));
      const user = await chooseChapters(context, choices);
      const { units, chapters } = context.course;
      return { units, user, userChapters: plannedChapters(user), chapters };
    },
  }),
  restCall({
    method: 'PATCH',
    path: '/progress',
    summary: 'Marks the video of a chapter as watched or unwatched.',
    signedIn: true,
    body: z.object({ chapter_id: chapterId, status: z.enum(['watched', 'unwatched']) }),
    reply: z.strictObject({ user_chapters: userChaptersShape }),
    answer: async ({ context, body }) => {
      const id = parseId(body.chapter_id, 'chapter');
      return { userChapters: [chapterProgress(await markVideo(context, id, body.status === 'watched'))] };
    },
  }),
  restCall({
    method: 'PATCH',
    path: '/progress/chapter',
    summary: 'Moves on to the next chapter if the stored grade for this one allows it.',
    signedIn: true,
    body: z.object({ chapter_id: chapterId, quiz_score: score.optional() }),
    reply: z.strictObject({ current_chapter: z.int().nullable(), completed: z.boolean(), user: userShape }),
    answer: async ({ context, body }) => {
      const { user, completed } = await advanceChapter(context, parseId(body.chapter_id, 'chapter'));
      return { currentChapter: user.currentChapter, completed, user };
    },
  }),
];
