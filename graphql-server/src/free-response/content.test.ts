import { describe, expect, test } from 'vitest';
import { numberIn } from '../../../economics/free-response/labels';
import { contentOf } from './content';
import { shippedChapters } from '../../../test-support/shipped-course';

const questions = shippedChapters.flatMap(({ freeResponses }) => freeResponses);
const offered = (family: string): string[] =>
  questions.filter((question) => question.family === family).flatMap((question) => contentOf(1, question).names);

describe('the names sent with a question', () => {
  test('are those of its model graph in alphabetical order', () => {
    const [question] = questions.filter(({ family }) => family === 'ppc-growth');
    expect(question && contentOf(1, question).names).toEqual([
      'Corn',
      'F',
      'G',
      'H',
      'PPC1',
      'PPC2',
      'PPC3',
      'Soybeans',
    ]);
  });

  test.each([
    ['negative-externality', ['D', 'MPB', 'MSB', 'S', 'MPC', 'MSC']],
    ['polluting-monopoly', ['D', 'MSB']],
    ['tax-incidence', ['PE', 'PB', 'PS']],
  ])('of %s stand by themselves where the model graph joins them', (family, names) => {
    expect(offered(family)).toEqual(expect.arrayContaining(names));
    expect(offered(family).filter((name) => name.includes('='))).toEqual([]);
  });

  test('hold a number only where a text says that it stands on an axis', () => {
    const numbers = questions.flatMap((question) =>
      contentOf(1, question)
        .names.filter((name) => numberIn(name) !== null)
        .map((name) => `${question.id}: ${name}`),
    );
    expect(numbers).toEqual(['lorenz-curve-1: 40%', 'lorenz-curve-2: 40%', 'lorenz-curve-3: 40%']);
  });

  test.each(['ppc-growth', 'comparative-advantage', 'trade-from-labor-hours'])(
    'do not tell the intercepts of %s',
    (family) => {
      expect(offered(family).filter((name) => /\d/.test(name) && !name.startsWith('PPC'))).toEqual([]);
    },
  );
});
