/** What a student can do through either API, so that one story can be told at both. */
export interface ApiClient {
  signUp(form: SignUpForm): Promise<Student>;
  logIn(username: string, password: string): Promise<Student>;
  /** A student with an access token of one's choosing, which may be worth nothing. */
  withToken(accessToken: string): Student;
}

export interface SignUpForm {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

export interface Student {
  readonly accessToken: string;
  logOut(): Promise<void>;
  progress(): Promise<Progress>;
  choose(choices: Readonly<Record<string, boolean>>): Promise<void>;
  mark(chapterId: Id, watched: boolean): Promise<void>;
  start(quiz: QuizRequest): Promise<Quiz>;
  finish(quiz: Quiz, answers: readonly GivenAnswer[]): Promise<Finished>;
  advance(chapterId: Id): Promise<{ currentChapter: number | null; completed: boolean }>;
}

/** Ids are numbers where the story is well-behaved, and whatever a villain sends where it is not. */
export type Id = number | string;

export interface QuizRequest {
  readonly type: string;
  readonly chapterId?: Id;
  readonly unitId?: Id;
  readonly topicIds?: readonly Id[];
}

export interface GivenAnswer {
  readonly questionId: Id;
  readonly answerId: Id;
}

export interface Quiz {
  readonly request: QuizRequest;
  readonly attemptId: string;
  readonly questions: readonly { readonly id: number; readonly answerIds: readonly number[] }[];
}

export interface Finished {
  readonly score: number | null;
  readonly marks: readonly { readonly questionId: number; readonly isCorrect: boolean | null }[];
}

export interface Progress {
  readonly username: string;
  readonly currentChapter: number | null;
  /** Chosen chapters only. */
  readonly chapters: Readonly<Record<number, { videoCompleted: boolean; quizGrade: number | null }>>;
  /** Topics in which something was asked. */
  readonly topics: Readonly<Record<number, { asked: number; correct: number; percent: number | null }>>;
}

/** A request that the server refused. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** Only GraphQL names one. */
    readonly code?: string,
    readonly field?: string,
  ) {
    super(message);
  }
}

export const isReview = (type: string) => type !== 'chapterQuiz';
