import { describe, expect, test } from 'vitest';
import type { Point } from '../../../../economics/figure';
import {
  emptyPanel,
  GRAPH_LIMITS,
  type DrawnMark,
  type GraphDocument,
} from '../../../../economics/free-response/graph-document';
import { padReducer } from './pad-reducer';
import { startPad, type PadAction, type PadState } from './pad-state';

const blank: GraphDocument = { panels: [emptyPanel('market'), emptyPanel('firm')] };
const line = (...handles: Point[]) => ({ shape: 'straight' as const, handles });
const demand = line([0.1, 0.9], [0.9, 0.1]);
const supply = line([0.1, 0.1], [0.9, 0.9]);
const point = (at: Point, x: string | null = '', y: string | null = ''): Omit<DrawnMark, 'id'> => ({
  at,
  label: '',
  x,
  y,
});

const after = (actions: readonly PadAction[], from: PadState = startPad(blank)): PadState =>
  actions.reduce(padReducer, from);

const add = (curve: typeof demand, label = ''): PadAction[] => [
  { type: 'add-curve', panel: 'market', curve },
  { type: 'label', field: 'label', text: label },
];
const mark = (at: Point, x?: string | null, y?: string | null): PadAction => ({
  type: 'add-mark',
  panel: 'market',
  mark: point(at, x, y),
});
const select = (kind: 'curve' | 'mark' | 'area' | 'arrow', id: string): PadAction => ({
  type: 'select',
  selection: { panel: 'market', kind, id },
});
const market = (state: PadState) => state.document.panels[0]!;
const crossing = [...add(demand, 'D'), ...add(supply, 'S'), mark([0.5, 0.5], 'Q1', 'P1')];
const close = (actual: Point | undefined, [x, y]: Point) => {
  expect(actual?.[0]).toBeCloseTo(x, 2);
  expect(actual?.[1]).toBeCloseTo(y, 2);
};

