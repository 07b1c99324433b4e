import type { TestApp } from '../support/app';
import { newStudents, restoreAccounts, statement, STUDENTS, type Student } from './accounts';
import { send } from './send';
import { runSql } from '../support/sql';

interface StoredQuiz {
  readonly id: string;
  readonly type: string;
  /** Null for a visitor's. */
  readonly username: string | null;
  readonly chapterId: number | null;
  readonly finished: boolean;
  readonly questions: readonly (readonly [questionId: number, answerIds: readonly number[]])[];
}

const SOME_QUIZZES = statement(
  'some_quizzes',
  `select a.id, a.type, u.username, a.chapter_id as "chapterId", a.finished_at is not null as finished,
     json_agg(json_build_array(q.question_id, q.answer_order) order by q.position) as questions
   from (select * from quiz_attempt where abandoned_at is null order by finished_at is not null, id limit 80) a
   join attempt_question q on q.attempt_id = a.id left join users u on u.id = a.user_id
   group by a.id, a.type, u.username, a.chapter_id, a.finished_at order by a.id`,
);
/** What `@…` can name. Anything else that begins so is a string that fast-check made up. */
const PLACES = [
  'username',
  'email',
  'reset',
  'attempt',
  'finished',
  'foreign',
  'chapter',
  'lesson',
  'scene',
  'question',
  'answer',
  'answers',
  'question_drawn',
  'drawing',
  'response',
] as const;
type Place = (typeof PLACES)[number];
const isPlace = (name: string | undefined): name is Place => PLACES.some((place) => place === name);

const SOME_RESPONSES = statement(
  'some_responses',
  `select a.id, u.username from free_response_attempt a left join users u on u.id = a.user_id
   order by a.submitted_at is not null, a.id limit 80`,
);

const QUIZZES = ['chapterQuiz&chapter=1', 'topicQuiz&topics=[1,2]', 'unitQuiz&unit=1', 'chapterQuiz&chapter=2'];
/** The accounts are looked after every so many requests, the quizzes every so many times that. */
const [TEND_EVERY, QUIZZES_EVERY] = [20, 3];

/** What fuzzed requests find when they come, and what `@…` in them stands for. */
export class World {
  readonly students = newStudents();
  private quizzes: readonly StoredQuiz[] = [];
  private responses: readonly { readonly id: string; readonly username: string | null }[] = [];
  private requests = 0;

  private readonly scenes: readonly { readonly chapterId: number; readonly id: string }[];

  constructor(private readonly app: TestApp) {
    this.scenes = app.course.chapters.flatMap((chapter) =>
      (chapter.lesson?.scenes ?? []).filter(({ ask }) => ask).map(({ id }) => ({ chapterId: chapter.id, id })),
    );
  }

  /** Puts back every now and then what requests took away. */
  async tend(): Promise<void> {
    const round = this.requests / TEND_EVERY;
    this.requests += 1;
    if (!Number.isInteger(round)) return;
    await restoreAccounts(this.app, this.students);
    if (round % QUIZZES_EVERY === 0) await this.tendQuizzes(round / QUIZZES_EVERY);
  }

  /** Some quizzes in progress, some submitted, so that grades rise, chapters are passed and mistakes are there to practice. */
  private async tendQuizzes(round: number): Promise<void> {
    const get = (path: string, headers: Record<string, string>) =>
      send(this.app.url, { method: 'GET', path: `/api/quiz/${path}`, headers, body: undefined });
    await get('questions_nouser?chapter=1', {});
    for (const [index, { accessToken }] of this.students.entries()) {
      const quiz = QUIZZES[(round + index) % QUIZZES.length] ?? '';
      await get(`questions?type=${quiz}`, { authorization: `Bearer ${accessToken}` });
    }
    await this.startResponses(round);
    const student = this.students[round % STUDENTS];
    const quiz = this.quizzes.find(({ username, finished }) => username === student?.username && !finished);
    if (student && quiz) await this.handIn(student, quiz, round);
    this.quizzes = await runSql<StoredQuiz>(this.app.db, SOME_QUIZZES.text);
  }

