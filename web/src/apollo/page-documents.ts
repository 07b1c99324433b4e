import { DOCUMENT_IDS } from '../../../schema/generated/document-ids.ts';
import { PUBLIC_DOCUMENTS, publicDocumentUrl } from '../../../schema/public-documents.ts';

// What the pages of a student ask for when they open. first-paint.js sends it before their code is here.

/** The name of an operation, and the variable that is the second part of the page's address, as in /video/25. */
type Asked = readonly [name: string, variable?: string];

/** What every one of them asks for. */
const EVERY: readonly Asked[] = [['Library'], ['Me']];

const DASHBOARD: readonly Asked[] = [['QuizzesUnderWay'], ['Today'], ['Notices']];

/** By the address: `video/:` is /video/25. */
const PAGES: Readonly<Record<string, readonly Asked[]>> = {
  // The landing page leads a student to the dashboard.
  '': DASHBOARD,
  userhome: DASHBOARD,
  progress: [['Learning'], ['FreeResponses']],
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

const asked = [...EVERY, ...Object.values(PAGES).flat()];
const publicName = (name: string) => PUBLIC_DOCUMENTS.find((other) => other === name);

/** The address of a document that is the same for everyone, or the id of one to post. @throws Error for a name of none */
function sentAs(name: string): string {
  const known = publicName(name);
  const sent = known ? publicDocumentUrl(known) : DOCUMENT_IDS[name];
  if (sent === undefined) throw new Error(`There is no operation ${name}.`);
  return sent;
}

/** For first-paint.js, into which the build writes it. */
export const PAGE_DOCUMENTS = {
  every: EVERY,
  pages: PAGES,
  sentAs: Object.fromEntries(asked.map(([name]) => [name, sentAs(name)])),
};
