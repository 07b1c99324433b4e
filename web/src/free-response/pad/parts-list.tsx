import { useId, useState, type Dispatch } from 'react';
import {
  curveName,
  curveShape,
  describeArea,
  describeArrow,
  describeGraph,
  describeMark,
  placeName,
  spoken,
} from '../../../../economics/free-response/describe';
import type { GraphDocument, Panel } from '../../../../economics/free-response/graph-document';
import { distance } from '../../../../economics/svg/geometry';
import { capitalised } from '../../../../schema/rules/labels';
import { AddRectangle } from './add-rectangle';
import { partsIn, type SelectedPart } from './find-part';
import { listRegions, shadingAt, type AreaOutlines } from './list-regions';
import type { PadAction } from './pad-state';
import { namedPlaces } from './snap';
import { sharedPrices } from './shared-prices';
import { levelAt, USUAL_SHAPES, usualCurve } from './usual-shapes';
import styles from './parts-list.module.css';
import text from '../../ui/text.module.css';

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
            Parts of your graph <span className={text.count}>{count}</span>
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
          <AddChoice label={`Add a curve${within}`} options={curvesToAdd(document, panel)} act={act} />
          <AddChoice label={`Add a point${within}`} options={pointsToAdd(document, panel)} act={act} />
          <AddChoice label={`Shade a region${within}`} options={regionsToShade(panel, outlines)} act={act} />
          <AddRectangle label={`Shade a rectangle${within}`} document={document} panel={panel} act={act} />
        </>
      )}
    </div>
  );
}

interface AddOption {
  readonly text: string;
  readonly action: PadAction;
}

const curvesToAdd = (document: GraphDocument, panel: Panel): AddOption[] =>
  [
    ...USUAL_SHAPES.map(([text, curve]) => [text, usualCurve(panel, curve)] as const),
    ...sharedPrices(document, panel).map(
      ({ name, at }) => [`Horizontal line at ${spoken(name)}`, levelAt(at)] as const,
    ),
  ].map(([text, curve]) => ({ text, action: { type: 'add-curve', panel: panel.id, curve } }));

function pointsToAdd(document: GraphDocument, panel: Panel): AddOption[] {
  const free = namedPlaces(document, panel).filter((at) => !panel.marks.some((mark) => distance(mark.at, at) < 0.012));
  const named = new Map(free.map((at) => [placeName(panel, at), at]));
  return [...named, ['in the middle of the graph', [0.5, 0.5]] as const].map(([text, at]) => ({
    text: capitalised(text),
    action: { type: 'add-mark', panel: panel.id, mark: { at, label: '', x: null, y: null } },
  }));
}

const regionsToShade = (panel: Panel, outlines: AreaOutlines): AddOption[] =>
  listRegions(panel).map(({ text, seed }) => {
    const shaded = shadingAt(panel, outlines, seed);
    return shaded
      ? { text: `${capitalised(text)} (shaded: clear it)`, action: { type: 'unshade', panel: panel.id, ...shaded } }
      : { text: capitalised(text), action: { type: 'shade', panel: panel.id, seed } };
  });

interface AddChoiceProps {
  /** Begins with the verb of its button. */
  label: string;
  options: readonly AddOption[];
  act: Dispatch<PadAction>;
}

function AddChoice({ label, options, act }: AddChoiceProps) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  // What was chosen may be gone since the graph changed.
  const index = chosen < options.length ? chosen : 0;
  const option = options[index];
  return (
    <div className={styles.add}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={index} onChange={({ target }) => setChosen(Number(target.value))}>
        {options.map(({ text }, at) => (
          <option key={text} value={at}>
            {text}
          </option>
        ))}
      </select>
      <button type="button" onClick={() => option && act(option.action)}>
        {label.split(' ')[0]}
        <span className="visually-hidden">: {label.toLowerCase()}</span>
      </button>
    </div>
  );
}
