import { TYPED_KINDS } from '../kinds/kinds';
import { poolOf, withQuestions, withReserved, type CourseProblem, type CourseSource } from '../read/course-source';
import * as answerKey from './answer-key-rules';
import { equationsAreRight } from './arithmetic-rules';
import * as choices from './choice-rules';
import * as forms from './form-rules';
import * as freeResponses from './free-response-rules';
import * as freeResponseScoring from './free-response-scoring-rules';
import * as freeResponseTexts from './free-response-text-rules';
import * as ids from './id-rules';
import * as lessonMoves from './lesson-move-rules';
import * as lessonPictures from './lesson-picture-rules';
import * as lessons from './lesson-rules';
import * as lessonTopics from './lesson-topic-rules';
import * as names from './name-rules';
import * as models from './question-model-rules';
import * as recordings from './recording-rules';
import * as reference from './reference-rules';
import * as questions from './question-rules';
import { applyRules, type CourseRule } from './rule';
import { solutionsAreRight } from './solution-rules';
import * as texts from './text-rules';
import * as topics from './topic-rules';

/** Rules about one question, whoever wrote it. Of a module with nothing but rules, all are taken. */
export const RULES_FOR_EACH_QUESTION: readonly CourseRule[] = [
  ids.questionsHaveIds,
  ...Object.values(questions),
  ...TYPED_KINDS.flatMap(({ rules }) => rules),
  forms.columnsHaveCells,
  forms.formsHaveTheirShape,
  choices.rightChoicesHaveNoMisconception,
  choices.misconceptionsAreKnown,
  choices.choicesHaveText,
  choices.choicesStandAlone,
  choices.choicesDiffer,
  texts.picturesHaveAlternatives,
  texts.tagsAreShown,
  models.copiesKeepTheirNumbers,
];

/** Rules for every question and what is around it. */
export const RULES_FOR_ALL: readonly CourseRule[] = [
  ...new Set([...Object.values(ids), ...Object.values(names), ...RULES_FOR_EACH_QUESTION]),
];

/** Rules for the shipped questions only: a teacher's own may be brief, and similar to others. */
export const RULES_FOR_SHIPPED_QUESTIONS: readonly CourseRule[] = [
  choices.choicesHaveRationales,
  choices.wrongChoicesHaveMisconceptions,
  texts.stemsDiffer,
  forms.columnsAreAskedFor,
  equationsAreRight,
];

/** Rules that the quiz questions obey by themselves, and the reserved pool by itself. */
export const RULES_FOR_EACH: readonly CourseRule[] = [models.figuresAreKnown];
export const RULES_FOR_EACH_SHIPPED: readonly CourseRule[] = Object.values(answerKey);

/** Rules for what the shipped course offers outside of a mock exam. */
export const RULES_FOR_SHIPPED: readonly CourseRule[] = [
  models.modelsHaveTheirTexts,
  solutionsAreRight,
  topics.topicsHaveEnoughQuestions,
  topics.topicsHaveEnoughTypes,
  topics.topicsHaveEnoughByHand,
  ...Object.values(lessons),
  ...Object.values(lessonPictures),
  ...Object.values(lessonTopics),
  ...Object.values(lessonMoves),
  ...Object.values(recordings),
  ...Object.values(reference),
  ...Object.values(freeResponses),
  ...Object.values(freeResponseScoring),
  ...Object.values(freeResponseTexts),
];

/** The rules that a teacher's question can break. */
export const checkAllQuestions = (course: CourseSource): CourseProblem[] => [
  ...applyRules(RULES_FOR_ALL, withReserved(course)),
  ...[course, poolOf(course)].flatMap((each) => applyRules(RULES_FOR_EACH, each)),
];

/** The others, which see no teacher's question. */
export function checkShipped(course: CourseSource): CourseProblem[] {
  const shipped = withQuestions(course, ({ questions }) => questions.filter(({ origin }) => origin !== 'teacher'));
  return [
    ...applyRules(RULES_FOR_SHIPPED_QUESTIONS, withReserved(shipped)),
    ...[shipped, poolOf(course)].flatMap((each) => applyRules(RULES_FOR_EACH_SHIPPED, each)),
    ...applyRules(RULES_FOR_SHIPPED, shipped),
  ];
}

export const checkCourse = (course: CourseSource): CourseProblem[] => [
  ...checkAllQuestions(course),
  ...checkShipped(course),
];
