import type { Course } from '../course/course';
import { isFading } from '../learner/filter';
import { estimateMastery, type StudentView } from '../learner/knowledge';
import { trendOf, type Estimated } from '../learner/trend';
import { daysOf, timeOf } from '../learner/memory/days';
import type { FinishedQuizRow } from './finished-quizzes.queries';
import type { TopicEstimate } from './learning.type';

/** Topic id → what was believed after each quiz that asked of it, oldest first. */
function historiesOf(quizzes: readonly FinishedQuizRow[]): Map<number, Estimated[]> {
  const histories = new Map<number, Estimated[]>();
  for (const { estimates, finishedAt } of quizzes) {
    const tDays = daysOf(new Date(finishedAt));
    for (const [topicId, estimate] of estimates ?? []) {
      const history = histories.get(topicId) ?? [];
      histories.set(topicId, history);
      history.push({ tDays, estimate });
    }
  }
  return histories;
}

/** What is believed of the student in each topic of which something was asked, in course order. */
export function topicEstimates(
  userId: number,
  view: StudentView,
  quizzes: readonly FinishedQuizRow[],
  course: Course,
): TopicEstimate[] {
  const histories = historiesOf(quizzes);
  const { student, params, tDays } = view;
  return course.topics.flatMap((topic) => {
    const row = student?.topics.get(String(topic.id));
    if (row === undefined || row.lastDays === null) return [];
    const { chance, low, high } = estimateMastery(view, String(topic.id));
    const history = histories.get(topic.id) ?? [];
    return {
      id: `${userId}-${topic.id}`,
      topic,
      ...{ estimate: chance, low, high },
      trend: trendOf(history, { tDays, estimate: chance }),
      answers: row.questionsAsked,
      lastAskedAt: timeOf(row.lastDays),
      reviewDue: isFading(tDays - row.lastDays, params.halfLifeDays),
      history: history.map((point) => ({ at: timeOf(point.tDays), estimate: point.estimate })),
    };
  });
}
