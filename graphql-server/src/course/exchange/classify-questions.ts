import type { QuestionType } from '../../quiz/question.entity';
import { RULES_FOR_ALL } from '../check/check-course';
import { withQuestions, type CourseProblem, type CourseSource, type QuestionSource } from '../read/course-source';
import { difficultiesOf, difficultyTag, typesOf } from '../read/question-tags';
import { isSame, KnownQuestions, picturesOf, stableIdOf, type PlacedQuestion } from './question-index';
import { findPlace, type Wanted } from './find-topic';
import type { TeachersFile } from './question-file';

/** What counts for a question whose tags do not say it. */
export interface Unsaid {
  readonly type: QuestionType;
  /** 1 (easy) to 3 (hard). */
  readonly difficulty: number;
}

export interface TakenQuestions {
  readonly taken: readonly PlacedQuestion[];
  /** In the course already, as they are. */
  readonly known: readonly PlacedQuestion[];
  /** In the order of the file. */
  readonly refused: readonly CourseProblem[];
}

type Reason = Omit<CourseProblem, 'file' | 'line'>;

function complete(question: QuestionSource, category: string, unsaid: Unsaid): QuestionSource {
  const [type = unsaid.type] = typesOf(question);
  const [difficulty = unsaid.difficulty] = difficultiesOf(question);
  return { ...question, category, stableId: stableIdOf(question), tags: [type, difficultyTag(difficulty)] };
}

/** What the rules say of this question alone. */
function brokenRules(course: CourseSource, { chapter, question }: PlacedQuestion): Reason[] {
  const alone = withQuestions(course, ({ id }) => (id === chapter.id ? [question] : []));
  return RULES_FOR_ALL.flatMap((rule) => rule(alone)).filter(({ file }) => file === question.at.file);
}

/** A picture must lie on the site itself, where browsers may load it: those of the course do. */
function foreignPictures(known: KnownQuestions, question: QuestionSource): Reason[] {
  return picturesOf(question)
    .filter(({ url }) => !known.hasPicture(url))
    .map(({ url }) => ({
      what: `its picture ${url.slice(0, 80)} does not come along`,
      howToMend: 'say in words or in a table what it shows',
    }));
}

/** An id belongs for good to a question of ours, and to the first that this file uses it for. */
function takenIds(known: KnownQuestions, question: QuestionSource): Reason[] {
  const earlier = known.withIdOf(question)?.question;
  const inThisFile = earlier?.at.file === question.at.file;
  if (earlier === undefined || (earlier.origin === 'teacher' && !inThisFile)) return [];
  return [
    {
      what: `the id ${question.stableId ?? ''} belongs to another question, at ${earlier.at.file}:${earlier.at.line}`,
      howToMend: inThisFile ? 'give each its own' : 'take the id away to add this one as new, or change that one there',
    },
  ];
}

function twins(known: KnownQuestions, question: QuestionSource): Reason[] {
  const twin = known.twinOf(question);
  if (twin === undefined) return [];
  return [
    {
      what: `the same question is already at ${twin.at.file}:${twin.at.line}`,
      howToMend: 'leave it out: students would meet it twice',
    },
  ];
}

/**
 * Decides about each question of a teacher's file: new and changed ones are taken, those that the course has already
 * stay as they are, and the rest is refused with its reasons. Taking the same file again finds its questions known.
 */
export function takeQuestions(
  course: CourseSource,
  file: TeachersFile,
  wanted: Wanted,
  unsaid: Unsaid,
): TakenQuestions {
  const all = new KnownQuestions(course);
  const taken: PlacedQuestion[] = [];
  const known: PlacedQuestion[] = [];
  const refused = [...file.refused];

  for (const source of file.questions) {
    const refuse = (reasons: readonly Reason[]) =>
      refused.push(...reasons.map(({ what, howToMend }) => ({ ...source.at, what, howToMend })));
    const place = findPlace(course, wanted, source);
    if (!('topic' in place)) {
      refuse([place]);
      continue;
    }
    const question = complete(source, place.topic.name, unsaid);
    const placed = { chapter: place.chapter, question };
    const earlier = all.withIdOf(question);
    if (earlier !== undefined && earlier.question.at.file !== question.at.file && isSame(earlier, placed)) {
      known.push(placed);
      continue;
    }
    const broken = [...brokenRules(course, placed), ...foreignPictures(all, question)];
    const reasons = broken.length > 0 ? broken : [...takenIds(all, question), ...twins(all, question)].slice(0, 1);
    refuse(reasons);
    if (reasons.length > 0) continue;
    taken.push(placed);
    all.add(placed);
  }
  return { taken, known, refused: refused.sort((a, b) => a.line - b.line) };
}
