import { Check, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ScoredPoint } from '../../../economics/free-response/free-response';
import type { GraphDocument } from '../../../economics/free-response/graph-document';
import { scoreFreeResponse } from '../../../economics/free-response/score';
import { TooMuchWork } from '../../../economics/free-response/work';
import { DRAW_ONE } from '../copy/draw-one';
import { Button, ButtonLink } from '../ui/button';
import { CourseHtml } from '../ui/course-html';
import { Notice } from '../ui/notice';
import GraphPad from './pad/graph-pad';
import { NAMES, QUESTION, START } from './draw-one-question';
import { ReasonText, subscriptsIn } from './reason-text';
import styles from './draw-one.module.css';

const SUBSCRIPTS = subscriptsIn(DRAW_ONE.steps.join(' '));
const POINTS = QUESTION.parts.flatMap((part) => (part.kind === 'draw' ? part.points : []));
const NONE: readonly string[] = [];

function scored(graph: GraphDocument): readonly ScoredPoint[] | 'too much' {
  try {
    return scoreFreeResponse(QUESTION, { graph, parts: {} });
  } catch (error) {
    if (error instanceof TooMuchWork) return 'too much';
    throw error;
  }
}

interface DrawOneWorkProps {
  /** Whether it was begun by a button, which is gone. */
  takesFocus: boolean;
  /** Where the score stands. */
  below: HTMLElement | null;
}

/** The graph pad with the scorer of free responses. Nothing is sent or saved. */
export default function DrawOneWork({ takesFocus, below }: DrawOneWorkProps) {
  const [graph, setGraph] = useState(START);
  const [score, setScore] = useState<ReturnType<typeof scored> | null>(null);
  const [isShown, setShown] = useState(false);
  const [isFresh, setFresh] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) root.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const points = Array.isArray(score) ? score : [];
  const missed = points.filter(({ state }) => state === 'missed');
  return (
    <div ref={root} className={styles.work} tabIndex={-1} role="group" aria-label={DRAW_ONE.title}>
      <GraphPad
        panels={QUESTION.panels}
        value={graph}
        names={NAMES}
        // What is changed since is not what was scored.
        highlights={isFresh ? missed.flatMap(({ look }) => look) : NONE}
        under={isShown ? QUESTION.model : undefined}
        onChange={(changed) => {
          setGraph(changed);
          setFresh(false);
        }}
      />
      {below &&
        createPortal(
          <>
            <div className={styles.actions}>
              <Button
                onClick={() => {
                  setScore(scored(graph));
                  setFresh(true);
                }}
              >
                {score === null ? DRAW_ONE.score : DRAW_ONE.again}
              </Button>
              {missed.length > 0 && (
                <Button variant="plain" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
                  {isShown ? 'Hide the model answer' : 'Show the model answer'}
                </Button>
              )}
            </div>
            <div role="status" className={styles.result}>
              {score === 'too much' && <Notice tone="problem">{DRAW_ONE.tooMuch}</Notice>}
              {points.length > 0 && <Points points={points} />}
            </div>
            {points.length > 0 && missed.length === 0 && <ButtonLink to="/free-response">{DRAW_ONE.whole}</ButtonLink>}
          </>,
          below,
        )}
    </div>
  );
}

function Points({ points }: { points: readonly ScoredPoint[] }) {
  const earned = points.filter(({ state }) => state === 'earned').length;
  return (
    <>
      <p className={styles.score}>
        {earned} of {points.length} points
      </p>
      <ul className={styles.points}>
        {points.map(({ id, state, reason }) => (
          <li key={id} className={styles.point} data-state={state}>
            {state === 'earned' ? <Check size={18} aria-hidden /> : <X size={18} aria-hidden />}
            <div>
              <b>{state === 'earned' ? 'Earned.' : 'Not yet.'}</b>{' '}
              <CourseHtml as="span" html={POINTS.find((point) => point.id === id)?.text ?? ''} />{' '}
              {state === 'missed' && <ReasonText text={reason} subscripts={SUBSCRIPTS} />}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
