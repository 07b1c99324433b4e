import type { FlowBoard, TableBoard, WordsBoard } from '../picture/board';
import { drawFlow } from './draw-flow';
import { drawTable } from './draw-table';
import { lineHeight, textSizeFor, type Size } from './scale';
import { textLine } from './text-line';
import { wrapText } from './text-width';

/** What stands alone may be larger than what stands in a graph. */
const largestText = ({ width }: Size): number => 1.4 * textSizeFor(width);

/** A board without a graph as SVG, to be put into a picture: words, a table, who gives what to whom. */
export function drawBoard(board: WordsBoard | TableBoard | FlowBoard, size: Size): string {
  switch (board.kind) {
    case 'words':
      return drawWords(board, size);
    case 'table':
      return drawTable(board, size, largestText(size));
    case 'flow':
      return drawFlow(board, size);
  }
}

function drawWords({ lines }: WordsBoard, size: Size): string {
  const textSize = largestText(size);
  const step = 1.2 * lineHeight(textSize);
  const rows = lines.flatMap((line, index) =>
    wrapText(line, size.width, textSize).map((text) => ({ text, isFirst: index === 0 })),
  );
  const top = (size.height - (rows.length - 1) * step) / 2;
  const texts = rows.map(({ text, isFirst }, row) =>
    textLine(text, {
      ...{ x: size.width / 2, y: top + row * step, textSize, align: 'middle', isStrong: true },
      colour: isFirst ? 'ink' : 'muted',
    }),
  );
  return texts.join('');
}
