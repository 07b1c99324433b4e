import { expect } from 'vitest';
import {
  FinishQuizDocument,
  MarkVideoDocument,
  QuizAttemptDocument,
  SaveAnswerDocument,
  StartQuizDocument,
} from '../../../schema/generated/graphql';
import type { StartedServer } from '../../support/server';
import { chapterRow, me, type Student } from '../../support/student';
import { sendOperation } from '../../support/graphql';
import { signUp } from './sign-up';

// Students who write concurrently, and a record of the writes that the server acknowledged.

interface Entry {
  student: Student;
  watched: Set<string>;
  /** Answers given in a quiz; the score is null until it is submitted. */
  quizzes: Map<string, { answers: Map<string, string>; score: number | null }>;
}

const CHAPTERS = ['1', '2', '3'];

export class AcknowledgedWrites {
  private readonly entries: Entry[] = [];
  private counted = 0;

  /** Number of acknowledged writes so far. */
  get size(): number {
    return this.counted;
  }

  /** Signs up and studies until the server stops responding or everything is done. */
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
      // The server may stop responding or report that it is unavailable, but must not return any other error.
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
    const quiz = { answers: new Map<string, string>(), score: null as number | null }; // set on submission
    quizzes.set(startQuiz.id, quiz);
    const given = startQuiz.questions.map(({ question, answers }) => ({
      questionId: question.id,
      choice: answers[0]?.id ?? '',
    }));
    for (const { questionId, choice } of given) {
      const answer = { attemptId: startQuiz.id, questionId, given: { choice } };
      await sendOperation(server, SaveAnswerDocument, answer, student.token);
      quiz.answers.set(questionId, choice);
      this.counted += 1;
    }
    const handedIn = { attemptId: startQuiz.id, answers: [] };
    const { finishQuiz } = await sendOperation(server, FinishQuizDocument, handedIn, student.token);
    quiz.score = finishQuiz.attempt.score;
    this.counted += 1;
  }

  /** Checks that the server still has every write it acknowledged, and that the students' tokens are still valid. */
  async check(server: StartedServer): Promise<void> {
    for (const { student, watched, quizzes } of this.entries) {
      const user = await me(server, student);
      expect([...watched].filter((chapterId) => !chapterRow(user, chapterId)?.videoCompleted)).toEqual([]);
      for (const [id, { answers, score }] of quizzes) {
        const { quizAttempt } = await sendOperation(server, QuizAttemptDocument, { id }, student.token);
        const stored = quizAttempt?.questions.map(({ question, given }) => [question.id, given?.choice]);
        expect(stored).toEqual(expect.arrayContaining([...answers]));
        if (score !== null) expect(quizAttempt?.score).toBe(score);
      }
    }
  }
}

/** The connection broke or could not be opened, or the server responded that it cannot write. */
const isNoAnswer = (error: unknown) =>
  error instanceof TypeError || error instanceof SyntaxError || String(error).includes('"UNAVAILABLE"');
