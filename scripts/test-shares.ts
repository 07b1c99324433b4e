import { globSync } from 'node:fs';
import { durationOf } from '../test-support/durations';
import { readShare, SHARES } from '../test-support/share';
import { browserTests, dividesItself, isInEveryShare, toolTests } from '../test-support/tiers';

// npm run test:shares: the long tests of each share of CI, with their seconds. With SHARE=2/3, of that one.

function print(title: string, files: readonly string[]): void {
  const seconds = files.reduce((sum, file) => sum + durationOf(file), 0);
  console.log([`${title} (${seconds} s):`, ...files.map((file) => `  ${durationOf(file)} s ${file}`)].join('\n'));
}

const one = readShare(process.env['SHARE']);
const all = browserTests('all');
print(
  'With every commit',
  all.filter((file) => isInEveryShare(file) && !dividesItself(file)),
);
const units = globSync('{economics,graphql-server,schema,web}/**/*.test.{ts,tsx}').toSorted();
print('A share of the rows', [...all, ...units].filter(dividesItself));

for (const share of one === null ? SHARES : [one]) {
  const rotating = browserTests(share).filter((file) => !isInEveryShare(file));
  print(`Share ${share.index}/${share.of}`, [...rotating, ...toolTests(share)]);
}
