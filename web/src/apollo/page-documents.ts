import { DOCUMENT_IDS } from '../../../schema/generated/document-ids.ts';
import { PUBLIC_DOCUMENTS, publicDocumentUrl } from '../../../schema/public-documents.ts';

// What the pages of a student ask for when they open. first-paint.js sends it before their code is here.

/** The name of an operation, and the variable that is the second part of the page's address, as in /video/25. */
type Asked = readonly [name: string, variable?: string];

/** What every one of them asks for. */
const EVERY: readonly Asked[] = [['Library'], ['Me']];

const DASHBOARD: readonly Asked[] = [['QuizzesUnderWay'], ['Today'], ['ReadinessInShort'], ['Notices']];

/** By the address: `video/:` is /video/25. */
const PAGES: Readonly<Record<string, readonly Asked[]>> = {
  // The landing page leads a student to the dashboard.
  '': DASHBOARD,
  userhome: DASHBOARD,
  progress: [['Learning'], ['Readiness'], ['FreeResponses']],
  'video/:': [
    ['ChapterById', 'id'],
    ['LessonPosition', 'chapterId'],
    ['FreeResponses', 'chapterId'],
  ],
  mistakes: [['Mistakes']],
  misconceptions: [['Misconceptions']],
  'free-response': [['FreeResponses']],
  'free-response/:': [['FreeResponse', 'id']],
  updateunits: [],
  quizgenerator: [],
  practice: [],
  account: [],
  getstarted: [],
  quiz: [],
};

const asked = [...EVERY, ...Object.values(PAGES).flat()].map(([name]) => name);

/** @throws Error for a name of no operation */
function idOf(name: string): string {
  const id = DOCUMENT_IDS[name];
  if (id === undefined) throw new Error(`There is no operation ${name}.`);
  return id;
}

/** For first-paint.js, into which the build writes it. */
export const PAGE_DOCUMENTS = {
  every: EVERY,
  pages: PAGES,
  /** Of documents that are the same for everyone, by name; the others are posted. */
  addresses: Object.fromEntries(PUBLIC_DOCUMENTS.map((name) => [name, publicDocumentUrl(name)])),
  ids: Object.fromEntries(asked.map((name) => [name, idOf(name)])),
};
