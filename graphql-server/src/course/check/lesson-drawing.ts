import { isPicture, type Frame } from '../../../../economics/lesson/frame';
import { figureOf } from '../../../../economics/picture/picture';

/** Why a frame cannot be drawn, as a message to its author; null when it can be. */
export function drawingProblem(frame: Frame): string | null {
  if (frame.kind === 'table') {
    const ragged = frame.rows.find((row) => row.length !== frame.columns.length);
    return ragged === undefined ? null : `the row ${ragged.join(', ')} does not have ${frame.columns.length} cells`;
  }
  if (frame.kind === 'flow') {
    const ids = new Set(frame.boxes.map(({ id }) => id));
    const lost = frame.arrows.flatMap(({ from, to }) => [from, to]).find((id) => !ids.has(id));
    return lost === undefined ? null : `there is no box ${lost} for an arrow to meet`;
  }
  if (!isPicture(frame)) return null;
  try {
    figureOf(frame);
    return null;
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}
