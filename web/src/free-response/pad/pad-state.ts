import type { Point } from '../../../../economics/figure';
import type { DrawnMark, GraphDocument } from '../../../../economics/free-response/graph-document';
import type { Selection } from './find-part';
import type { LabelField } from './pad-names';
import type { CurveShape } from './recognize-stroke';
import type { Rectangle } from './rectangle';

export type Tool = 'move' | 'curve' | 'point' | 'shade' | 'shift';

export interface Corner {
  readonly panel: string;
  readonly at: Point;
}

export interface PadState {
  readonly document: GraphDocument;
  readonly past: readonly GraphDocument[];
  readonly future: readonly GraphDocument[];
  /** The document before the drag that is under way. */
  readonly held: GraphDocument | null;
  /** What changed last: further changes of the same kind, such as letters of one label, are undone with it. */
  readonly run: string | null;
  readonly tool: Tool;
  readonly selection: Selection | null;
  /** The area that the next shaded region belongs to. A name does not end it; Done and other tools do. */
  readonly joining: string | null;
  /** Whether the Shade tool takes two corners instead of a region. */
  readonly isRectangle: boolean;
  /** The first of them. */
  readonly corner: Corner | null;
  /** For a screen reader: the last change in the words of economics. */
  readonly said: string;
}

export type PadAction =
  | { readonly type: 'load'; readonly document: GraphDocument }
  | { readonly type: 'tool'; readonly tool: Tool }
  | { readonly type: 'select'; readonly selection: Selection | null }
  | { readonly type: 'add-curve'; readonly panel: string; readonly curve: CurveShape }
  | { readonly type: 'add-mark'; readonly panel: string; readonly mark: Omit<DrawnMark, 'id'> }
  | { readonly type: 'shade'; readonly panel: string; readonly seed: Point }
  /** Turns between regions and rectangles. */
  | { readonly type: 'rectangle'; readonly isOn: boolean }
  /** A corner of a rectangle; the second one shades it. */
  | ({ readonly type: 'corner' } & Corner)
  | { readonly type: 'shade-rectangle'; readonly panel: string; readonly rectangle: Rectangle }
  | { readonly type: 'unshade'; readonly panel: string; readonly id: string; readonly seeds: readonly number[] }
  /** The next region joins the selected area. */
  | { readonly type: 'join' }
  | { readonly type: 'shift'; readonly panel: string; readonly id: string; readonly by: Point }
  | { readonly type: 'label'; readonly field: LabelField; readonly text: string | null }
  | { readonly type: 'reshape'; readonly to: 'straight' | 'smooth' | 'kinked' }
  | { readonly type: 'move-handle'; readonly index: number; readonly to: Point }
  | { readonly type: 'move-part'; readonly by: Point }
  | { readonly type: 'delete' }
  /** A drag begins; what moves until its release is one step. */
  | { readonly type: 'hold' }
  | { readonly type: 'release' }
  | { readonly type: 'cancel' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

export const startPad = (document: GraphDocument): PadState => ({
  document,
  past: [],
  future: [],
  held: null,
  run: null,
  tool: 'curve',
  selection: null,
  joining: null,
  isRectangle: false,
  corner: null,
  said: '',
});
