import { requireViewer, type Context } from '../context';
import type { Course } from '../course/course';
import type { LessonMoment } from '../library/lesson-moment';
import type { Topic } from '../library/topic.entity';
import { CLEAN_TO_CLOSE, metMisconceptions, type Encounter } from './misconceptions';
import { daysOf, timeOf } from '../learner/memory/days';
import { FINISHED_QUIZZES, type FinishedAnswer, type FinishedQuizRow } from './finished-quizzes.queries';

export interface MetMisconceptionView {
  readonly id: string;
  readonly name: string;
  readonly belief: string | null;
  readonly met: number;
  readonly chances: number;
  readonly cleanSince: number;
  readonly cleanToClose: number;
  readonly closed: boolean;
  readonly lastMetAt: Date;
  readonly topics: readonly Topic[];
  readonly watch: LessonMoment | null;
}

function encounterOf([questionId, chosenId, correct]: FinishedAnswer, finishedAt: number, course: Course): Encounter {
  const { answers, topic } = course.question(questionId);
  const chosen = answers.find(({ id }) => id === chosenId);
  const offered = answers.filter((answer) => !answer.retired || answer === chosen);
  return {
    tDays: daysOf(new Date(finishedAt)),
    topic: String(topic.id),
    carried: [...new Set(offered.flatMap(({ misconception }) => misconception ?? []))],
    fellFor: chosen?.misconception ?? null,
    correct,
  };
}

/** The misconceptions that the student met: open ones first, the latest met first. */
export async function readMisconceptions(context: Context): Promise<MetMisconceptionView[]> {
  const { db, course } = context;
  const { userId } = await requireViewer(context);
  const quizzes = await db.rows<FinishedQuizRow>(FINISHED_QUIZZES, [userId]);
  const encounters = quizzes.flatMap(({ answers, finishedAt }) =>
    answers.map((answer) => encounterOf(answer, finishedAt, course)),
  );
  const met = metMisconceptions(encounters).sort(
    (a, b) => Number(a.closed) - Number(b.closed) || b.lastMetDays - a.lastMetDays || b.met - a.met,
  );
  return met.map(({ lastMetDays, topics: ids, ...counts }) => {
    const topics = course.topics.filter(({ id }) => ids.has(String(id)));
    const [first] = topics;
    return {
      ...counts,
      id: `${userId}-${counts.name}`,
      belief: course.beliefOf(counts.name),
      cleanToClose: CLEAN_TO_CLOSE,
      lastMetAt: timeOf(lastMetDays),
      topics,
      watch: first === undefined ? null : course.findMoment(counts.name, first.chapter),
    };
  });
}
