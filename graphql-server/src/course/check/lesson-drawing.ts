import { figureOf, isPicture, type Board } from '../../../../economics/picture/picture';

/** What hinders a board from being drawn, in words for its author; null when nothing does. */
export function drawingProblem(board: Board): string | null {
  if (board.kind === 'table') {
    const ragged = board.rows.find((row) => row.length !== board.columns.length);
    return ragged === undefined ? null : `the row ${ragged.join(', ')} does not have ${board.columns.length} cells`;
  }
  if (board.kind === 'flow') {
    const ids = new Set(board.boxes.map(({ id }) => id));
    const lost = board.arrows.flatMap(({ from, to }) => [from, to]).find((id) => !ids.has(id));
    return lost === undefined ? null : `there is no box ${lost} for an arrow to meet`;
  }
  if (!isPicture(board)) return null;
  try {
    figureOf(board);
    return null;
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}
