import { QUESTION_TYPES } from '../quiz/question.entity';
import { chaptersOf, questionsOf, type CourseProblem, type CourseSource } from './course-source';
import type { ImportResult } from './import-course';
import { DIFFICULTIES, difficultiesOf, typesOf } from './question-tags';

/** `file:line  what — how to mend`, with an empty line after each file's problems. */
export function problemLines(problems: readonly CourseProblem[]): string[] {
  const byFile = Map.groupBy(problems, ({ file }) => file);
  return [...byFile.values()].flatMap((inFile) => [
    ...inFile.map(({ file, line, what, howToMend }) => `${file}:${line}  ${what} — ${howToMend}`),
    '',
  ]);
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** What the course holds, in a few lines. */
export function summaryLines(course: CourseSource): string[] {
  const chapters = chaptersOf(course);
  const written = chapters.filter(({ questions }) => questions.length > 0);
  const questions = questionsOf(course);
  const aTopic = written.flatMap(({ topics, questions: all }) =>
    topics.map(({ name }) => all.filter(({ category }) => category === name).length),
  );
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
    `by type: ${types.join(', ')}`,
    `by difficulty: ${difficulties.join(', ')}`,
    ...(aTopic.length > 0
      ? [`questions a topic, where there are any: ${Math.min(...aTopic)} to ${Math.max(...aTopic)}`]
      : []),
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
