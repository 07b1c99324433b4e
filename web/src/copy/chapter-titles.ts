export const CHAPTER_NOT_FOUND = 'Chapter not found';

/** The title of a free quiz in the browser's tab. */
export const freeQuizTitle = (chapterName: string) => `Free quiz: ${chapterName}`;
