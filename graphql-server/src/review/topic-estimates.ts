import type { Course } from '../course/course';
import { timeOf } from '../learner/days';
import { viewOf, type LearnerModel } from '../learner/fold';
import { estimateMastery, isReviewDue } from '../learner/knowledge';
import { reviewDate } from '../learner/review-date';
import { trendOf } from '../learner/trend';
import type { FoldedWork } from '../quiz/student-knowledge';
import type { TopicEstimate } from './learning.type';

/** What is known of the student in each topic of which something was asked, in course order. */
export function topicEstimates(
  userId: number,
  model: LearnerModel,
  { student, estimates }: FoldedWork,
  tDays: number,
  course: Course,
): TopicEstimate[] {
  const view = viewOf(model, student, tDays);
  return course.topics.flatMap((topic) => {
    const row = student.topics.get(String(topic.id));
    if (row === undefined || row.lastDays === null) return [];
    const { chance, low, high } = estimateMastery(view, String(topic.id));
    const history = estimates.flatMap(({ topics }) => topics.get(topic.id) ?? []);
    const reviewDays = reviewDate(view, String(topic.id));
    return {
      id: `${userId}-${topic.id}`,
      topic,
      estimate: chance,
      low,
      high,
      trend: trendOf(history, { tDays, estimate: chance }),
      answers: row.questionsAsked,
      lastAskedAt: timeOf(row.lastDays),
      reviewDue: isReviewDue(view, String(topic.id)),
      reviewAt: reviewDays === null ? null : timeOf(reviewDays),
      history: history.map((point) => ({ at: timeOf(point.tDays), estimate: point.estimate })),
    };
  });
}
