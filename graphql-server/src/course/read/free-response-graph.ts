import type { Point } from '../../../../economics/figure';
import type { DrawnCurve, GraphDocument, Panel } from '../../../../economics/free-response/graph-document';
import type { Expression, FamilySource, PanelSource } from './free-response-shape';
import type { YamlPath } from './read-yaml';
import type { VariantReader } from './variant-reader';

type Corner = readonly [Expression, Expression];

/** Beyond this a point is not on its panel. */
const SLACK = 1e-9;

const isInside = ([x, y]: Point): boolean => Math.min(x, y) >= -SLACK && Math.max(x, y) <= 1 + SLACK;

/** The part of a straight line that lies on the panel (Liang and Barsky); the line itself where none does. */
function clipped([[x1, y1], [x2, y2]]: readonly [Point, Point]): readonly [Point, Point] {
  const [dx, dy] = [x2 - x1, y2 - y1];
  let [from, to] = [0, 1];
  for (const [step, space] of [
    [-dx, x1],
    [dx, 1 - x1],
    [-dy, y1],
    [dy, 1 - y1],
  ] as const)
    // pairs
    if (step < 0) from = Math.max(from, space / step);
    else if (step > 0) to = Math.min(to, space / step);
  const at = (t: number): Point => [x1 + t * dx, y1 + t * dy];
  return from < to ? [at(from), at(to)] : [at(0), at(1)];
}

/** Reads one panel of the model answer, written in the units of its axes. */
class PanelReader {
  private readonly width: number;
  private readonly height: number;
  private parts = 0;

  constructor(
    private readonly reader: VariantReader,
    private readonly id: string,
    private readonly source: PanelSource,
    private readonly path: YamlPath,
  ) {
    this.width = this.end('x', source.x.max);
    this.height = this.end('y', source.y.max);
  }

  read(): Panel {
    const { source, path, reader } = this;
    return {
      id: this.id,
      xLabel: reader.text([...path, 'x', 'label'], source.x.label),
      yLabel: reader.text([...path, 'y', 'label'], source.y.label),
      curves: Object.entries(source.curves).map(([label, curve]) => this.curve(label, curve)),
      marks: source.marks.map(({ at, label, x, y }, index) => {
        const here = [...path, 'marks', index];
        const guide = (name: string | null) => (name === null ? null : reader.text(here, name));
        return {
          id: this.nextId(),
          at: this.point(here, at),
          label: reader.text(here, label),
          x: guide(x),
          y: guide(y),
        };
      }),
      areas: source.areas.map(({ label, seeds }, index) => {
        const here = [...path, 'areas', index];
        return {
          id: this.nextId(),
          label: reader.text(here, label),
          seeds: seeds.map((seed) => this.point(here, seed)),
        };
      }),
      arrows: source.arrows.map(({ from, to }, index) => {
        const here = [...path, 'arrows', index];
        return { id: this.nextId(), from: this.point(here, from), to: this.point(here, to) };
      }),
    };
  }

  private curve(label: string, source: PanelSource['curves'][string]): DrawnCurve {
    const here = [...this.path, 'curves', label];
    const isSmooth = 'smooth' in source;
    const points = (isSmooth ? source.smooth : source).map((corner) => this.share(here, corner));
    const [first, second] = points;
    const isLine = !isSmooth && points.length === 2 && first !== undefined && second !== undefined;
    const handles = isLine ? clipped([first, second]) : points;
    for (const handle of handles) this.requireInside(here, handle);
    return {
      id: this.nextId(),
      label: this.reader.text(here, label),
      shape: isSmooth ? 'smooth' : 'straight',
      handles,
    };
  }

  private nextId(): string {
    this.parts += 1;
    return `${this.id}-${this.parts}`;
  }

  private end(axis: 'x' | 'y', max: Expression): number {
    const path = [...this.path, axis, 'max'];
    const value = this.reader.number(path, max);
    if (value > 0) return value;
    this.reader.fail(path, `the axis ends at ${value}`, 'let it end above 0');
    return 1;
  }

  private share(path: YamlPath, [x, y]: Corner): Point {
    return [this.reader.number(path, x) / this.width, this.reader.number(path, y) / this.height];
  }

  private point(path: YamlPath, corner: Corner): Point {
    const point = this.share(path, corner);
    this.requireInside(path, point);
    return point;
  }

  private requireInside(path: YamlPath, point: Point): void {
    if (isInside(point)) return;
    const [x, y] = [point[0] * this.width, point[1] * this.height];
    this.reader.fail(path, `(${x}, ${y}) is not on the panel`, 'move it, or let the axes end further out');
  }
}

export function readGraph(reader: VariantReader, graph: FamilySource['graph'], path: YamlPath): GraphDocument {
  const panels = Object.entries(graph).map(([id, source]) => new PanelReader(reader, id, source, [...path, id]).read());
  return { panels };
}
