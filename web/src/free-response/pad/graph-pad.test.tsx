import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Point } from '../../../../economics/figure';
import { emptyPanel, type GraphDocument } from '../../../../economics/free-response/graph-document';
import GraphPad from './graph-pad';
import { gutterOf, toPixels, viewOf } from './panel-view';

const MARKET = [{ id: 'market', title: 'Market for rice' }];
const SIDE_BY_SIDE = [...MARKET, { id: 'firm', title: 'Typical farm' }];
const NAMES = ['D', 'S', 'MR', 'QE', 'PE', 'CS', 'DWL', 'Price', 'Quantity'];
/** A phone that is tall enough for all of the paper. */
const HEIGHT = 1000;
const VIEW = viewOf(356, gutterOf([]), HEIGHT, 1.1);

const blank = (panels: typeof MARKET): GraphDocument => ({ panels: panels.map(({ id }) => emptyPanel(id)) });

beforeEach(() => {
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(HEIGHT);
  vi.spyOn(SVGElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, VIEW.width, VIEW.height));
});
afterEach(() => {
  vi.restoreAllMocks();
});

function open({
  panels = MARKET,
  start = blank(panels),
  names = NAMES,
  ...rest
}: {
  panels?: typeof MARKET;
  start?: GraphDocument;
  names?: string[];
  readOnly?: boolean;
  highlights?: string[];
  under?: GraphDocument;
} = {}) {
  const saved: GraphDocument[] = [];
  let replace: (document: GraphDocument) => void = () => undefined;
  function Page() {
    const [value, setValue] = useState(start);
    replace = setValue;
    return (
      <GraphPad
        panels={panels}
        value={value}
        names={names}
        onChange={(document) => {
          saved.push(document);
          setValue(document);
        }}
        {...rest}
      />
    );
  }
  const { container } = render(<Page />);
  return {
    container,
    saved,
    user: userEvent.setup(),
    market: () => saved.at(-1)!.panels[0]!,
    replace: (document: GraphDocument) => replace(document),
  };
}

const surface = (index = 0) => screen.getAllByRole('img', { name: /^(Market|Typical)/ })[index]!;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const event = (place: Point, pointerType: string) => {
  const [clientX, clientY] = toPixels(VIEW, place);
  return { clientX, clientY, pointerType, pointerId: 1, button: 0 };
};

/** A finger or a mouse goes from place to place. */
function drag(places: readonly Point[], { pointerType = 'mouse', index = 0, lifts = true } = {}) {
  const [first, ...others] = places;
  fireEvent.pointerDown(surface(index), event(first!, pointerType));
  others.forEach((place, step) => {
    const from = places[step]!;
    for (const t of [0.25, 0.5, 0.75, 1])
      fireEvent.pointerMove(
        surface(index),
        event([from[0] + t * (place[0] - from[0]), from[1] + t * (place[1] - from[1])], pointerType),
      );
  });
  if (lifts) fireEvent.pointerUp(surface(index), event(places.at(-1)!, pointerType));
}

function drawMarket(pointerType = 'mouse') {
  drag(
    [
      [0.02, 0.9],
      [0.9, 0.02],
    ],
    { pointerType },
  );
  press('D');
  drag(
    [
      [0.02, 0.02],
      [0.9, 0.9],
    ],
    { pointerType },
  );
  press('S');
}

