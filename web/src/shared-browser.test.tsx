import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { storedDraft } from './free-response/answer-draft';
import { refuse } from './mocks/answers';
import { answering, freeResponse, freeResponseAttempt } from './mocks/free-response';
import { api } from './mocks/handlers';
import { quiz, taking } from './mocks/quiz';
import { openAs, visit } from './mocks/render';
import { answerFromMocks, roundTrip, server } from './mocks/server';
import { createAnswerSaver, unsavedAnswersOf } from './quiz/answer-saver';
import { KEYS, storedText } from './storage';
import { changeDraft, readToken, returnAfterLogin, signIn, signOut, useStore } from './store';
// Imported in advance, because the app fetches them soon after the page that leads there.
import './quiz/quiz-overlay';
import './free-response/free-response-work';

answerFromMocks();

const ALL = Object.keys(KEYS) as (keyof typeof KEYS)[]; // its own keys
const NAMES = ALL.filter((name) => KEYS[name].keeping !== 'login');
const keeping = (kind: string) => NAMES.filter((name) => KEYS[name].keeping === kind);
const OTHER = `7-${'x'.repeat(43)}`;

const entry = (name: keyof typeof KEYS) => storedText(name, /[.:]$/.test(KEYS[name].key) ? 'id' : '');

/** Stores something under every key, as whoever is signed in. */
function fillAll() {
  for (const name of NAMES) entry(name).set('"something"');
  // What a release before this one has stored, and what the playground's editor does.
  localStorage.setItem('quiz.forgotten', 'something');
  sessionStorage.setItem('graphiql:tabState', 'something');
}

const filled = () => NAMES.filter((name) => entry(name).get() !== null);
const keysOf = (names: readonly (keyof typeof KEYS)[]) => names.map((name) => KEYS[name].key);
const storedKeys = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
/** What is left, but for the login. Keys with an id end with it. */
const left = () =>
  storedKeys()
    .flatMap((key) => (/^(access_token|owner)$/.test(key) ? [] : key.replace(/(?<=[.:])id$/, '')))
    .sort();

/** What another tab does is seen in the storage. */
const inAnotherTab = (token: string | null, event: Event = new StorageEvent('storage', { key: 'access_token' })) =>
  act(async () => {
    if (token === null) localStorage.removeItem('access_token');
    else localStorage.setItem('access_token', token);
    window.dispatchEvent(event);
  });

const restored = () => Object.assign(new Event('pageshow'), { persisted: true });

/** Requests to the API, by operation and token. */
let sent: { operation: string; authorization: string | null }[] = [];
beforeEach(() => {
  sent = [];
  server.events.on('request:start', ({ request }) => {
    if (request.method !== 'POST') return;
    const authorization = request.headers.get('authorization');
    void request
      .clone()
      .json()
      .then(({ operationName }: { operationName: string }) => sent.push({ operation: operationName, authorization }));
  });
});

describe('what a browser has stored of a student', () => {
  const ends: readonly (readonly [how: string, end: () => Promise<unknown>])[] = [
    ['the server ends the session', async () => act(async () => signOut('expired'))],
    ['another tab logs out', () => inAnotherTab(null)],
    ['another tab logs somebody else in', () => inAnotherTab(OTHER)],
    ['the page comes back from the back/forward cache after a logout', () => inAnotherTab(null, restored())],
    ['the page comes back from it after somebody else has logged in', () => inAnotherTab(OTHER, restored())],
    [
      'a visitor logs in who is somebody else',
      async () => act(async () => [signOut('expired'), signIn(OTHER, '/userhome')]),
    ],
  ];

  test.each(ends)('is gone when %s, but for settings of the device and unsent work', async (_how, end) => {
    await visit('/aboutus', { signedIn: true });
    fillAll();
    expect(filled()).toHaveLength(NAMES.length);
    returnAfterLogin('/results');
    changeDraft('login', { username: 'mina_k' });
    await end();
    expect(left()).toEqual(keysOf([...keeping('device'), ...keeping('unsent')]).sort());
    expect(filled()).toEqual(keeping('device'));
    expect(useStore.getState()).toMatchObject({ returnTo: null, drafts: { login: { username: '' } } });
  });

  test('is gone after a logout, and what was not sent is named before', async () => {
    const { user, arrive } = await visit('/aboutus', { signedIn: true });
    fillAll();
    await user.hover(await screen.findByRole('button', { name: 'Menu' }));
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log out and lose unsaved work?' }));
    const lost = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lost).toEqual(['answers in 1 quiz', 'changes to 1 free response', 'answers in a mock exam']);
    await user.click(dialog.getByRole('button', { name: 'Log out anyway' }));
    await arrive('/');
    expect(left()).toEqual(keysOf(keeping('device')).sort());
  });

  test('is not named or removed by the logout of another student', async () => {
    signIn(api.token(), '/userhome');
    fillAll();
    act(() => signOut('expired'));
    signIn(OTHER, '/userhome');
    storedText('unsavedAnswers', 'id').set('[]');
    storedText('unsavedAnswers', 'id').set(null);
    act(() => signOut('loggedOut'));
    expect(left()).toEqual(keysOf([...keeping('device'), ...keeping('unsent')]).sort());
    signIn(api.token(), '/userhome');
    expect(filled()).toEqual([...keeping('device'), ...keeping('unsent')].sort(inOrder));
  });

  const inOrder = (one: keyof typeof KEYS, other: keyof typeof KEYS) => NAMES.indexOf(one) - NAMES.indexOf(other);

  test('is not written again by what is left of a session that another tab has ended', async () => {
    signIn(api.token(), '/userhome');
    const draft = storedDraft('late');
    localStorage.removeItem('access_token');
    draft.set({ revision: 1, answer: '{}' });
    storedText('quizAttempt').set('{}');
    expect(left()).toEqual([]);
  });

  test('is removed once: a tab that notices late removes nothing of the next student', async () => {
    signIn(api.token(), '/userhome');
    localStorage.setItem('access_token', OTHER);
    localStorage.setItem('owner', '7');
    localStorage.setItem('quiz.attempt', '{}');
    await inAnotherTab(OTHER);
    expect(left()).toEqual(['quiz.attempt']);
  });
});