describe('drawing', () => {
  test('adds a curve, selects it and names it', () => {
    const state = after(add(demand, 'D'));
    expect(market(state).curves).toEqual([{ id: 'c1', label: 'D', ...demand }]);
    expect(state.selection).toEqual({ panel: 'market', kind: 'curve', id: 'c1' });
    expect(state.document.panels[1]).toBe(blank.panels[1]);
  });

  test('gives ids that no other part of any panel has', () => {
    const state = after([...crossing, { type: 'add-curve', panel: 'firm', curve: demand }]);
    const ids = state.document.panels.flatMap(({ curves, marks }) => [...curves, ...marks].map(({ id }) => id));
    expect(ids).toEqual(['c1', 'c2', 'm3', 'c4']);
  });

  test('cuts labels to what a document may hold', () => {
    const state = after(add(demand, `  ${'x'.repeat(60)}`));
    expect(market(state).curves[0]?.label).toBe('x'.repeat(GRAPH_LIMITS.label));
  });

  test('says that a graph is full instead of adding more', () => {
    const many = after(
      Array.from({ length: 30 }, (): PadAction => ({ type: 'add-curve', panel: 'market', curve: demand })),
    );
    expect(market(many).curves).toHaveLength(GRAPH_LIMITS.curves);
    expect(many.said).toBe('This graph has as many curves as it can hold.');
    const points = after(Array.from({ length: 30 }, (_, index) => mark([index / 40, 0.3])));
    expect(market(points).marks).toHaveLength(GRAPH_LIMITS.marks);
    const shades = Array.from({ length: 30 }, (): PadAction => ({ type: 'shade', panel: 'market', seed: [0.5, 0.5] }));
    expect(market(after(shades)).areas).toHaveLength(1);
    expect(market(after(shades)).areas[0]?.seeds).toHaveLength(GRAPH_LIMITS.seeds);
  });

  test('labels both axes, and a point on each axis or on none', () => {
    const axis = (id: 'x' | 'y', text: string): PadAction[] => [
      { type: 'select', selection: { panel: 'market', kind: 'axis', id } },
      { type: 'label', field: 'label', text },
    ];
    const state = after([
      ...axis('x', 'Quantity'),
      ...axis('y', 'Price'),
      mark([0.5, 0.5]),
      { type: 'label', field: 'x', text: 'Q1' },
      { type: 'label', field: 'y', text: null },
      { type: 'label', field: 'label', text: 'E' },
    ]);
    expect(market(state)).toMatchObject({ xLabel: 'Quantity', yLabel: 'Price' });
    expect(market(state).marks[0]).toEqual({ id: 'm1', at: [0.5, 0.5], label: 'E', x: 'Q1', y: null });
  });

  test('keeps what is shaded when a guide, a line, or a shifted curve is added to it', () => {
    const from = after([...crossing, { type: 'shade', panel: 'market', seed: [0.2, 0.65] }]);
    const seedsAfter = (...actions: PadAction[]) => market(after(actions, from)).areas[0]?.seeds.length;
    expect(seedsAfter()).toBe(1);
    expect(seedsAfter(mark([0.3, 0.7], '', null))).toBe(2);
    expect(seedsAfter(mark([0.3, 0.7], null, null), { type: 'label', field: 'x', text: 'QT' })).toBe(2);
    expect(seedsAfter(...add(line([0, 0.6], [0.9, 0.6])))).toBe(2);
    expect(seedsAfter({ type: 'shift', panel: 'market', id: 'c2', by: [-0.2, 0] })).toBe(2);
  });

  test('keeps what is shaded when a point is moved into it, and moves the border that a point is', () => {
    const seed: PadAction = { type: 'shade', panel: 'market', seed: [0.2, 0.65] };
    const beside = after([...crossing, mark([0.8, 0.85], 'Q9', null), seed]);
    const to = (by: Point): PadAction => ({ type: 'move-part', by });
    const seedsAfter = (...actions: PadAction[]) => market(after(actions, beside)).areas[0]?.seeds.length;
    expect(seedsAfter(select('mark', 'm4'), to([-0.5, -0.15]))).toBe(2);
    expect(seedsAfter(select('mark', 'm4'), { type: 'move-handle', index: 0, to: [0.3, 0.7] })).toBe(2);
    // In one drag, which may end outside again.
    const drag: PadAction[] = [select('mark', 'm4'), { type: 'hold' }, to([-0.4, -0.15]), to([-0.5, -0.15])];
    expect(seedsAfter(...drag, { type: 'release' })).toBe(2);
    expect(seedsAfter(...drag, to([0.01, 0]), { type: 'release' })).toBe(1);
    const bounded = after([...crossing, mark([0.3, 0.7], 'QT', null), seed]);
    expect(market(after([select('mark', 'm4'), to([-0.06, 0])], bounded)).areas[0]?.seeds).toHaveLength(1);
  });

  test('shades regions into one area, named or not, until another tool or Done', () => {
    const seed = (at: Point): PadAction => ({ type: 'shade', panel: 'market', seed: at });
    const done: PadAction = { type: 'select', selection: null };
    const state = after([
      seed([0.2, 0.6]),
      { type: 'label', field: 'label', text: 'CS' },
      seed([0.3, 0.6]),
      done,
      seed([0.2, 0.4]),
      { type: 'tool', tool: 'shade' },
      seed([0.2, 0.3]),
    ]);
    expect(market(state).areas.map(({ label, seeds }) => [label, seeds.length])).toEqual([
      ['CS', 2],
      ['', 1],
      ['', 1],
    ]);
    const joined = after([select('area', 'a1'), { type: 'join' }, seed([0.4, 0.6])], state);
    expect(market(joined).areas[0]?.seeds).toHaveLength(3);
    expect(market(after([{ type: 'undo' }, seed([0.4, 0.6])], joined)).areas[0]?.seeds).toHaveLength(3);
    const less = after([{ type: 'unshade', panel: 'market', id: 'a1', seeds: [0, 1, 2] }], joined);
    expect(market(less).areas).toHaveLength(2);
  });

  test('shades a rectangle by two corners, and draws the sides that are not there', () => {
    const corner = (at: Point): PadAction => ({ type: 'corner', panel: 'market', at });
    const state = after([...crossing, { type: 'rectangle', isOn: true }, corner([0, 0.5]), corner([0.3, 0.7])]);
    const [area] = market(state).areas;
    expect(state).toMatchObject({ corner: null, joining: area?.id });
    expect(market(state).marks.slice(1)).toMatchObject([{ at: [0.3, 0.7], label: '', x: '', y: '' }]);
    expect(after([{ type: 'undo' }], state).document).toEqual(after(crossing).document);
    expect(market(after([corner([0, 0]), corner([0.3, 0.2])], state)).areas).toHaveLength(1);
    expect(after([corner([0.8, 0.2]), corner([0.8, 0.21])], state).corner?.at).toEqual([0.8, 0.21]);
  });
});

