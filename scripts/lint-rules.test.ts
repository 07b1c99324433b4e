import tseslint from 'typescript-eslint';
import { Linter } from 'eslint';
import { describe, expect, test } from 'vitest';
import { reasonForAs } from './lint-assertions.js';
import { importProblem } from './lint-imports.js';

describe('house/imports', () => {
  test.each([
    ['web/src/quiz/quiz.tsx', '../../../graphql-server/src/wire', 'meet only in schema'],
    ['graphql-server/src/quiz/quiz.service.ts', '../../../web/src/copy/results', 'meet only in schema'],
    ['schema/rules/quiz.ts', 'react', 'pure law'],
    ['schema/rules/quiz.ts', '../generated/graphql', 'pure law'],
    ['economics/market.ts', '../schema/rules/quiz', 'economics is pure'],
    ['graphql-server/src/learner/index.ts', '../quiz/quiz.service', 'learner is pure'],
    ['graphql-server/src/learner/fit.ts', '../quiz/answer.entity', 'learner is pure'],
    ['graphql-server/src/quiz/quiz.resolver.ts', '../database/orm', 'call a service'],
    ['graphql-server/src/rest/router.ts', '../database/orm', 'call a service'],
    ['graphql-server/src/quiz/quiz.service.ts', 'express', 'does not know HTTP'],
    ['graphql-server/src/quiz/quiz.service.ts', '../progress/progress.resolver', 'never its door'],
    ['web/src/ui/button.tsx', '../quiz/quiz', 'furniture'],
    ['web/src/quiz/quiz.tsx', '../pages/quiz', 'where it is shown'],
    ['web/src/layout/header.tsx', '../pages/landing', 'knows none of them'],
    ['web/src/apollo/cache.ts', '../quiz/quiz', 'not rooms'],
  ])('%s may not import %s', (file, source, reason) => {
    expect(importProblem(file, source)).toContain(reason);
  });

  test.each([
    ['web/src/quiz/quiz.tsx', '../../../schema/generated/hooks'],
    ['web/src/quiz/quiz.tsx', '../ui/button'],
    ['web/src/routes.tsx', './pages/landing'],
    ['web/src/layout/header.tsx', '../account/login-modal'],
    ['graphql-server/src/learner/index.ts', '../../../schema/rules/quiz'],
    ['graphql-server/src/learner/build-quiz.ts', './filter.ts'],
    ['graphql-server/src/quiz/quiz.service.ts', '../progress/progress.service'],
    ['graphql-server/src/graphql/apollo-server.ts', './quiz/quiz.resolver'],
    ['graphql-server/src/app.ts', '../database/orm'],
    ['schema/rules/quiz.ts', './progress'],
    ['schema/rules/quiz.test.ts', 'vitest'],
  ])('%s may import %s', (file, source) => {
    expect(importProblem(file, source)).toBeNull();
  });
});

describe('house/reason-for-as', () => {
  const complaints = (code: string) =>
    new Linter().verify(code, {
      languageOptions: { parser: tseslint.parser },
      plugins: { house: { rules: { as: reasonForAs } } },
      rules: { 'house/as': 'error' },
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
