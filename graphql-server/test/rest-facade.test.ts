import { describe, expect, it } from 'vitest';
import { answersTo } from './support/answers';
import { useTestApp } from './support/app';
import { newForm } from './support/api-clients';
import { RestBrowser, restClient } from './support/rest-client';

const app = useTestApp();

async function signedInBrowser() {
  const { accessToken } = await restClient(app().url).signUp(newForm());
  const browser = new RestBrowser(app().url, accessToken);
  await browser.getCsrfToken();
  return browser;
}

describe('the CSRF token of the REST facade', () => {
  it('is refused when it is missing, made up or made for another browser', async () => {
    const login = { username: 'nobody_here', password: 'Marginal1' };
    const browser = new RestBrowser(app().url);
    expect((await browser.request('POST', 'auth/login', login)).status).toBe(403);
    await browser.getCsrfToken();
    expect((await browser.request('POST', 'auth/login', login, { 'X-CSRF-Token': 'made-up' })).status).toBe(403);
    const other = await new RestBrowser(app().url).getCsrfToken();
    const stolen = await browser.request('POST', 'auth/login', login, { 'X-CSRF-Token': other });
    expect(stolen.status).toBe(403);
    expect(await stolen.json()).toEqual({ error: expect.stringContaining('X-CSRF-Token') });
    expect((await browser.request('POST', 'auth/login', login)).status).toBe(401);
  });

  it('stays the same for one browser, so that two tabs do not lock each other out', async () => {
    const browser = new RestBrowser(app().url);
    expect(await browser.getCsrfToken()).toBe(await browser.getCsrfToken());
  });
});

