import {
  FinishQuizDocument,
  FinishReviewQuizDocument,
  LogInDocument,
  SaveAnswerDocument,
  SignUpDocument,
  StartQuizDocument,
  type StartQuizMutation,
} from '../../schema/generated/graphql';
import { finishCall } from '../../schema/rules/quiz';
import { FailedRequest, type Asking } from './api';
import { advance, newProgress, nextQuiz, type Habits } from './habits';
import type { School } from './school';
import type { Learner } from './truth';

export const DAY_MS = 86_400_000;
const SECOND_DAYS = 1000 / DAY_MS;
const PASSWORD = 'Marginal1Cost';
/** A login lasts 30 days; a quiz that is begun before its end must not outlast it. */
const LOGIN_DAYS = 29.9;

type Attempt = StartQuizMutation['startQuiz'];
type Asked = Attempt['questions'][number];

/** A simulated student, who signs up, logs in again when needed, and takes quizzes. */
export class Student {
  private readonly progress = newProgress();
  private token: string | undefined;
  private loggedInAt = -Infinity;
  /** Days since the year began. */
  private tDays = 0;
  /** Submitted, and accepted. */
  quizzes = 0;

  constructor(
    private readonly name: string,
    private readonly school: School,
    private readonly learner: Learner,
    readonly habits: Habits,
    readonly random: () => number,
  ) {}

  private asking(): Asking {
    const at = Math.round(this.school.beginsAt + this.tDays * DAY_MS);
    return { token: this.token, at, random: this.random };
  }

  async signUp(): Promise<void> {
    const input = { username: this.name, email: `${this.name}@example.com`, password: PASSWORD, atLeast13: true };
    const { signUp } = await this.school.api.send(SignUpDocument, { input }, this.asking());
    this.token = signUp.accessToken;
    this.loggedInAt = this.tDays;
  }

  private async logIn(): Promise<void> {
    const input = { username: this.name, password: PASSWORD };
    const { logIn } = await this.school.api.send(LogInDocument, input, this.asking());
    this.token = logIn.accessToken;
    this.loggedInAt = this.tDays;
  }

  /** Takes quizzes that begin at these times, in days since the year began. What fails is in the API's record. */
  async study(times: readonly number[], week: number): Promise<void> {
    for (const time of times) {
      this.tDays = Math.max(time, this.tDays + SECOND_DAYS);
      try {
        if (this.tDays - this.loggedInAt > LOGIN_DAYS) await this.logIn();
        await this.takeQuiz(week);
      } catch (error) {
        if (!(error instanceof FailedRequest)) throw error;
      }
    }
  }

  private async takeQuiz(week: number): Promise<void> {
    const { school, progress, habits, random } = this;
    const quiz = nextQuiz(school.chapters, progress, (week + 1) / habits.weeksForChapters, random);
    const start = (restart: boolean) => school.api.send(StartQuizDocument, { ...quiz, restart }, this.asking());
    let attempt = (await start(false)).startQuiz;
    if (random() < habits.startsOver) {
      for (const asked of attempt.questions.slice(0, Math.ceil(attempt.questions.length / 2)))
        await this.save(attempt.id, asked, this.decide(asked).given);
      attempt = (await start(true)).startQuiz;
    }
    const answers = await this.answer(attempt, random() < habits.savesEach);
    const submission = { attemptId: attempt.id, answers };
    const submit = async () =>
      finishCall(quiz.type) === 'finishquiz'
        ? (await school.api.send(FinishQuizDocument, submission, this.asking())).finishQuiz
        : (await school.api.send(FinishReviewQuizDocument, submission, this.asking())).finishReviewQuiz;
    const [outcome] = await Promise.all(random() < habits.sendsTwice ? [submit(), submit()] : [submit()]);
    this.quizzes += 1;
    const questionIds = attempt.questions.map(({ question }) => Number(question.id));
    this.learner.show(questionIds, this.tDays);
    advance(progress, quiz, outcome?.attempt.score ?? 0);
  }

  /** Answers every question of an attempt. Returns the answers that are left for the submission. */
  private async answer({ id, questions }: Attempt, savesEach: boolean) {
    const chances = new Map<number, number>();
    const left: { questionId: string; given: { choice: string } }[] = [];
    for (const asked of questions) {
      const { chance, isRight, given } = this.decide(asked);
      const questionId = Number(asked.question.id);
      chances.set(questionId, chance);
      this.learner.answer(questionId, isRight, this.tDays);
      if (savesEach) await this.save(id, asked, given);
      else left.push({ questionId: asked.question.id, given });
    }
    this.school.truth.set(id, chances);
    return left;
  }

  private decide({ question, answers }: Asked) {
    this.tDays += (20 + 50 * this.random()) * SECOND_DAYS;
    const chance = this.learner.chance(Number(question.id), this.tDays);
    const isRight = this.random() < chance;
    const right = this.school.key.get(question.id);
    const wrong = answers.filter(({ id }) => id !== right);
    const chosen = isRight ? right : wrong[Math.floor(this.random() * wrong.length)]?.id;
    if (chosen === undefined) throw new Error(`Question ${question.id} has no such choice.`);
    return { chance, isRight, given: { choice: chosen } };
  }

  private save(attemptId: string, { question }: Asked, given: { choice: string }) {
    return this.school.api.send(SaveAnswerDocument, { attemptId, questionId: question.id, given }, this.asking());
  }
}
