import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QuestionImage, QuestionStem } from './question-stem';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" role="img" aria-labelledby="t" aria-describedby="d"><title id="t">Supply of kites</title><desc id="d">Supply slopes up.</desc><path d="M0 0L9 9"/></svg>';
const figure = {
  __typename: 'QuestionFigure' as const,
  svg,
  url: '/figures/a-1.svg',
};

test('a picture that the site draws stands in the page itself, with its words', () => {
  render(<QuestionImage question={{ imageUrl: null, imageAlt: null, figure }} />);
  const picture = screen.getByRole('img', { name: 'Supply of kites' });
  expect(picture.tagName).toBe('svg');
  expect(picture).toHaveAccessibleDescription('Supply slopes up.');
  expect(screen.getAllByRole('img')).toHaveLength(1);
});

test('an image of an author is fetched, with the words for who does not see it', () => {
  render(<QuestionImage question={{ imageUrl: '/graphs/ppc.svg', imageAlt: 'A curve that bows out', figure: null }} />);
  expect(screen.getByRole('img', { name: 'A curve that bows out' })).toHaveAttribute('src', '/graphs/ppc.svg');
});

test('a question of words alone shows nothing beside them', () => {
  const { container } = render(<QuestionImage question={{ imageUrl: null, imageAlt: null, figure: null }} />);
  expect(container).toBeEmptyDOMElement();
});

test.each([
  [true, 1],
  [false, 0],
])('a question beyond the exam says so: %s', (enrichment, marks) => {
  const question = {
    __typename: 'Question' as const,
    ...{ id: '1', kind: 'choice' as const, unit: null, text: 'Why?', set: null, columns: null },
    ...{ figure: null, imageUrl: null, imageAlt: null, enrichment, type: 'graph' as const },
    topic: { __typename: 'Topic' as const, id: '1', lookUp: null, topicName: 'Quotas' },
  };
  render(<QuestionStem question={question} title="Question 1" id="stem" />);
  expect(screen.queryAllByText('Beyond the exam')).toHaveLength(marks);
});
