import { memo, useId, useMemo, type Dispatch, type ReactNode } from 'react';
import type { Point } from '../../../../economics/figure';
import { describeGraph } from '../../../../economics/free-response/describe';
import type { Panel } from '../../../../economics/free-response/graph-document';
import { selectedPart } from './find-part';
import { handlesOf } from './hit-part';
import type { AreaOutlines } from './list-regions';
import { PanelDrawing, Paper, pathData } from './panel-drawing';
import { guideLines, toPixels, type PanelView } from './panel-view';
import type { PadAction, PadState } from './pad-state';
import { sharedPrices } from './shared-prices';
import type { Gesture } from './gesture';
import { usePanelPointer } from './use-panel-pointer';
import styles from './surface.module.css';

interface PanelSurfaceProps {
  title: string;
  state: PadState;
  panel: Panel;
  view: PanelView;
  outlines: AreaOutlines;
  highlights: readonly string[];
  /** The handle that the keyboard moves. */
  focusedHandle: number | null;
  readOnly: boolean;
  dispatch: Dispatch<PadAction>;
  children?: ReactNode;
}

/** Not drawn again while a gesture goes on above it. */
const StillDrawing = memo(PanelDrawing);

/** The graph paper that one draws on. A screen reader hears it in the words of economics. */
export function PanelSurface({
  title,
  state,
  panel,
  view,
  outlines,
  highlights,
  focusedHandle,
  readOnly,
  dispatch,
  children,
}: PanelSurfaceProps) {
  const clip = useId();
  const { gesture, surface, own } = usePanelPointer({ state, panel, view, outlines, dispatch });
  const text = useMemo(() => describeGraph(panel), [panel]);
  // Handles are there to be grabbed: by the Move tool, or by the keyboard.
  const isGrabbed = state.tool === 'move' || focusedHandle !== null;
  const handles = readOnly || !isGrabbed ? [] : handlesOf(selectedPart(state.document, own));
  const shared = useMemo(
    () => (readOnly ? [] : sharedPrices(state.document, panel)),
    [readOnly, state.document, panel],
  );
  const corner = state.corner?.panel === panel.id ? state.corner.at : null;
  return (
    <svg
      className={styles.surface}
      viewBox={`0 0 ${view.width} ${view.height}`}
      width={view.width}
      height={view.height}
      data-tool={state.tool}
      data-grabs={gesture.hover !== null || undefined}
      role="img"
      aria-label={`${title}. ${text}`}
      data-readonly={readOnly || undefined}
      {...(readOnly ? {} : surface)}
    >
      <g id={`${clip}-drawing`}>
        <rect className={styles.ground} width={view.width} height={view.height} />
        <Paper view={view} />
        {children}
        <StillDrawing
          panel={panel}
          view={view}
          outlines={outlines}
          highlights={highlights}
          selectedId={own?.id ?? null}
          hoveredId={gesture.hover}
          shared={shared}
        />
        {gesture.stroke && (
          <path className={styles.stroke} d={pathData(gesture.stroke.map((point) => toPixels(view, point)))} />
        )}
        {gesture.corners && <path className={styles.previewArea} d={rectangleData(view, gesture.corners)} />}
        {corner && <PointPreview view={view} point={{ at: corner, on: 'crossing' }} />}
        {gesture.point && <PointPreview view={view} point={gesture.point} />}
        {handles.map(({ at }, index) => {
          const [cx, cy] = toPixels(view, at);
          const isActive = gesture.handle === index || focusedHandle === index;
          return (
            <circle
              key={index}
              className={styles.handle}
              data-kind={own?.kind}
              data-active={isActive || undefined}
              cx={cx}
              cy={cy}
              r={isActive ? 13 : own?.kind === 'mark' ? 11 : 8.5}
            />
          );
        })}
      </g>
      {gesture.finger && <Loupe id={clip} view={view} at={gesture.finger} />}
    </svg>
  );
}

const rectangleData = (view: PanelView, [[x1, y1], [x2, y2]]: readonly [Point, Point]): string =>
  `${pathData(
    (
      [
        [x1, y1],
        [x2, y1],
        [x2, y2],
        [x1, y2],
      ] satisfies Point[]
    ).map((point) => toPixels(view, point)),
  )}Z`;

function PointPreview({ view, point: { at, on } }: { view: PanelView; point: NonNullable<Gesture['point']> }) {
  const [cx, cy] = toPixels(view, at);
  const lines = on === 'nothing' ? [] : guideLines(at, true, true, view);
  return (
    <>
      <path className={styles.previewGuide} d={lines.map(pathData).join('')} />
      <circle className={styles.preview} data-on={on} cx={cx} cy={cy} r={on === 'nothing' ? 5 : 8} />
    </>
  );
}

const LOUPE = 46;
const ZOOM = 1.9;
const ABOVE = 84;

/** What the finger covers, enlarged beside it. */
function Loupe({ id, view, at: [x, y] }: { id: string; view: PanelView; at: readonly [number, number] }) {
  const isAbove = y > ABOVE + LOUPE / 2;
  const center = isAbove ? [x, y - ABOVE] : [x < view.width / 2 ? x + ABOVE + 8 : x - ABOVE - 8, y];
  const cx = Math.min(view.width - LOUPE - 1, Math.max(LOUPE + 1, center[0] ?? x));
  const cy = Math.max(LOUPE + 1, center[1] ?? y);
  return (
    <g>
      <clipPath id={`${id}-loupe`}>
        <circle cx={cx} cy={cy} r={LOUPE} />
      </clipPath>
      <g clipPath={`url(#${id}-loupe)`}>
        <use href={`#${id}-drawing`} transform={`translate(${cx - ZOOM * x} ${cy - ZOOM * y}) scale(${ZOOM})`} />
      </g>
      <circle className={styles.loupe} cx={cx} cy={cy} r={LOUPE} />
    </g>
  );
}
