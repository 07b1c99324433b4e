import type { LessonToRecord, SceneState } from './record-api';
import styles from './record-page.module.css';

export const STATES: Readonly<Record<SceneState, string>> = {
  missing: 'to record',
  taken: 'not decided yet',
  accepted: 'done',
  outdated: 'text changed',
};

/** What to do next. */
export const STATUS: Readonly<Record<SceneState, string>> = {
  missing: 'Press R, read the first part, and press Space when the next one begins.',
  taken: 'Saved on this computer. Listen, then keep it or record it again.',
  accepted: 'Done.',
  outdated: 'The text has changed since this was recorded. Record it again.',
};

export const isToRecord = ({ state }: { state: SceneState }): boolean => state === 'missing' || state === 'outdated';

interface SceneListProps {
  lesson: LessonToRecord;
  index: number;
  isBusy: boolean;
  onSelect: (index: number) => void;
}

/** The scenes of a lesson, and how far each is. */
export function SceneList({ lesson, index, isBusy, onSelect }: SceneListProps) {
  return (
    <ol className={styles.scenes} aria-label="Scenes">
      {lesson.lesson.scenes.map(({ id, heading }, at) => {
        const state = lesson.scenes[at]?.state ?? 'missing';
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.scene}
              data-state={state}
              aria-current={at === index ? 'step' : undefined}
              disabled={isBusy}
              onClick={() => onSelect(at)}
            >
              {at + 1}
              <span className="visually-hidden">
                {' '}
                {heading}, {STATES[state]}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
