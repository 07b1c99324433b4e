import { memo } from 'react';
import { cellText, isThere } from '../../../economics/lesson/frame';
import type { TableFrame } from '../../../economics/lesson/frame-schema';
import { fitTable, isPair, isShortColumn, type FittedTable } from '../../../economics/svg/fit-table';
import { lineHeight, type Size } from '../../../economics/svg/scale';
import { widthOf } from '../../../economics/svg/labels/text-width';
import styles from './table-view.module.css';

/** The stage's padding, as in the style sheet: shares of its width. */
const SIDE = 0.024;
const BELOW = 0.016;

interface TableViewProps {
  frame: TableFrame;
  /** Of the stage, which the table fills; without it, the table is part of a text. */
  size?: Size | undefined;
}

export const TableView = memo(function TableView({ frame, size }: TableViewProps) {
  if (size === undefined) return <Cells frame={frame} />;
  const [width, height] = [size.width * (1 - 2 * SIDE), size.height - size.width * BELOW];
  const fitted = fitTable(frame, { width, height });
  return (
    <div className={styles.stage} style={{ fontSize: `${((fitted.textSize / size.width) * 100).toFixed(3)}cqw` }}>
      <Cells frame={frame} fitted={fitted} />
      {frame.arrows && (
        <svg className={styles.arrows} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
          {frame.arrows.map((arrow) => (
            <Arrow key={arrow.join()} {...arrowIn(frame, fitted, arrow)} />
          ))}
        </svg>
      )}
    </div>
  );
});

const total = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);
const percent = (part = 0, all: number): string => `${((100 * part) / all).toFixed(2)}%`;

function Cells({ frame, fitted }: { frame: TableFrame; fitted?: FittedTable }) {
  const { caption, columns, rows, highlight = [] } = frame;
  const isLit = (row: number, column: number) =>
    highlight.some(([atRow, atColumn]) => atRow === row && atColumn === column);
  // The height of a table is without its caption.
  const high = fitted && total(fitted.rows);
  // Short texts stand in the middle of their boxes.
  const isShort = (column: number) => isShortColumn(rows, column);
  return (
    <table
      className={styles.table}
      style={fitted && high ? { height: percent(high, fitted.caption + high) } : undefined}
    >
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((name, column) => (
            <th
              key={name}
              scope="col"
              data-short={isShort(column)}
              style={fitted && { width: percent(fitted.columns[column], total(fitted.columns)) }}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row} data-later={!isThere(row, frame)}>
            {cells.map((cell, column) => (
              <td
                key={columns[column]}
                data-short={isShort(column)}
                data-pair={isPair(cellText(cell))}
                className={isLit(row, column) ? styles.lit : undefined}
              >
                {isLit(row, column) ? <mark>{cellText(cell)}</mark> : cellText(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Line {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
}

/** From beside the text of one cell to beside the text of the other. */
function arrowIn(frame: TableFrame, fitted: FittedTable, [from, to]: NonNullable<TableFrame['arrows']>[number]): Line {
  const { textSize, columns, rows, caption } = fitted;
  const middle = (parts: readonly number[], at: number) => total(parts.slice(0, at)) + (parts[at] ?? 0) / 2;
  const centerOf = ([row, column]: readonly [number, number]) =>
    [middle(columns, column), caption + middle(rows, row + 1)] as const; // a pair
  const [a, b] = [centerOf(from), centerOf(to)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [x, y] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const beside = ([row, column]: readonly [number, number]) => {
    const text = cellText(frame.rows[row]?.[column] ?? '');
    return Math.abs(x) > Math.abs(y) ? widthOf(text, textSize) / 2 + 9 : lineHeight(textSize) / 2 + 4;
  };
  const [start, end] = [beside(from), beside(to)];
  return { from: [a[0] + x * start, a[1] + y * start], to: [b[0] - x * end, b[1] - y * end] };
}

const HEAD = 10;

function Arrow({ from, to }: Line) {
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return (
    <g>
      <path d={`M${from.join(' ')}L${to.join(' ')}`} pathLength={1} />
      <path
        d={`M${-HEAD} ${-HEAD / 2}L0 0L${-HEAD} ${HEAD / 2}Z`}
        transform={`translate(${to.join(' ')}) rotate(${turn})`}
      />
    </g>
  );
}