test('areas with one name become one area', () => {
  const seed = (at: Point): PadAction => ({ type: 'shade', panel: 'market', seed: at });
  const name: PadAction = { type: 'label', field: 'label', text: 'DWL' };
  const state = after([...add(demand), seed([0.2, 0.2]), name, seed([0.8, 0.8]), name]);
  expect(market(state).areas.map(({ label, seeds }) => [label, seeds.length])).toEqual([['DWL', 2]]);
  expect(state.selection).toMatchObject({ id: market(state).areas[0]?.id });
});

describe('what stands on a curve', () => {
  test('follows the crossing when a handle moves', () => {
    const state = after([...crossing, select('curve', 'c1'), { type: 'move-handle', index: 0, to: [0.1, 0.7] }]);
    const { at, x, y } = market(state).marks[0]!;
    expect([x, y]).toEqual(['Q1', 'P1']);
    expect(at[0]).toBeCloseTo(at[1], 5);
    expect(at[0]).toBeLessThan(0.49);
  });

  test('follows when the curve moves as a whole', () => {
    const state = after([...crossing, select('curve', 'c1'), { type: 'move-part', by: [0.1, 0] }]);
    close(market(state).marks[0]?.at, [0.55, 0.55]);
  });

  test('takes the point on another curve at the same quantity along', () => {
    const mr = line([0.1, 0.9], [0.5, 0.1]);
    const mc = line([0, 0.3], [0.9, 0.3]);
    const start = [
      ...add(demand, 'D'),
      ...add(mr, 'MR'),
      ...add(mc, 'MC'),
      mark([0.4, 0.3]),
      mark([0.4, 0.6], '', 'Pm'),
    ];
    const state = after([...start, select('curve', 'c3'), { type: 'move-part', by: [0, 0.2] }]);
    close(market(state).marks[0]?.at, [0.3, 0.5]);
    close(market(state).marks[1]?.at, [0.3, 0.7]);
  });

  test('keeps its quantity where only one curve is', () => {
    const state = after([
      ...add(demand, 'D'),
      mark([0.3, 0.7]),
      select('curve', 'c1'),
      { type: 'move-part', by: [0, -0.2] },
    ]);
    close(market(state).marks[0]?.at, [0.3, 0.5]);
  });

  test('stays where it is when it stands on nothing', () => {
    const state = after([
      ...add(demand, 'D'),
      mark([0.2, 0.2]),
      select('curve', 'c1'),
      { type: 'move-part', by: [0, -0.2] },
    ]);
    close(market(state).marks[0]?.at, [0.2, 0.2]);
  });

  test('is cut off at the edge of the panel', () => {
    const state = after([...add(demand), { type: 'move-part', by: [0.3, 0] }]);
    const [left, right] = market(state).curves[0]!.handles;
    close(left, [0.4, 0.9]);
    close(right, [1, 0.3]);
  });
});

describe('a shift', () => {
  const shifted = [...crossing, { type: 'shift', panel: 'market', id: 'c1', by: [0.2, 0] } as const];

  test('copies the curve, numbers both and draws an arrow', () => {
    const { curves, arrows, marks } = market(after(shifted));
    expect(curves.map(({ label }) => label)).toEqual(['D1', 'S', 'D2']);
    expect(curves[0]?.handles).toEqual(demand.handles);
    expect(arrows).toHaveLength(1);
    expect(arrows[0]!.to[0] - arrows[0]!.from[0]).toBeCloseTo(0.2, 5);
    expect(marks[0]?.at).toEqual([0.5, 0.5]);
  });

  test('goes on to D3, and is one step to undo', () => {
    const state = after([...shifted, { type: 'shift', panel: 'market', id: 'c4', by: [0.1, 0] }]);
    expect(market(state).curves.map(({ label }) => label)).toEqual(['D1', 'S', 'D2', 'D3']);
    expect(market(after([{ type: 'undo' }, { type: 'undo' }], state)).curves.map(({ label }) => label)).toEqual([
      'D',
      'S',
    ]);
  });

  test('is gone with its arrow when the copy is deleted', () => {
    const { curves, arrows } = market(after([...shifted, { type: 'delete' }]));
    expect(curves).toHaveLength(2);
    expect(arrows).toEqual([]);
  });

  test('leaves one copy and one step, however long it is dragged', () => {
    const drag = [0.05, 0.1, 0.15].map((x): PadAction => ({ type: 'shift', panel: 'market', id: 'c1', by: [x, 0] }));
    const state = after([...crossing, { type: 'hold' }, ...drag, { type: 'release' }]);
    expect(market(state).curves).toHaveLength(3);
    close(market(state).curves[2]?.handles[0], [0.25, 0.9]);
    expect(market(after([{ type: 'undo' }], state)).curves).toHaveLength(2);
  });
});

