import 'reflect-metadata';
import { restCalls } from '../../src/features';
import { isReview, Refusal, type ApiClient, type Student } from './api-client';

interface UserReply {
  username: string;
  current_chapter: number | null;
  access_token: string;
}

interface RestoredReply {
  user: UserReply;
  user_chapters: Record<number, { video_completed: boolean; quiz_grade: number | null }>;
  topic_progress: Record<
    number,
    { questions_asked: number; answered_correctly: number; percent_correct: number | null }
  >;
}

interface QuizReply {
  attempt_id: string;
  questions: Record<number, { id: number; answers: Record<number, { text: string; is_correct: boolean }> }>;
}

/** Holds every answer to what openapi.json says of it. */
function checkReply(method: string, path: string, answer: unknown): void {
  const asked = path.split('?')[0]?.replace(/\/$/, '').split('/') ?? [];
  const call = restCalls.find((one) => {
    const parts = one.path.slice(1).split('/');
    const fits = parts.length === asked.length && parts.every((part, at) => part.startsWith(':') || part === asked[at]);
    return one.method === method && fits;
  });
  call?.reply.parse(answer);
}

const isRaw = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array;

/** A browser's view of the REST facade: it keeps the cookie and sends the CSRF token with every non-GET call (spec §7). */
export class RestBrowser {
  private cookie = '';
  private csrfToken = '';

  constructor(
    private readonly url: string,
    public accessToken?: string,
  ) {}

  async getCsrfToken(): Promise<string> {
    const response = await fetch(`${this.url}/api/csrf/getit`, { headers: { cookie: this.cookie } });
    this.cookie =
      response.headers
        .getSetCookie()
        .map((set) => set.split(';')[0] ?? '')
        .join('; ') || this.cookie;
    const { csrf_token: token } = (await response.json()) as { csrf_token: string }; // spec §7
    this.csrfToken = token;
    return token;
  }

  addCookie(cookie: string): void {
    this.cookie = `${this.cookie}; ${cookie}`;
  }

  /** The raw answer, for stories about statuses and headers. */
  request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.url}/api/${path}`, {
      method,
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(method !== 'GET' && this.csrfToken && { 'X-CSRF-Token': this.csrfToken }),
        ...(this.accessToken !== undefined && { authorization: `Bearer ${this.accessToken}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body) }),
    });
  }

  /** The answer's JSON; throws Refusal for anything but 2xx. */
  async call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    if (method !== 'GET' && this.csrfToken === '') await this.getCsrfToken();
    const response = await this.request(method, path, body);
    const answer: unknown = await response.json();
    if (response.ok) {
      checkReply(method, path, answer);
      return answer as Answer; // what the server claims; checked above, and by the stories
    }
    const error = typeof answer === 'object' && answer !== null && 'error' in answer ? String(answer.error) : '';
    throw new Refusal(response.status, error);
  }
}

export function restClient(url: string): ApiClient {
  const enter = async (path: string, form: object): Promise<Student> => {
    const browser = new RestBrowser(url);
    const { user } = await browser.call<RestoredReply>('POST', path, form);
    browser.accessToken = user.access_token;
    return studentAt(browser, user.access_token);
  };
  return {
    signUp: (form) => enter('auth/signup', { ...form, quizData: null }),
    logIn: (username, password) => enter('auth/login', { username, password }),
    withToken: (accessToken) => studentAt(new RestBrowser(url, accessToken), accessToken),
  };
}

function studentAt(browser: RestBrowser, accessToken: string): Student {
  return {
    accessToken,
    logOut: async () => void (await browser.call('POST', 'auth/logout')),
    progress: async () => {
      const restored = await browser.call<RestoredReply>('GET', 'auth/refreshuser');
      const chapters = Object.entries(restored.user_chapters).map(([id, chapter]) => [
        id,
        { videoCompleted: chapter.video_completed, quizGrade: chapter.quiz_grade },
      ]);
      const topics = Object.entries(restored.topic_progress).map(([id, topic]) => [
        id,
        { asked: topic.questions_asked, correct: topic.answered_correctly, percent: topic.percent_correct },
      ]);
      return {
        username: restored.user.username,
        currentChapter: restored.user.current_chapter,
        chapters: Object.fromEntries(chapters),
        topics: Object.fromEntries(topics),
      };
    },
    choose: async (choices) => void (await browser.call('POST', 'units/', choices)),
    mark: async (chapterId, watched) =>
      void (await browser.call('PATCH', 'progress/', {
        chapter_id: chapterId,
        status: watched ? 'watched' : 'unwatched',
      })),
    start: async (request) => {
      const query = new URLSearchParams({ type: request.type });
      if (request.chapterId !== undefined) query.set('chapter', String(request.chapterId));
      if (request.unitId !== undefined) query.set('unit', String(request.unitId));
      if (request.topicIds !== undefined) query.set('topics', JSON.stringify(request.topicIds));
      const quiz = await browser.call<QuizReply>('GET', `quiz/questions?${query}`);
      const questions = Object.values(quiz.questions).map(({ id, answers }) => ({
        id,
        answerIds: Object.keys(answers).map(Number),
      }));
      return { request, attemptId: quiz.attempt_id, questions };
    },
    finish: async (quiz, answers) => {
      const call = isReview(quiz.request.type) ? 'finishreviewquiz' : 'finishquiz';
      const body = {
        chapter_id: quiz.request.chapterId,
        quiz_score: 100,
        answers: answers.map((answer) => ({ ...answer, isCorrect: true, topicId: 1 })),
      };
      const finished = await browser.call<{
        quiz_score: number;
        answers: { questionId: number; isCorrect: boolean }[];
      }>('PUT', `progress/${call}`, body);
      return { score: finished.quiz_score, marks: finished.answers };
    },
    advance: async (chapterId) => {
      const answer = await browser.call<{ current_chapter: number | null; completed: boolean }>(
        'PATCH',
        'progress/chapter',
        { chapter_id: chapterId, quiz_score: 100 },
      );
      return { currentChapter: answer.current_chapter, completed: answer.completed };
    },
  };
}
