import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { inspectCourse } from '../graphql-server/src/course/check/validate-course';
import { problemCount, problemLines, summaryLines } from '../graphql-server/src/course/check/course-report';

// npm run course:check [-- --dir course]: the author's friend. Says what is wrong, where, and how to mend it.

const { values } = parseArgs({ options: { dir: { type: 'string', default: 'course' } } });
const { course, problems } = inspectCourse(values.dir);
console.log([...problemLines(problems), ...summaryLines(course), '', problemCount(problems)].join('\n'));
process.exitCode = problems.length > 0 ? 1 : 0;
