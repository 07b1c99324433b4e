import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { figureOf } from '../../../economics/picture/picture';
import { drawFigure } from '../../../economics/svg/draw-figure';
import { SvgPicture } from './svg-picture';

const figure = figureOf({
  kind: 'market',
  quantity: 'Kites a week',
  price: 'Price ($ a kite)',
  demand: { choke: 8, slope: 0.1 },
  supply: { reservation: 2, slope: 0.1 },
});

test('a graph stands in the page as it was drawn, and says what it shows', () => {
  const drawn = drawFigure(figure, undefined, { idPrefix: 'question-7' });
  const { container } = render(<SvgPicture svg={drawn} className="graph" />);
  const picture = screen.getByRole('img', { name: figure.title });
  expect(picture).toHaveAccessibleDescription(figure.description);
  expect(picture).toHaveAttribute('viewBox', '0 0 400 300');
  expect(picture).toHaveClass('graph');
  const count = (text: string, tag: string) => text.split(`<${tag}`).length - 1;
  for (const tag of ['path', 'text', 'tspan']) {
    expect(container.querySelectorAll(tag)).toHaveLength(count(drawn, `${tag} `) + count(drawn, `${tag}>`));
  }
  expect(container.querySelector('path')?.getAttribute('stroke')).toMatch(/^var\(--/);
});

test('two panels are in the page in both layouts, as one image', () => {
  const panel = (title: string) => ({
    kind: 'market' as const, // its only kind
    title,
    quantity: 'Cups an hour',
    price: 'Price ($)',
    demand: { choke: 8, slope: 0.1 },
  });
  const panels = figureOf({ kind: 'panels', left: panel('Coffee'), right: panel('Tea') });
  const { container } = render(<SvgPicture svg={drawFigure(panels)} />);
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'Coffee and Tea' })).toHaveAccessibleDescription(panels.description);
  expect(container.querySelector('svg.beside')).toHaveAttribute('viewBox', '0 0 640 300');
  expect(container.querySelector('svg.stacked')).toHaveAttribute('display', 'none');
});

test.each([
  ['a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
  ['a way out', '<svg xmlns="http://www.w3.org/2000/svg"><a href="https://example.org"><text>x</text></a></svg>'],
  ['a handler', '<svg xmlns="http://www.w3.org/2000/svg" onload="1"><path onclick="1" d="M0 0"/></svg>'],
  ['foreign content', '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject><p>x</p></foreignObject></svg>'],
  ['a style', '<svg xmlns="http://www.w3.org/2000/svg"><style>body{display:none}</style></svg>'],
])('%s in a picture does not reach the page', (_what, svg) => {
  const { container } = render(<SvgPicture svg={svg} />);
  expect(container.innerHTML).not.toMatch(/script|href|onload|onclick|foreignObject|<p>|style/);
});

test.each([
  ['no markup at all', 'nothing'],
  ['half a picture', '<svg><path'],
  ['a page', '<html></html>'],
])('%s shows nothing, and breaks nothing', (_what, svg) => {
  const { container } = render(<SvgPicture svg={svg} />);
  expect(container).toBeEmptyDOMElement();
});
