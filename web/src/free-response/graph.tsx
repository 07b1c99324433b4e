import { memo, useMemo } from 'react';
import type { GraphDocument } from '../../../economics/free-response/graph-document';
import { SAVED_WORK_IS_SAFE } from '../copy/not-loaded';
import { lazyPart } from '../ui/lazy-part';
import { LazySection } from '../ui/lazy-section';
import { Loading } from '../ui/skeleton';

const pad = lazyPart(() => import('./pad/graph-pad'));

/** Called while the student still reads, so that the graph is there when it is needed. */
export function preloadGraph() {
  // A failure is shown where the graph is rendered.
  pad.load().catch(() => undefined);
}

interface GraphProps {
  panels: readonly { name: string; title: string }[];
  value: GraphDocument;
  /** Without it the graph can only be looked at. */
  onChange?: (value: GraphDocument) => void;
  /** What the student may want to write: the names of the exam that fit the question. */
  names?: readonly string[];
  curveNames?: readonly string[];
  highlights?: readonly string[];
  under?: GraphDocument | undefined;
}

const ignore = () => undefined;

/** The graph pad, loaded when it is first shown. It is not rendered again for a change elsewhere in the answer. */
export const Graph = memo(function Graph({ panels, onChange = ignore, ...graph }: GraphProps) {
  const padPanels = useMemo(() => panels.map(({ name, title }) => ({ id: name, title })), [panels]);
  return (
    <LazySection
      part={pad}
      skeleton={<Loading label="Loading the graph" sizes={[420]} />}
      problem="The graph did not load."
      hint={SAVED_WORK_IS_SAFE}
    >
      {(GraphPad) => <GraphPad {...graph} panels={padPanels} onChange={onChange} readOnly={onChange === ignore} />}
    </LazySection>
  );
});
