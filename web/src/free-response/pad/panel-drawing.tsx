import type { Point } from '../../../../economics/figure';
import { pointsOf } from '../../../../economics/free-response/curve';
import type {
  DrawnArea,
  DrawnArrow,
  DrawnCurve,
  DrawnMark,
  Panel,
} from '../../../../economics/free-response/graph-document';
import { distance, pointBetween, type Segment } from '../../../../economics/svg/geometry';
import { hatchLines } from '../../../../economics/svg/hatch';
import type { Hatch } from '../../../../economics/svg/palette';
import type { AreaOutlines } from './list-regions';
import { SvgNameText } from './name-text';
import { colorOfLabel, guideLines, guidesOf, toPixels, type PanelView } from './panel-view';
import { namesIn, type PlacedName } from './place-names';
import type { SharedPrice } from './shared-prices';
import { LINE } from './wrap-name';
import styles from './drawing.module.css';

const number = (value: number): number => Math.round(value * 10) / 10;
const place = ([x, y]: Point): string => `${number(x)} ${number(y)}`;
export const pathData = (points: readonly Point[]): string =>
  points.length === 0 ? '' : `M${points.map(place).join('L')}`;
const lineData = (lines: readonly Segment[]): string => lines.map(pathData).join('');

const HATCHES: readonly Hatch[] = ['rising', 'falling', 'dotted', 'level', 'upright', 'crossed'];

function hatchOf(label: string, index: number): Hatch {
  if (/^(?:CS|consumer)/i.test(label)) return 'rising';
  if (/^(?:PS|producer)/i.test(label)) return 'falling';
  return /^(?:DWL|dead)/i.test(label) ? 'crossed' : (HATCHES[index % HATCHES.length] ?? 'rising');
}

function colorOfArea(label: string): 'demand' | 'supply' | 'ink' {
  if (/^(?:CS|consumer)/i.test(label)) return 'demand';
  return /^(?:PS|producer)/i.test(label) ? 'supply' : 'ink';
}

interface PanelDrawingProps {
  panel: Panel;
  view: PanelView;
  outlines: AreaOutlines;
  highlights?: readonly string[];
  selectedId?: string | null;
  hoveredId?: string | null;
  /** Another graph that is drawn over this one. */
  above?: Panel | null;
  /** Prices of another panel, shown faintly. */
  shared?: readonly SharedPrice[];
}

const NONE: readonly SharedPrice[] = [];

/** Everything drawn on a panel, without the paper below it. */
export function PanelDrawing({
  panel,
  view,
  outlines,
  highlights = [],
  selectedId = null,
  hoveredId = null,
  above = null,
  shared = NONE,
}: PanelDrawingProps) {
  const isHighlighted = (id: string) => highlights.includes(id) || undefined;
  const isSelected = (id: string) => selectedId === id || hoveredId === id;
  return (
    <>
      {panel.areas.map((area, index) => (
        <Area
          key={area.id}
          area={area}
          index={index}
          view={view}
          outlines={outlines.get(area.id) ?? []}
          isStrong={selectedId === area.id || highlights.includes(area.id)}
        />
      ))}
      {shared.map(({ name, at }) => (
        <path key={name} className={styles.marketPrice} d={lineData(guideLines([1, at], false, true, view))} />
      ))}
      {panel.marks.map((mark) => (
        <Guides key={mark.id} panel={panel} mark={mark} view={view} isHighlighted={isHighlighted(mark.id)} />
      ))}
      {panel.curves.map((curve) => (
        <Curve
          key={curve.id}
          curve={curve}
          view={view}
          isHighlighted={isHighlighted(curve.id)}
          isSelected={isSelected(curve.id)}
        />
      ))}
      {panel.arrows.map((arrow) => (
        <Arrow
          key={arrow.id}
          arrow={arrow}
          view={view}
          isHighlighted={isHighlighted(arrow.id)}
          isSelected={isSelected(arrow.id)}
        />
      ))}
      {panel.marks.map((mark) => (
        <Dot
          key={mark.id}
          mark={mark}
          view={view}
          isHighlighted={isHighlighted(mark.id)}
          isSelected={isSelected(mark.id)}
        />
      ))}
      {namesIn(panel, view, above, shared).map((name, index) => (
        <Name key={`${name.id}-${index}`} name={name} />
      ))}
    </>
  );
}

interface Highlighted {
  view: PanelView;
  isHighlighted: true | undefined;
  isSelected: boolean;
}

