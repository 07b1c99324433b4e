import { join } from 'node:path';
import tseslint from 'typescript-eslint';
import { Linter } from 'eslint';
import { describe, expect, test } from 'vitest';
import { reasonForAs } from './lint-assertions.js';
import { boundariesConfig } from './lint-boundaries.js';

describe('boundaries between folders', () => {
  const linter = new Linter();
  const complaintsAbout = (file: string, source: string) =>
    linter
      .verify(
        `import ${JSON.stringify(source)};`,
        {
          files: ['**/*.{ts,tsx}'],
          languageOptions: { parser: tseslint.parser },
          ...boundariesConfig({ withLevels: true }),
        },
        { filename: join(process.cwd(), file) },
      )
      .map(({ message }) => message);

  test.each([
    ['web/src/quiz/quiz.tsx', '../../../graphql-server/src/errors', 'meet only in schema'],
    ['graphql-server/src/quiz/attempt.service.ts', '../../../web/src/routes', 'meet only in schema'],
    ['schema/rules/quiz.ts', '../generated/graphql', 'rules is pure'],
    ['economics/market.ts', '../schema/rules/quiz', 'economics is pure'],
    ['graphql-server/src/learner/index.ts', '../quiz/attempt.service', 'learner is pure'],
    ['graphql-server/src/quiz/quiz.resolver.ts', '../database/database', 'calls a service'],
    ['graphql-server/src/quiz/attempt.service.ts', '../progress/progress.resolver', 'never its resolver'],
    ['graphql-server/src/account/account.service.ts', '../quiz/attempt.service', 'lower levels only'],
    ['graphql-server/src/progress/progress.service.ts', '../contact/contact.service', 'lower levels only'],
    ['graphql-server/src/review/notebook.service.ts', '../my-data/my-data.service', 'lower levels only'],
    ['graphql-server/src/review/notebook.service.ts', '../quiz/feature', 'Only features.ts'],
    ['web/src/ui/button.tsx', '../quiz/abandoned-attempt', 'knows no feature'],
    ['web/src/quiz/quiz.tsx', '../pages/quiz', 'not the other way'],
    ['web/src/pages/quiz.tsx', '../routes', 'not the other way'],
    ['web/src/layout/header.tsx', '../pages/landing', 'knows none of them'],
    ['web/src/apollo/cache.ts', '../quiz/abandoned-attempt', 'imports schema only'],
  ])('%s may not import %s', (file, source, reason) => {
    expect(complaintsAbout(file, source)).toEqual([expect.stringContaining(reason)]);
  });

  test.each([
    ['web/src/quiz/quiz.tsx', '../../../schema/generated/hooks'],
    ['web/src/quiz/quiz.tsx', '../ui/button'],
    ['web/src/routes.tsx', './pages/landing'],
    ['graphql-server/src/learner/index.ts', '../../../schema/rules/quiz'],
    ['graphql-server/src/learner/build-quiz.ts', './filter.ts'],
    ['graphql-server/src/quiz/attempt.service.ts', '../progress/progress.service'],
    ['graphql-server/src/quiz/attempt.service.ts', './finish-quiz.service'],
    ['graphql-server/src/review/notebook.service.ts', '../quiz/attempt.service'],
    ['graphql-server/src/quiz/feature.ts', './quiz.resolver'],
    ['graphql-server/src/features.ts', './quiz/feature'],
    ['graphql-server/src/app.ts', './database/database'],
    ['schema/rules/quiz.ts', './progress'],
    ['schema/rules/quiz.test.ts', '../../web/src/routes'],
  ])('%s may import %s', (file, source) => {
    expect(complaintsAbout(file, source)).toEqual([]);
  });
});

describe('local/reason-for-as', () => {
  const complaints = (code: string) =>
    new Linter().verify(code, {
      languageOptions: { parser: tseslint.parser },
      plugins: { local: { rules: { as: reasonForAs } } },
      rules: { 'local/as': 'error' },
    }).length;

  test.each([
    ['a bare assertion', 'const x = y as string;', 1],
    ['a reason on the line', 'const x = y as string; // checked above', 0],
    ['a reason alone on the line above', '// checked above\nconst x = y as string;', 0],
    ["the comment of another statement's line", 'f(); // unrelated\nconst x = y as string;', 1],
    ['as const', 'const x = [1] as const;', 0],
  ])('%s', (_what, code, expected) => {
    expect(complaints(code)).toBe(expected);
  });
});