describe('the shapes of spec §7', () => {
  it('gives the course keyed by id, with and without a trailing slash', async () => {
    const browser = new RestBrowser(app().url);
    for (const path of ['units', 'units/']) {
      const course = await browser.call<Record<string, Record<string, unknown>>>('GET', path);
      expect(Object.keys(course).sort()).toEqual(['chapters', 'subjects', 'units']);
      expect(course['subjects']?.['1']).toEqual({ id: 1, name: 'Microeconomics' });
      expect(course['units']?.['2']).toEqual({ id: 2, name: 'Unit 2: Supply & Demand', subject_id: 1 });
      expect(course['chapters']?.['1']).toMatchObject({ id: 1, unit_id: 1, slug: expect.any(String) });
    }
    const { chapters } = await browser.call<{ chapters: object }>('GET', 'chapters/getall');
    expect(Object.keys(chapters)).toHaveLength(56);
    const { topics } = await browser.call<{ topics: Record<string, object> }>('GET', 'topics');
    expect(topics['1']).toEqual({ id: 1, topic_name: expect.any(String), chapter_id: 1 });
    expect(await browser.call('GET', 'chapters/blurb/1')).toEqual({ video_blurb: expect.stringContaining('<p>') });
  });

  it('gives sign-up, login and session restore what the spec lists', async () => {
    const form = newForm();
    const browser = new RestBrowser(app().url);
    const signedUp = await browser.call<Record<string, unknown>>('POST', 'auth/signup', { ...form, quizData: null });
    const lists = ['chapters', 'topic_progress', 'units', 'user', 'user_chapters'];
    expect(Object.keys(signedUp).sort()).toEqual([...lists, 'topics'].sort());
    expect(signedUp['user']).toEqual({
      username: form.username,
      email: form.email,
      current_chapter: null,
      access_token: expect.stringMatching(/^\d+-[\w-]{43}$/),
    });
    const { user, ...rest } = await browser.call<Record<string, { access_token: string }>>('POST', 'auth/login', form);
    expect(Object.keys(rest).sort()).toEqual(['chapters', 'topic_progress', 'topics', 'units', 'user_chapters']);
    browser.accessToken = user?.access_token ?? '';
    const restored = await browser.call<Record<string, object>>('GET', 'auth/refreshuser');
    expect(Object.keys(restored).sort()).toEqual(lists);
    expect(restored['user']).not.toHaveProperty('access_token');
  });

  it('sends questions with their answers keyed by id, for a client that scores for itself', async () => {
    const browser = new RestBrowser(app().url);
    for (const chapter of ['1', app().course.chapter(1).slug]) {
      const quiz = await browser.call<{
        questions: Record<string, { id: number; image_url: string | null; answers: Record<string, object> }>;
      }>('GET', `quiz/questions_nouser?chapter=${chapter}`);
      expect(quiz).toMatchObject({ quiz_blurb: expect.stringContaining('<p>'), quiz_blurb_img_url: null });
      for (const [id, question] of Object.entries(quiz.questions)) {
        expect(question.id).toBe(Number(id));
        expect(question).toMatchObject({ text: expect.any(String), topic_id: expect.any(Number) });
        expect([null, expect.stringMatching(/^\/figures\//)]).toContainEqual(question.image_url);
        expect(Object.values(question.answers)).toContainEqual({ text: expect.any(String), is_correct: true });
      }
    }
  });

  it('hands a finished quiz back marked by the server, whatever score was claimed', async () => {
    const browser = await signedInBrowser();
    await browser.call('POST', 'units/', { 1: true });
    const student = restClient(app().url).withToken(browser.accessToken ?? '');
    const quiz = await student.start({ type: 'chapterQuiz', chapterId: 1 });
    const answers = answersTo(app().course, quiz, 5).map((answer) => ({ ...answer, isCorrect: true, topicId: 1 }));
    const body = { chapter_id: 1, quiz_score: 100, answers };
    const finished = await browser.call<Record<string, unknown>>('PUT', 'progress/finishquiz', body);
    expect(Object.keys(finished).sort()).toEqual(
      ['answers', 'chapters', 'last_chapter', 'quiz_score', 'topic_progress', 'topics', 'user'].sort(),
    );
    expect(finished['quiz_score']).toBe(83);
    expect(finished['last_chapter']).toBe(true);
    expect(finished['answers']).toContainEqual(expect.objectContaining({ isCorrect: false }));
    const moved = await browser.call('PATCH', 'progress/chapter', { chapter_id: 1, quiz_score: 83 });
    expect(moved).toMatchObject({ current_chapter: 1, completed: true });
  });

  it('takes the topics of a quiz as ids, as objects and keyed by id', async () => {
    const browser = await signedInBrowser();
    for (const topics of [[1, 2], [{ id: 1 }, { id: 2 }], { 1: {}, 2: {} }]) {
      const query = `type=topicQuiz&topics=${encodeURIComponent(JSON.stringify(topics))}`;
      const { questions } = await browser.call<{ questions: object }>('GET', `quiz/questions?${query}`);
      expect(Object.keys(questions)).toHaveLength(6);
    }
  });
});

describe('a request that cannot be read', () => {
  it.each([
    'quiz/questions?type=nonsense',
    'quiz/questions?topics=%7B',
    'quiz/questions_nouser',
    'chapters/blurb/0',
    'nowhere',
  ])('is answered with a clean 4xx: GET %s', async (path) => {
    const response = await (await signedInBrowser()).request('GET', path);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await response.json()).toEqual({ error: expect.any(String) });
  });

  it('is answered in GraphQL error form on /graphql', async () => {
    const response = await fetch(`${app().url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      errors: [expect.objectContaining({ extensions: { code: 'BAD_REQUEST' } })],
    });
  });
});

describe('what an owner can see', () => {
  it('counts requests, logins and quizzes, and names nobody', async () => {
    const form = newForm();
    await restClient(app().url).signUp(form);
    await expect(restClient(app().url).logIn(form.username, 'Wrong1234')).rejects.toMatchObject({ status: 401 });
    const text = await (await fetch(`${app().url}/metrics`)).text();
    expect(text).toMatch(/curve_whisperer_events_total\{event="signedUp"\} [1-9]/);
    expect(text).toMatch(/curve_whisperer_events_total\{event="loginFailed"\} [1-9]/);
    expect(text).toMatch(/curve_whisperer_request_seconds_count\{api="rest",status="200"\} [1-9]/);
    expect(text).not.toContain(form.username);
    expect(app().logged.some((line) => line.includes('"event":"loginFailed"'))).toBe(true);
  });

  it('hears whether the process lives and the database answers', async () => {
    expect(await (await fetch(`${app().url}/healthz`)).json()).toEqual({ status: 'alive' });
    expect((await fetch(`${app().url}/readyz`)).status).toBe(200);
  });
});
