import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import {
  StartFreeResponseDocument,
  StartMockExamDocument,
  SubmitFreeResponseDocument,
  SubmitMockSectionDocument,
} from '../../schema/generated/graphql';
import { sendOperation } from './graphql';
import { waitForQuestion } from './quiz';
import type { Site } from './server';
import { enroll, takeQuizByApi, type Student } from './student';

// Every screen of the site: routes first, then dialogs and other states of a page.

export type Who = 'a visitor' | 'a student';

/** Data that must exist before the screens can be visited. */
export interface Prepared {
  student: Student;
  /** Ids of finished quizzes. */
  chapterQuiz: string;
  topicQuiz: string;
  unitQuiz: string;
  freeQuiz: string;
  /** Ids of free-response attempts: submitted, and in progress. */
  freeResponse: string;
  freeResponseUnderWay: string;
  /** Ids of mock exams: section I running, and ended. */
  mockExam: string;
  mockReport: string;
}

export interface Screen {
  name: string;
  who: readonly Who[];
  address: string | ((prepared: Prepared) => string);
  /** The h1 of the screen. */
  heading: RegExp;
  /** Steps from the address to the screen, if opening the address is not enough. */
  reach?: (page: Page) => Promise<void>;
}

/** A free-response question of the course. */
const TAX = 'per-unit-tax-1';

const startFreeResponse = (server: Site, { token }: Student, id: string) =>
  sendOperation(server, StartFreeResponseDocument, { id }, token);

/** Creates a new student with finished quizzes and free responses on each call. */
export async function prepare(server: Site): Promise<Prepared> {
  const student = await enroll(server, `travels_${randomBytes(3).toString('hex')}`, 3);
  const take = (request: Parameters<typeof takeQuizByApi>[2], well: boolean) =>
    takeQuizByApi(server, student, request, well);
  const { startFreeResponse: submitted } = await startFreeResponse(server, student, TAX);
  await sendOperation(server, SubmitFreeResponseDocument, { attemptId: submitted.id, revision: 0 }, student.token);
  const startMock = () => sendOperation(server, StartMockExamDocument, { length: 'half' }, student.token);
  const { startMockExam: ended } = await startMock();
  await sendOperation(server, SubmitMockSectionDocument, { examId: ended.id, section: 1 }, student.token);
  const { startMockExam: running } = await startMock();
  const { startFreeResponse: underWay } = await startFreeResponse(server, student, 'per-unit-tax-2');
  return {
    student,
    freeResponse: submitted.id,
    freeResponseUnderWay: underWay.id,
    mockExam: running.id,
    mockReport: ended.id,
    chapterQuiz: await take({ type: 'chapterQuiz', chapterId: '1' }, false),
    topicQuiz: await take({ type: 'topicQuiz', topicIds: ['1', '2'] }, true),
    unitQuiz: await take({ type: 'unitQuiz', unitId: '1' }, true),
    freeQuiz: await take({ type: 'chapterQuizNoUser', chapterId: '1' }, true),
  };
}

const VISITOR = ['a visitor'] as const; // the literals of Who
const STUDENT = ['a student'] as const; // the literals of Who
const ANYONE = ['a visitor', 'a student'] as const; // the literals of Who
const LANDING = /Microeconomics/;
const FIRST = /^1\.1 Scarcity/;
const TEN = '1.2.3.4.5.6.7.8.9.10';
const SLUG = 'scarcity-choice-and-opportunity-cost';

const press = (name: string) => (page: Page) => page.getByRole('banner').getByRole('button', { name }).click();

/** Opens a form from the header and submits it empty. */
const pressAndSubmit = (opener: string, submit: string) => async (page: Page) => {
  await press(opener)(page);
  await page.getByRole('dialog').getByRole('button', { name: submit }).click();
};

const START = /^(Start The Quiz|Continue the quiz)$/;

const unfold = (page: Page, summary: string) => page.getByText(summary).first().click();

async function startQuiz(page: Page) {
  await page.getByRole('button', { name: START }).click();
  await waitForQuestion(page, 1);
}

