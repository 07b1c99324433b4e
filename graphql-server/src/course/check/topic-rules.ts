import { QUESTIONS_FOR_ONE_TOPIC } from '../../../../schema/rules/quiz';
import { chaptersOf, type CourseProblem, type CourseSource } from '../read/course-source';
import { typesOf } from '../read/question-tags';

/** Twice the longest run of one topic in a chapter quiz: who takes it again meets new questions. */
export const QUESTIONS_A_TOPIC_NEEDS = 2 * QUESTIONS_FOR_ONE_TOPIC;
export const TYPES_A_TOPIC_NEEDS = 3;
/** A question model varies numbers; what a topic is about, somebody must have thought of. */
export const BY_HAND_A_TOPIC_NEEDS = 6;

/** Topics of chapters that have questions at all; the others are "coming soon". */
export function writtenTopics(course: CourseSource) {
  return chaptersOf(course)
    .filter(({ questions }) => questions.length > 0)
    .flatMap(({ topics, questions }) =>
      topics.map((topic) => ({ topic, questions: questions.filter(({ category }) => category === topic.name) })),
    );
}

export function topicsHaveEnoughQuestions(course: CourseSource): CourseProblem[] {
  return writtenTopics(course)
    .filter(({ questions }) => questions.length < QUESTIONS_A_TOPIC_NEEDS)
    .map(({ topic, questions }) => ({
      ...topic.at,
      what: `the topic "${topic.name}" has ${questions.length} questions; the quizzes need ${QUESTIONS_A_TOPIC_NEEDS}`,
      howToMend: `write ${QUESTIONS_A_TOPIC_NEEDS - questions.length} more under its $CATEGORY in questions.gift`,
    }));
}

export function topicsHaveEnoughTypes(course: CourseSource): CourseProblem[] {
  return writtenTopics(course).flatMap(({ topic, questions }) => {
    const types = new Set(questions.flatMap(typesOf));
    if (questions.length === 0 || types.size >= TYPES_A_TOPIC_NEEDS) return [];
    return [
      {
        ...topic.at,
        what: `the topic "${topic.name}" has only ${[...types].join(' and ')} questions`,
        howToMend: `ask for at least ${TYPES_A_TOPIC_NEEDS} skills: weak spots are found by topic and by type`,
      },
    ];
  });
}

export function topicsHaveEnoughByHand(course: CourseSource): CourseProblem[] {
  return writtenTopics(course).flatMap(({ topic, questions }) => {
    const byHand = questions.filter(({ origin }) => origin === 'hand').length;
    if (byHand >= BY_HAND_A_TOPIC_NEEDS) return [];
    return [
      {
        ...topic.at,
        what: `the topic "${topic.name}" has ${byHand} questions written by hand; it needs ${BY_HAND_A_TOPIC_NEEDS}`,
        howToMend: `write ${BY_HAND_A_TOPIC_NEEDS - byHand} more under its $CATEGORY in questions.gift`,
      },
    ];
  });
}
