import { expect, test } from 'vitest';
import { sampleCourse } from '../../../test/fixtures/course-sample/sample-course';
import { withQuestions } from '../read/course-source';
import { problemCount, problemLines, summaryLines } from './course-report';

const problem = (file: string, line: number, message: string) => ({ file, line, message, fix: 'fix it' });

test('problems are listed by file, each with its line, and counted', () => {
  const problems = [problem('a.md', 3, 'no name'), problem('a.md', 9, 'no id'), problem('b.gift', 1, 'no type')];
  expect(problemLines(problems)).toEqual([
    'a.md:3  no name — fix it',
    'a.md:9  no id — fix it',
    '',
    'b.gift:1  no type — fix it',
    '',
  ]);
  expect(problemCount(problems)).toBe('3 problems in 2 files.');
  expect(problemCount([problem('a.md', 3, 'no name')])).toBe('1 problem in 1 file.');
  expect(problemCount([])).toBe('No problems.');
});

test('the summary counts the contents of the course', () => {
  expect(summaryLines(sampleCourse())).toEqual([
    '2 units, 2 chapters (1 coming soon), 3 topics, 24 questions, 0 reserved questions, 0 free-response questions, 2 misconceptions',
    'by origin: written by hand 24, by a question model 0, added by a teacher 0',
    'by type: definition 6, interpretation 6, calculation 6, graph 0, application 6',
    'by difficulty: 1: 8, 2: 8, 3: 8',
    'questions per topic: 12 ("Gains") to 12',
    'questions by hand per topic: 12 ("Gains") to 12',
    'types per topic: 4 ("Gains") to 4',
  ]);
});

test('the summary names the topic with the fewest questions and counts questions by origin', () => {
  const poorer = withQuestions(sampleCourse(), ({ questions }) =>
    questions.slice(0, 23).map((question, index) => ({ ...question, origin: index < 12 ? 'hand' : 'model' })),
  );
  expect(summaryLines(poorer)).toEqual(
    expect.arrayContaining([
      'by origin: written by hand 12, by a question model 11, added by a teacher 0',
      'questions per topic: 11 ("Terms") to 12',
      'questions by hand per topic: 0 ("Terms") to 12',
    ]),
  );
});
