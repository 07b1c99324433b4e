import { z } from 'zod';
import { restCall } from '../rest-call';
import { wireChapterList, wireChapters, wireSubjects, wireTopics, wireUnits } from '../wire';
import { findChapter, searchChapters } from './library.service';

export const libraryCalls = [
  restCall({
    method: 'GET',
    path: '/units',
    summary: 'The course: subjects, units and chapters by id.',
    answer: ({ context: { course } }) => ({
      chapters: wireChapters(course.chapters),
      subjects: wireSubjects(course),
      units: wireUnits(course),
    }),
  }),
  restCall({
    method: 'GET',
    path: '/chapters/getall',
    summary: 'All chapters by id.',
    answer: ({ context: { course } }) => ({ chapters: wireChapters(course.chapters) }),
  }),
  restCall({
    method: 'GET',
    path: '/chapters/blurb/:chapterId',
    summary: 'What the video of a chapter is about.',
    params: z.object({ chapterId: z.string() }),
    answer: ({ context: { course }, params }) => ({ video_blurb: findChapter(course, params.chapterId).videoBlurb }),
  }),
  restCall({
    method: 'GET',
    path: '/chapters/search/:term',
    summary: 'Chapters by name, topics and blurb, best first.',
    params: z.object({ term: z.string() }),
    answer: async ({ context, params }) => {
      const { chapters, guess } = await searchChapters(context, params.term);
      return { results: wireChapterList(chapters), guess };
    },
  }),
  restCall({
    method: 'GET',
    path: '/topics',
    summary: 'All topics by id.',
    answer: ({ context: { course } }) => ({ topics: wireTopics(course.topics) }),
  }),
];
