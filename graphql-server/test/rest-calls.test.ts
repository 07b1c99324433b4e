import { describe, expect, it } from 'vitest';
import * as rules from '../../schema/rules/account';
import { PASSED_FROM } from '../../schema/rules/progress';
import { answersTo } from './support/answers';
import { useTestApp } from './support/app';
import { newForm } from './support/api-clients';
import { graphqlClient, sendGraphql } from './support/graphql-client';
import { RestBrowser, restClient } from './support/rest-client';

// The call table of spec §7, row by row: each method and path, its payload as it stands there, and the names in its answer.

const app = useTestApp();

type Json = Record<string, unknown>;
type Keyed = Record<string, Record<string, Json>>;

const TOPIC = ['chapter_id', 'id', 'topic_name'];
const COUNTS = ['answered_correctly', 'percent_correct', 'questions_asked'];
const RESTORED = ['chapters', 'topic_progress', 'units', 'user', 'user_chapters'];
const USER = ['current_chapter', 'email', 'username'];

const namesIn = (answer: object | undefined) => Object.keys(answer ?? {}).sort();
const visitor = () => new RestBrowser(app().url);

async function student(choices: Json | null = { 1: true }) {
  const form = newForm();
  const { accessToken } = await restClient(app().url).signUp(form);
  const browser = new RestBrowser(app().url, accessToken);
  if (choices) await browser.call('POST', 'units/', choices);
  return { form, browser };
}

/** Takes a quiz and hands it in with so many right answers; the answer of the finish call. */
async function finish(browser: RestBrowser, call: string, query: string, right: number) {
  const quiz = await browser.call<{ attempt_id: string; questions: Keyed }>('GET', `quiz/questions?${query}`);
  const questions = Object.values(quiz.questions).map(({ id, answers }) => ({
    id: Number(id),
    answerIds: Object.keys(answers ?? {}).map(Number),
  }));
  const given = answersTo(app().course, { request: { type: '' }, attemptId: quiz.attempt_id, questions }, right);
  const answers = given.map((answer) => ({ ...answer, isCorrect: true, topicId: 1 }));
  return browser.call<Keyed>('PUT', `progress/${call}`, { chapter_id: 1, quiz_score: 0, answers });
}

describe('the calls of an account', () => {
  it('GET /api/csrf/getit answers csrf_token', async () => {
    expect(await visitor().call('GET', 'csrf/getit')).toEqual({ csrf_token: expect.any(String) });
  });

  it('POST /api/auth/signup takes username, email, password and quizData, and answers a user with access_token', async () => {
    const form = newForm();
    const answer = await visitor().call<Keyed>('POST', 'auth/signup', { ...form, quizData: null });
    expect(namesIn(answer)).toEqual([...RESTORED, 'topics'].sort());
    expect(namesIn(answer['user'])).toEqual(['access_token', ...USER]);
    expect(namesIn(answer['topics']?.['1'])).toEqual([...TOPIC, ...COUNTS].sort());
  });

  it('POST /api/auth/login takes username and password, and answers a user with access_token', async () => {
    const { form } = await student();
    const { username, password } = form;
    const answer = await visitor().call<Keyed>('POST', 'auth/login', { username, password });
    expect(namesIn(answer)).toEqual([...RESTORED, 'topics'].sort());
    expect(namesIn(answer['user'])).toEqual(['access_token', ...USER]);
    expect(namesIn(answer['user_chapters']?.['1'])).toEqual(['name', 'quiz_grade', 'unit_id', 'video_completed']);
  });

  it('GET /api/auth/refreshuser answers the user without a token, and 401 once the session is over', async () => {
    const { browser } = await student();
    const answer = await browser.call<Keyed>('GET', 'auth/refreshuser');
    expect(namesIn(answer)).toEqual(RESTORED);
    expect(namesIn(answer['user'])).toEqual(USER);
    await browser.call('POST', 'auth/logout');
    await expect(browser.call('GET', 'auth/refreshuser')).rejects.toMatchObject({ status: 401 });
  });
});

