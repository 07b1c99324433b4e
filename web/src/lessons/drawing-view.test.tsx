import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { figureOf } from '../../../economics/picture/picture';
import { layoutFigure } from '../../../economics/svg/drawing';
import { DrawingView } from './drawing-view';

test('a graph of a lesson has subscripts, and its words say them without marks', () => {
  const figure = figureOf({
    kind: 'market',
    title: 'Q~d~ of coffee',
    quantity: 'Q~d~ a day',
    price: 'Price ($)',
    demand: { choke: 8, slope: 0.1 },
    demandShift: 20,
  });
  const { container } = render(<DrawingView drawing={layoutFigure(figure)} />);
  expect(screen.getByRole('img', { name: 'Qd of coffee' })).toBeVisible();
  const low = [...container.querySelectorAll('tspan[font-size="0.75em"]')].map(({ textContent }) => textContent);
  expect(low).toEqual(expect.arrayContaining(['d', '1', '2']));
  expect(container.textContent).not.toContain('~');
});
