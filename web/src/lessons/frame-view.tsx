import { cellText, isThere, type DrawnFrame, type FigureFrame } from '../../../economics/lesson/frame';
import type { FlowFrame, TableFrame, TextFrame } from '../../../economics/lesson/frame-schema';
import styles from './frame-view.module.css';

export function FrameView({ frame }: { frame: Exclude<DrawnFrame, FigureFrame> }) {
  if (frame.kind === 'text') return <Text frame={frame} />;
  if (frame.kind === 'table') return <Table frame={frame} />;
  return <Flow frame={frame} />;
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

function Table({ frame }: { frame: TableFrame }) {
  const { caption, columns, rows, highlight = [] } = frame;
  const isLit = (row: number, column: number) =>
    highlight.some(([atRow, atColumn]) => atRow === row && atColumn === column);
  return (
    <table className={styles.table} data-columns={columns.length}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={cells.join('|')} data-later={!isThere(row, frame)}>
            {cells.map((cell, column) => (
              <td key={columns[column]} className={isLit(row, column) ? styles.lit : undefined}>
                {isLit(row, column) ? <mark>{cellText(cell)}</mark> : cellText(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
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
