export const READ_LESSON = 'Read the lesson';
export const LESSON_TEXT_MISSING = 'The text did not load';
