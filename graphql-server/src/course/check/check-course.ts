import * as chance from './answer-key-rules';
import * as choices from './choice-rules';
import * as ids from './id-rules';
import { LESSON_RULES } from './lesson-rules';
import * as models from './question-model-rules';
import * as names from './name-rules';
import * as questions from './question-rules';
import { sumsComeOut } from './arithmetic-rules';
import * as texts from './text-rules';
import * as topics from './topic-rules';
import { withQuestions, type CourseProblem, type CourseSource } from '../read/course-source';

export type CourseRule = (course: CourseSource) => readonly CourseProblem[];

/** All that a course must be before students meet it. Each rule stands for itself. */
export const COURSE_RULES: readonly CourseRule[] = [
  ids.questionsHaveIds,
  ids.questionIdsAreUnique,
  ids.subjectIdsAreUnique,
  ids.unitIdsAreUnique,
  ids.chapterIdsAreUnique,
  ids.topicIdsAreUnique,
  ids.slugsAreUnique,
  ids.topicNamesAreUniqueInChapter,
  ids.subjectsAreKnown,
  names.unitNamesHaveAColon,
  names.chapterNamesHaveANumber,
  names.foldersFitTheirNumbers,
  names.slugsAreAddresses,
  questions.questionsHaveATopic,
  questions.questionsHaveOneType,
  questions.questionsHaveOneDifficulty,
  questions.tagsAreKnown,
  questions.questionsHaveAStem,
  questions.oneChoiceIsCorrect,
  questions.choicesAreEnough,
  questions.creditIsWhole,
  choices.choicesHaveRationales,
  choices.wrongChoicesHaveMisconceptions,
  choices.rightChoicesHaveNoMisconception,
  choices.misconceptionsAreKnown,
  choices.choicesStandAlone,
  choices.choicesDiffer,
  texts.stemsDiffer,
  texts.picturesHaveAlternatives,
  texts.tagsAreShown,
  models.modelsGiveTheNumbers,
  models.figuresAreKnown,
  sumsComeOut,
  chance.correctSlotsAreSpread,
  chance.correctChoicesAreNotTheLongest,
  topics.topicsHaveEnoughQuestions,
  topics.topicsHaveEnoughTypes,
  topics.topicsHaveEnoughByHand,
  ...LESSON_RULES,
];

/** Asked of the course we ship, not of what a teacher adds: it may be short of words, and one of many like it. */
const OURS_ONLY: ReadonlySet<CourseRule> = new Set<CourseRule>([
  choices.choicesHaveRationales,
  choices.wrongChoicesHaveMisconceptions,
  texts.stemsDiffer,
  sumsComeOut,
  chance.correctSlotsAreSpread,
  chance.correctChoicesAreNotTheLongest,
  topics.topicsHaveEnoughQuestions,
  topics.topicsHaveEnoughTypes,
  topics.topicsHaveEnoughByHand,
  ...LESSON_RULES,
]);

/** The rules that a teacher's questions must keep. */
export const RULES_FOR_ALL: readonly CourseRule[] = COURSE_RULES.filter((rule) => !OURS_ONLY.has(rule));

/** What is wrong with the course, rule by rule. */
export function checkCourse(course: CourseSource): CourseProblem[] {
  const ours = withQuestions(course, ({ questions }) => questions.filter(({ origin }) => origin !== 'teacher'));
  return COURSE_RULES.flatMap((rule) => rule(OURS_ONLY.has(rule) ? ours : course));
}