describe('drawing by pointer', () => {
  test.each(['mouse', 'touch', 'pen'])(
    'makes a labeled market with equilibrium and shaded surplus by %s',
    (pointerType) => {
      const { market } = open();
      drawMarket(pointerType);
      press('Point');
      drag([[0.49, 0.43]], { pointerType });
      press('QE');
      press('PE');
      press('Done');
      press('Shade');
      drag([[0.15, 0.6]], { pointerType });
      press('CS');
      press('Label the vertical axis');
      press('Price');
      press('Label the horizontal axis');
      press('Quantity');
      expect(market()).toMatchObject({
        xLabel: 'Quantity',
        yLabel: 'Price',
        curves: [
          { label: 'D', shape: 'straight' },
          { label: 'S', shape: 'straight' },
        ],
        marks: [{ label: '', x: 'QE', y: 'PE' }],
        areas: [{ label: 'CS' }],
      });
      const { at } = market().marks[0]!;
      expect(at[0]).toBeCloseTo(0.46, 1);
      drag([[0.15, 0.6]], { pointerType });
      expect(market().areas).toEqual([]);
    },
  );

  test('recognizes a U', () => {
    const { market } = open();
    drag([
      [0.1, 0.9],
      [0.3, 0.5],
      [0.5, 0.4],
      [0.7, 0.5],
      [0.9, 0.9],
    ]);
    expect(market().curves[0]).toMatchObject({ shape: 'smooth' });
    expect(screen.getByText('Curve that is U-shaped')).toBeTruthy();
  });

  test('drops a line at a tap, and then selects and deselects by taps', () => {
    const { market } = open();
    drag([[0.5, 0.5]]);
    expect(market().curves).toHaveLength(1);
    drag([[0.9, 0.9]]);
    expect(screen.queryByRole('group', { name: 'Selected part' })).toBeNull();
    drag([[0.5, 0.5]]);
    expect(screen.getByText('Curve that slopes down')).toBeTruthy();
    expect(market().curves).toHaveLength(1);
  });

  test('drags a handle as one step and saves it when it is let go', () => {
    const { saved, market } = open();
    drag([
      [0.02, 0.9],
      [0.8, 0.2],
    ]);
    press('Move');
    const before = saved.length;
    drag(
      [
        [0.8, 0.2],
        [0.7, 0.5],
        [0.8, 0.7],
      ],
      { pointerType: 'touch', lifts: false },
    );
    expect(saved).toHaveLength(before);
    fireEvent.pointerUp(surface(), event([0.8, 0.7], 'touch'));
    expect(saved).toHaveLength(before + 1);
    expect(market().curves[0]?.handles[1]?.[1]).toBeCloseTo(0.7, 1);
    press('Undo');
    expect(market().curves[0]?.handles[1]?.[1]).toBeCloseTo(0.2, 1);
    press('Redo');
    expect(market().curves[0]?.handles[1]?.[1]).toBeCloseTo(0.7, 1);
  });

  test('draws a new curve by a stroke from the end of the selected one', () => {
    const { market } = open();
    drag([
      [0.02, 0.9],
      [0.8, 0.2],
    ]);
    drag([
      [0.02, 0.9],
      [0.4, 0.1],
    ]);
    expect(market().curves).toHaveLength(2);
    expect(market().curves[0]?.handles[1]?.[1]).toBeCloseTo(0.2, 1);
  });

  test('places a point beside the one that is selected, without lines that nobody wants', () => {
    const { market } = open();
    drawMarket();
    press('Point');
    drag([[0.46, 0.46]]);
    drag([[0.46, 0.54]]);
    expect(market().marks).toMatchObject([
      { x: null, y: null },
      { x: null, y: null },
    ]);
  });

  test('copies no curve by a drag beside all of them', () => {
    const { market } = open();
    drawMarket();
    press('Shift');
    drag([[0.3, 0.62]]);
    drag([
      [0.9, 0.5],
      [0.95, 0.6],
    ]);
    expect(market().curves).toHaveLength(2);
  });

  test('takes a canceled drag back', () => {
    const { saved } = open();
    drag([
      [0.02, 0.9],
      [0.8, 0.2],
    ]);
    press('Move');
    const before = saved.length;
    drag(
      [
        [0.8, 0.2],
        [0.8, 0.7],
      ],
      { pointerType: 'touch', lifts: false },
    );
    fireEvent.pointerCancel(surface(), { pointerId: 1 });
    expect(saved).toHaveLength(before);
  });

  test('shifts demand: two curves, their numbers and an arrow', () => {
    const { market } = open();
    drawMarket();
    press('Shift');
    drag([
      [0.3, 0.62],
      [0.45, 0.64],
    ]);
    expect(market().curves.map(({ label }) => label)).toEqual(['D1', 'S', 'D2']);
    expect(market().arrows).toHaveLength(1);
    const [old, , copy] = market().curves;
    expect(copy!.handles[0]![0] - old!.handles[0]![0]).toBeCloseTo(0.15, 1);
    expect(copy!.handles[0]![1]).toBeCloseTo(old!.handles[0]![1], 3);
  });

  test('draws the price line of the firm at the price of the market', () => {
    const { saved } = open({ panels: SIDE_BY_SIDE });
    drawMarket();
    press('Point');
    drag([[0.46, 0.46]]);
    press('Done');
    press('Curve');
    drag(
      [
        [0.03, 0.475],
        [0.9, 0.48],
      ],
      { index: 1 },
    );
    const [market, firm] = saved.at(-1)!.panels;
    expect(firm?.curves[0]?.handles[0]?.[1]).toBe(market?.marks[0]?.at[1]);
  });

  test('puts a point beside a curve by its name alone, and one on an axis by its value there', () => {
    const { market } = open();
    drawMarket();
    press('Point');
    drag([[0.85, 0.5]]);
    press('A');
    press('Done');
    drag([[0.02, 0.88]]);
    press('PE');
    expect(market().marks).toMatchObject([
      { label: 'A', x: null, y: null },
      { at: [0, expect.any(Number)], x: null, y: 'PE' },
    ]);
  });

  test('asks for the number of an intercept and the letter of a point on a PPC', () => {
    open({ names: ['PPC', 'F', 'Corn', 'Trucks'] });
    drag([
      [0.02, 0.9],
      [0.9, 0.02],
    ]);
    press('PPC');
    press('Point');
    drag([[0.92, 0.01]]);
    expect(screen.getByRole('textbox', { name: 'Label on the horizontal axis' })).toBeTruthy();
    expect(within(screen.getByRole('group', { name: /^Suggestions/ })).getAllByRole('button')).toHaveLength(1);
    press('Done');
    drag([[0.45, 0.47]]);
    expect(screen.getByRole('textbox', { name: 'Name of the point' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'F' })).toBeTruthy();
  });

  test('names a price line by its price', () => {
    const { market } = open();
    drag([
      [0.05, 0.4],
      [0.9, 0.41],
    ]);
    press('PE');
    expect(market().curves[0]?.label).toBe('PE');
    expect(screen.queryByRole('group', { name: 'Selected part' })).toBeNull();
  });

  test('deletes what is selected', () => {
    const { market } = open();
    drawMarket();
    press('Move');
    drag([[0.2, 0.73]]);
    press('Delete');
    expect(market().curves.map(({ label }) => label)).toEqual(['S']);
  });
});