describe('undo and redo', () => {
  test('go through the steps and back', () => {
    const end = after(crossing);
    const states = [end];
    for (let state = end; state.past.length > 0; states.push(state)) state = padReducer(state, { type: 'undo' });
    expect(states.at(-1)?.document).toBe(blank);
    let back = states.at(-1)!;
    while (back.future.length > 0) back = padReducer(back, { type: 'redo' });
    expect(back.document).toEqual(end.document);
  });

  test('take back a typed label as a whole', () => {
    const typed = ['D', 'De', 'Dem'].map((text): PadAction => ({ type: 'label', field: 'label', text }));
    const state = after([{ type: 'add-curve', panel: 'market', curve: demand }, ...typed, { type: 'undo' }]);
    expect(market(state).curves[0]?.label).toBe('');
  });

  test('forget what was undone when something else is drawn', () => {
    const state = after([...add(demand), { type: 'undo' }, ...add(supply)]);
    expect(state.future).toEqual([]);
  });

  test('take a drag back as one step, and a canceled drag was none', () => {
    const drag = [0.2, 0.3, 0.4].map((y): PadAction => ({ type: 'move-handle', index: 0, to: [0.1, y] }));
    const held = after([...add(demand), { type: 'hold' }, ...drag]);
    expect(market(after([{ type: 'release' }, { type: 'undo' }], held)).curves[0]?.handles).toEqual(demand.handles);
    const canceled = after([{ type: 'cancel' }], held);
    expect(market(canceled).curves[0]?.handles).toEqual(demand.handles);
    expect(canceled.past).toHaveLength(held.past.length);
  });

  test('unselect what is gone', () => {
    const state = after([{ type: 'add-curve', panel: 'market', curve: demand }, { type: 'undo' }]);
    expect(state.selection).toBeNull();
    expect(after([{ type: 'undo' }, { type: 'redo' }, { type: 'redo' }]).document).toBe(blank);
  });
});

describe('editing', () => {
  test('deletes the selected part', () => {
    const state = after([...crossing, { type: 'delete' }]);
    expect(market(state).marks).toEqual([]);
    expect(state.selection).toBeNull();
    expect(after([{ type: 'delete' }]).document).toBe(blank);
  });

  test('keeps the handles of a smooth curve in their order, and all of them in the panel', () => {
    const u = {
      shape: 'smooth' as const,
      handles: [
        [0.1, 0.8],
        [0.5, 0.2],
        [0.9, 0.8],
      ] satisfies Point[],
    };
    const start = after([{ type: 'add-curve', panel: 'market', curve: u }]);
    const middle = after([{ type: 'move-handle', index: 1, to: [0.05, -0.4] }], start);
    const [left, lowest] = market(middle).curves[0]!.handles;
    expect(lowest![0]).toBeGreaterThan(left![0]);
    expect(lowest![1]).toBe(0);
    const last = after([{ type: 'move-handle', index: 2, to: [3, 3] }], start);
    expect(market(last).curves[0]!.handles[2]).toEqual([1, 1]);
  });

  test('bends a line and straightens it again', () => {
    const bent = after([...add(demand), { type: 'reshape', to: 'smooth' }]);
    expect(market(bent).curves[0]).toMatchObject({ shape: 'smooth' });
    expect(market(bent).curves[0]?.handles).toHaveLength(3);
    const kinked = after([{ type: 'reshape', to: 'kinked' }], bent);
    expect(market(kinked).curves[0]).toMatchObject({ shape: 'straight' });
    expect(market(after([{ type: 'reshape', to: 'straight' }], kinked)).curves[0]?.handles).toEqual(demand.handles);
  });

  test('starts anew with another document', () => {
    const state = after([...crossing, { type: 'load', document: blank }]);
    expect(state).toMatchObject({ document: blank, past: [], future: [], selection: null });
  });
});
