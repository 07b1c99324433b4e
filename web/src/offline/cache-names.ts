// The caches of the service worker, which pages read too.

/** Followed by the build that rendered the pages. */
export const PAGES_PREFIX = 'pages-';
export const PUBLIC_DATA = 'public-data';
/** A cache called `lessons` was for lessons without figures, which this player cannot draw. */
export const LESSONS = 'drawn-lessons';
export const PICTURES = 'pictures';
export const RECORDINGS = 'recordings';

/** The pages of a student whose skeletons the server renders, the same for every student. All are stored. */
export const STUDENT_PAGES: readonly string[] = [
  '/userhome',
  '/getstarted',
  '/account',
  '/practice',
  '/updateunits',
  '/quizgenerator',
  '/progress',
  '/misconceptions',
  '/mistakes',
  '/free-response',
];

/** The address under which the shell is stored. The server answers each student's page with it. */
export const SHELL = '/userhome';

/** What a page tells a waiting service worker when the student wants the new version. */
export const ACTIVATE = 'activate';
