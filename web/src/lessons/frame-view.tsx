import { isThere, type DrawnFrame, type FigureFrame } from '../../../economics/lesson/frame';
import type { FlowFrame, TextFrame } from '../../../economics/lesson/frame-schema';
import type { Size } from '../../../economics/svg/scale';
import { flowParts } from '../../../economics/svg/draw-flow';
import { TableView } from './table-view';
import styles from './frame-view.module.css';

interface FrameViewProps {
  frame: Exclude<DrawnFrame, FigureFrame>;
  /** Of the stage; without it, the frame is part of a text. */
  size?: Size;
}

export function FrameView({ frame, size }: FrameViewProps) {
  if (frame.kind === 'text') return <Text frame={frame} />;
  if (frame.kind === 'table') return <TableView key={frame.caption} frame={frame} size={size} />;
  return size ? <FlowOnStage frame={frame} size={size} /> : <Flow frame={frame} />;
}

function Text({ frame }: { frame: TextFrame }) {
  return (
    <div className={styles.text}>
      {frame.lines.map((line, index) => (
        <p key={line} data-later={!isThere(index, frame)}>
          {line}
        </p>
      ))}
    </div>
  );
}

/** As boxes and arrows for the eye, and as a list for those who listen. */
function FlowOnStage({ frame, size }: { frame: FlowFrame; size: Size }) {
  const { arrows, boxes } = flowParts(frame, size);
  return (
    <div className={styles.flowStage}>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} fill="none" aria-hidden>
        {arrows.map((arrow, index) => (
          <g key={index} data-later={!isThere(index, frame)} dangerouslySetInnerHTML={{ __html: arrow }} />
        ))}
        <g dangerouslySetInnerHTML={{ __html: boxes }} />
      </svg>
      <div className="visually-hidden">
        <Flow frame={frame} />
      </div>
    </div>
  );
}

function Flow({ frame }: { frame: FlowFrame }) {
  const { boxes, arrows } = frame;
  const nameOf = (id: string) => boxes.find((box) => box.id === id)?.label ?? id;
  return (
    <ul className={styles.flow}>
      {arrows.map(({ from, to, label }, index) => (
        <li key={`${from}-${to}-${label}`} data-later={!isThere(index, frame)}>
          <span className={styles.box}>{nameOf(from)}</span>
          <span className={styles.arrow}>
            <span>{label}</span>
            <span className="visually-hidden"> goes to </span>
          </span>
          <span className={styles.box}>{nameOf(to)}</span>
        </li>
      ))}
    </ul>
  );
}