function Curve({ curve, view, isHighlighted, isSelected }: { curve: DrawnCurve } & Highlighted) {
  const d = pathData(pointsOf(curve).map((point) => toPixels(view, point)));
  return (
    <g>
      {isHighlighted && <path className={styles.halo} d={d} />}
      {isSelected && <path className={styles.glow} d={d} />}
      <path
        className={styles.curve}
        data-color={colorOfLabel(curve.label)}
        data-unnamed={curve.label === '' || undefined}
        d={d}
      />
    </g>
  );
}

function Guides({
  panel,
  mark,
  view,
  isHighlighted,
}: { panel: Panel; mark: DrawnMark } & Omit<Highlighted, 'isSelected'>) {
  const d = lineData(guidesOf(panel, mark, view));
  if (d === '') return null;
  return (
    <g>
      {isHighlighted && <path className={styles.halo} d={d} />}
      <path className={styles.guide} d={d} />
    </g>
  );
}

function Dot({ mark, view, isHighlighted, isSelected }: { mark: DrawnMark } & Highlighted) {
  const [cx, cy] = toPixels(view, mark.at);
  return (
    <g>
      {isHighlighted && <circle className={styles.ring} cx={cx} cy={cy} r={13} />}
      {isSelected && <circle className={styles.glow} cx={cx} cy={cy} r={8} />}
      <circle className={styles.dot} cx={cx} cy={cy} r={4.5} />
    </g>
  );
}

const HEAD = 10;

function Arrow({ arrow, view, isHighlighted, isSelected }: { arrow: DrawnArrow } & Highlighted) {
  const [start, end] = [toPixels(view, arrow.from), toPixels(view, arrow.to)];
  const length = distance(start, end) || 1;
  const gap = Math.min(6 / length, 0.25);
  const [from, to] = [pointBetween(start, end, gap), pointBetween(end, start, gap)];
  const [ux, uy] = [(to[0] - from[0]) / (distance(from, to) || 1), (to[1] - from[1]) / (distance(from, to) || 1)];
  const corner = (side: 1 | -1): Point => [
    to[0] - HEAD * ux - side * 0.45 * HEAD * uy,
    to[1] - HEAD * uy + side * 0.45 * HEAD * ux,
  ];
  const shaftEnd: Point = [to[0] - 0.7 * HEAD * ux, to[1] - 0.7 * HEAD * uy];
  return (
    <g>
      {isHighlighted && <path className={styles.halo} d={pathData([from, to])} />}
      {isSelected && <path className={styles.glow} d={pathData([from, to])} />}
      <path className={styles.shaft} d={pathData([from, shaftEnd])} />
      <path className={styles.head} d={`${pathData([corner(1), to, corner(-1)])}Z`} />
    </g>
  );
}

interface AreaProps {
  area: DrawnArea;
  index: number;
  view: PanelView;
  outlines: readonly (readonly (readonly Point[])[])[];
  isStrong: boolean;
}

function Area({ area, index, view, outlines, isStrong }: AreaProps) {
  const polygons = outlines.flat().map((outline) => outline.map((point) => toPixels(view, point)));
  const hatch = hatchOf(area.label, index);
  return (
    <g
      data-color={colorOfArea(area.label)}
      className={styles.area}
      data-strong={isStrong || undefined}
      data-hatch={hatch}
    >
      <path
        className={styles.wash}
        fillRule="evenodd"
        d={polygons.map((polygon) => `${pathData(polygon)}Z`).join('')}
      />
      <path className={styles.hatch} d={polygons.map((polygon) => lineData(hatchLines(polygon, hatch))).join('')} />
    </g>
  );
}

function Name({ name: { lines, at, align, color } }: { name: PlacedName }) {
  const [x, first] = [number(at[0]), at[1] + 5.2 - ((lines.length - 1) * LINE) / 2];
  return (
    <text className={styles.name} data-color={color} textAnchor={align}>
      {lines.map((line, index) => (
        <tspan key={index} x={x} y={number(first + index * LINE)}>
          <SvgNameText name={line} />
        </tspan>
      ))}
    </text>
  );
}

export function Paper({ view }: { view: PanelView }) {
  const { left, top, right, bottom } = view.plot;
  const lines = Array.from({ length: 10 }, (_, index) => {
    const [x, y] = toPixels(view, [(index + 1) / 10, (index + 1) / 10]);
    return `M${number(x)} ${top}V${bottom}M${left} ${number(y)}H${right}`;
  });
  const [up, out] = [top - 12, right + 12];
  return (
    <>
      <path className={styles.grid} d={lines.join('')} />
      <path className={styles.axis} d={`M${left} ${up + 4}V${bottom}H${out - 4}`} />
      <path
        className={styles.head}
        d={`M${left - 4} ${up + 8}L${left} ${up}L${left + 4} ${up + 8}ZM${out - 8} ${bottom - 4}L${out} ${bottom}L${out - 8} ${bottom + 4}Z`}
      />
    </>
  );
}
