import { describe, expect, test } from 'vitest';
import {
  graphAt,
  heldGraph,
  startOf,
  valuesOfControl,
  type MovableGraph,
} from '../../../../economics/lesson/movable-graph';
import { isPicture } from '../../../../economics/lesson/frame';
import { frameSchema } from '../../../../economics/lesson/frame-schema';
import { figureOf } from '../../../../economics/picture/picture';
import { layoutFigure } from '../../../../economics/svg/drawing';
import { collisions } from '../../../../test-support/label-collisions';
import { inShare } from '../../../../test-support/share';
import { shippedReference } from '../../../../test-support/shipped-course';

const { graphs } = shippedReference;

/** The layouts of its page: for phones and for wider screens. */
const ONE_GRAPH = [
  { width: 360, height: 300 },
  { width: 560, height: 400 },
];
const TWO_GRAPHS = [
  { width: 360, height: 560 },
  { width: 640, height: 340 },
];

const combinationsOf = ({ controls }: MovableGraph): number[][] =>
  controls.reduce<number[][]>(
    (all, control) => all.flatMap((values) => valuesOfControl(control).map((value) => [...values, value])),
    [[]],
  );

describe('a graph of the reference', () => {
  test.each(inShare(graphs))('$id can be drawn with every combination of its controls', ({ graph }) => {
    const failed = combinationsOf(graph).filter((values) => {
      const { frame, says } = graphAt(graph, values);
      if (isPicture(frame)) figureOf(frame);
      return says === '' || !frameSchema.safeParse(frame).success;
    });
    expect(failed).toEqual([]);
  });

  test.each(inShare(graphs))(
    'no text of $id touches a line, another text or a handle, wherever one thing is moved',
    ({ graph }) => {
      const sizes = graph.frame.kind === 'panels' ? TWO_GRAPHS : ONE_GRAPH;
      const touching = graph.controls.flatMap((control, index) =>
        valuesOfControl(control).flatMap((value) => {
          const { frame } = heldGraph(graph, startOf(graph).with(index, value));
          if (frame.kind !== 'figure') return [];
          return sizes.flatMap((size) =>
            collisions(layoutFigure(frame.figure, size)).map(
              (what) => `${control.name} ${value} at ${size.width}: ${what}`,
            ),
          );
        }),
      );
      expect(touching).toEqual([]);
    },
  );
});
