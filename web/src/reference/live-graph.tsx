import { useId, useMemo, useState } from 'react';
import {
  graphAt,
  startOf,
  valuesOfControl,
  type Control,
  type MovableGraph,
} from '../../../economics/lesson/movable-graph';
import { Button } from '../ui/button';
import { MovingPicture } from './moving-picture';
import { useIsWide } from './use-is-wide';
import styles from './live-graph.module.css';

const ONE_GRAPH = { narrow: { width: 360, height: 300 }, wide: { width: 560, height: 400 } };
const TWO_GRAPHS = { narrow: { width: 360, height: 560 }, wide: { width: 640, height: 340 } };

/** A graph with a slider for everything that moves in it. Its handles can be dragged, and what the model says follows. */
export function LiveGraph({ movable }: { movable: string }) {
  // Written by our server from a checked course file.
  const graph = useMemo(() => JSON.parse(movable) as MovableGraph, [movable]);
  const [values, setValues] = useState<readonly number[]>(() => startOf(graph));
  const isWide = useIsWide();
  const { says, handles } = useMemo(() => graphAt(graph, values), [graph, values]);
  const sizes = graph.frame.kind === 'panels' ? TWO_GRAPHS : ONE_GRAPH;
  const isTable = graph.frame.kind === 'table';
  const move = (control: number, value: number) => setValues((last) => last.with(control, value));
  const isMoved = startOf(graph).some((value, index) => value !== values[index]);
  const picture = { graph, values, onMove: move };
  return (
    <div className={styles.live} data-two={graph.frame.kind === 'panels'}>
      <div className={styles.picture}>
        {isWide !== true && !isTable && <MovingPicture {...picture} size={sizes.narrow} className={styles.narrow} />}
        {(isWide !== false || isTable) && <MovingPicture {...picture} size={sizes.wide} className={styles.wide} />}
      </div>
      <div className={styles.controls}>
        {graph.controls.map((control, index) => (
          <Slider
            key={control.name}
            control={control}
            value={values[index] ?? control.start}
            handle={handles[index] ?? ''}
            says={says}
            onMove={(value) => move(index, value)}
          />
        ))}
        <p className={styles.says}>{says}.</p>
        <p>
          <Button aria-disabled={!isMoved} onClick={() => setValues(startOf(graph))}>
            Back to the start
          </Button>
        </p>
      </div>
    </div>
  );
}

interface SliderProps {
  control: Control;
  value: number;
  /** "Demand 20 to the right". */
  handle: string;
  says: string;
  onMove: (value: number) => void;
}

function Slider({ control, value, handle, says, onMove }: SliderProps) {
  const id = useId();
  const stops = valuesOfControl(control);
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{control.name}</label>
      <span className={styles.handle} aria-hidden>
        {handle}
      </span>
      <input
        id={id}
        type="range"
        min={0}
        max={stops.length - 1}
        step={1}
        value={stops.indexOf(value)}
        aria-valuetext={`${handle}. ${says}.`}
        onChange={({ target }) => onMove(stops[Number(target.value)] ?? value)}
      />
    </div>
  );
}
