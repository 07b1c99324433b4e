import type { QuestionOrigin } from '../../quiz/question.entity';
import { QUESTION_TYPES } from '../../quiz/question-types';
import {
  chaptersOf,
  poolOf,
  questionsOf,
  type CourseProblem,
  type CourseSource,
  type QuestionSource,
} from '../read/course-source';
import { DIFFICULTIES, difficultiesOf, modelIdOf, typesOf } from '../read/question-tags';
import { freeResponsesOf } from './free-responses';
import { writtenTopics } from './topic-rules';

export function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}

export const problemLine = ({ file, line, message, fix }: CourseProblem): string =>
  `${file}:${line}  ${message} — ${fix}`;

/** One line per problem, with an empty line after each file. */
export function problemLines(problems: readonly CourseProblem[]): string[] {
  const byFile = Map.groupBy(problems, ({ file }) => file);
  return [...byFile.values()].flatMap((inFile) => [...inFile.map(problemLine), '']);
}

export function problemCount(problems: readonly CourseProblem[]): string {
  if (problems.length === 0) return 'No problems.';
  const files = new Set(problems.map(({ file }) => file)).size;
  return `${counted(problems.length, 'problem')} in ${counted(files, 'file')}.`;
}

export function problemReport(problems: readonly CourseProblem[]): string {
  return [...problemLines(problems), problemCount(problems)].join('\n');
}

function originLine(questions: readonly QuestionSource[]): string {
  const models = new Set(questions.flatMap((question) => modelIdOf(question) ?? []));
  const count = (origin: QuestionOrigin) => questions.filter((question) => question.origin === origin).length;
  const byModel = models.size > 0 ? `by ${counted(models.size, 'question model')}` : 'by a question model';
  return `by origin: written by hand ${count('hand')}, ${byModel} ${count('model')}, added by a teacher ${count('teacher')}`;
}

type Counter = (questions: readonly QuestionSource[]) => number;

/** The smallest count of a topic, with its name, and the largest. */
function rangeLine(what: string, topics: ReturnType<typeof writtenTopics>, count: Counter): string {
  const counts = topics
    .map(({ topic, questions }) => ({ name: topic.name, count: count(questions) }))
    .sort((a, b) => a.count - b.count);
  return `${what} per topic: ${counts[0]?.count ?? 0} ("${counts[0]?.name ?? ''}") to ${counts.at(-1)?.count ?? 0}`;
}

function topicLines(course: CourseSource): string[] {
  const topics = writtenTopics(course);
  if (topics.length === 0) return [];
  return [
    rangeLine('questions', topics, (questions) => questions.length),
    rangeLine('questions by hand', topics, (questions) => questions.filter(({ origin }) => origin === 'hand').length),
    rangeLine('types', topics, (questions) => new Set(questions.flatMap(typesOf)).size),
  ];
}

export function summaryLines(course: CourseSource): string[] {
  const chapters = chaptersOf(course);
  const comingSoon = chapters.filter(({ questions }) => questions.length === 0).length;
  const questions = questionsOf(course);
  const count = (is: (question: QuestionSource) => boolean) => questions.filter(is).length;
  const types = QUESTION_TYPES.map((type) => `${type} ${count((question) => typesOf(question).includes(type))}`);
  const levels = DIFFICULTIES.map(
    (level) => `${level}: ${count((question) => difficultiesOf(question).includes(level))}`,
  );
  const contents = [
    counted(course.units.length, 'unit'),
    `${counted(chapters.length, 'chapter')} (${comingSoon} coming soon)`,
    counted(chapters.flatMap(({ topics }) => topics).length, 'topic'),
    counted(questions.length, 'question'),
    counted(questionsOf(poolOf(course)).length, 'reserved question'),
    counted(freeResponsesOf(course).length, 'free-response question'),
    counted(course.misconceptions.size, 'misconception'),
  ];
  return [
    contents.join(', '),
    originLine(questions),
    `by type: ${types.join(', ')}`,
    `by difficulty: ${levels.join(', ')}`,
    ...topicLines(course),
  ];
}