describe('the calls of the library', () => {
  it('GET /api/units/ answers chapters, subjects and units, each keyed by id', async () => {
    const course = await visitor().call<Keyed>('GET', 'units/');
    expect(namesIn(course)).toEqual(['chapters', 'subjects', 'units']);
    expect(namesIn(course['subjects']?.['1'])).toEqual(['id', 'name']);
    expect(namesIn(course['units']?.['1'])).toEqual(['id', 'name', 'subject_id']);
    expect(namesIn(course['chapters']?.['1'])).toEqual(
      ['id', 'name', 'quiz_blurb', 'quiz_blurb_img_url', 'slug', 'unit_id', 'video_blurb', 'video_url'].sort(),
    );
    for (const things of Object.values(course)) {
      for (const [key, thing] of Object.entries(things)) expect(thing['id']).toBe(Number(key));
    }
  });

  it('GET /api/chapters/getall answers chapters', async () => {
    const answer = await visitor().call<Keyed>('GET', 'chapters/getall');
    expect(namesIn(answer)).toEqual(['chapters']);
    expect(answer['chapters']?.['1']?.['name']).toBe('1.1 Scarcity, Choice and Opportunity Cost');
  });

  it('GET /api/chapters/blurb/{chapterId} answers video_blurb', async () => {
    expect(await visitor().call('GET', 'chapters/blurb/1')).toEqual({ video_blurb: expect.stringContaining('<p>') });
  });

  it('GET /api/chapters/search/{term} takes the term URL-encoded and answers a list of chapters', async () => {
    const term = encodeURIComponent('supply & demand');
    const { results } = await visitor().call<{ results: Json[] }>('GET', `chapters/search/${term}`);
    expect(results.length).toBeGreaterThan(0);
    expect(results[0]).toMatchObject({ id: expect.any(Number), name: expect.any(String), slug: expect.any(String) });
  });

  it('GET api/topics answers topics', async () => {
    const answer = await visitor().call<Keyed>('GET', 'topics');
    expect(namesIn(answer)).toEqual(['topics']);
    expect(namesIn(answer['topics']?.['1'])).toEqual(TOPIC);
  });
});

describe('the calls of a quiz', () => {
  it('GET /api/quiz/questions_nouser?chapter={chapter} answers a quiz to a visitor', async () => {
    const quiz = await visitor().call<Keyed>('GET', 'quiz/questions_nouser?chapter=1');
    expect(namesIn(quiz)).toEqual(['attempt_id', 'questions', 'quiz_blurb', 'quiz_blurb_img_url']);
    expect(namesIn(quiz['questions'])).toHaveLength(6);
  });

  it('GET /api/quiz/questions?chapter&type&topics answers questions, quiz_blurb and quiz_blurb_img_url', async () => {
    const { browser } = await student();
    const topics = encodeURIComponent(JSON.stringify([1, 2]));
    for (const query of ['chapter=1&type=chapterQuiz', `chapter=1&type=topicQuiz&topics=${topics}`]) {
      const quiz = await browser.call<Keyed>('GET', `quiz/questions?${query}`);
      expect(namesIn(quiz)).toEqual(['attempt_id', 'questions', 'quiz_blurb', 'quiz_blurb_img_url']);
      const [question] = Object.values(quiz['questions'] ?? {});
      expect(namesIn(question)).toEqual(['answers', 'id', 'image_url', 'text', 'topic_id']);
      expect(namesIn(Object.values(question?.['answers'] ?? {})[0])).toEqual(['is_correct', 'text']);
    }
  });

  it('PUT /api/progress/finishquiz takes chapter_id, quiz_score and answers, and answers what the results show', async () => {
    const { browser } = await student();
    const answer = await finish(browser, 'finishquiz', 'type=chapterQuiz&chapter=1', 6);
    const names = ['chapters', 'user', 'answers', 'topic_progress', 'topics', 'last_chapter'];
    expect(namesIn(answer)).toEqual([...names, 'quiz_score'].sort());
    expect(namesIn(answer['answers']?.['0'])).toEqual(['answerId', 'isCorrect', 'questionId', 'topicId']);
    expect(namesIn(answer['topic_progress']?.['1'])).toEqual([...COUNTS, 'topic_id'].sort());
  });

  it('PUT /api/progress/finishreviewquiz takes the same body and answers answers and topic_progress', async () => {
    const { browser } = await student();
    await finish(browser, 'finishquiz', 'type=chapterQuiz&chapter=1', 0);
    for (const query of [
      'type=topicQuiz&topics=[1]',
      'type=shortWeakspotQuiz',
      'type=longWeakspotQuiz',
      'type=unitQuiz&unit=1',
    ]) {
      const answer = await finish(browser, 'finishreviewquiz', query, 1);
      expect(namesIn(answer)).toEqual(['answers', 'quiz_score', 'topic_progress']);
    }
  });
});