describe("a visitor's work", () => {
  test('survives until somebody logs in', async () => {
    fillAll();
    signOut('expired');
    await inAnotherTab(null);
    expect(filled()).toHaveLength(NAMES.length);
    signIn(OTHER, '/userhome');
    expect(left()).toEqual(keysOf(keeping('device')).sort());
  });
});

describe('answers that wait for a connection', () => {
  const OPERATIONS = ['QuizAttempt', 'SaveAnswer', 'FinishQuiz', 'SaveFreeResponse', 'FreeResponseAttempt'];
  const cut = () => OPERATIONS.forEach((operation) => api.fail(operation));
  const comeBack = async () => {
    OPERATIONS.forEach(api.restore);
    await act(async () => window.dispatchEvent(new Event('online')));
  };
  const RUNNING = '/quiz?type=chapterQuiz&chapter=1&attempt=attempt-1';
  const attempt = quiz({ type: 'chapterQuiz', chapterId: '1' });
  const byOthers = () => sent.filter(({ authorization }) => authorization !== `Bearer ${api.token()}`);

  test('to a quiz are neither sent nor dropped by another student, and sent when their own is back', async () => {
    const page = await openAs(taking(attempt), RUNNING);
    await screen.findByText('Question 1 of 6');
    cut();
    await page.user.keyboard('1');
    await screen.findByText(/Not saved yet/);
    const mine = api.token();
    await inAnotherTab(OTHER);
    await comeBack();
    await roundTrip();
    expect(byOthers().filter(({ operation }) => /Save|Finish|Check/.test(operation))).toEqual([]);
    expect(unsavedAnswersOf('attempt-1')).toEqual({});
    page.unmount();

    await openAs(taking(attempt), RUNNING);
    expect(readToken()).toBe(mine);
    await screen.findByText('Question 2 of 6');
    await waitFor(() =>
      expect(sent.filter(({ operation }) => operation === 'SaveAnswer').at(-1)).toEqual({
        operation: 'SaveAnswer',
        authorization: `Bearer ${mine}`,
      }),
    );
    await waitFor(() => expect(localStorage.getItem('quiz.unsaved.attempt-1')).toBeNull());
  });

  test('to a free response are neither sent nor dropped by another student', async () => {
    const ID = 'fr-attempt-1';
    const answers = answering(freeResponse(), freeResponseAttempt());
    const page = await openAs(answers, `/free-response/ride-tax-1?attempt=${ID}`);
    const field = await screen.findByLabelText('(b) Your work and answer');
    cut();
    await page.user.type(field, '4 dollars');
    const stored = localStorage.getItem(`quiz.free-response.draft:${ID}`);
    expect(stored).toContain('4 dollars');
    await inAnotherTab(OTHER);
    await comeBack();
    await roundTrip();
    page.unmount();
    await roundTrip();
    expect(byOthers().filter(({ operation }) => /Save|Submit/.test(operation))).toEqual([]);
    expect(localStorage.getItem(`quiz.free-response.draft:${ID}`)).toBe(stored);
    expect(storedDraft(ID).get()).toBeNull();
  });

  test('are not dropped by an answer that arrives after another student has logged in', async () => {
    signIn(api.token(), '/userhome');
    const { promise, resolve } = Promise.withResolvers<'saved'>();
    const saver = createAnswerSaver({ attemptId: 'a1', save: () => promise, onStatus: () => undefined });
    saver.start();
    saver.save('q1', { given: { choice: 'x' }, certainty: null });
    const stored = localStorage.getItem('quiz.unsaved.a1');
    await inAnotherTab(OTHER);
    resolve('saved');
    saver.save('q2', { given: { choice: 'y' }, certainty: null });
    await saver.finishSaving();
    expect(localStorage.getItem('quiz.unsaved.a1')).toBe(stored);
  });

  test('outlive a session that ended', async () => {
    const { user, arrive } = await openAs(taking(attempt), RUNNING);
    await screen.findByText('Question 1 of 6');
    api.fail('SaveAnswer', { with: refuse('UNAUTHENTICATED', 'Please log in.') });
    await user.keyboard('1');
    await arrive('/');
    expect(readToken()).toBeNull();
    expect(localStorage.getItem('quiz.unsaved.attempt-1')).toContain('"choice"');
  });
});
