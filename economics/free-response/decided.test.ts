import { expect, test } from 'vitest';
import { z } from 'zod';
import labels from '../../test-support/free-response/decided-labels.json' with { type: 'json' };
import works from '../../test-support/free-response/decided-works.json' with { type: 'json' };
import { namesAxis } from './axis-names';
import { alternativesOf, hedgedNames, namesIn, saysBothSides } from './labels';
import { nameOnDrawing } from './name-on-drawing';
import { scoreNumber } from './numbers';

// What readers of the exam accept and refuse, decided by people who did not know how labels and calculations are read here.

const someLabels = z.array(z.tuple([z.boolean(), z.string(), z.string(), z.string()])).parse(labels);
const someWorks = z
  .array(z.tuple([z.boolean(), z.number(), z.string(), z.boolean(), z.array(z.number()), z.string()]))
  .parse(works);

/** Whether a label says a name beside the curve before a shift, if a second one is asked for. */
function says(asked: string, typed: string, where: string): boolean {
  const [names, forms] = [namesIn(typed), alternativesOf(asked)];
  const before = forms.filter((form) => form.endsWith('2')).map((form) => form.replace(/2$/, '1'));
  const found = nameOnDrawing(asked, [...before, ...names], [...before, ...forms]);
  const isClear = hedgedNames(typed).length < 2 && !(where === 'curve' && saysBothSides(typed));
  return found !== null && names.includes(found) && isClear;
}

const disagreements = <Case extends readonly [boolean, ...unknown[]]>(
  cases: readonly Case[],
  accepts: (one: Case) => boolean,
) => {
  const others = cases.filter((one) => accepts(one) !== one[0]);
  const tell = (accepted: boolean) => others.filter(([accept]) => accept === accepted).map((one) => String(one.at(-1)));
  return { share: 1 - others.length / cases.length, refused: tell(true), accepted: tell(false) };
};

test('labels are read as readers read them', () => {
  const { share, accepted } = disagreements(someLabels, ([, where, asked, typed]) =>
    where === 'axis' ? namesAxis(typed, asked) : says(asked, typed, where),
  );
  expect(share).toBeGreaterThan(0.98);
  // The mark PS is told from the area by view.ts; an equals sign is a claim that other curves contradict; PPC3 is the later of two.
  expect(accepted).toEqual(['PPC3', 'MSC = S', 'producer surplus']);
});

test('calculations are read as readers read them', () => {
  const { share, accepted, refused } = disagreements(someWorks, (one) => {
    const [, value, unit, workRequired, also, typed] = one;
    const point = { id: 'a-1', text: '', value, also, workRequired, tolerance: 0.01, mistakes: [] };
    const part = { id: 'a', kind: 'number', text: '', topic: 1, solution: '', unit, point } as const;
    return scoreNumber(part, typed, { numbers: {}, choices: {} }).state === 'earned';
  });
  expect(share).toBeGreaterThan(0.99);
  // Numbers are not read as words, both goods are counted in tons, and "at" may also say where a quantity is.
  expect(refused).toEqual([
    '1 ton avocados = 5 tons corn b/c 100÷20',
    'sixty',
    '100 flights at $200 = 100*200 = $20,000',
  ]);
  // One is a factor that some questions have, and the sign of "decreases by" depends on what is asked.
  expect(accepted).toEqual(['900*1 = 900', '1200-1500=-300, decreases by 300']);
});
