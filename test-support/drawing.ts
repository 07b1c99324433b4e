import type { Point } from '../economics/figure';
import type {
  DrawnArea,
  DrawnArrow,
  DrawnCurve,
  DrawnMark,
  GraphDocument,
  Panel,
} from '../economics/free-response/graph-document';
import { heightAt } from '../economics/free-response/curve';
import { parsePlace } from '../economics/free-response/parse-place';
import { locate } from '../economics/free-response/places';
import { reachingAxes } from '../economics/free-response/raster';
import { regionSeeds } from '../economics/free-response/regions';
import type { Place, RegionBorders } from '../economics/free-response/rubric';
import { curveNamed } from '../economics/free-response/named-parts';
import { viewOf } from '../economics/free-response/view';

interface Guides {
  readonly label?: string;
  readonly x?: string | null;
  readonly y?: string | null;
}

/**
 * Draws a graph in a test, as a student would: `drawing('market').line('D', [0, 0.9], [0.9, 0]).mark('D = S', { x: 'QE', y: 'PE' })`.
 * Every step returns a new drawing. `panel` goes on with the next panel.
 */
export class Drawing {
  private constructor(private readonly panels: readonly Panel[]) {}

  static of(panelId: string, xLabel: string, yLabel: string): Drawing {
    return new Drawing([]).panel(panelId, xLabel, yLabel);
  }

  panel(id: string, xLabel = 'Quantity', yLabel = 'Price'): Drawing {
    return new Drawing([...this.panels, { id, xLabel, yLabel, curves: [], marks: [], areas: [], arrows: [] }]);
  }

  axes(xLabel: string, yLabel: string): Drawing {
    return this.with(() => ({ xLabel, yLabel }));
  }

  /** A straight or kinked curve. */
  line(label: string, ...handles: Point[]): Drawing {
    return this.curve({ label, shape: 'straight', handles });
  }

  smooth(label: string, ...handles: Point[]): Drawing {
    return this.curve({ label, shape: 'smooth', handles });
  }

  /** A point with its guides, at a place such as "D = S" or at coordinates. */
  mark(at: Point | string, { label = '', x = null, y = null }: Guides): Drawing {
    const mark: Omit<DrawnMark, 'id'> = { at: typeof at === 'string' ? this.pointAt(at) : at, label, x, y };
    return this.with(({ marks }) => ({ marks: [...marks, { ...mark, id: this.nextId() }] }));
  }

  shade(label: string, ...seeds: Point[]): Drawing {
    const area: Omit<DrawnArea, 'id'> = { label, seeds };
    return this.with(({ areas }) => ({ areas: [...areas, { ...area, id: this.nextId() }] }));
  }

  /** Shades every region around whose middle the condition holds. */
  shadeWhere(label: string, isIn: (at: Point) => boolean): Drawing {
    const panel = this.panels.at(-1);
    return this.shade(label, ...(panel ? regionSeeds(panel).filter(isIn) : []));
  }

  /** Shades every region whose middle lies within borders, which are named as in a rubric. */
  shadeWithin(label: string, { under = [], over = [], rightOf, leftOf }: RegionBorders): Drawing {
    const panel = viewOf(this.document()).panels.at(-1);
    if (!panel) return this;
    const heightOf = (line: Place, x: number): number => {
      const curve = /[=:]| at | beside /u.test(line) ? null : curveNamed(panel, line);
      return (curve ? heightAt(reachingAxes(curve.path), x) : this.positionOf(line, 'y')) ?? NaN;
    };
    const left = rightOf === undefined ? 0 : this.positionOf(rightOf, 'x');
    const right = leftOf === undefined ? 1 : this.positionOf(leftOf, 'x');
    return this.shadeWhere(
      label,
      ([x, y]) =>
        x > left &&
        x < right &&
        under.every((line) => y < heightOf(line, x)) &&
        over.every((line) => y > heightOf(line, x)),
    );
  }

  /** The whole last panel, larger or smaller from its origin. */
  scale(factor: number): Drawing {
    const scaled = ([x, y]: Point): Point => [x * factor, y * factor];
    return this.with(({ curves, marks, areas }) => ({
      curves: curves.map((curve) => ({ ...curve, handles: curve.handles.map(scaled) })),
      marks: marks.map((mark) => ({ ...mark, at: scaled(mark.at) })),
      areas: areas.map((area) => ({ ...area, seeds: area.seeds.map(scaled) })),
    }));
  }

  arrow(from: Point, to: Point): Drawing {
    const arrow: Omit<DrawnArrow, 'id'> = { from, to };
    return this.with(({ arrows }) => ({ arrows: [...arrows, { ...arrow, id: this.nextId() }] }));
  }

  document(): GraphDocument {
    return { panels: this.panels };
  }

  private curve(curve: Omit<DrawnCurve, 'id'>): Drawing {
    return this.with(({ curves }) => ({ curves: [...curves, { ...curve, id: this.nextId() }] }));
  }

  /** Where a place is on the last panel; both of its coordinates have to be known. */
  pointAt(place: Place): Point {
    return [this.positionOf(place, 'x'), this.positionOf(place, 'y')];
  }

  private positionOf(place: Place, axis: 'x' | 'y'): number {
    const { spots } = locate(viewOf(this.document()), this.panels.at(-1)?.id, parsePlace(place));
    const [at] = spots.flatMap((spot) => spot[axis] ?? []);
    if (at === undefined) throw new RangeError(`${place} is not on the drawing`);
    return at;
  }

  private nextId(): string {
    const count = this.panels.flatMap(({ curves, marks, areas, arrows }) =>
      [curves, marks, areas, arrows].flat(),
    ).length;
    return `part-${count + 1}`;
  }

  private with(change: (panel: Panel) => Partial<Panel>): Drawing {
    const last = this.panels.at(-1);
    return last ? new Drawing([...this.panels.slice(0, -1), { ...last, ...change(last) }]) : this;
  }
}

export const drawing = (panelId: string, xLabel = 'Quantity', yLabel = 'Price'): Drawing =>
  Drawing.of(panelId, xLabel, yLabel);
