import { describe, expect, it } from 'vitest';
import { useTestApp } from './support/app';
import { newForm } from './support/api-clients';
import { outlineOf } from './support/outline';
import { Page } from './support/browser-tab';
import * as outlines from './support/rest-outlines';

// The client that spec §7 describes, on nothing but HTTP: it gets its CSRF token first, keeps its access token, scores for
// itself by is_correct, and reads what the table says it reads.

const app = useTestApp();

interface Quiz {
  questions: Record<string, { id: number; topic_id: number; answers: Record<string, { is_correct: boolean }> }>;
}

/** A page that has just been loaded: the first thing it does is to fetch its CSRF token. */
async function loadedPage(): Promise<Page> {
  const page = new Page(app().url);
  const { csrf_token: token } = await get<{ csrf_token: string }>(page, '/api/csrf/getit', { csrf_token: 'string' });
  page.csrfToken = token;
  return page;
}

/** What the server answers with 200, once it has the outline that is expected of it. */
async function call<Answer>(page: Page, method: string, path: string, body: object | undefined, outline: object) {
  const { status, json } = await page.request(method, path, body);
  expect([method, path, status]).toEqual([method, path, 200]);
  expect(outlineOf(json)).toEqual(outline);
  return json as Answer; // its outline was just looked at
}

const get = <Answer>(page: Page, path: string, outline: object) => call<Answer>(page, 'GET', path, undefined, outline);

interface SignedIn {
  user: { access_token: string; current_chapter: number | null };
}

async function signUp(page: Page, quizData: object | null = null) {
  const form = newForm();
  const { user } = await call<SignedIn>(
    page,
    'POST',
    '/api/auth/signup',
    { ...form, quizData },
    {
      user: outlines.NEW_USER,
      units: outlines.UNITS,
      chapters: outlines.CHAPTERS,
      topic_progress: quizData ? outlines.TOPIC_PROGRESS : {},
      user_chapters: {},
      topics: outlines.TOPICS_WITH_PROGRESS,
    },
  );
  page.accessToken = user.access_token;
  return form;
}

/** Answers that the client has scored for itself: the first `right` of them right. */
function answersTo({ questions }: Quiz, right: number) {
  return Object.values(questions).map(({ id, topic_id, answers }, index) => {
    const [answerId] = Object.entries(answers).find(([, { is_correct }]) => is_correct === index < right) ?? [];
    return { questionId: id, answerId: Number(answerId), isCorrect: index < right, topicId: topic_id };
  });
}

async function choose(page: Page, choices: Record<number, boolean>) {
  const outline = {
    units: outlines.UNITS,
    user: outlines.USER,
    user_chapters: { '{id}': outlines.USER_CHAPTER },
    chapters: outlines.CHAPTERS,
  };
  return call<SignedIn & { user_chapters: object }>(page, 'POST', '/api/units/', choices, outline);
}

async function takeQuiz(page: Page, query: string, finishCall: 'finishquiz' | 'finishreviewquiz', right: number) {
  const quiz = await get<Quiz>(page, `/api/quiz/questions?${query}`, outlines.QUIZ);
  const answers = answersTo(quiz, right);
  const score = Math.floor((right * 100) / answers.length);
  const body = { chapter_id: 1, quiz_score: score, answers };
  const review = { answers: outlines.ANSWERS, quiz_score: 'number', topic_progress: outlines.TOPIC_PROGRESS };
  const whole = {
    ...review,
    chapters: outlines.CHAPTERS,
    user: outlines.USER,
    topics: outlines.TOPICS_WITH_PROGRESS,
    last_chapter: 'boolean',
  };
  const outline = finishCall === 'finishquiz' ? whole : review;
  const done = await call<{ quiz_score: number }>(page, 'PUT', `/api/progress/${finishCall}`, body, outline);
  expect(done.quiz_score).toBe(score);
}

/** The token of the reset link that was mailed last. */
async function mailedToken(email: string): Promise<string> {
  const newest = () => app().mails.findLast(({ to, text }) => to === email && text.includes('token='))?.text ?? '';
  await expect.poll(newest).toContain('/reset-password');
  return new URL(/https:\S+/.exec(newest())?.[0] ?? '').searchParams.get('token') ?? '';
}

