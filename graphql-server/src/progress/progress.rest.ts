import { z } from 'zod';
import { parseId } from '../ids';
import { restCall } from '../rest-call';
import { wireChapters, wireUnits, wireUser, wireUserChapter, wireUserChapters } from '../wire';
import { advanceChapter, chooseChapters, markVideo } from './progress.service';

const chapterId = z.union([z.number(), z.string()]);
const score = z.number().int().min(0).max(100);

export const progressCalls = [
  restCall({
    method: 'POST',
    path: '/units',
    summary: 'Chooses chapters: a map of chapter id to whether it belongs to the plan.',
    body: z.record(z.string(), z.boolean()),
    answer: async ({ context, body }) => {
      const choices = Object.entries(body).map(([id, chosen]) => ({ chapterId: parseId(id, 'chapter'), chosen }));
      const user = await chooseChapters(context, choices);
      return {
        units: wireUnits(context.course),
        user: wireUser(user),
        user_chapters: wireUserChapters(user),
        chapters: wireChapters(context.course.chapters),
      };
    },
  }),
  restCall({
    method: 'PATCH',
    path: '/progress',
    summary: 'Marks the video of a chapter as watched or unwatched.',
    body: z.object({ chapter_id: chapterId, status: z.enum(['watched', 'unwatched']) }),
    answer: async ({ context, body }) => {
      const id = parseId(body.chapter_id, 'chapter');
      const standing = await markVideo(context, id, body.status === 'watched');
      return { user_chapters: { [id]: wireUserChapter(standing) } };
    },
  }),
  restCall({
    method: 'PATCH',
    path: '/progress/chapter',
    summary: 'Moves on to the next chapter, when the stored grade of this one allows it.',
    body: z.object({ chapter_id: chapterId, quiz_score: score.optional() }),
    answer: async ({ context, body }) => {
      const { user, completed } = await advanceChapter(context, parseId(body.chapter_id, 'chapter'));
      return { current_chapter: user.currentChapter?.id ?? null, completed, user: wireUser(user) };
    },
  }),
];
