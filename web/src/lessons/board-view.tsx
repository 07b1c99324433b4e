import { cellText, type FlowBoard, type TableBoard, type WordsBoard } from '../../../economics/picture/board';
import type { Board } from '../../../economics/picture/picture';
import styles from './board-view.module.css';

/** A board without a graph: words, a table, who gives what to whom. */
export function BoardView({ board }: { board: Board }) {
  if (board.kind === 'words') return <Words board={board} />;
  if (board.kind === 'table') return <Table board={board} />;
  if (board.kind === 'flow') return <Flow board={board} />;
  return null;
}

function Words({ board: { lines } }: { board: WordsBoard }) {
  return (
    <div className={styles.words}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

function Table({ board: { caption, columns, rows, highlight = [] } }: { board: TableBoard }) {
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
          <tr key={cells.join('|')}>
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

function Flow({ board: { boxes, arrows } }: { board: FlowBoard }) {
  const nameOf = (id: string) => boxes.find((box) => box.id === id)?.label ?? id;
  return (
    <ul className={styles.flow}>
      {arrows.map(({ from, to, label }) => (
        <li key={`${from}-${to}-${label}`}>
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
