import type { Point } from '../figure';
import { isThere } from '../lesson/frame';
import type { FlowFrame } from '../lesson/frame-schema';
import { between } from './geometry';
import { attributes, rounded } from './markup';
import { inkOf } from './palette';
import { textSizeFor, type Size } from './scale';
import { textLine } from './text-line';
import { widthOf } from './labels/text-width';

const HEAD = 9;

type Arrow = FlowFrame['arrows'][number];

const partnersOf = ({ from, to }: Arrow): string => [from, to].sort().join(' ');

/** The SVG elements of a flow chart: of each of its arrows, also of those that come later, and of its boxes. */
interface FlowParts {
  readonly arrows: readonly string[];
  readonly boxes: string;
}

export function drawFlow(frame: FlowFrame, size: Size): string {
  const { arrows, boxes } = flowParts(frame, size);
  return [...arrows.filter((_, index) => isThere(index, frame)), boxes].join('');
}

/** Boxes in two columns with arrows between them; arrows between the same two boxes are drawn side by side. */
export function flowParts(frame: FlowFrame, { width, height }: Size): FlowParts {
  const { boxes, arrows } = frame;
  const rows = Math.ceil(boxes.length / 2);
  const columnOf = (id: string): number => boxes.findIndex((box) => box.id === id) % 2;
  const across = frame.arrows.filter(({ from, to }) => columnOf(from) !== columnOf(to));
  const widest = (labels: readonly { readonly label: string }[]): number =>
    Math.max(0, ...labels.map(({ label }) => widthOf(label, 1)));
  // In text sizes: two boxes, and between them the longest label.
  const boxWidth = widest(boxes) + 1.4;
  const textSize = Math.min(textSizeFor(width), width / (2 * boxWidth + widest(across) + 0.8));
  const box = { width: boxWidth * textSize, height: (0.74 * height) / rows };
  const middleOf = (id: string): Point => {
    const index = boxes.findIndex((box) => box.id === id);
    const x = index % 2 === 0 ? box.width / 2 : width - box.width / 2;
    return [x, (height * (Math.floor(index / 2) + 0.5)) / rows];
  };

  /** From edge to edge: across between the columns, else up or down. */
  function ends(arrow: Arrow): readonly [Point, Point] {
    const [a, b] = [middleOf(arrow.from), middleOf(arrow.to)];
    const side = frame.arrows.filter((other) => partnersOf(other) === partnersOf(arrow));
    const share = (side.indexOf(arrow) + 1) / (side.length + 1) - 0.5;
    const isAcross = a[0] !== b[0];
    const reach = (isAcross ? box.width : box.height) / 2 + 3;
    const aside = share * (isAcross ? box.height : box.width);
    const edge = (from: Point, to: Point): Point =>
      isAcross
        ? [from[0] + Math.sign(to[0] - from[0]) * reach, from[1] + aside]
        : [from[0] + aside, from[1] + Math.sign(to[1] - from[1]) * reach];
    return [edge(a, b), edge(b, a)];
  }

  const lines = arrows.map((arrow) => {
    const [from, to] = ends(arrow);
    const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
    const d = `M${from.map(rounded).join(' ')}L${to.map(rounded).join(' ')}`;
    const head = `translate(${to.map(rounded).join(' ')}) rotate(${rounded(turn)})`;
    const [x, y] = [between(from[0], to[0], 0.5), between(from[1], to[1], 0.5) - 0.8 * textSize];
    return [
      `<path${attributes({ d, stroke: inkOf('supply'), 'stroke-width': 2.2 })}/>`,
      `<path${attributes({ d: `M-${HEAD}-${HEAD / 2}L0 0L-${HEAD} ${HEAD / 2}Z`, transform: head, fill: inkOf('supply') })}/>`,
      textLine(arrow.label, { x, y, textSize, align: 'middle' }),
    ].join('');
  });
  const drawnBoxes = boxes.map(({ id, label }) => {
    const [x, y] = middleOf(id);
    const place = { x: rounded(x - box.width / 2), y: rounded(y - box.height / 2) };
    const look = { fill: inkOf('paper'), stroke: inkOf('ink'), 'stroke-width': 1.6 };
    const sizes = { width: rounded(box.width), height: rounded(box.height), rx: 2 };
    return `<rect${attributes({ ...place, ...sizes, ...look })}/>${textLine(label, { x, y, textSize, align: 'middle', isStrong: true })}`;
  });
  return { arrows: lines, boxes: drawnBoxes.join('') };
}
