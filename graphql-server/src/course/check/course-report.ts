import { QUESTION_TYPES, type QuestionOrigin } from '../../quiz/question.entity';
import { writtenTopics } from './topic-rules';
import {
  chaptersOf,
  questionsOf,
  type CourseProblem,
  type CourseSource,
  type QuestionSource,
} from '../read/course-source';
import type { ImportResult } from '../import/import-course';
import { modelIdOf } from '../read/question-origin';
import { DIFFICULTIES, difficultiesOf, typesOf } from '../read/question-tags';

/** `file:line  what — how to mend`, with an empty line after each file's problems. */
export function problemLines(problems: readonly CourseProblem[]): string[] {
  const byFile = Map.groupBy(problems, ({ file }) => file);
  return [...byFile.values()].flatMap((inFile) => [
    ...inFile.map(({ file, line, what, howToMend }) => `${file}:${line}  ${what} — ${howToMend}`),
    '',
  ]);
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Who wrote the questions, and how many each. */
function originLine(questions: readonly QuestionSource[]): string {
  const models = new Set(questions.flatMap((question) => modelIdOf(question) ?? []));
  const origins: readonly (readonly [QuestionOrigin, string])[] = [
    ['hand', 'written by hand'],
    ['model', models.size > 0 ? `by ${counted(models.size, 'question model')}` : 'by a question model'],
    ['teacher', 'added by a teacher'],
  ];
  const counts = origins.map(
    ([origin, words]) => `${words} ${questions.filter((question) => question.origin === origin).length}`,
  );
  return `by origin: ${counts.join(', ')}`;
}

/** From the poorest topic, by name, to the richest. */
function rangeLine(what: string, counts: readonly { readonly name: string; readonly count: number }[]): string {
  const [fewest, ...more] = [...counts].sort((a, b) => a.count - b.count);
  return `${what} a topic: ${fewest?.count ?? 0} ("${fewest?.name ?? ''}") to ${more.at(-1)?.count ?? fewest?.count ?? 0}`;
}

/** What the topics of chapters with questions have. */
function topicLines(course: CourseSource): string[] {
  const topics = writtenTopics(course).map(({ topic, questions }) => ({ name: topic.name, questions }));
  if (topics.length === 0) return [];
  const line = (what: string, count: (questions: readonly QuestionSource[]) => number) =>
    rangeLine(
      what,
      topics.map(({ name, questions }) => ({ name, count: count(questions) })),
    );
  return [
    line('questions', (questions) => questions.length),
    line('questions by hand', (questions) => questions.filter(({ origin }) => origin === 'hand').length),
    line('types', (questions) => new Set(questions.flatMap(typesOf)).size),
  ];
}

/** What the course holds, in a few lines. */
export function summaryLines(course: CourseSource): string[] {
  const chapters = chaptersOf(course);
  const written = chapters.filter(({ questions }) => questions.length > 0);
  const questions = questionsOf(course);
  const types = QUESTION_TYPES.map(
    (type) => `${type} ${questions.filter((question) => typesOf(question).includes(type)).length}`,
  );
  const difficulties = DIFFICULTIES.map(
    (level) => `${level}: ${questions.filter((question) => difficultiesOf(question).includes(level)).length}`,
  );
  return [
    `${counted(course.units.length, 'unit')}, ${counted(chapters.length, 'chapter')} (${chapters.length - written.length} coming soon), ` +
      `${counted(chapters.flatMap(({ topics }) => topics).length, 'topic')}, ${counted(questions.length, 'question')}, ` +
      counted(course.misconceptions.size, 'misconception'),
    originLine(questions),
    `by type: ${types.join(', ')}`,
    `by difficulty: ${difficulties.join(', ')}`,
    ...topicLines(course),
  ];
}

export function problemCount(problems: readonly CourseProblem[]): string {
  if (problems.length === 0) return 'No problems.';
  const files = new Set(problems.map(({ file }) => file)).size;
  return `${counted(problems.length, 'problem')} in ${counted(files, 'file')}.`;
}

/** What an import did. */
export function importLines({ questions, leftInPlace }: ImportResult): string[] {
  const { added, changed, retired, revived, unchanged } = questions;
  return [
    `Questions: ${added} added, ${changed} changed, ${retired} retired, ${revived} asked again, ${unchanged} unchanged.`,
    ...leftInPlace.map((what) => `No longer in the course, but students' data stands on it: ${what}.`),
  ];
}
