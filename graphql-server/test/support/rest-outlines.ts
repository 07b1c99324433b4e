import { expect } from 'vitest';

// The answers of spec §3 and §7 in outline (outlineOf), written from the specification and not from our own shapes.

/** A value of this type, or null, or some of each. */
const orNull = (type: string): unknown => expect.stringMatching(new RegExp(`^(?:null|${type}|null \\| ${type})$`));

export const SUBJECTS = { '{id}': { id: 'number', name: 'string' } };
export const UNITS = { '{id}': { id: 'number', name: 'string', subject_id: 'number' } };
export const CHAPTER = {
  id: 'number',
  name: 'string',
  unit_id: 'number',
  slug: 'string',
  video_url: orNull('string'),
  video_blurb: 'string',
  quiz_blurb: 'string',
  quiz_blurb_img_url: orNull('string'),
};
export const CHAPTERS = { '{id}': CHAPTER };
export const USER = { username: 'string', email: 'string', current_chapter: 'number' };
export const NEW_USER = { ...USER, current_chapter: 'null', access_token: 'string' };
export const USER_CHAPTER = {
  video_completed: 'boolean',
  quiz_grade: orNull('number'),
  unit_id: 'number',
  name: 'string',
};
export const COUNTS = { questions_asked: 'number', answered_correctly: 'number', percent_correct: orNull('number') };
export const TOPIC_PROGRESS = { '{id}': { topic_id: 'number', ...COUNTS } };
export const TOPIC = { id: 'number', topic_name: 'string', chapter_id: 'number' };
export const TOPICS_WITH_PROGRESS = { '{id}': { ...TOPIC, ...COUNTS } };
export const ANSWERS = [{ questionId: 'number', answerId: 'number', isCorrect: 'boolean', topicId: 'number' }];
export const QUIZ = {
  attempt_id: 'string',
  questions: {
    '{id}': {
      id: 'number',
      text: 'string',
      image_url: orNull('string'),
      topic_id: 'number',
      answers: { '{id}': { text: 'string', is_correct: 'boolean' } },
    },
  },
  quiz_blurb: orNull('string'),
  quiz_blurb_img_url: orNull('string'),
};
