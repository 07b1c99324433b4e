import { QUESTIONS_FOR_ONE_TOPIC } from '../../../../schema/rules/quiz';
import { chaptersOf, type CourseSource } from '../read/course-source';
import { kindOf } from '../kinds/kinds';
import { isEnrichment, typesOf } from '../read/question-tags';
import { rulesFor } from './rule';

/** Twice the longest run of one topic in a chapter quiz: a student who retakes it gets new questions. */
const QUESTIONS_NEEDED = 2 * QUESTIONS_FOR_ONE_TOPIC;
const TYPES_NEEDED = 3;
/** A question model varies numbers; a person must think of what a topic is about. */
const WRITTEN_BY_HAND_NEEDED = 6;

/** Topics of chapters that have questions at all; the others are "coming soon". */
export function writtenTopics(course: CourseSource) {
  return chaptersOf(course)
    .filter(({ questions }) => questions.length > 0)
    .flatMap(({ topics, questions }) =>
      topics.map((topic) => ({ topic, questions: questions.filter(({ category }) => category === topic.name) })),
    );
}

const forTopics = rulesFor((course) => writtenTopics(course).map((written) => ({ ...written, at: written.topic.at })));

const writeMore = (missing: number) => `write ${missing} more under its $CATEGORY in questions.gift`;

export const topicsHaveEnoughQuestions = forTopics(function* ({ topic, questions }) {
  // The REST API serves questions with choices only, and most quizzes none beyond the exam.
  const { length } = questions.filter((question) => kindOf(question) === 'choice' && !isEnrichment(question));
  if (length < QUESTIONS_NEEDED)
    yield [
      `the topic "${topic.name}" has ${length} questions with choices; the quizzes need ${QUESTIONS_NEEDED}`,
      writeMore(QUESTIONS_NEEDED - length),
    ];
});

export const topicsHaveEnoughTypes = forTopics(function* ({ topic, questions }) {
  const types = new Set(questions.flatMap(typesOf));
  if (questions.length > 0 && types.size < TYPES_NEEDED)
    yield [
      `the topic "${topic.name}" has only ${[...types].join(' and ')} questions`,
      `test at least ${TYPES_NEEDED} skills: weak spots are found by topic and type`,
    ];
});

export const topicsHaveEnoughByHand = forTopics(function* ({ topic, questions }) {
  const byHand = questions.filter(({ origin }) => origin === 'hand').length;
  if (byHand < WRITTEN_BY_HAND_NEEDED)
    yield [
      `the topic "${topic.name}" has ${byHand} questions written by hand; it needs ${WRITTEN_BY_HAND_NEEDED}`,
      writeMore(WRITTEN_BY_HAND_NEEDED - byHand),
    ];
});
