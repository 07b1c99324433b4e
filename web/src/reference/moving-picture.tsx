import { useMemo } from 'react';
import type { MovableGraph } from '../../../economics/lesson/movable-graph';
import type { Drawing } from '../../../economics/svg/drawing';
import { GRIP_RADIUS } from '../../../economics/svg/shapes';
import type { Size } from '../../../economics/svg/scale';
import { DrawingView } from '../lessons/drawing-view';
import { TableView } from '../lessons/table-view';
import { gripPixels, MovableDrawings, type Moved } from './movable-drawings';
import { useDrag } from './use-drag';
import { useGlidingDrawing } from './use-gliding-drawing';
import { usePreparedDrawings } from './use-prepared-drawings';
import styles from './moving-picture.module.css';

interface MovingPictureProps {
  graph: MovableGraph;
  size: Size;
  values: readonly number[];
  onMove: (control: number, value: number) => void;
  className?: string | undefined;
}

/** A graph whose handles can be dragged, at one size of its layout. */
export function MovingPicture({ graph, size, values, onMove, className }: MovingPictureProps) {
  const drawings = useMemo(() => new MovableDrawings(graph, size), [graph, size]);
  const moved = drawings.at(values);
  usePreparedDrawings(graph, drawings, values);
  const drag = useDrag({ graph, drawings, size, values, onMove });
  if (moved.drawing === null) return <MovingTable moved={moved} onChoose={(cell) => onMove(0, cell)} />;
  return (
    <div className={`${styles.surface} ${className}`} {...drag}>
      <GlidingPicture moved={moved} target={moved.drawing} />
    </div>
  );
}

function GlidingPicture({ moved, target }: { moved: Moved; target: Drawing }) {
  const shown = useGlidingDrawing(target);
  return (
    <DrawingView drawing={shown}>
      {moved.grips.map((grip, index) => {
        const [x, y] = gripPixels(grip, target);
        return (
          <g
            key={index}
            data-handle={index}
            className={styles.handle}
            style={{ transform: `translate(${x}px, ${y}px)` }}
            aria-hidden
          >
            <circle className={styles.reach} r={22} />
            <circle r={GRIP_RADIUS} />
            <path d="M-3 -4L-7 0L-3 4M3 -4L7 0L3 4" />
          </g>
        );
      })}
    </DrawingView>
  );
}

/** A table is moved by choosing one of its cells, the ones beside the names of the rows. */
function MovingTable({ moved: { frame }, onChoose }: { moved: Moved; onChoose: (cell: number) => void }) {
  if (frame.kind !== 'table') return null;
  return (
    <div
      className={styles.table}
      onClick={({ currentTarget, target }) => {
        const cells = [...currentTarget.querySelectorAll('td:not(:first-child)')];
        const cell = cells.findIndex((one) => target instanceof Node && one.contains(target));
        if (cell >= 0) onChoose(cell);
      }}
    >
      <TableView frame={frame} />
    </div>
  );
}
