import { describe, expect, it } from 'vitest';
import { ACCOUNT_NOT_FOUND, INVALID_TOKEN } from '../../schema/rules/account';
import { answersTo } from './support/answers';
import { useTestApp } from './support/app';
import { newForm } from './support/api-clients';
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
      await expect(unknown).rejects.toMatchObject({ status: 404, message: ACCOUNT_NOT_FOUND });
    },
  );

  it('POST /api/retrieve/validate-token takes a token and answers its email, or an error', async () => {
    const { form, browser, token } = await forgotten();
    expect(await browser.call('POST', 'retrieve/validate-token', { token })).toEqual({ email: form.email });
    const refused = await browser.request('POST', 'retrieve/validate-token', { token: 'made-up' });
    expect([refused.ok, await refused.json()]).toEqual([false, { error: INVALID_TOKEN }]);
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
