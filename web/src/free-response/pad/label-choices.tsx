import { Check } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { pointsOf } from '../../../../economics/free-response/curve';
import { GRAPH_LIMITS, type DrawnMark, type Panel } from '../../../../economics/free-response/graph-document';
import { writtenName } from '../../../../economics/free-response/labels';
import { doubtOf } from './doubt-name';
import { NameText } from './name-text';
import { isOn } from './move-parts';
import { isFor, offeredNames, type LabelField, type LabelPlace } from './pad-names';
import { isPriceRead } from './price-reading';
import styles from './inspector.module.css';

/** The first line of what can be done with a part, with the button that ends it. */
export const Head = ({ onDone, children }: { onDone: () => void; children: ReactNode }) => (
  <div className={styles.head}>
    {children}
    <button type="button" className={styles.done} onClick={onDone}>
      <Check size={18} />
      Done
    </button>
  </div>
);

interface LabelChoicesProps {
  title: string;
  place: LabelPlace;
  value: string;
  /** Those to choose from. */
  offered: readonly string[];
  /** All that the question uses. */
  names: readonly string[];
  onChange: (text: string) => void;
  onPick: (text: string) => void;
  /** The dashed line from a point to the axis. */
  line?: { isOn: boolean; toggle: () => void } | undefined;
}

/** A label by one tap, or typed. */
export function LabelChoices({ title, place, value, offered, names, onChange, onPick, line }: LabelChoicesProps) {
  const id = useId();
  const isAxis = place === 'x-axis' || place === 'y-axis';
  const doubt = isAxis ? null : doubtOf(value, names);
  return (
    <div className={styles.choices}>
      <label className="visually-hidden" htmlFor={id}>
        {title}
      </label>
      <input
        id={id}
        className={styles.input}
        value={value}
        placeholder="Label"
        aria-describedby={doubt ? `${id}-doubt` : undefined}
        maxLength={GRAPH_LIMITS.label}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className={styles.chips} role="group" aria-label={`Suggestions: ${title}`}>
        {doubt && (
          <>
            <span id={`${id}-doubt`} className={styles.doubt}>
              We don’t know this name.
            </span>
            {doubt.meant !== null && (
              <button type="button" className={styles.chip} onClick={() => onPick(doubt.meant ?? '')}>
                Did you mean <NameText name={writtenName(doubt.meant)} />?
              </button>
            )}
          </>
        )}
        {offered.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.chip}
            aria-pressed={name === value}
            onClick={() => onPick(name)}
          >
            <NameText name={place === 'area' ? name : writtenName(name)} />
          </button>
        ))}
        {line && (
          <button type="button" className={styles.chip} aria-pressed={line.isOn} onClick={line.toggle}>
            Dashed line
          </button>
        )}
      </div>
    </div>
  );
}

const FIELDS: readonly (readonly [LabelField, string, LabelPlace])[] = [
  ['x', 'Horizontal axis', 'x-mark'],
  ['y', 'Vertical axis', 'y-mark'],
  ['label', 'Name', 'point'],
];

interface MarkLabelsProps {
  panel: Panel;
  mark: DrawnMark;
  names: readonly string[];
  curveNames: readonly string[];
  label: (field: LabelField, text: string | null) => void;
  onDone: () => void;
}

/** Whether another point has named this quantity already. */
const isNamedBelow = (panel: Panel, { id, at: [x] }: DrawnMark): boolean =>
  panel.marks.some((other) => other.id !== id && other.x && Math.abs(other.at[0] - x) < 0.008);

/** What a new point most likely needs: points on a PPC have letters, intercepts and others a number, unless it is named already. */
function firstField({ panel, mark: { at }, mark, names, curveNames }: MarkLabelsProps): LabelField {
  if (at[0] === 0) return 'y';
  if (at[1] === 0) return 'x';
  // A point beside all curves, such as one inside a PPC, has a name and no values.
  if (!panel.curves.some((curve) => isOn(pointsOf(curve), at))) return 'label';
  const has = (place: LabelPlace) => names.some((name) => isFor(place, name, curveNames));
  if (has('point') && !has('x-mark') && !has('y-mark')) return 'label';
  return isNamedBelow(panel, mark) ? 'y' : 'x';
}

/** A point has up to three labels: below it on the horizontal axis, beside it on the vertical axis, and its own. */
export function MarkLabels(props: MarkLabelsProps) {
  const { panel, mark, names, curveNames, label, onDone } = props;
  const [field, setField] = useState(() => firstField(props));
  const [, title, place] = FIELDS.find(([name]) => name === field) ?? FIELDS[0] ?? ['x', '', 'x-mark'];
  const value = mark[field];
  const offered = (of: LabelField, at: LabelPlace): string[] =>
    of === 'y' && !isPriceRead(panel, mark.at, names)
      ? []
      : offeredNames(
          names,
          at,
          panel.marks.map((other) => other[of] ?? ''),
          curveNames,
        );
  return (
    <>
      <Head onDone={onDone}>
        <div className={styles.tabs} role="group" aria-label="Which label">
          {FIELDS.map(([name, text]) => (
            <button
              key={name}
              type="button"
              className={styles.tab}
              aria-pressed={field === name}
              onClick={() => setField(name)}
            >
              {text}
            </button>
          ))}
        </div>
      </Head>
      <LabelChoices
        key={field}
        title={field === 'label' ? 'Name of the point' : `Label on the ${title.toLowerCase()}`}
        place={place}
        value={value ?? ''}
        offered={offered(field, place)}
        names={names}
        onChange={(text) => label(field, text)}
        onPick={(text) => {
          label(field, text);
          // The price follows the quantity, where there is one to read.
          if (field === 'x' && !mark.y && mark.at[1] > 0 && offered('y', 'y-mark').length > 0) setField('y');
        }}
        line={
          field === 'label'
            ? undefined
            : { isOn: value !== null, toggle: () => label(field, value === null ? '' : null) }
        }
      />
    </>
  );
}
