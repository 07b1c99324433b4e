import { readFileSync, writeFileSync } from 'node:fs';
import { withFrameTables } from './frame-tables';

// npm run course:docs: prints the tables of what can be drawn into the author's guide.

const PAGE = 'docs/authoring.md';
writeFileSync(PAGE, withFrameTables(readFileSync(PAGE, 'utf8')));
