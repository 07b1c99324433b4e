import { isThere } from '../lesson/frame';
import type { FlowFrame, TableFrame, TextFrame } from '../lesson/frame-schema';
import { drawFlow } from './draw-flow';
import { drawTable } from './draw-table';
import { lineHeight, textSizeFor, type Size } from './scale';
import { textLine } from './text-line';
import { wrapText } from './labels/text-width';

/** Text without a graph may be larger than the labels of a graph. */
const largestText = ({ width }: Size): number => 1.4 * textSizeFor(width);

/** The SVG elements of a frame without a graph. */
export function drawFrame(frame: TextFrame | TableFrame | FlowFrame, size: Size): string {
  switch (frame.kind) {
    case 'text':
      return drawText(frame, size);
    case 'table':
      return drawTable(frame, size, largestText(size));
    case 'flow':
      return drawFlow(frame, size);
  }
}

function drawText(frame: TextFrame, size: Size): string {
  const textSize = largestText(size);
  const step = 1.2 * lineHeight(textSize);
  const rows = frame.lines.flatMap((line, index) =>
    wrapText(line, size.width, textSize).map((text) => ({ text, index })),
  );
  const top = (size.height - (rows.length - 1) * step) / 2;
  const texts = rows.map(({ text, index }, row) =>
    isThere(index, frame)
      ? textLine(text, {
          x: size.width / 2,
          y: top + row * step,
          textSize,
          align: 'middle',
          isStrong: true,
          color: index === 0 ? 'ink' : 'muted',
        })
      : '',
  );
  return texts.join('');
}
