import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChoiceContent, ChoiceHeads } from './choice-content';
import { ReviewedStem } from './reviewed-question';

const columns = ['Price paid', 'Q<sub>d</sub>'];

test('a screen reader hears the head of each cell of a choice in columns', () => {
  const answer = { text: 'rises, falls', cells: ['rises', 'falls'] };
  render(
    <button>
      <ChoiceContent answer={answer} columns={columns} />
    </button>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleName(/^Price paid: ?rises; ?Qd: ?falls$/);
});

test('the heads above the cells are for the eye alone', () => {
  const { container } = render(<ChoiceHeads columns={columns} />);
  expect(container).toHaveTextContent('Price paidQd');
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

test('a choice that is a graph is read as the words of its graph', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" role="img"><title>Supply</title><path d="M0 0L9 9"/></svg>';
  const answer = { text: 'Supply shifts left.', figure: { svg } };
  const { container } = render(
    <button>
      <ChoiceContent answer={answer} columns={null} />
    </button>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleName('Supply shifts left.');
  expect(container.querySelector('svg path')).not.toBeNull();
});

const figure = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg"><title>Tea</title></svg>',
  url: '/f.svg',
};
const inSet = (stem: string) => ({
  text: `<p>The graph shows tea.</p><p>${stem}</p>`,
  set: { __typename: 'QuestionSet' as const, id: 'tea', lead: '<p>The graph shows tea.</p>' },
  imageUrl: null,
  imageAlt: null,
  enrichment: false,
  figure: { __typename: 'QuestionFigure' as const, ...figure },
});

test('the results show what a set shares with its first question only', () => {
  const [first, second] = [inSet('What is the price?'), inSet('What is the quantity?')];
  const { container, rerender } = render(<ReviewedStem question={first} after={undefined} />);
  expect(container).toHaveTextContent('The graph shows tea.What is the price?');
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  rerender(<ReviewedStem question={second} after={first} />);
  expect(container).toHaveTextContent('About the same information as the question before.What is the quantity?');
  expect(container.querySelectorAll('svg')).toHaveLength(0);
});
