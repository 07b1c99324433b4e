import { memo, useId, type ReactNode } from 'react';
import type { Drawing } from '../../../economics/svg/drawing';
import { anchorPixels, type Label } from '../../../economics/svg/labels/label';
import { runsOf, withoutSubscripts } from '../../../economics/svg/labels/text-width';
import { pageInkOf } from '../../../economics/svg/palette';
import { lineHeight, type Scale } from '../../../economics/svg/scale';
import type { Stroke } from '../../../economics/svg/strokes';

/** The SVG element of a drawing with its title and description, around its lines and texts. */
export function DrawingFrame({ drawing: { figure, scale }, children }: { drawing: Drawing; children: ReactNode }) {
  const id = useId();
  return (
    <svg
      viewBox={`0 0 ${scale.size.width} ${scale.size.height}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-words`}
      fontSize={scale.textSize}
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
    >
      <title id={`${id}-title`}>{withoutSubscripts(figure.title)}</title>
      <desc id={`${id}-words`}>{withoutSubscripts(figure.description)}</desc>
      {children}
    </svg>
  );
}

interface DrawingViewProps {
  drawing: Drawing;
  /** Drawn over the graph. */
  children?: ReactNode;
}

/** Renders the graph of a frame as SVG, of which React updates what moves. */
export const DrawingView = memo(function DrawingView({ drawing, children }: DrawingViewProps) {
  const { scale, strokes, labels } = drawing;
  return (
    <DrawingFrame drawing={drawing}>
      {strokes.map((stroke) => (
        <StrokeView key={stroke.id} stroke={stroke} />
      ))}
      <g stroke={pageInkOf('paper')} strokeWidth={4} paintOrder="stroke">
        {labels.map((label) => (
          <LabelView key={label.id} label={label} scale={scale} />
        ))}
      </g>
      {children}
    </DrawingFrame>
  );
});

const StrokeView = memo(function StrokeView({ stroke: { d, line, fill, opacity } }: { stroke: Stroke }) {
  return (
    <path
      d={d}
      fill={fill ? pageInkOf(fill) : undefined}
      stroke={line ? pageInkOf(line.color) : undefined}
      strokeWidth={line?.width}
      strokeDasharray={line?.dashes ?? undefined}
      opacity={opacity === 1 ? undefined : opacity}
    />
  );
});

const ANCHORS = { start: 'start', middle: 'middle', end: 'end' } as const;

function LabelView({ label, scale }: { label: Label; scale: Scale }) {
  const [x, y] = anchorPixels(label, scale);
  const line = lineHeight(scale.textSize) / scale.textSize;
  const first = 0.35 - ((label.lines.length - 1) / 2) * line;
  return (
    <text
      y={y}
      textAnchor={ANCHORS[label.align]}
      fill={pageInkOf(label.color)}
      fontWeight={label.isStrong ? 600 : undefined}
      opacity={label.opacity === 1 ? undefined : label.opacity}
    >
      {label.lines.map((text, index) => (
        <tspan key={text} x={x} dy={`${index === 0 ? first : line}em`}>
          {runsOf(text).map(({ text: run, dy, size }, at) =>
            dy === null ? (
              run
            ) : (
              <tspan key={at} dy={dy} fontSize={size ?? undefined}>
                {run}
              </tspan>
            ),
          )}
        </tspan>
      ))}
    </text>
  );
}
