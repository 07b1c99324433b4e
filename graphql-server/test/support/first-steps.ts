import { offersFirstStep } from '../../../schema/rules/fading';
import type { Course } from '../../src/course/course';
import type { Topic } from '../../src/library/library.type';

const MOST_TOPICS = 9;

const stepsOf = (course: Course, questionId: number | string) =>
  course.questions.find(({ id }) => id === Number(questionId))?.solution ?? [];

/** The topics of which most questions have a first step to show: of a quiz on them, nearly always some do. */
export function topicsWithSteps(course: Course): number[] {
  const share = (topic: Topic) => {
    const questions = course.questionsOf(topic);
    return questions.filter(({ solution }) => offersFirstStep(solution)).length / questions.length;
  };
  return course.topics
    .filter((topic) => course.questionsOf(topic).length > 0)
    .toSorted((a, b) => share(b) - share(a))
    .slice(0, MOST_TOPICS)
    .map(({ id }) => id);
}

/** Whether this stored question has a first step to show. */
export const hasFirstStep = (course: Course, questionId: number | string): boolean =>
  offersFirstStep(stepsOf(course, questionId));