  /** A free response of each student and of a visitor. */
  private async startResponses(round: number): Promise<void> {
    const { freeResponses } = this.app.course;
    const start = async (index: number, authorization: Record<string, string>) => {
      const query = 'mutation ($id: ID!) { startFreeResponse(id: $id) { id } }';
      const id = freeResponses[index % freeResponses.length]?.definition.id ?? '';
      const headers = { 'content-type': 'application/json', ...authorization };
      await send(this.app.url, {
        method: 'POST',
        path: '/graphql',
        headers,
        body: JSON.stringify({ query, variables: { id } }),
      });
    };
    await start(0, {});
    for (const [index, { accessToken }] of this.students.entries())
      await start(round + index, { authorization: `Bearer ${accessToken}` });
    this.responses = await runSql(this.app.db, SOME_RESPONSES.text);
  }

  private async handIn({ accessToken }: Student, quiz: StoredQuiz, seed: number): Promise<void> {
    const call = quiz.type === 'chapterQuiz' ? 'finishQuiz' : 'finishReviewQuiz';
    const query = `mutation ($id: ID!, $answers: [GivenAnswer!]!) { ${call}(attemptId: $id, answers: $answers) { attempt { id } } }`;
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` };
    const body = JSON.stringify({ query, variables: { id: quiz.id, answers: this.answersTo(quiz, seed) } });
    await send(this.app.url, { method: 'POST', path: '/graphql', headers, body });
  }

  /** All right for an even seed, a mixture for an odd one. */
  private answersTo({ questions }: StoredQuiz, seed: number) {
    return questions.map(([questionId, order], place) => {
      const key = this.app.course.question(questionId).answers.find(({ isCorrect }) => isCorrect);
      return { questionId, given: { choice: seed % 2 === 0 ? key?.id : order[(seed + place) % order.length] } };
    });
  }

  /** Puts what is there into the places of `@email 2`, `@attempt 0` …; `asker` is whose own things are meant. */
  resolve(value: unknown, asker: Student | undefined): unknown {
    if (Array.isArray(value)) return value.map((entry) => this.resolve(entry, asker));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, this.resolve(entry, asker)]));
    }
    if (typeof value !== 'string') return value;
    const [, name, index = '0', seed = '0'] = /^@(\w+) (\d+)(?: (\d+))?$/.exec(value) ?? [];
    return isPlace(name) ? this.lookUp(name, Number(index), Number(seed), asker) : value;
  }

  private lookUp(name: Place, index: number, seed: number, asker: Student | undefined): unknown {
    const student = this.students[index % STUDENTS];
    const own = this.quizzes.filter(({ username }) => username === (asker?.username ?? null));
    const open = own.filter(({ finished }) => !finished);
    const done = own.filter(({ finished }) => finished);
    const quiz = open[index % open.length];
    const [questionId, answerIds = []] = quiz?.questions[seed % quiz.questions.length] ?? [];
    switch (name) {
      case 'username':
        return student?.username;
      case 'email':
        return student?.email;
      case 'reset':
        return student?.resetToken;
      case 'attempt':
        return quiz?.id ?? '';
      case 'finished':
        return done[index % done.length]?.id ?? '';
      case 'foreign':
        return this.quizzes[index % this.quizzes.length]?.id ?? '';
      case 'chapter':
        return quiz?.chapterId ?? 1;
      case 'lesson':
        return this.scenes[index]?.chapterId ?? 1;
      case 'scene':
        return this.scenes[index]?.id ?? '';
      case 'question':
        return questionId ?? 1;
      case 'answer':
        return answerIds[0] ?? 1;
      case 'question_drawn':
        return this.app.course.freeResponses[index % this.app.course.freeResponses.length]?.definition.id;
      case 'drawing':
        return JSON.stringify({ graph: this.app.course.freeResponses[index]?.definition.model, parts: {} });
      case 'response': {
        const ownResponses = this.responses.filter(({ username }) => username === (asker?.username ?? null));
        return ownResponses[index % ownResponses.length]?.id ?? '';
      }
      case 'answers':
        return quiz ? this.answersTo(quiz, seed) : [];
    }
  }
}
