import type { Figure } from '../figure';
import { labelAxes } from './axis-labels';
import { boxOf } from './label';
import type { Label } from './label';
import { obstaclesOf } from './obstacles';
import { toPixels } from './scale';
import type { Scale } from './scale';
import type { Place, Seeker } from './seekers';
import { seekersOf, widenSearch } from './seekers';
import { pressedIn, settle } from './settle';

function labelAt({ id, colour, isStrong, opacity }: Seeker, place: Place, scale: Scale): Label {
  const { lines, anchor, at, align, hasLeader } = place;
  const [x, y] = toPixels(scale, anchor);
  const leader = hasLeader ? 'line-from-dot' : null;
  return { id, lines, colour, isStrong, opacity, anchor, offset: [at[0] - x, at[1] - y], align, leader };
}

/** Every text of a figure with its place: none touches a line, another text or the edge where there is a way around it. */
export function placeLabels(figure: Figure, scale: Scale): Label[] {
  const axes = labelAxes(figure, scale);
  const { segments, boxes } = obstaclesOf(figure, scale);
  const obstacles = { segments, boxes: [...boxes, ...axes.map((label) => boxOf(label, scale))] };
  const seekers = seekersOf(figure, scale, obstacles);
  let settled = settle(seekers);
  const pressed = new Set(pressedIn(settled));
  if (pressed.size > 0) {
    const widened = seekers.map((seeker) => {
      const anchor = settled.get(seeker)?.anchor;
      return anchor && pressed.has(seeker) ? widenSearch(seeker, anchor, obstacles, scale) : seeker;
    });
    settled = settle(widened);
  }
  return [...axes, ...[...settled].map(([seeker, place]) => labelAt(seeker, place, scale))];
}
