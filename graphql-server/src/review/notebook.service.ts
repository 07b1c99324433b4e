import { requireViewer, type Context } from '../context';
import {
  answersShown,
  publicAnswer,
  publicQuestion,
  rationalesOf,
  type PublicAnswer,
  type PublicQuestion,
  type RationaleView,
} from '../quiz/attempt-view';
import type { Certainty } from '../quiz/certainty';
import { MISSED_QUESTIONS, type MissedRow } from './notebook.queries';
import type { Question } from '../quiz/question.entity';

export interface MistakeView {
  readonly id: string;
  readonly question: PublicQuestion;
  readonly chosenAnswer: PublicAnswer;
  readonly answers: readonly PublicAnswer[];
  readonly rationales: readonly RationaleView[];
  readonly takeaway: string | null;
  readonly missedAt: Date;
  readonly timesMissed: number;
  readonly certainty: Certainty | null;
  readonly attemptId: string;
}

export interface Missed {
  readonly row: MissedRow;
  readonly question: Question;
}

/** Open mistakes on questions that may still be asked; the others can be mended no more. */
export async function findMissed({ db, course }: Context, userId: number): Promise<Missed[]> {
  const rows = await db.rows<MissedRow>(MISSED_QUESTIONS, [userId]);
  const missed = rows.map((row) => ({ row, question: course.question(row.questionId) }));
  return missed.filter(({ question }) => question.retiredAt === null);
}

/** The notebook: confident and wrong first, then the newest. */
export async function readMistakes(context: Context): Promise<MistakeView[]> {
  const { userId } = await requireViewer(context);
  return (await findMissed(context, userId)).flatMap(({ row, question }) => {
    const shown = answersShown(row, question);
    const chosen = shown.find(({ id }) => id === row.chosenAnswerId);
    if (chosen === undefined) return [];
    return {
      id: `${userId}-${question.id}`,
      question: publicQuestion(question),
      chosenAnswer: publicAnswer(chosen),
      answers: shown.map(publicAnswer),
      rationales: shown.map(rationalesOf(context.course)),
      takeaway: question.takeaway,
      missedAt: new Date(row.missedAt),
      timesMissed: row.timesMissed,
      certainty: row.certainty,
      attemptId: row.attemptId,
    };
  });
}
