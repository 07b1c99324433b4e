import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { problemCount, problemLines, summaryLines } from '../graphql-server/src/course/check/course-report';
import { validateWithSound } from '../graphql-server/src/course/check/validate-course';

// npm run course:check [-- --dir course]: lists what is wrong with the course files, where, and how to fix it.

const { values } = parseArgs({ options: { dir: { type: 'string', default: 'course' } } });
const { course, problems } = await validateWithSound(values.dir);
console.log([...problemLines(problems), ...summaryLines(course), '', problemCount(problems)].join('\n'));
process.exitCode = problems.length > 0 ? 1 : 0;