describe('the calls of progress', () => {
  it('POST /api/units/ takes a map of chapter id to boolean', async () => {
    const { browser } = await student(null);
    const answer = await browser.call<Keyed>('POST', 'units/', { 1: true, 2: true, 3: false });
    expect(namesIn(answer)).toEqual(['chapters', 'units', 'user', 'user_chapters']);
    expect(namesIn(answer['user_chapters'])).toEqual(['1', '2']);
    expect(answer['user']?.['current_chapter']).toBe(1);
  });

  it.each(['watched', 'unwatched'])('PATCH /api/progress/ takes chapter_id and the status %s', async (status) => {
    const { browser } = await student();
    const answer = await browser.call<Keyed>('PATCH', 'progress/', { chapter_id: 1, status });
    expect(answer['user_chapters']?.['1']?.['video_completed']).toBe(status === 'watched');
  });

  it('PATCH /api/progress/chapter takes chapter_id and quiz_score, and answers current_chapter and completed', async () => {
    const { browser } = await student({ 1: true, 2: true });
    await finish(browser, 'finishquiz', 'type=chapterQuiz&chapter=1', 6);
    const moved = await browser.call<Json>('PATCH', 'progress/chapter', { chapter_id: 1, quiz_score: 100 });
    expect(moved).toMatchObject({ current_chapter: 2, completed: false, user: { current_chapter: 2 } });
  });
});

