import { z } from 'zod';
import { restCall } from '../rest/rest-call';
import { findChapter, searchChapters } from './library.service';
import { chapterShape, chaptersShape, subjectsShape, topicsShape, unitsShape } from '../rest/shapes';

export const libraryCalls = [
  restCall({
    method: 'GET',
    path: '/units',
    summary: 'The course: subjects, units, and chapters by ID.',
    reply: z.strictObject({ chapters: chaptersShape, subjects: subjectsShape, units: unitsShape }),
    answer: ({ context: { course } }) => course,
  }),
  restCall({
    method: 'GET',
    path: '/chapters/getall',
    summary: 'All chapters by ID.',
    reply: z.strictObject({ chapters: chaptersShape }),
    answer: ({ context: { course } }) => course,
  }),
  restCall({
    method: 'GET',
    path: '/chapters/blurb/:chapterId',
    summary: 'What the video of a chapter is about.',
    params: z.object({ chapterId: z.string() }),
    reply: z.strictObject({ video_blurb: z.string() }),
    answer: ({ context: { course }, params }) => findChapter(course, params.chapterId),
  }),
  restCall({
    method: 'GET',
    path: '/chapters/search/:term',
    summary: 'Searches chapters by name, topics, blurb, and lesson text. Best matches first.',
    params: z.object({ term: z.string() }),
    reply: z.strictObject({ results: z.array(chapterShape), guess: z.boolean() }),
    answer: ({ context, params }) => {
      const { chapters, guess } = searchChapters(context, params.term);
      return { results: chapters, guess };
    },
  }),
  restCall({
    method: 'GET',
    path: '/topics',
    summary: 'All topics by ID.',
    reply: z.strictObject({ topics: topicsShape }),
    answer: ({ context: { course } }) => course,
  }),
];
