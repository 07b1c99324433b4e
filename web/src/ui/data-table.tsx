import type { ReactNode } from 'react';
import styles from './data-table.module.css';

interface DataTableProps {
  /** The label that expands the table. */
  summary: string;
  caption: string;
  columns: readonly string[];
  /** The first cell of each row is its header. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}

/** The data of a chart as an expandable table. */
export function DataTable({ summary, caption, columns, rows }: DataTableProps) {
  return (
    <details className={styles.fold} data-print="open">
      <summary>{summary}</summary>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={caption}>
        <table className={styles.table}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, cells: [name, ...cells] }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
