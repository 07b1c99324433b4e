import type { Point } from '../economics/figure';
import type { Drawing } from '../economics/svg/drawing';
import { boxOf } from '../economics/svg/labels/label';
import { toPixels } from '../economics/svg/scale';
import { GRIP_RADIUS } from '../economics/svg/shapes';

// For tests of pictures. Collisions are measured on the rendered result by sampling the lines in small steps,
// independently of the label placement.

/** The vertices of each line in the path data. Arcs (dots) are represented by their end points. */
const cornersOf = (d: string): Point[][] =>
  d
    .split('M')
    .filter(Boolean)
    .map((line) => line.split(/[La]/).map((pair) => pair.replace('Z', '').trim().split(' ').map(Number)))
    .map((pairs) => pairs.filter((pair) => pair.length === 2).map(([x = 0, y = 0]): Point => [x, y]));

/** Points on all strokes that labels must not touch, so without the grid and the shading. */
function inkOn({ strokes }: Drawing): { id: string; at: Point }[] {
  const solid = strokes.filter(({ id }) => !/-(wash|hatch|leader-dot)$|(^|\.)[xy]-grid-/.test(id));
  return solid.flatMap(({ id, d }) =>
    cornersOf(d).flatMap((corners) =>
      corners.flatMap((to, index) => {
        const from = corners[index - 1] ?? to;
        const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 1.5) + 1;
        return Array.from({ length: steps }, (_, step) => {
          const t = step / steps;
          return { id, at: [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t] as const };
        });
      }),
    ),
  );
}

/** The middle of the handle over what a student moves. */
function gripsIn({ figure: { grips = [] }, scale, panels }: Drawing): Point[] {
  return panels ? panels.flatMap(gripsIn) : grips.map((grip) => toPixels(scale, grip));
}

/** One message for each collision. */
export function collisions(drawing: Drawing): string[] {
  const ink = inkOn(drawing);
  const texts = drawing.labels.map((label) => ({
    name: `"${label.lines.join(' ')}"`,
    leader: `${label.id}-leader`,
    box: boxOf(label, drawing.scale),
  }));
  const { width, height } = drawing.scale.size;
  const grips = gripsIn(drawing);
  return texts.flatMap(({ name, leader, box }, index) => {
    const lines = ink.filter(
      ({ id, at: [x, y] }) => id !== leader && x > box.left && x < box.right && y > box.top && y < box.bottom,
    );
    const others = texts.slice(index + 1).filter((other) => {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      return across > 0.01 && down > 0.01;
    });
    const held = grips.filter(([x, y]) => {
      const [across, down] = [Math.max(box.left - x, x - box.right, 0), Math.max(box.top - y, y - box.bottom, 0)];
      return Math.hypot(across, down) < GRIP_RADIUS;
    });
    const isOut = box.left < 0 || box.top < 0 || box.right > width || box.bottom > height;
    return [
      ...new Set(lines.map(({ id }) => `${name} touches ${id}`)),
      ...others.map((other) => `${name} touches ${other.name}`),
      ...held.map(() => `${name} is under the handle`),
      ...(isOut ? [`${name} leaves the paper`] : []),
    ];
  });
}
