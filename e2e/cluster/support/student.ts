import { setTimeout as delay } from 'node:timers/promises';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { getOperationAST } from 'graphql';
import {
  FinishQuizDocument,
  LogInDocument,
  LogOutDocument,
  MarkVideoDocument,
  MeDocument,
  SaveAnswerDocument,
  SignUpDocument,
  StartQuizDocument,
} from '../../../schema/generated/graphql';
import { seededRandom } from '../../../schema/rules/quiz';
import { publicDocumentUrl } from '../../../schema/public-documents';
import { PASSWORD } from '../../support/student';
import { Client, Refused, type Outcome } from './client';
import type { Load } from './load';

const CHAPTERS = ['1', '2', '3'];
/** Between two actions, on average, in milliseconds. */
const THINK_MS = 250;

export interface TakenQuiz {
  /** Acknowledged answers by the id of their question. */
  readonly answers: Map<string, string>;
  /** Null until the submission is acknowledged. */
  score: number | null;
}

/** All that the site has acknowledged to one account. */
export interface Account {
  readonly username: string;
  token: string | null;
  readonly quizzes: Map<string, TakenQuiz>;
  readonly watched: Map<string, boolean>;
}

/** A student who takes one quiz after the other, and repeats what fails until it is acknowledged. */
export class BusyStudent {
  private readonly client: Client;
  private readonly random: () => number;
  private journeys = 0;

  constructor(
    private readonly load: Load,
    private readonly number: number,
  ) {
    this.client = new Client(load.nginx, number);
    this.random = seededRandom(number);
  }

  /** Goes on for as long as the load does. Rejects if the site refuses what it must not. */
  async study(): Promise<never> {
    let account = await this.signUp();
    for (;;) {
      await this.takeJourney(account);
      this.journeys += 1;
      // One journey in four begins with a new account, one with a login.
      if (this.journeys % 4 === 2) await this.logInAgain(account);
      if (this.journeys % 4 === 0) account = await this.signUp();
    }
  }

  leave(): void {
    this.client.close();
  }

  private async takeJourney(account: Account): Promise<void> {
    const chapterId = CHAPTERS[this.journeys % CHAPTERS.length] ?? '1';
    await this.loadPublic('/');
    await this.loadPublic(publicDocumentUrl('Library'));
    await this.send(MeDocument, {}, account);
    await this.toggleVideo(account, chapterId);
    await this.takeQuiz(account, chapterId);
    await this.send(MeDocument, {}, account);
  }

  private async takeQuiz(account: Account, chapterId: string): Promise<void> {
    const { startQuiz } = await this.send(StartQuizDocument, { type: 'chapterQuiz', chapterId }, account);
    const quiz: TakenQuiz = account.quizzes.get(startQuiz.id) ?? { answers: new Map(), score: null };
    account.quizzes.set(startQuiz.id, quiz);
    this.load.acknowledge();
    for (const { question, answers } of startQuiz.questions) {
      const choice = answers[this.journeys % answers.length]?.id ?? '';
      const given = { attemptId: startQuiz.id, questionId: question.id, given: { choice } };
      await this.send(SaveAnswerDocument, given, account);
      quiz.answers.set(question.id, choice);
      this.load.acknowledge();
    }
    const { finishQuiz } = await this.send(FinishQuizDocument, { attemptId: startQuiz.id, answers: [] }, account);
    quiz.score = finishQuiz.attempt.score;
    this.load.acknowledge();
  }

  private async toggleVideo(account: Account, chapterId: string): Promise<void> {
    const watched = account.watched.get(chapterId) !== true;
    await this.send(MarkVideoDocument, { chapterId, watched }, account);
    account.watched.set(chapterId, watched);
    this.load.acknowledge();
  }

  private async signUp(): Promise<Account> {
    const username = `s${this.number}_${this.journeys}`;
    const input = { username, email: `${username}@example.com`, password: PASSWORD, atLeast13: true };
    const account: Account = { username, token: null, quizzes: new Map(), watched: new Map() };
    try {
      account.token = (await this.send(SignUpDocument, { input }, account)).signUp.accessToken;
    } catch (error) {
      // The answer to an earlier try was lost, but the account was opened. The student logs in, as the message says.
      this.allowRepeat(error, ['USERNAME_TAKEN', 'EMAIL_TAKEN']);
      await this.logIn(account);
    }
    this.load.accounts.push(account);
    this.load.acknowledge();
    return account;
  }

  private async logInAgain(account: Account): Promise<void> {
    try {
      await this.send(LogOutDocument, {}, account);
    } catch (error) {
      // An earlier try, whose answer was lost, ended the session.
      this.allowRepeat(error, ['UNAUTHENTICATED']);
    }
    account.token = null;
    await this.logIn(account);
  }

  /** Throws the error unless it is the refusal that a request gets whose effect is there already. */
  private allowRepeat(error: unknown, codes: readonly string[]): void {
    if (!(error instanceof Refused) || !codes.includes(error.code)) throw error;
    this.load.countRepeat();
  }

  private async logIn(account: Account): Promise<void> {
    const credentials = { username: account.username, password: PASSWORD };
    account.token = (await this.send(LogInDocument, credentials, account)).logIn.accessToken;
    this.load.acknowledge();
  }

  private async loadPublic(path: string): Promise<void> {
    await this.perform(path, () => this.client.load(path));
  }

  private async send<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    { token }: Account,
  ): Promise<Data> {
    const name = getOperationAST(document)?.name?.value ?? '';
    return this.perform(name, () => this.client.send(document, variables, token));
  }

  private async perform<Data>(what: string, ask: () => Promise<Outcome<Data>>): Promise<Data> {
    // Students do not act in step.
    await delay(THINK_MS * 2 * this.random());
    return this.load.perform(what, ask);
  }
}
