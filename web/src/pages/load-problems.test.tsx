import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OFFLINE, SERVER_TROUBLE } from '../copy/problems';
import type { QuizType } from '../../../schema/generated/types';
import type { Answers } from '../mocks/answers';
import { freeResponse } from '../mocks/free-response';
import { api } from '../mocks/handlers';
import { graded, quiz } from '../mocks/quiz';
import { openAs, visit } from '../mocks/render';
import { answerFromMocks, server } from '../mocks/server';

// Every page that loads data, when the server is silent, in trouble, or out of reach: it says so, offers another try, and
// recovers.

answerFromMocks();

/** How the server answers. */
let line: 'well' | 'silent' | 'in trouble' | 'cut' = 'well';
/** The timeouts of all requests so far. */
let timeouts: AbortController[] = [];

beforeEach(() => {
  line = 'well';
  timeouts = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const timeout = new AbortController();
    timeouts.push(timeout);
    return timeout.signal;
  });
  server.use(
    http.all('*/graphql', () => {
      if (line === 'silent') return new Promise<never>(() => undefined);
      if (line === 'in trouble') return new HttpResponse('Service Unavailable', { status: 503 });
      if (line === 'cut') return HttpResponse.error();
      return undefined; // the usual answers
    }),
  );
});
afterEach(() => void vi.mocked(AbortSignal.timeout).mockRestore());

/** Lets every request time out. */
const timeOut = () => {
  for (const timeout of timeouts.splice(0)) timeout.abort(new DOMException('The operation timed out.', 'TimeoutError'));
};

const told = () => within(screen.getByRole('main')).getAllByRole('alert')[0]!;
const tell = (message: string) => waitFor(() => expect(told().textContent).toContain(message));
const comesUp = (heading: RegExp) => screen.findByRole('heading', { level: 1, name: heading });

const result = (type: QuizType) => graded(quiz({ type, chapterId: '1' }), [[true]]);
const freeResponses = [freeResponse()];

const PAGES: readonly (readonly [who: 'a visitor' | 'a student', path: string, heading: RegExp, answers?: Answers])[] =
  [
    ['a visitor', '/video-library', /Video Cache/],
    ['a visitor', '/video-library/demand', /^2\.1 Demand/],
    ['a visitor', '/freequiz/demand', /^2\.1 Demand/],
    ['a visitor', '/searchresults?term=demand', /Search Results For/],
    ['a visitor', '/userlessresults?attempt=attempt-1', /^Results for/, { quizAttempt: result('chapterQuizNoUser') }],
    ['a visitor', '/reset-password?token=x', /Reset/],
    ['a visitor', '/free-response', /^Free response/],
    ['a visitor', '/free-response/ride-tax-1', /rides/, { freeResponse: freeResponse(), freeResponses }],
    ['a visitor', '/how-we-choose', /^How we choose/],
    ['a student', '/getstarted', /What are you studying/],
    ['a student', '/updateunits', /Update Your Study Plan/],
    ['a student', '/userhome', /^Welcome/],
    ['a student', '/account', /^My account/],
    ['a student', '/video/1', /^1\.1/],
    ['a student', '/quizgenerator', /Quiz Adventure/],
    ['a student', '/quiz?type=chapterQuiz&chapter=2', /^Chapter quiz: 1\.2/],
    ['a student', '/quiz?type=unitQuiz&unit=1', /^Unit quiz/],
    ['a student', '/results?attempt=attempt-1', /^Chapter quiz/, { quizAttempt: result('chapterQuiz') }],
    ['a student', '/rqresults?attempt=attempt-1', /./, { quizAttempt: result('topicQuiz') }],
    ['a student', '/uqresults?attempt=attempt-1', /./, { quizAttempt: result('unitQuiz') }],
    ['a student', '/finishunit?unit=1', /./],
    ['a student', '/finishpage', /scorecard/],
    ['a student', '/progress', /^My progress/],
    ['a student', '/misconceptions', /^Misconceptions/],
    ['a student', '/mistakes', /^Mistakes/],
    ['a student', '/how-we-choose', /^How we choose/],
    ['a student', '/freequiz/demand', /^2\.1 Demand/],
    ['a student', '/free-response', /^Free response/],
    ['a student', '/free-response/ride-tax-1', /rides/, { freeResponse: freeResponse(), freeResponses }],
  ];

async function open(who: 'a visitor' | 'a student', path: string, answers: Answers = {}) {
  api.answer(answers);
  return who === 'a student' ? openAs({}, path) : visit(path);
}

const tryAgain = (user: UserEvent) => user.click(within(told()).getByRole('button', { name: 'Try again' }));

test.each(PAGES.map(([who, path, heading, answers = {}]) => [who, path, heading, answers] as const))(
  '%s is told at %s that the server is silent, then in trouble, and the page loads by itself at the end',
  async (who, path, heading, answers) => {
    line = 'silent';
    const { user } = await open(who, path, answers);
    await waitFor(() => {
      act(timeOut);
      expect(told().textContent).toContain(OFFLINE);
    });
    line = 'in trouble';
    await tryAgain(user);
    await tell(SERVER_TROUBLE);
    line = 'well';
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await comesUp(heading)).toBeTruthy();
  },
);

describe('a page that did not load', () => {
  test('loads at another try', async () => {
    line = 'in trouble';
    const { user } = await open('a student', '/userhome');
    await tell(SERVER_TROUBLE);
    line = 'well';
    await tryAgain(user);
    expect(await comesUp(/^Welcome/)).toBeTruthy();
  });

  test('says so offline, and loads by itself when the connection is back', async () => {
    line = 'cut';
    await open('a student', '/userhome');
    await tell(OFFLINE);
    act(() => void window.dispatchEvent(new Event('online')));
    await tell(OFFLINE);
    line = 'well';
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await comesUp(/^Welcome/)).toBeTruthy();
  });
});
