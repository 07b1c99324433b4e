import { useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import type { FreeResponseAnswer } from '../../../economics/free-response/free-response';
import type { FreeResponseTaskFragment } from '../../../schema/generated/graphql';
import { StemFigure } from '../quiz/question-stem';
import { CourseHtml } from '../ui/course-html';
import { Graph, preloadGraph } from './graph';
import { curvesAskedFor } from './pad/asked-curves';
import { PartField } from './part-field';
import styles from './free-response-work.module.css';
import type { Pane } from './work-header';

interface WorkPanesProps {
  content: FreeResponseTaskFragment;
  heading: ReactNode;
  answer: FreeResponseAnswer;
  onChange: (edit: (before: FreeResponseAnswer) => FreeResponseAnswer) => void;
  /** What a phone shows. */
  pane: Pane;
  onPane: (pane: Pane) => void;
  /** What the graph of a part lacks, where the student is told. */
  missingFrom: (part: string) => ReactNode;
  /** Below the last part. */
  children: ReactNode;
}

/** A question with its fields, and its graph. On a desktop they stand side by side; on a phone each stays where it was. */
export function WorkPanes({ content, heading, answer, onChange, pane, onPane, missingFrom, children }: WorkPanesProps) {
  const { panels, parts } = content;
  const graphId = useId();
  const hasGraph = panels.length > 0;
  const [changeGraph] = useState(() => (graph: typeof answer.graph) => onChange((before) => ({ ...before, graph })));
  const curveNames = useMemo(
    () => curvesAskedFor(content.names, [content.stem, ...content.parts.map(({ text }) => text)]),
    [content],
  );
  useEffect(preloadGraph, []);
  const drawn = parts.filter(({ kind }) => kind === 'draw');
  return (
    <div className={hasGraph ? `${styles.panes} ${styles.two}` : styles.panes} data-graphs={panels.length}>
      <div className={styles.question} data-away={pane === 'graph' || undefined}>
        <div className={styles.words}>
          {heading}
          <CourseHtml html={content.stem} />
          {content.figure && <StemFigure svg={content.figure.svg} />}
          {parts.map((part) => (
            <PartField
              key={part.name}
              part={part}
              answer={answer}
              missing={missingFrom(part.name)}
              onChange={onChange}
              onDraw={() => {
                onPane('graph');
                document.getElementById(graphId)?.focus();
              }}
            />
          ))}
          {children}
        </div>
      </div>
      {hasGraph && (
        <section
          id={graphId}
          tabIndex={-1}
          className={styles.graph}
          aria-label="Graph"
          // There it ends what is being drawn.
          onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
          data-away={pane === 'question' || undefined}
        >
          <details className={styles.peek}>
            <summary>What to draw</summary>
            {drawn.map(({ name, text }) => (
              <div key={name}>
                <CourseHtml html={text} />
                {missingFrom(name)}
              </div>
            ))}
          </details>
          <Graph
            panels={panels}
            value={answer.graph}
            names={content.names}
            curveNames={curveNames}
            onChange={changeGraph}
          />
        </section>
      )}
    </div>
  );
}
