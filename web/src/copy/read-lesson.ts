/** The lesson as text, below the video on the pages of the library. */
export const READ_LESSON = 'Read the lesson';
export const LESSON_TEXT_MISSING = 'The text did not load';
