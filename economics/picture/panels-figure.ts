import type { Figure, Mark, Point } from '../figure';
import { isSame } from '../numbers';
import { blank } from './figure-parts';
import type { GraphPicture } from './graph-picture';
import type { PanelsPicture } from './panels-picture';

interface Making {
  readonly draw: (panel: GraphPicture) => Figure;
  /** The same picture with a price axis of this length. @throws RangeError for one without such an axis. */
  readonly withTop: (panel: GraphPicture, top: number) => GraphPicture;
}

/** Whether a graph has something at this price that a guide can lead to: a level line, or a point with its value. */
const hasPrice = ({ curves, marks }: Figure, price: number): boolean => {
  const isAt = (point: Point) => isSame(point[1], price);
  return curves.some(({ path }) => path.every(isAt)) || marks.some(({ at, guides }) => guides?.y != null && isAt(at));
};

/** A letter on an axis, such as P1, P~M~ or P*. */
const LETTER = /[A-Z][\w~*]*/g;

/** A price that both graphs mark has the left one's letter in both. */
function withLettersOf(left: Figure, right: Figure): Figure {
  const letters = new Map<string, string>();
  for (const { at, guides } of right.marks) {
    const same = left.marks.find((mark) => mark.guides?.y != null && isSame(mark.at[1], at[1]))?.guides?.y;
    if (guides?.y != null && same != null && same !== guides.y) letters.set(guides.y, same);
  }
  const renamed = (text: string) => text.replaceAll(LETTER, (letter) => letters.get(letter) ?? letter);
  const marks = right.marks.map((mark): Mark => {
    const y = mark.guides?.y;
    return mark.guides && y != null ? { ...mark, guides: { ...mark.guides, y: renamed(y) } } : mark;
  });
  return { ...right, description: renamed(right.description), marks };
}

function linked(left: Figure, right: Figure): [Figure, Figure] {
  const taken = new Set<number>();
  const marks = left.marks.map((mark): Mark => {
    const price = mark.at[1];
    if (mark.guides?.y == null || taken.has(price) || !hasPrice(right, price)) return mark;
    taken.add(price);
    return { ...mark, guides: { ...mark.guides, across: true } };
  });
  return [{ ...left, marks }, withLettersOf(left, right)];
}

/** Where one panel has a focus, nothing in the other one is in focus unless it says so. */
function focused(panels: readonly [GraphPicture, GraphPicture]): readonly [GraphPicture, GraphPicture] {
  const [left, right] = panels;
  if (!left.focus && !right.focus) return panels;
  return [
    { ...left, focus: left.focus ?? [] },
    { ...right, focus: right.focus ?? [] },
  ];
}

/** "The market and one firm": both graphs as one figure. @throws RangeError where they cannot be drawn or linked. */
export function panelsFigure(picture: PanelsPicture, { draw, withTop }: Making): Figure {
  const isUntitled = [picture.left, picture.right].some(({ title }) => title === undefined);
  if (isUntitled) throw new RangeError('each panel needs a title, which stands above it, such as Market and Firm');
  const [left, right] = focused([picture.left, picture.right]);
  const pair = (top?: number): [Figure, Figure] =>
    top === undefined ? [draw(left), draw(right)] : [draw(withTop(left, top)), draw(withTop(right, top))];
  const apart = pair();
  const panels = picture.link ? linked(...pair(Math.max(apart[0].y.max, apart[1].y.max))) : apart;
  const axis = { label: '', min: 0, max: 1, ticks: [] };
  return {
    ...blank,
    x: axis,
    y: axis,
    title: picture.title ?? panels.map(({ title }) => title).join(' and '),
    description: [
      `Two graphs: ${panels.map(({ title }) => title).join(' and ')}.`,
      ...(picture.link ? [`Both have the same scale of ${picture.link}s.`] : []),
      ...panels.map(({ title, description }) => `${title}: ${description}`),
    ].join(' '),
    panels,
  };
}
