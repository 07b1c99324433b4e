import { expect } from 'vitest';
import {
  FinishQuizDocument,
  MarkVideoDocument,
  QuizAttemptDocument,
  SaveAnswerDocument,
  StartQuizDocument,
} from '../../../schema/generated/graphql';
import type { StartedServer } from '../../support/server';
import { me, type Student } from '../../support/student';
import { sendOperation } from '../../support/graphql';
import { signUp } from './sign-up';

// Students who write all at once, and a writes of what the server told them it had.

interface Entry {
  student: Student;
  watched: Set<string>;
  /** What was answered in a quiz; score null while it was not submitted. */
  quizzes: Map<string, { answers: Map<string, string>; score: number | null }>;
}

const CHAPTERS = ['1', '2', '3'];

export class AcknowledgedWrites {
  private readonly entries: Entry[] = [];
  private counted = 0;

  /** Acknowledged writes so far. */
  get size(): number {
    return this.counted;
  }

  /** Signs up and studies, until the server no longer answers or there is nothing left to do. */
  async study(server: StartedServer, username: string): Promise<void> {
    try {
      const entry: Entry = { student: await signUp(server, username), watched: new Set(), quizzes: new Map() };
      this.entries.push(entry);
      this.counted += 1;
      for (const chapterId of CHAPTERS) {
        await this.watch(server, entry, chapterId);
        await this.takeQuiz(server, entry, chapterId);
      }
    } catch (error) {
      // What the server did answer must not be any other refusal.
      if (!isNoAnswer(error)) throw error;
    }
  }

  private async watch(server: StartedServer, { student, watched }: Entry, chapterId: string): Promise<void> {
    await sendOperation(server, MarkVideoDocument, { chapterId, watched: true }, student.token);
    watched.add(chapterId);
    this.counted += 1;
  }

  private async takeQuiz(server: StartedServer, { student, quizzes }: Entry, chapterId: string): Promise<void> {
    const { startQuiz } = await sendOperation(
      server,
      StartQuizDocument,
      { type: 'chapterQuiz', chapterId },
      student.token,
    );
    const quiz = { answers: new Map<string, string>(), score: null as number | null }; // the score comes later
    quizzes.set(startQuiz.id, quiz);
    const given = startQuiz.questions.map(({ question, answers }) => ({
      questionId: question.id,
      answerId: answers[0]?.id ?? '',
    }));
    for (const { questionId, answerId } of given) {
      await sendOperation(server, SaveAnswerDocument, { attemptId: startQuiz.id, questionId, answerId }, student.token);
      quiz.answers.set(questionId, answerId);
      this.counted += 1;
    }
    const handedIn = { attemptId: startQuiz.id, answers: [] };
    const { finishQuiz } = await sendOperation(server, FinishQuizDocument, handedIn, student.token);
    quiz.score = finishQuiz.attempt.score;
    this.counted += 1;
  }

  /** Holds the server to all it has ever acknowledged, by the tokens it gave out. */
  async check(server: StartedServer): Promise<void> {
    for (const { student, watched, quizzes } of this.entries) {
      const user = await me(server, student);
      const completed = user.userChapters.filter(({ videoCompleted }) => videoCompleted);
      expect(completed.map(({ chapter }) => chapter.id)).toEqual(expect.arrayContaining([...watched]));
      for (const [id, { answers, score }] of quizzes) {
        const { quizAttempt } = await sendOperation(server, QuizAttemptDocument, { id }, student.token);
        const stored = quizAttempt?.questions.map(({ question, chosenAnswer }) => [question.id, chosenAnswer?.id]);
        expect(stored).toEqual(expect.arrayContaining([...answers]));
        if (score !== null) expect(quizAttempt?.score).toBe(score);
      }
    }
  }
}

/** The connection broke, none could be made, or the server said that it cannot write. */
const isNoAnswer = (error: unknown) =>
  error instanceof TypeError || error instanceof SyntaxError || String(error).includes('"UNAVAILABLE"');
