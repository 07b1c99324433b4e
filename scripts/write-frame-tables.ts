import { readFileSync, writeFileSync } from 'node:fs';
import { readCourse } from '../graphql-server/src/course/read/read-course';
import { withFrameTables } from './frame-tables';
import { withSchedule } from './record/schedule';

// npm run course:docs: prints the tables of what can be drawn into the author's guide, and the schedule into the speaker's.

function rewrite(page: string, change: (text: string) => string): void {
  writeFileSync(page, change(readFileSync(page, 'utf8')));
}

rewrite('docs/authoring.md', withFrameTables);
rewrite('docs/recording.md', (text) => withSchedule(text, readCourse('course').course));
