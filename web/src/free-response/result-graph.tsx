import { useSyncExternalStore } from 'react';
import type { GraphDocument } from '../../../economics/free-response/graph-document';
import { Segmented } from '../ui/segmented';
import text from '../ui/text.module.css';
import { isDrawn } from './answer';
import { Graph } from './graph';
import styles from './result-graph.module.css';

export type View = 'own' | 'both' | 'model';

interface ResultGraphProps {
  panels: readonly { name: string; title: string }[];
  own: GraphDocument;
  model: GraphDocument;
  highlights: readonly string[];
  view: View;
  onView: (view: View) => void;
}

const VIEWS: readonly (readonly [View, string])[] = [
  ['own', 'Yours'],
  ['both', 'Both'],
  ['model', 'Model'],
];

/** The student's graph, the model graph, or one laid over the other. The model graph alone if the student drew none. */
export function ResultGraph({ panels, own, model, highlights, view, onView }: ResultGraphProps) {
  return (
    <div className={styles.graph}>
      {isDrawn(own) && (
        <Segmented label="Graph to show" options={VIEWS} value={view} onChange={onView} className={styles.switch} />
      )}
      <Graph
        panels={panels}
        value={view === 'model' ? model : own}
        under={view === 'both' ? model : undefined}
        highlights={view === 'model' ? [] : highlights}
      />
      {view === 'both' && <p className={text.note}>The model graph is drawn faintly under yours.</p>}
      {view === 'model' && (
        <p className={text.note}>One graph that earns every point. Yours may look different and earn them too.</p>
      )}
    </div>
  );
}

/** From this width on, question and graph stand side by side. The style sheets name it too. */
const QUERY = '(min-width: 1000px)';

const query = () => (typeof window.matchMedia === 'function' ? window.matchMedia(QUERY) : null);

function subscribe(callback: () => void) {
  const list = query();
  list?.addEventListener('change', callback);
  return () => list?.removeEventListener('change', callback);
}

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => query()?.matches ?? true);
