import { useState, type Dispatch } from 'react';
import {
  curveName,
  curveShape,
  describeArea,
  describeArrow,
  describeGraph,
  describeMark,
  placeName,
} from '../../../../economics/free-response/describe';
import type { GraphDocument, Panel } from '../../../../economics/free-response/graph-document';
import { distance } from '../../../../economics/svg/geometry';
import { capitalised } from '../../../../schema/rules/labels';
import { partsIn, type SelectedPart } from './find-part';
import { listRegions, shadingAt, type AreaOutlines } from './list-regions';
import { AddChoice } from './add-choice';
import type { PadAction } from './pad-reducer';
import { namedPlaces } from './snap';
import { USUAL_SHAPES, usualCurve } from './usual-shapes';
import styles from './parts-list.module.css';

interface PartsListProps {
  document: GraphDocument;
  titles: readonly string[];
  outlines: readonly AreaOutlines[];
  readOnly: boolean;
  /** Dispatches and moves the focus to what is selected then. */
  act: Dispatch<PadAction>;
}

/** The graph as a list: its text for a screen reader, and all of drawing by keyboard. */
export function PartsList({ document, titles, outlines, readOnly, act }: PartsListProps) {
  const [isOpen, setOpen] = useState(false);
  const count = document.panels.flatMap(partsIn).length;
  return (
    <details className={styles.list} data-print="hide" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {readOnly ? (
          'The graph in words'
        ) : (
          <>
            Parts of your graph <span className={styles.count}>{count}</span>
          </>
        )}
      </summary>
      {/* Describing a graph takes time, which a drag has not. */}
      {(isOpen ? document.panels : []).map((panel, index) => (
        <PanelParts
          key={panel.id}
          document={document}
          panel={panel}
          title={document.panels.length > 1 ? (titles[index] ?? panel.id) : null}
          outlines={outlines[index] ?? new Map()}
          readOnly={readOnly}
          act={act}
        />
      ))}
    </details>
  );
}

interface PanelPartsProps extends Omit<PartsListProps, 'titles' | 'outlines'> {
  panel: Panel;
  title: string | null;
  outlines: AreaOutlines;
}

function textOf(panel: Panel, { kind, part }: SelectedPart): string {
  switch (kind) {
    case 'curve':
      return `Curve: ${curveName(panel, part)} ${curveShape(part)}`;
    case 'mark':
      return `Point: ${describeMark(panel, part)}`;
    case 'area':
      return `Area${part.label === '' ? '' : ` ${part.label}`}: ${describeArea(panel, part)}`;
    case 'arrow':
      return capitalised(describeArrow(panel, part));
  }
}

function PanelParts({ document, panel, title, outlines, readOnly, act }: PanelPartsProps) {
  const within = title === null ? '' : `, ${title}`;
  const parts = partsIn(panel);
  const select = ({ kind, part: { id } }: SelectedPart) =>
    act({ type: 'select', selection: { panel: panel.id, kind, id } });
  return (
    <div className={styles.panel} role="group" aria-label={title === null ? 'Parts' : `Parts: ${title}`}>
      {title !== null && <p className={styles.title}>{title}</p>}
      <p className={styles.text}>{describeGraph(panel)}</p>
      {!readOnly && (
        <>
          {parts.length > 0 && (
            <ul className={styles.parts}>
              {parts.map((found) => (
                <li key={found.part.id}>
                  <button type="button" className={styles.part} onClick={() => select(found)}>
                    {textOf(panel, found)}
                  </button>
                </li>
              ))}
            </ul>
          )}
          <AddChoice
            label={`Add a curve${within}`}
            verb="Add"
            options={USUAL_SHAPES.map(([value, text]) => ({ value, text }))}
            onAdd={(value) => {
              const shape = USUAL_SHAPES.find(([name]) => name === value);
              if (shape) act({ type: 'add-curve', panel: panel.id, curve: usualCurve(panel, shape[0]) });
            }}
          />
          <AddPoint document={document} panel={panel} within={within} act={act} />
          <ShadeRegion panel={panel} within={within} outlines={outlines} act={act} />
        </>
      )}
    </div>
  );
}

interface AddProps {
  panel: Panel;
  within: string;
  act: Dispatch<PadAction>;
}

function AddPoint({ document, panel, within, act }: AddProps & { document: GraphDocument }) {
  const free = namedPlaces(document, panel).filter((at) => !panel.marks.some((mark) => distance(mark.at, at) < 0.012));
  const named = new Map(free.map((at) => [placeName(panel, at), at]));
  const places = [...named, ['in the middle of the graph', [0.5, 0.5]] as const];
  return (
    <AddChoice
      label={`Add a point${within}`}
      verb="Add"
      options={places.map(([text], index) => ({ value: String(index), text: capitalised(text) }))}
      onAdd={(value) => {
        const at = places[Number(value)]?.[1];
        if (!at) return;
        const mark = { at, label: '', x: at[0] === 0 ? null : '', y: at[1] === 0 ? null : '' };
        act({ type: 'add-mark', panel: panel.id, mark });
      }}
    />
  );
}

function ShadeRegion({ panel, within, outlines, act }: AddProps & { outlines: AreaOutlines }) {
  const regions = listRegions(panel).map((region) => ({ ...region, shaded: shadingAt(panel, outlines, region.seed) }));
  return (
    <AddChoice
      label={`Shade a region${within}`}
      verb="Shade"
      options={regions.map(({ text, shaded }, index) => ({
        value: String(index),
        text: `${capitalised(text)}${shaded ? ' (shaded: clear it)' : ''}`,
      }))}
      onAdd={(value) => {
        const region = regions[Number(value)];
        if (region?.shaded) act({ type: 'unshade', panel: panel.id, ...region.shaded });
        else if (region) act({ type: 'shade', panel: panel.id, seed: region.seed });
      }}
    />
  );
}
