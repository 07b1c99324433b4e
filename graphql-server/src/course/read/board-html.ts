import { payoffText } from '../../../../economics/board/board';
import type { PayoffMatrix, TableBoard, TextBoard } from '../../../../economics/board/board-schema';
import { cellText } from '../../../../economics/lesson/frame';
import { courseHtml } from './course-html';

/** A cell or a head, in which Q~d~ is a subscript. */
const inline = (text: string): string => courseHtml({ format: 'markdown', text }, { inline: true });

const head = (scope: 'col' | 'row', text: string): string => `<th scope="${scope}">${inline(text)}</th>`;

const tableOf = (caption: string, heads: string, body: string): string =>
  `<table><caption>${inline(caption)}</caption><thead>${heads}</thead><tbody>${body}</tbody></table>`;

function tableHtml({ caption, columns, rows }: TableBoard): string {
  const body = rows.map(([first = '', ...cells]) => {
    const values = cells.map((cell) => `<td>${inline(cellText(cell))}</td>`);
    return `<tr>${head('row', cellText(first))}${values.join('')}</tr>`;
  });
  return tableOf(caption, `<tr>${columns.map((column) => head('col', column)).join('')}</tr>`, body.join(''));
}

/** The players stand over and beside their strategies, and the caption says whose payoff comes first. */
function matrixHtml(matrix: PayoffMatrix): string {
  const { caption, rows, columns } = matrix;
  const heads = [
    `<tr><td colspan="2" rowspan="2"></td><th colspan="${columns.strategies.length}" scope="colgroup">${inline(columns.player)}</th></tr>`,
    `<tr>${columns.strategies.map((strategy) => head('col', strategy)).join('')}</tr>`,
  ];
  const player = `<th rowspan="${rows.strategies.length}" scope="rowgroup">${inline(rows.player)}</th>`;
  const body = rows.strategies.map((strategy, row) => {
    const cells = columns.strategies.map((_, column) => `<td>${payoffText(matrix, row, column)}</td>`);
    return `<tr>${row === 0 ? player : ''}${head('row', strategy)}${cells.join('')}</tr>`;
  });
  return tableOf(
    `${caption}. First entry: ${rows.player}; second entry: ${columns.player}`,
    heads.join(''),
    body.join(''),
  );
}

/** A board without a graph as sanitized HTML. */
export function boardHtml(board: TableBoard | PayoffMatrix | TextBoard): string {
  switch (board.kind) {
    case 'table':
      return tableHtml(board);
    case 'payoff-matrix':
      return matrixHtml(board);
    case 'text':
      return `<blockquote>${courseHtml({ format: 'markdown', text: board.text })}</blockquote>`;
  }
}
