import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyPanel, type GraphDocument } from '../../../../economics/free-response/graph-document';
import GraphPad from './graph-pad';

// Two graphs where there is space for one.

const PANELS = [
  { id: 'market', title: 'Market for rice' },
  { id: 'farm', title: 'Typical farm' },
];

afterEach(() => {
  vi.restoreAllMocks();
});

const DRAWN: GraphDocument = {
  panels: PANELS.map(({ id }) => ({
    ...emptyPanel(id),
    curves: [
      {
        id: `${id}-curve`,
        label: 'D',
        shape: 'straight',
        handles: [
          [0, 0.9],
          [0.9, 0],
        ],
      },
    ],
  })),
};

function open({ width = 358 } = {}) {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
  function Page() {
    const [value, setValue] = useState<GraphDocument>({ panels: PANELS.map(({ id }) => emptyPanel(id)) });
    return <GraphPad panels={PANELS} value={value} onChange={setValue} />;
  }
  render(<Page />);
}

const panels = () => PANELS.map(({ title }) => screen.getByRole('region', { name: title }));
const shown = () => panels().flatMap((panel, index) => (panel.dataset['away'] ? [] : [PANELS[index]?.title]));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** By the list of parts, which holds those of both. */
async function addCurve(title: string) {
  fireEvent.click(screen.getByText(/^Parts of your graph/));
  fireEvent.click(await screen.findByRole('button', { name: `Add: add a curve, ${title.toLowerCase()}` }));
}

test('a narrow pad shows one graph at a time', () => {
  open();
  expect(shown()).toEqual(['Market for rice']);
  press('Typical farm');
  expect(shown()).toEqual(['Typical farm']);
  expect(screen.getByRole('button', { name: 'Typical farm' }).getAttribute('aria-pressed')).toBe('true');
});

test('a wide pad shows both graphs', () => {
  open({ width: 700 });
  expect(shown()).toEqual(['Market for rice', 'Typical farm']);
  expect(screen.queryByRole('group', { name: 'Graph to draw on' })).toBeNull();
});

test('the other graph ends the work on what is selected', () => {
  open();
  fireEvent.click(screen.getAllByRole('button', { name: 'Label the vertical axis' })[0]!);
  press('Typical farm');
  expect(screen.queryByRole('group', { name: 'Selected part' })).toBeNull();
});

test('a narrow pad turns to the graph that the list of parts changes, and to the one that undo changes', async () => {
  open();
  await addCurve('Typical farm');
  expect(shown()).toEqual(['Typical farm']);
  press('Market for rice');
  press('Undo');
  expect(shown()).toEqual(['Typical farm']);
  press('Market for rice');
  press('Redo');
  expect(shown()).toEqual(['Typical farm']);
  press('Market for rice');
  press(/^Curve:/);
  expect(shown()).toEqual(['Typical farm']);
  expect(within(screen.getByRole('group', { name: 'Selected part' })).getByText(/^Curve that/)).toBeTruthy();
});

test('a narrow result turns to the graph with the place of a point', () => {
  const result = (highlights: string[]) => (
    <GraphPad panels={PANELS} value={DRAWN} onChange={() => undefined} highlights={highlights} readOnly />
  );
  const { rerender } = render(result([]));
  expect(shown()).toEqual(['Market for rice']);
  rerender(result(['farm-curve']));
  expect(shown()).toEqual(['Typical farm']);
  rerender(result(['market-curve']));
  expect(shown()).toEqual(['Market for rice']);
});
