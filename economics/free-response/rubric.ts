/**
 * What a point of a rubric asks of a drawn graph, as data. Everything is read from the student's own drawing, so that a later point
 * follows an earlier mistake. Checks compare positions (above, left of, at the crossing), never coordinates of one right graph.
 */

/**
 * Where something is on the student's graph:
 * - `D = S`: where the curves D and S cross; the rightmost where they cross twice, because marginal cost crosses from below there;
 * - `QE`: what the student named QE, on an axis, beside a point, or at an upright or level line (a quota, a price ceiling);
 * - `D at QE`, `D at (MR = MC)`: the point of D at that quantity;
 * - `S beside PC`, `S beside (D = S)`: the point of S at that height;
 * - `min ATC`: the lowest point of a curve; `max TP`: its highest;
 * - `PPC on x`, `PPC on y`: where a curve meets an axis.
 * `firm: MR = MC` looks at another panel than that of the check.
 */
export type Place = string;

/** Names separated by `|` are accepted for one another: `D | MB`. Case, subscripts and spaces do not count. */
export type Name = string;

/** Bowed curves fall. A sagging one rises, and lies below the line between its ends, as a Lorenz curve does. */
export type Slope =
  'down' | 'up' | 'level' | 'upright' | 'u' | 'hill' | 'bowed-out' | 'bowed-in' | 'sagging' | 'straight';

/** A region of the graph by its borders; each is a curve, or a place whose height (`under`, `over`) or quantity counts. */
export interface RegionBorders {
  readonly rightOf?: Place;
  readonly leftOf?: Place;
  readonly under?: readonly Place[];
  readonly over?: readonly Place[];
}

export type Check = {
  /** The panel; the first by default. */
  readonly panel?: string;
} & (
  | { readonly kind: 'axes'; readonly x: Name; readonly y: Name }
  | { readonly kind: 'slopes'; readonly curve: Name; readonly slope: Slope }
  /** The name stands on its axis at the quantity or the height of the place. Without a place it only has to be there. */
  | { readonly kind: 'label'; readonly name: Name; readonly axis: 'x' | 'y'; readonly at?: Place }
  /** A point with a name, relative to a curve: `on`, `inside` (towards the origin), `outside`. */
  | { readonly kind: 'point'; readonly name: Name; readonly is: 'on' | 'inside' | 'outside'; readonly curve: Name }
  | { readonly kind: 'left' | 'below' | 'same-quantity' | 'same-height'; readonly first: Place; readonly second: Place }
  /** The first curve lies above the second wherever both are drawn; they may meet at the vertical axis. */
  | { readonly kind: 'above'; readonly curve: Name; readonly over: Name }
  | { readonly kind: 'through'; readonly curve: Name; readonly place: Place }
  | { readonly kind: 'tangent'; readonly curve: Name; readonly to: Name; readonly at: Place }
  | {
      readonly kind: 'shift';
      readonly from: Name;
      readonly to: Name;
      readonly direction: 'right' | 'left' | 'up' | 'down';
    }
  /** `and`: further regions that are shaded with it, such as the second triangle of the loss from a tariff. */
  | ({ readonly kind: 'shaded'; readonly label?: Name; readonly and?: readonly RegionBorders[] } & RegionBorders)
  /** A number that the student wrote on an axis at a place. */
  | { readonly kind: 'reads'; readonly axis: 'x' | 'y'; readonly at: Place; readonly value: number }
  /** One of several ways to show the same. `otherwise` tells what they have in common, where none of them is begun. */
  | { readonly kind: 'any'; readonly of: readonly (readonly Check[])[]; readonly otherwise?: string }
);

/** Whether a drawing meets a check. */
export interface Finding {
  readonly met: boolean;
  /** One sentence for the student, which says what is there or what is missing: "MR lies above D." */
  readonly reason: string;
  /** Ids of the curves, marks and areas to highlight. */
  readonly parts: readonly string[];
}
