import { isDeepStrictEqual } from 'node:util';
import type { QuestionType } from '../../quiz/question-types';
import { RULES_FOR_ALL } from '../check/check-course';
import { applyRules } from '../check/rule';
import { questionRows } from '../import/course-rows';
import {
  problem,
  reportTo,
  withQuestions,
  type CourseProblem,
  type CourseSource,
  type QuestionSource,
} from '../read/course-source';
import { attempt } from '../read/attempt';
import { withImagesBeside } from '../read/question-pictures';
import { difficultiesOf, difficultyTag, ENRICHMENT, isEnrichment, typesOf } from '../read/question-tags';
import { findTopic, type Destination } from './find-topic';
import type { QuestionFile } from './question-file';
import { imageFilesOf, QuestionIndex, stableIdOf, type PlacedQuestion } from './question-index';

/** For a question whose tags do not say it. */
export interface DefaultTags {
  readonly type: QuestionType;
  /** 1 (easy) to 3 (hard). */
  readonly difficulty: number;
}

export interface ClassifiedQuestions {
  /** New or changed. */
  readonly accepted: readonly PlacedQuestion[];
  /** Already in the course, with the same content. */
  readonly unchanged: readonly PlacedQuestion[];
  /** In the order of the file. */
  readonly rejected: readonly CourseProblem[];
}

function complete(question: QuestionSource, category: string, defaults: DefaultTags): QuestionSource {
  const [type = defaults.type] = typesOf(question);
  const [difficulty = defaults.difficulty] = difficultiesOf(question);
  return {
    ...question,
    category,
    stableId: stableIdOf(question),
    tags: [type, difficultyTag(difficulty), ...(isEnrichment(question) ? [ENRICHMENT] : [])],
  };
}

/** Whether students would see no difference. */
function isSame(a: PlacedQuestion, b: PlacedQuestion): boolean {
  return isDeepStrictEqual(questionRows(a.question, a.chapter), questionRows(b.question, b.chapter));
}

/** What is wrong with the question alone. The content security policy blocks pictures that are not part of the site. */
function ownProblems(course: CourseSource, index: QuestionIndex, { chapter, question }: PlacedQuestion) {
  const alone = withQuestions(course, ({ id }) => (id === chapter.id ? [question] : []));
  const broken = applyRules(RULES_FOR_ALL, alone).filter(({ file }) => file === question.at.file);
  const missing = imageFilesOf(question).filter(({ url }) => !index.hasPicture(url));
  return [
    ...broken,
    ...missing.map(({ url }) =>
      problem(
        question.at,
        `its picture ${url.slice(0, 80)} is not part of the site`,
        'describe in words or in a table what it shows',
      ),
    ),
  ];
}

/** An id belongs to a shipped question, or to the first that this file uses it for; the same content may not come twice. */
function conflict(index: QuestionIndex, question: QuestionSource): CourseProblem | null {
  const earlier = index.withIdOf(question)?.question;
  const inThisFile = earlier?.at.file === question.at.file;
  if (earlier !== undefined && (earlier.origin !== 'teacher' || inThisFile))
    return problem(
      question.at,
      `the id ${question.stableId ?? ''} belongs to another question, at ${earlier.at.file}:${earlier.at.line}`,
      inThisFile ? 'give each its own id' : 'remove the id to add this one as new, or change the other one there',
    );
  const duplicate = index.duplicateOf(question);
  if (duplicate === undefined) return null;
  return problem(
    question.at,
    `the same question is already at ${duplicate.at.file}:${duplicate.at.line}`,
    'leave it out: students would see it twice',
  );
}

/**
 * Decides about each question of a teacher's file: new and changed ones are accepted, those already in the course stay as
 * they are, and the rest is rejected with its reasons. Importing the same file again finds its questions unchanged.
 */
export function classifyQuestions(
  course: CourseSource,
  file: QuestionFile,
  destination: Destination,
  defaults: DefaultTags,
): ClassifiedQuestions {
  const index = new QuestionIndex(course);
  const accepted: PlacedQuestion[] = [];
  const unchanged: PlacedQuestion[] = [];
  const rejected = [...file.rejected];

  const classify = (source: QuestionSource) => {
    const found = findTopic(course, destination, source.category);
    if (!('topic' in found)) {
      rejected.push(problem(source.at, found.message, found.fix));
      return;
    }
    const question = withImagesBeside(complete(source, found.topic.name, defaults), (url) => index.figures.get(url));
    const placed = { chapter: found.chapter, question };
    const earlier = index.withIdOf(question);
    if (earlier !== undefined && earlier.question.at.file !== question.at.file && isSame(earlier, placed)) {
      unchanged.push(placed);
      return;
    }
    const problems = ownProblems(course, index, placed);
    const conflicting = problems.length > 0 ? null : conflict(index, question);
    if (conflicting !== null) problems.push(conflicting);
    if (problems.length > 0) rejected.push(...problems);
    else {
      accepted.push(placed);
      index.add(placed);
    }
  };
  for (const source of file.questions) attempt(reportTo(rejected), source.at, undefined, () => classify(source));
  return { accepted, unchanged, rejected: rejected.sort((a, b) => a.line - b.line) };
}
