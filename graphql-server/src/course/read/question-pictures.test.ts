import { expect, test } from 'vitest';
import { SAMPLE_GIFT, changedSample } from '../../../test/fixtures/course-sample/sample-course';
import { chaptersOf } from './course-source';
import { figureFinder, withImagesBeside } from './question-pictures';
import { readGift } from './read-gift';

/** The first question of the sample as the course reads it. */
const read = (change: (gift: string) => string) => chaptersOf(changedSample(SAMPLE_GIFT, change))[0]!.questions[0]!;
const withStem = (picture: string) => read((gift) => gift.replace('Why do', `${picture} Why do`));

test('an image file that an author names stands beside the stem as an image, not as a figure', () => {
  const { stem, image, figure } = withStem('![Demand shifts right](/graphs/d.svg)');
  expect(stem.text).toMatch(/^Why do/);
  expect(image).toEqual({ url: '/graphs/d.svg', alt: 'Demand shifts right' });
  expect(figure).toBeUndefined();
});

test('the address of a variant that the course does not ask stands for its figure, with the words of the author', () => {
  const { stem, image, figure } = withStem('![A taxed market](/figures/revenue-of-a-tax-1.svg)');
  expect(stem.text).toMatch(/^Why do/);
  expect(image).toBeUndefined();
  expect(figure).toMatchObject({ name: 'revenue-of-a-tax-1', alt: 'A taxed market', picture: { kind: 'market' } });
});

test.each(['/figures/no-such-thing-1.svg', '/figures/revenue-of-a-tax-1.png', '/graphs/revenue-of-a-tax-1.svg'])(
  'nothing is drawn at %s',
  (address) => expect(figureFinder([])(address)).toBeUndefined(),
);

test('a second image stays among the words', () => {
  const { stem, image } = withStem('![One](/graphs/1.svg) ![Two](/graphs/2.svg)');
  expect(image?.alt).toBe('One');
  expect(stem.text).toMatch(/^!\[Two\]\(\/graphs\/2\.svg\) Why do/);
});

const GIFT = `// [id:q-1]
[markdown]Which graph?
{
=![Taxed](/figures/revenue-of-a-tax-1.svg)
~No change ![Taxed](/figures/revenue-of-a-tax-1.svg)
}
`;

test('a choice is a figure where it has no words', () => {
  const [question] = readGift('questions.gift', GIFT, 'hand').questions;
  const [graph, words] = withImagesBeside(question!, figureFinder([])).choices;
  expect(graph).toMatchObject({ text: { text: '' }, figure: { name: 'revenue-of-a-tax-1', alt: 'Taxed' } });
  expect(words?.figure).toBeUndefined();
  expect(words?.text.text).toContain('No change');
});