describe('the client that the specification describes, over plain HTTP', () => {
  it('shows a visitor the library, and keeps the result of the free quiz for whoever signs up with it', async () => {
    const page = await loadedPage();
    expect(page.setCookies).toEqual([
      expect.stringMatching(/^csrf=[\w-]+; Path=\/api; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    await get(page, '/api/units/', { chapters: outlines.CHAPTERS, subjects: outlines.SUBJECTS, units: outlines.UNITS });
    await get(page, '/api/chapters/getall', { chapters: outlines.CHAPTERS });
    await get(page, '/api/chapters/blurb/1', { video_blurb: 'string' });
    await get(page, '/api/topics', { topics: { '{id}': outlines.TOPIC } });
    await get(page, `/api/chapters/search/${encodeURIComponent('supply & demand')}`, {
      results: [outlines.CHAPTER],
      guess: 'boolean',
    });
    const quiz = await get<Quiz>(page, '/api/quiz/questions_nouser?chapter=1', outlines.QUIZ);
    await signUp(page, { chapter_id: 1, answers: answersTo(quiz, 5) });
    const { user_chapters: stored } = await choose(page, { 1: true });
    expect(stored).toMatchObject({ 1: { quiz_grade: 83, video_completed: false } });
  });

  it('takes a student from the plan through quizzes to the next chapter, and back after a reload', async () => {
    const page = await loadedPage();
    await signUp(page);
    expect((await choose(page, { 1: true, 2: true, 3: false })).user.current_chapter).toBe(1);
    await call(
      page,
      'PATCH',
      '/api/progress/',
      { chapter_id: 1, status: 'watched' },
      {
        user_chapters: { '{id}': outlines.USER_CHAPTER },
      },
    );
    await takeQuiz(page, 'chapter=1&type=chapterQuiz&topics=', 'finishquiz', 5);
    const moved = await call(
      page,
      'PATCH',
      '/api/progress/chapter',
      { chapter_id: 1, quiz_score: 83 },
      {
        current_chapter: 'number',
        completed: 'boolean',
        user: outlines.USER,
      },
    );
    expect(moved).toMatchObject({ current_chapter: 2, completed: false });
    const topics = encodeURIComponent(JSON.stringify([1, 2]));
    await takeQuiz(page, `chapter=1&type=topicQuiz&topics=${topics}`, 'finishreviewquiz', 2);
    await takeQuiz(page, 'chapter=&type=shortWeakspotQuiz&topics=', 'finishreviewquiz', 8);

    const reloaded = await loadedPage();
    reloaded.accessToken = page.accessToken;
    const restored = await get(reloaded, '/api/auth/refreshuser', {
      user: outlines.USER,
      units: outlines.UNITS,
      chapters: outlines.CHAPTERS,
      topic_progress: outlines.TOPIC_PROGRESS,
      user_chapters: { '{id}': outlines.USER_CHAPTER },
    });
    expect(restored).toMatchObject({
      user: { current_chapter: 2 },
      user_chapters: { 1: { video_completed: true, quiz_grade: 83 } },
    });
    await call(reloaded, 'POST', '/api/auth/logout', undefined, { logged_out: 'boolean' });
    expect(await page.request('GET', '/api/auth/refreshuser')).toEqual({
      status: 401,
      json: { error: 'Please log in to continue.' },
    });
  });

  it('lets a student who forgot the password set a new one, with the permission that the mailed link left in the browser', async () => {
    const page = await loadedPage();
    const form = await signUp(page);
    const other = await loadedPage();
    await call(other, 'POST', '/api/retrieve/password', { email: form.email }, { sent: 'boolean' });
    const token = await mailedToken(form.email);
    const { email } = await call<{ email: string }>(
      other,
      'POST',
      '/api/retrieve/validate-token',
      { token },
      { email: 'string' },
    );
    expect(other.setCookies.at(-1)).toMatch(
      /^reset_grant=.*Path=\/api\/retrieve; .*HttpOnly; Secure; SameSite=Strict$/,
    );
    const change = { email, password: 'Elastic99' };
    expect((await page.request('POST', '/api/retrieve/reset-password', change)).status).toBe(403);
    await call(other, 'POST', '/api/retrieve/reset-password', change, { changed: 'boolean' });
    expect((await other.request('POST', '/api/retrieve/reset-password', change)).status).toBe(403);

    expect((await page.request('GET', '/api/auth/refreshuser')).status).toBe(401);
    const { username } = form;
    expect((await other.request('POST', '/api/auth/login', { username, password: form.password })).status).toBe(401);
    const { user } = await call<SignedIn>(
      other,
      'POST',
      '/api/auth/login',
      { username, password: 'Elastic99' },
      {
        user: outlines.NEW_USER,
        units: outlines.UNITS,
        chapters: outlines.CHAPTERS,
        topic_progress: {},
        user_chapters: {},
        topics: outlines.TOPICS_WITH_PROGRESS,
      },
    );
    other.accessToken = user.access_token;
    expect((await other.request('GET', '/api/auth/refreshuser')).status).toBe(200);
  });

  it('mails a forgotten username, and a message to the people who run the site', async () => {
    const page = await loadedPage();
    const { username, email } = await signUp(page);
    await call(page, 'POST', '/api/retrieve/username', { email }, { sent: 'boolean' });
    await expect.poll(() => app().mails.findLast(({ to }) => to === email)?.text).toContain(username);
    const message = { subject: 'A question', email, body: 'Is 4.4 really coming soon?' };
    await call(page, 'POST', '/api/mail/send', message, { sent: 'boolean' });
    await expect.poll(() => app().mails.at(-1)).toMatchObject({ to: 'owner@curves.example', replyTo: email });
  });

  it('is refused in JSON with a text for people wherever it forgot its CSRF token', async () => {
    const page = await loadedPage();
    page.csrfToken = null;
    const { status, json } = await page.request('POST', '/api/auth/login', { username: 'ada', password: 'Marginal1' });
    expect([status, json]).toEqual([403, { error: expect.stringContaining('X-CSRF-Token') }]);
  });
});