describe('the calls of the mail', () => {
  const forgotten = async () => {
    const { form } = await student();
    const browser = visitor();
    await browser.call('POST', 'retrieve/password', { email: form.email });
    const mail = app().mails.findLast(({ to }) => to === form.email);
    return { form, browser, token: /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
  };

  it.each(['password', 'username'])(
    'POST /api/retrieve/%s takes an email, and refuses an unknown one',
    async (what) => {
      const { form } = await student();
      const before = app().mails.length;
      expect(await visitor().call('POST', `retrieve/${what}`, { email: form.email })).toEqual({ sent: true });
      expect(app().mails.length).toBe(before + 1);
      const unknown = visitor().call('POST', `retrieve/${what}`, { email: 'nobody@example.com' });
      await expect(unknown).rejects.toMatchObject({ status: 404, message: rules.ACCOUNT_NOT_FOUND });
    },
  );

  it('POST /api/retrieve/validate-token takes a token and answers its email, or an error', async () => {
    const { form, browser, token } = await forgotten();
    expect(await browser.call('POST', 'retrieve/validate-token', { token })).toEqual({ email: form.email });
    const refused = await browser.request('POST', 'retrieve/validate-token', { token: 'made-up' });
    expect([refused.ok, await refused.json()]).toEqual([false, { error: rules.INVALID_TOKEN }]);
  });

  it('POST /api/retrieve/reset-password takes email and password, with the token beside them', async () => {
    const { form, browser, token } = await forgotten();
    const change = { email: form.email, password: 'Elastic99', token };
    expect(await browser.call('POST', 'retrieve/reset-password', change)).toEqual({ changed: true });
    await restClient(app().url).logIn(form.username, 'Elastic99');
  });

  it('POST /api/mail/send takes subject, email and body', async () => {
    const message = { subject: 'Hello', email: 'ada@example.com', body: 'Thanks.' };
    expect(await visitor().call('POST', 'mail/send', message)).toEqual({ sent: true });
    expect(app().mails.at(-1)).toMatchObject({ replyTo: message.email, subject: 'Contact: Hello' });
  });
});

describe('the calls of one’s own data', () => {
  it('GET /api/account answers what myData answers', async () => {
    const { browser } = await student();
    await finish(browser, 'finishquiz', 'type=chapterQuiz&chapter=1', 4);
    const { myData } = await sendGraphql<{ myData: string }>(app().url, '{ myData }', {}, browser.accessToken);
    expect(await browser.call('GET', 'account')).toEqual(JSON.parse(myData));
  });

  it('DELETE /api/account takes the password and deletes the account', async () => {
    const { form, browser } = await student();
    await expect(browser.call('DELETE', 'account')).rejects.toMatchObject({ status: 400 });
    const refusal = { status: 400, message: expect.stringContaining(rules.WRONG_PASSWORD) };
    await expect(browser.call('DELETE', 'account', { password: 'Marginal2' })).rejects.toMatchObject(refusal);
    await browser.call('DELETE', 'account', { password: form.password });
    await expect(browser.call('GET', 'account')).rejects.toMatchObject({ status: 401 });
    await expect(restClient(app().url).logIn(form.username, form.password)).rejects.toMatchObject({ status: 401 });
  });
});

describe('what a student does through the REST facade', () => {
  it('leaves the same progress that GraphQL shows', async () => {
    const ada = await restClient(app().url).signUp(newForm());
    await ada.choose({ 1: true, 2: true, 3: true });
    await ada.choose({ 3: false });
    await ada.mark(1, true);
    await ada.mark(2, true);
    await ada.mark(2, false);
    const chapterQuiz = await ada.start({ type: 'chapterQuiz', chapterId: 1 });
    const finished = await ada.finish(chapterQuiz, answersTo(app().course, chapterQuiz, 5));
    expect(finished.score).toBe(83);
    expect(finished.marks.filter(({ isCorrect }) => isCorrect)).toHaveLength(5);
    const topicQuiz = await ada.start({ type: 'topicQuiz', topicIds: [1, 2] });
    expect((await ada.finish(topicQuiz, answersTo(app().course, topicQuiz, 0))).score).toBe(0);
    expect(await ada.advance(1)).toEqual({ currentChapter: 2, completed: false });

    const progress = await ada.progress();
    expect(progress.chapters).toEqual({
      1: { videoCompleted: true, quizGrade: 83 },
      2: { videoCompleted: false, quizGrade: null },
    });
    expect(progress).toEqual(await graphqlClient(app().url).withToken(ada.accessToken).progress());
  });

  it('continues the attempt that was begun through GraphQL', async () => {
    const { accessToken } = await restClient(app().url).signUp(newForm());
    const request = { type: 'chapterQuiz', chapterId: 1 };
    const begun = await graphqlClient(app().url).withToken(accessToken).start(request);
    const resumed = await restClient(app().url).withToken(accessToken).start(request);
    expect(resumed.attemptId).toBe(begun.attemptId);
    expect(resumed.questions.map(({ id }) => id).sort()).toEqual(begun.questions.map(({ id }) => id).sort());
  });
});

describe('what the REST facade refuses, with the status and the message of the service', () => {
  const TEN_TOPICS = JSON.stringify([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const anyMessage = expect.any(String);

  it.each<[what: string, method: string, path: string, body: object | undefined, status: number, message: unknown]>([
    ['a plan with nothing in it', 'POST', 'units/', {}, 400, anyMessage],
    ['a chapter that does not exist', 'POST', 'units/', { 9999: true }, 404, anyMessage],
    ['a watched mark of an unknown kind', 'PATCH', 'progress/', { chapter_id: 1, status: 'skimmed' }, 400, anyMessage],
    [
      'a step on from a chapter that is not passed',
      'PATCH',
      'progress/chapter',
      { chapter_id: 1, quiz_score: 100 },
      409,
      expect.stringContaining(`${PASSED_FROM}%`),
    ],
    [
      'a quiz on ten topics',
      'GET',
      `quiz/questions?type=topicQuiz&topics=${TEN_TOPICS}`,
      undefined,
      400,
      'Please choose a maximum of nine topics',
    ],
    ['a quiz on no topic', 'GET', 'quiz/questions?type=topicQuiz&topics=[]', undefined, 400, anyMessage],
    ['a quiz on an unknown topic', 'GET', 'quiz/questions?type=topicQuiz&topics=[9999]', undefined, 404, anyMessage],
    [
      'a quiz on weak spots that are not known yet',
      'GET',
      'quiz/questions?type=shortWeakspotQuiz',
      undefined,
      409,
      expect.stringContaining('weak spots'),
    ],
    ['a search for blanks', 'GET', 'chapters/search/%20%20', undefined, 400, anyMessage],
    ['a search for 5,000 characters', 'GET', `chapters/search/${'x'.repeat(5000)}`, undefined, 400, anyMessage],
    ['a search for a NUL', 'GET', 'chapters/search/a%00b', undefined, 400, anyMessage],
    [
      'a wrong password',
      'POST',
      'auth/login',
      { username: 'nobody_here', password: 'Marginal2' },
      401,
      'Incorrect username or password.',
    ],
    [
      'a sign-up with a weak password',
      'POST',
      'auth/signup',
      { username: 'weak_word', email: 'weak_word@example.com', password: 'Password1', quizData: null },
      400,
      rules.COMMON_PASSWORD_MESSAGE,
    ],
    [
      'a message from two addresses',
      'POST',
      'mail/send',
      { subject: 'Hello', email: 'a@example.com, b@example.com', body: 'Thanks.' },
      400,
      rules.EMAIL_MESSAGE,
    ],
    [
      'a new password for a made-up token',
      'POST',
      'retrieve/reset-password',
      { token: 'made-up', password: 'Elastic99' },
      400,
      rules.INVALID_TOKEN,
    ],
  ])('refuses %s', async (_what, method, path, body, status, message) => {
    const { browser } = await student();
    await expect(browser.call(method, path, body)).rejects.toMatchObject({ status, message });
  });

  it('refuses a second sign-up with the same username or the same email', async () => {
    const { form } = await student();
    const sameName = restClient(app().url).signUp(newForm({ username: form.username.toUpperCase() }));
    await expect(sameName).rejects.toMatchObject({ status: 409, message: expect.stringContaining('username') });
    const sameEmail = restClient(app().url).signUp(newForm({ email: form.email.toUpperCase() }));
    await expect(sameEmail).rejects.toMatchObject({ status: 409, message: expect.stringContaining('email') });
  });

  it('refuses answers that are partial, foreign or malformed, and the quiz of another student', async () => {
    const [ada, bob] = [await restClient(app().url).signUp(newForm()), await restClient(app().url).signUp(newForm())];
    const quiz = await ada.start({ type: 'chapterQuiz', chapterId: 1 });
    const good = answersTo(app().course, quiz, 6);
    const clean = { status: expect.toSatisfy((status: number) => status >= 400 && status < 500) };
    for (const forged of [[], good.slice(1), [...good, ...good], [{ questionId: '🦉', answerId: 1 }, ...good.slice(1)]])
      await expect(ada.finish(quiz, forged)).rejects.toMatchObject(clean);
    await expect(bob.finish(quiz, good)).rejects.toMatchObject({ status: 404 });
    expect((await ada.progress()).topics).toEqual({});
    expect((await ada.finish(quiz, good)).score).toBe(100);
  });

  it.each(['made-up', 'a'.repeat(300), "' or 1=1 --"])('answers 401 to the token %j', async (token) => {
    await expect(restClient(app().url).withToken(token).progress()).rejects.toMatchObject({ status: 401 });
  });

  it.each(['%', '_', "'", '(a+)+$', '🦉', 'zzzzzz', '& | ! ( ) : *', '"', '\\', '-'])(
    'searches for %j as text',
    async (term) => {
      const found = await visitor().call<{ results: Json[] }>('GET', `chapters/search/${encodeURIComponent(term)}`);
      expect(found.results).toEqual([]);
    },
  );

  it('says in guess whether a search found only words that look alike', async () => {
    expect(await visitor().call('GET', 'chapters/search/scarcty')).toMatchObject({ guess: true });
    expect(await visitor().call('GET', 'chapters/search/scarcity')).toMatchObject({ guess: false });
  });
});

describe('what all calls have in common', () => {
  it('every call but GET needs the X-CSRF-Token of its browser', async () => {
    const { browser } = await student();
    const without = new RestBrowser(app().url, browser.accessToken);
    for (const [method, path] of [
      ['POST', 'auth/login'],
      ['POST', 'auth/signup'],
      ['POST', 'units/'],
      ['PATCH', 'progress/'],
      ['PUT', 'progress/finishquiz'],
      ['PUT', 'progress/finishreviewquiz'],
      ['PATCH', 'progress/chapter'],
      ['POST', 'retrieve/password'],
      ['POST', 'retrieve/username'],
      ['POST', 'retrieve/validate-token'],
      ['POST', 'retrieve/reset-password'],
      ['POST', 'mail/send'],
    ] as const) {
      expect([path, (await without.request(method, path, {})).status]).toEqual([path, 403]);
    }
  });

  it('the calls of a student need a bearer token that is good, and the others none', async () => {
    const stranger = new RestBrowser(app().url, 'made-up');
    await stranger.getCsrfToken();
    const anyChoice = { chapter_id: 1, status: 'watched' };
    const answers = [{ questionId: 1, answerId: 1 }];
    for (const [method, path, body] of [
      ['GET', 'auth/refreshuser', undefined],
      ['POST', 'units/', { 1: true }],
      ['GET', 'quiz/questions?type=chapterQuiz&chapter=1', undefined],
      ['PATCH', 'progress/', anyChoice],
      ['PUT', 'progress/finishquiz', { chapter_id: 1, quiz_score: 0, answers }],
      ['PUT', 'progress/finishreviewquiz', { chapter_id: 1, quiz_score: 0, answers }],
      ['PATCH', 'progress/chapter', { chapter_id: 1, quiz_score: 0 }],
    ] as const) {
      expect([path, (await stranger.request(method, path, body)).status]).toEqual([path, 401]);
    }
    for (const path of [
      'units/',
      'chapters/getall',
      'topics',
      'chapters/search/tax',
      'quiz/questions_nouser?chapter=1',
    ]) {
      expect([path, (await visitor().request('GET', path)).status]).toEqual([path, 200]);
    }
  });
});