export const SCREENS: readonly Screen[] = [
  { name: 'the landing page', who: VISITOR, address: '/', heading: LANDING },
  { name: '/whoops', who: ANYONE, address: '/whoops', heading: /Nothing went wrong/ },
  { name: 'the library', who: ANYONE, address: '/video-library', heading: /Video Cache/ },
  { name: 'a chapter of the library', who: ANYONE, address: `/video-library/${SLUG}`, heading: FIRST },
  { name: 'an unknown chapter', who: ANYONE, address: '/video-library/nope', heading: /Chapter not found/ },
  { name: 'a free quiz', who: ANYONE, address: `/freequiz/${SLUG}`, heading: FIRST },
  { name: 'an unknown free quiz', who: VISITOR, address: '/freequiz/nope', heading: /Chapter not found/ },
  {
    name: 'the results of a free quiz',
    who: VISITOR,
    address: ({ freeQuiz }) => `/userlessresults?attempt=${freeQuiz}`,
    heading: /^Results for Chapter 1\.1/,
  },
  { name: 'search results', who: ANYONE, address: '/searchresults?term=scarcity', heading: /Search Results For/ },
  { name: 'a search in vain', who: VISITOR, address: '/searchresults?term=zzzzqqqq', heading: /Search Results For/ },
  { name: 'a forgotten password', who: VISITOR, address: '/retrievedata?for=password', heading: /password/ },
  { name: 'a forgotten username', who: VISITOR, address: '/retrievedata?for=username', heading: /username/ },
  { name: 'a reset link that does not work', who: VISITOR, address: '/reset-password?token=x', heading: /Reset/ },
  { name: 'the contact form', who: ANYONE, address: '/contactus', heading: /Contact/ },
  { name: 'a message sent', who: VISITOR, address: '/messagesent', heading: /sent/ },
  { name: 'about us', who: ANYONE, address: '/aboutus', heading: /./ },
  { name: 'the privacy policy', who: VISITOR, address: '/privacypolicy', heading: /Privacy/ },
  { name: 'the terms of service', who: VISITOR, address: '/termsofservice', heading: /Terms/ },
  { name: 'an unknown address', who: ANYONE, address: '/nope', heading: /no equilibrium here/ },

  { name: 'the choice of chapters', who: STUDENT, address: '/getstarted', heading: /What are you studying/ },
  { name: 'the change of the plan', who: STUDENT, address: '/updateunits', heading: /Update Your Study Plan/ },
  { name: 'the dashboard', who: STUDENT, address: '/userhome', heading: /^Welcome back/ },
  { name: 'the account', who: STUDENT, address: '/account', heading: /^My account/ },
  { name: 'a video', who: STUDENT, address: '/video/1', heading: FIRST },
  { name: 'a chapter to come', who: STUDENT, address: '/video/26', heading: /^4\.2/ },
  { name: 'an unknown video', who: STUDENT, address: '/video/9999', heading: /Chapter not found/ },
  { name: 'the quiz generator', who: STUDENT, address: '/quizgenerator', heading: /Quiz Adventure/ },
  { name: 'the offer of practice', who: STUDENT, address: '/practice', heading: /^How much time/ },
  { name: 'the offer of mock exams', who: STUDENT, address: '/mock', heading: /^Mock exam/ },
  {
    name: 'section I of a mock exam',
    who: STUDENT,
    address: ({ mockExam }) => `/mock/${mockExam}`,
    heading: /^Section I/,
  },
  {
    name: 'the report of a mock exam',
    who: STUDENT,
    address: ({ mockReport }) => `/mock/${mockReport}`,
    heading: /^Your mock exam/,
  },
  { name: 'a chapter quiz', who: STUDENT, address: '/quiz?type=chapterQuiz&chapter=2', heading: /^Chapter quiz: 1\.2/ },
  { name: 'a unit quiz', who: STUDENT, address: '/quiz?type=unitQuiz&unit=1', heading: /^Unit quiz/ },
  { name: 'a weak-spot quiz', who: STUDENT, address: '/quiz?type=shortWeakspotQuiz', heading: /^Weak-spot quiz/ },
  { name: 'no quiz', who: STUDENT, address: '/quiz', heading: /No quiz chosen/ },
  {
    name: 'results',
    who: STUDENT,
    address: ({ chapterQuiz }) => `/results?attempt=${chapterQuiz}`,
    heading: /^Chapter quiz: 1\.1/,
  },
  {
    name: 'results of a topic quiz',
    who: STUDENT,
    address: ({ topicQuiz }) => `/rqresults?attempt=${topicQuiz}`,
    heading: /./,
  },
  {
    name: 'results of a unit quiz',
    who: STUDENT,
    address: ({ unitQuiz }) => `/uqresults?attempt=${unitQuiz}`,
    heading: /^Unit quiz/,
  },
  { name: 'no results', who: STUDENT, address: '/results', heading: /Nothing to grade/ },
  { name: 'the end of a unit', who: STUDENT, address: '/finishunit?unit=1', heading: /./ },
  { name: 'the scorecard', who: STUDENT, address: '/finishpage', heading: /scorecard/ },
  {
    name: 'the progress',
    who: STUDENT,
    address: '/progress',
    heading: /^My progress/,
    reach: (page) => unfold(page, 'All topics as a table'),
  },
  { name: 'the misconceptions', who: STUDENT, address: '/misconceptions', heading: /^Misconceptions/ },
  {
    name: 'the mistakes',
    who: STUDENT,
    address: '/mistakes',
    heading: /^Mistakes/,
    reach: async (page) => {
      await unfold(page, 'points to earn');
      await page.getByRole('button', { name: 'Try part (a) again' }).waitFor();
      await unfold(page, 'Your answer, the correct answer, and why');
    },
  },
  { name: 'a topic without mistakes', who: STUDENT, address: '/mistakes?topic=45', heading: /^Mistakes/ },
  { name: 'the reference', who: ANYONE, address: '/reference', heading: /^Reference/ },
  { name: 'the terms of the reference', who: ANYONE, address: '/reference/terms', heading: /^Terms/ },
  { name: 'terms found', who: VISITOR, address: '/reference/terms?find=surplus', heading: /^Terms/ },
  { name: 'the formulas of the reference', who: ANYONE, address: '/reference/formulas', heading: /^Formulas/ },
  { name: 'the graphs of the reference', who: ANYONE, address: '/reference/graphs', heading: /^Graphs/ },
  { name: 'a graph of the reference', who: ANYONE, address: '/reference/graphs/monopoly', heading: /^Monopoly/ },
  {
    name: 'two graphs of the reference',
    who: VISITOR,
    address: '/reference/graphs/perfect-competition',
    heading: /^Perfect competition/,
  },
  { name: 'a payoff matrix', who: VISITOR, address: '/reference/graphs/payoff-matrix', heading: /^Payoff/ },
  { name: 'an unknown graph', who: VISITOR, address: '/reference/graphs/nope', heading: /Graph not found/ },
  { name: 'the task verbs', who: ANYONE, address: '/reference/verbs', heading: /^Task verbs/ },
  { name: 'the accepted labels', who: ANYONE, address: '/reference/labels', heading: /^Labels/ },
  { name: 'the reference to print', who: ANYONE, address: '/reference/print', heading: /^The reference/ },
  { name: 'how we choose', who: ANYONE, address: '/how-we-choose', heading: /^How we choose/ },
  {
    name: 'the report of a question',
    who: STUDENT,
    address: ({ chapterQuiz }) => `/results?attempt=${chapterQuiz}`,
    heading: /^Chapter quiz: 1\.1/,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Report a problem' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Send report' }).click();
    },
  },

  { name: 'the free-response questions', who: ANYONE, address: '/free-response', heading: /^Free response/ },
  { name: 'a free-response question', who: ANYONE, address: `/free-response/${TAX}`, heading: /^A per-unit tax/ },
  {
    name: 'an unknown free-response question',
    who: ANYONE,
    address: '/free-response/nope',
    heading: /^No such question/,
  },
  {
    name: 'a free response in progress',
    who: STUDENT,
    address: ({ freeResponseUnderWay }) => `/free-response/per-unit-tax-2?attempt=${freeResponseUnderWay}`,
    heading: /^A per-unit tax/,
    reach: async (page) => {
      await page.getByRole('group', { name: 'Drawing tools' }).waitFor();
      await page.getByRole('button', { name: 'Show the clock' }).click();
    },
  },
  {
    name: 'the question before a free response is scored',
    who: STUDENT,
    address: ({ freeResponseUnderWay }) => `/free-response/per-unit-tax-2?attempt=${freeResponseUnderWay}`,
    heading: /^A per-unit tax/,
    reach: (page) => page.getByRole('button', { name: 'Submit for scoring' }).click(),
  },
  {
    name: 'the result of a free response',
    who: STUDENT,
    address: ({ freeResponse }) => `/free-response/${TAX}?attempt=${freeResponse}`,
    heading: /^A per-unit tax/,
    reach: (page) => unfold(page, 'Worked solution of (a)'),
  },

  { name: 'the login', who: VISITOR, address: '/', heading: LANDING, reach: press('Log In') },
  {
    name: 'the sign-up with everything wrong',
    who: VISITOR,
    address: '/',
    heading: LANDING,
    reach: pressAndSubmit('Get Started', 'Sign Up'),
  },
  { name: 'a failed login', who: VISITOR, address: '/', heading: LANDING, reach: failToLogIn },
  { name: 'the menu', who: STUDENT, address: '/userhome', heading: /^Welcome back/, reach: press('Menu') },
  {
    name: 'the question before an account is deleted',
    who: STUDENT,
    address: '/account',
    heading: /^My account/,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
    },
  },
  { name: 'too many topics', who: STUDENT, address: `/quiz?type=topicQuiz&topics=${TEN}`, heading: /Too Many/ },
  {
    name: 'a running quiz',
    who: STUDENT,
    address: '/quiz?type=chapterQuiz&chapter=2',
    heading: /^Chapter quiz: 1\.2/,
    reach: async (page) => {
      await startQuiz(page);
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'an answer in a running quiz',
    who: STUDENT,
    address: '/quiz?type=chapterQuiz&chapter=3',
    heading: /^Chapter quiz: 1\.3/,
    reach: async (page) => {
      await page.getByRole('button', { name: START }).click();
      await page.getByRole('radiogroup').waitFor();
      await page.keyboard.press('1');
      await page.keyboard.press('s');
    },
  },
  {
    name: 'the question before leaving a quiz',
    who: STUDENT,
    address: '/quiz?type=chapterQuiz&chapter=2',
    heading: /^Chapter quiz: 1\.2/,
    reach: async (page) => {
      await startQuiz(page);
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Keep going' }).waitFor();
    },
  },
  {
    name: 'the tour',
    who: STUDENT,
    address: '/userhome',
    heading: /^Welcome back/,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Show me around' }).click();
      await page.getByRole('button', { name: 'Next' }).click();
    },
  },
];

async function failToLogIn(page: Page) {
  await pressAndSubmit('Log In', 'Log In')(page);
  await page.getByRole('heading', { level: 1, name: /problem logging in/ }).waitFor();
}