describe('drawing by keyboard alone', () => {
  test('makes a complete graph of demand and supply, a shift and a shaded area', async () => {
    const { user, market } = open();
    const named = async (text: string) => {
      await user.tab();
      while (document.activeElement?.tagName !== 'INPUT') await user.tab();
      await user.keyboard(`${text}{Enter}`);
    };
    const reach = async (name: string | RegExp) => {
      const target = screen.getByRole('button', { name });
      for (let presses = 0; document.activeElement !== target && presses < 80; presses += 1) await user.tab();
      expect(document.activeElement).toBe(target);
    };
    const choose = async (menu: RegExp, option: string) => {
      await user.selectOptions(screen.getByRole('combobox', { name: menu }), option);
      await reach(new RegExp(`: ${menu.source.slice(1)}`, 'i'));
      await user.keyboard('{Enter}');
    };
    await reach('Label the vertical axis');
    await user.keyboard('{Enter}');
    await reach('Price');
    await user.keyboard('{Enter}');
    await reach('Label the horizontal axis');
    await user.keyboard('{Enter}');
    await reach('Quantity');
    await user.keyboard('{Enter}');
    await user.click(screen.getByText(/^Parts of your graph/));
    await choose(/^Add a curve/, 'Downward-sloping line');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Selected part' }));
    await named('D');
    expect(document.activeElement?.textContent).toContain('Add');
    await choose(/^Add a curve/, 'Upward-sloping line');
    await named('S');
    await choose(/^Add a point/, 'Where D and S cross');
    await named('QE');
    await reach(/^Point: QE/);
    await user.keyboard('{Enter}');
    await reach('Vertical axis');
    await user.keyboard('{Enter}');
    await named('PE');
    await choose(/^Shade a region/, 'Below D and above PE');
    await named('CS');
    await reach(/^Curve: D/);
    await user.keyboard('{Enter}');
    await reach('Whole curve');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await reach('Shift right');
    await user.keyboard('{Enter}');
    expect(market()).toMatchObject({
      xLabel: 'Quantity',
      yLabel: 'Price',
      curves: [{ label: 'D1' }, { label: 'S' }, { label: 'D2' }],
      marks: [{ x: 'QE', y: 'PE' }],
      areas: [{ label: 'CS' }],
      arrows: [{}],
    });
    const { at } = market().marks[0]!;
    expect(at[1] - at[0]).toBeCloseTo(0.089, 1);
    expect(screen.getByText(/D1 slopes down\. S slopes up and crosses D1 at QE and PE/)).toBeTruthy();
  });

  test('shades a rectangle by the quantities and heights of its sides', async () => {
    const { user, market } = open();
    drawMarket();
    press('Point');
    drag([[0.46, 0.46]]);
    press('QE');
    press('PE');
    press('Done');
    await user.click(screen.getByText(/^Parts of your graph/));
    const sides = within(screen.getByRole('group', { name: 'Shade a rectangle' }));
    await user.selectOptions(sides.getByRole('combobox', { name: 'to' }), 'QE');
    await user.selectOptions(sides.getByRole('combobox', { name: 'between the height of' }), 'The horizontal axis');
    await user.selectOptions(sides.getByRole('combobox', { name: 'and' }), 'PE');
    await user.click(sides.getByRole('button', { name: 'Shade: shade a rectangle' }));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Selected part' }));
    expect(market().areas[0]?.seeds).toHaveLength(2);
    expect(market().marks).toHaveLength(1);
  });

  test('draws the price line of the firm at the price of the market, by its name', async () => {
    const { user, saved } = open({ panels: SIDE_BY_SIDE });
    drawMarket();
    press('Point');
    drag([[0.46, 0.46]]);
    press('Vertical axis');
    press('PE');
    press('Done');
    await user.click(screen.getByText(/^Parts of your graph/));
    const menu = screen.getByRole('combobox', { name: 'Add a curve, Typical farm' });
    await user.selectOptions(menu, 'Horizontal line at PE');
    await user.click(screen.getByRole('button', { name: 'Add: add a curve, typical farm' }));
    const [market, firm] = saved.at(-1)!.panels;
    expect(firm?.curves[0]?.handles[1]?.[1]).toBeCloseTo(market?.marks[0]?.at[1] ?? 9, 3);
  });

  test('moves a handle by arrow keys in small and large steps, and says how the curve runs', async () => {
    const { user, market } = open();
    drag([
      [0.3, 0.5],
      [0.8, 0.5],
    ]);
    const from = market().curves[0]!.handles[1]!;
    act(() => screen.getByRole('button', { name: /^Second end/ }).focus());
    await user.keyboard('{ArrowUp}{Shift>}{ArrowUp}{/Shift}{ArrowLeft}');
    const to = market().curves[0]!.handles[1]!;
    expect([to[0] - from[0], to[1] - from[1]].map((step) => Math.round(100 * step))).toEqual([-2, 12]);
    expect(screen.getByRole('status').textContent).toBe('The curve slopes up.');
    await user.keyboard('{Control>}z{/Control}');
    expect(market().curves[0]!.handles[1]).toEqual(from);
    act(() => screen.getByRole('button', { name: /^Second end/ }).focus());
    await user.keyboard('{Delete}');
    expect(market().curves).toEqual([]);
  });

  test('leaves a label field to its own undo and deletion', async () => {
    const { user, market } = open();
    drag([
      [0.3, 0.5],
      [0.8, 0.5],
    ]);
    await user.type(screen.getByRole('textbox'), 'MRR{Backspace}');
    expect(market().curves[0]?.label).toBe('MR');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('a pad beside others', () => {
  const drawn: GraphDocument = {
    panels: [
      {
        ...emptyPanel('market'),
        yLabel: 'Price',
        curves: [
          {
            id: 'c1',
            label: 'D',
            shape: 'straight',
            handles: [
              [0, 0.9],
              [0.9, 0],
            ],
          },
        ],
        marks: [{ id: 'm2', at: [0.45, 0.45], label: '', x: 'Q_1', y: null }],
      },
    ],
  };

  test('shows and describes a graph that cannot be changed, with the parts of a point ringed', () => {
    const { container, saved } = open({ start: drawn, readOnly: true, highlights: ['c1', 'm2'] });
    expect(screen.queryByRole('group', { name: 'Drawing tools' })).toBeNull();
    expect(container.querySelectorAll('[class*="halo"]').length).toBe(2);
    expect(container.querySelectorAll('[class*="ring"]').length).toBe(1);
    expect(screen.getByRole('img', { name: /^Market for rice\. .* D slopes down\. Q1 is marked on D\./ })).toBeTruthy();
    drag([
      [0.1, 0.1],
      [0.9, 0.9],
    ]);
    expect(saved).toEqual([]);
  });

  test('shows the model answer below', () => {
    const { container } = open({ under: drawn });
    expect(within(container.querySelector('[class*="under"]')!).getByText('D')).toBeTruthy();
  });

  test.each([
    { what: 'beside a value far to the left of it', at: [0.1, 0.12], isLow: false },
    { what: 'below a value in its place', at: [0.9, 0.94], isLow: true },
  ])('writes the name of the horizontal axis $what', ({ at, isLow }) => {
    // The second value is too near to stand beside the first.
    const marks = at.map((x, index) => ({
      id: `m${index}`,
      at: [x, 0.5] as const,
      label: '',
      x: `Q${index}`,
      y: null,
    }));
    const start = { panels: [{ ...emptyPanel('market'), xLabel: 'Quantity', marks }] };
    open({ start });
    const name = screen.getByText('Quantity', { selector: 'span' }).parentElement;
    expect(name?.dataset['low'] !== undefined).toBe(isLow);
  });

  test('takes a newer version from outside', () => {
    const { replace, container } = open();
    drag([
      [0.02, 0.9],
      [0.9, 0.02],
    ]);
    act(() => replace(drawn));
    expect(within(surface()).getByText('D')).toBeTruthy();
    expect(container.querySelectorAll('[class*="curve"]')).toHaveLength(1);
  });

  test('adds panels that a document lacks', () => {
    open({ panels: SIDE_BY_SIDE, start: { panels: [] } });
    expect(screen.getAllByRole('img', { name: /^(Market|Typical)/ })).toHaveLength(2);
  });
});
