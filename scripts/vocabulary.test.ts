import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// The words that the code does not use, and the standard terms it uses instead (CONTRIBUTING.md).

/** Each with the term to use. Matched as a whole word of a name or of a text. */
const BANNED: readonly (readonly [word: RegExp, instead: string])[] = [
  [/^rooms?$/, 'feature'],
  [/^doors?$/, 'API, transport'],
  [/^laws?$/, 'rules, constants'],
  [/^furniture$/, 'shared UI components'],
  [/^house$/, 'Services, AppServices'],
  [/^wires?$/, 'serializer, REST shape'],
  [/^keepers?$/, 'background worker'],
  [/^desks?$/, 'batcher'],
  [/^spoil(s|ed|t)?$/, 'invalidate'],
  [/^patience$/, 'timeout'],
  [/^kept$/, 'saved, stored'],
  [/^standings?$/, 'student progress'],
  [/^seekers?$/, 'label placement'],
];

/** Where such a word is the field's own. */
const ALLOWED: readonly RegExp[] = [/keep-alive/gi, /\blaws?[ -]of[ -](demand|supply|diminishing|increasing)/gi];

/** Files whose subject needs such a word: legal texts, the stories of questions and pictures, names of old tables. */
const EXEMPT =
  /migrations\/|pages\/(privacy-policy|terms-of-service|static-pages)|economics\/(question\/|picture\/(revenue-figure|figures))/;

/** Everything but authored content and papers. */
const CHECKED = ['bench', 'e2e', 'economics', 'graphql-server', 'research', 'schema', 'scripts', 'test-support', 'web'];

/** A text without what is allowed, cut into its words: camelCase, kebab-case and snake_case are several. */
function wordsOf(text: string): string[] {
  const rest = ALLOWED.reduce((left, allowed) => left.replaceAll(allowed, ''), text);
  return (
    rest
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  );
}

function problemsIn(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    const [, instead] = BANNED.find(([banned]) => banned.test(word)) ?? [];
    return instead === undefined ? [] : [`${word}: write ${instead}`];
  });
}

test.each([
  ['// Both doors share them.', ['doors: write API, transport']],
  ['const keptMails = 1;', ['kept: write saved, stored']],
  ['lesson_standing', ['standing: write student progress']],
  ['understanding, households and lawful', []],
])('finds the words in %j', (text, problems) => {
  expect(problemsIn(text)).toEqual(problems);
});

test('names, comments and texts use standard terms', () => {
  const files = execFileSync('git', ['ls-files', ...CHECKED], { encoding: 'utf8' })
    .split('\n')
    .filter(
      (file) =>
        /\.(ts|tsx|css|graphql|mjs|js)$/.test(file) && !EXEMPT.test(file) && !file.endsWith('vocabulary.test.ts'),
    );
  const problems = files.flatMap((file) => {
    const lines = [file, ...readFileSync(file, 'utf8').split('\n')];
    return lines.flatMap((line, index) => problemsIn(line).map((problem) => `${file}:${index} ${problem}`));
  });
  expect(problems).toEqual([]);
});
