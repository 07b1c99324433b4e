import { isDeepStrictEqual } from 'node:util';
import type { QuestionType } from '../../quiz/question-types';
import { RULES_FOR_EACH_QUESTION } from '../check/check-course';
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
import { imageFilesOf, withImagesBeside } from '../read/question-pictures';
import { difficultiesOf, difficultyTag, ENRICHMENT, isEnrichment, typesOf } from '../read/question-tags';
import { findTopic, type Destination } from './find-topic';
import type { FileQuestion, QuestionFile } from './question-file';
import { contentKey, QuestionIndex, stableIdOf, type PlacedQuestion } from './question-index';

/** For a question whose tags do not say it. */
export interface DefaultTags {
  readonly type: QuestionType;
  /** 1 (easy) to 3 (hard). */
  readonly difficulty: number;
}

/** A question of the file that has a place in the course. */
interface FiledQuestion extends PlacedQuestion {
  /** Of the same id. */
  readonly earlier: PlacedQuestion | undefined;
  /** What of it the site cannot keep. */
  readonly lost: readonly string[];
}

export interface ClassifiedQuestions {
  /** New or changed. */
  readonly accepted: readonly FiledQuestion[];
  /** Already in the course, with the same content. */
  readonly unchanged: readonly FiledQuestion[];
  /** In the order of the file. */
  readonly rejected: readonly CourseProblem[];
}

/** Where an id means one question: Moodle's are unique in a category of a file. */
const sourceOf = (file: string, category: string | null): string =>
  [file, ...(category === null ? [] : [category])].join(' | ').replace(/[[\]\s\x00-\x1f]+/g, ' ');

const fileIn = (source: string | undefined): string | undefined => source?.split(' | ')[0];

function complete({ lost: _, ...question }: FileQuestion, category: string, defaults: DefaultTags): QuestionSource {
  const [type = defaults.type] = typesOf(question);
  const [difficulty = defaults.difficulty] = difficultiesOf(question);
  return {
    ...question,
    category,
    source: sourceOf(question.at.file, question.category),
    stableId: stableIdOf(question),
    tags: [type, difficultyTag(difficulty), ...(isEnrichment(question) ? [ENRICHMENT] : [])],
  };
}

/** Whether students would see no difference. */
function isSame(a: PlacedQuestion, b: PlacedQuestion): boolean {
  return isDeepStrictEqual(questionRows(a.question, a.chapter), questionRows(b.question, b.chapter));
}

/**
 * What is wrong with each question alone, by its index. The rules read all of them at once: some look at the whole course. The
 * content security policy blocks pictures that are not part of the site.
 */
function ownProblems(course: CourseSource, index: QuestionIndex, placed: readonly PlacedQuestion[]) {
  // Several questions may stand on one line.
  const numbered = placed.map(({ chapter, question }, number) => ({
    chapter,
    question: { ...question, at: { file: String(number), line: 1 } },
  }));
  const inChapters = Map.groupBy(numbered, ({ chapter }) => chapter.id);
  const alone = withQuestions(course, ({ id }) => inChapters.get(id)?.map(({ question }) => question) ?? []);
  const broken = Map.groupBy(applyRules(RULES_FOR_EACH_QUESTION, alone), ({ file }) => file);
  return placed.map(({ question }, number) => [
    ...(broken.get(String(number)) ?? []).map(({ message, fix }) => problem(question.at, message, fix)),
    ...imageFilesOf(question)
      .filter(({ url }) => !index.hasPicture(url))
      .map(({ url }) =>
        problem(
          question.at,
          `its picture ${url.slice(0, 80)} is not part of the site`,
          'describe in words or in a table what it shows',
        ),
      ),
  ]);
}

const placeOf = ({ at }: QuestionSource): string => `${at.file}:${at.line}`;

/** An id belongs to a shipped question, or to the first of its source that has it; the same content may not come twice. */
function conflict(index: QuestionIndex, question: QuestionSource): CourseProblem | null {
  const earlier = index.withIdOf(question)?.question;
  const inThisFile = earlier?.at.file === question.at.file;
  const isAlike = earlier !== undefined && contentKey(earlier) === contentKey(question);
  const duplicate = inThisFile && isAlike ? earlier : index.duplicateOf(question);
  if (duplicate !== undefined)
    return problem(
      question.at,
      `the same question is already at ${placeOf(duplicate)}`,
      'leave one out: students would see it twice',
    );
  if (earlier === undefined) return null;
  const isItsUpdate =
    earlier.source === question.source || (isAlike && fileIn(earlier.source) === fileIn(question.source));
  if (earlier.origin === 'teacher' && !inThisFile && isItsUpdate) return null;
  const from = inThisFile || earlier.source === undefined ? '' : `, from ${earlier.source}`;
  return problem(
    question.at,
    `the id ${question.stableId ?? ''} belongs to another question, at ${placeOf(earlier)}${from}`,
    inThisFile ? 'give each its own id' : 'give this one another id to add it as new, or remove the other one there',
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
  const index = new QuestionIndex(course, file.pictures);
  const accepted: FiledQuestion[] = [];
  const unchanged: FiledQuestion[] = [];
  const rejected = [...file.rejected];

  const place = (source: FileQuestion): FiledQuestion[] => {
    const found = findTopic(course, destination, source.category);
    if (!('topic' in found)) {
      rejected.push(problem(source.at, found.message, found.fix));
      return [];
    }
    const question = withImagesBeside(complete(source, found.topic.name, defaults), (url) => index.figures.get(url));
    const placed = { chapter: found.chapter, question };
    const earlier = index.withIdOf(question);
    const filed = { ...placed, earlier, lost: source.lost };
    if (earlier === undefined || !isSame(earlier, placed)) return [filed];
    unchanged.push(filed);
    return [];
  };
  const placed = file.questions.flatMap((source) => attempt(reportTo(rejected), source.at, [], () => place(source)));
  const problems = ownProblems(course, index, placed);
  placed.forEach((filed, number) => {
    const found = problems[number] ?? [];
    const conflicting = found.length > 0 ? null : conflict(index, filed.question);
    if (conflicting !== null) rejected.push(conflicting);
    else if (found.length > 0) rejected.push(...found);
    else {
      accepted.push(filed);
      index.add(filed);
    }
  });
  return { accepted, unchanged, rejected: rejected.sort((a, b) => a.line - b.line) };
}
