import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { DRAW_ONE } from '../copy/draw-one';
import { Button } from '../ui/button';
import { CourseHtml } from '../ui/course-html';
import { lazyPart } from '../ui/lazy-part';
import { LazySection } from '../ui/lazy-section';
import text from '../ui/text.module.css';
import styles from './draw-one.module.css';

type Start = 'mouse' | 'button';

/**
 * A free-response task that a visitor draws at once. The pad loads when a mouse comes near, or at a press: on a phone it would keep
 * the page from scrolling.
 */
export function DrawOne({ headingId }: { headingId: string }) {
  const [start, setStart] = useState<Start | null>(null);
  // Where the score stands: below the graph on a phone, and beside it on a desktop.
  const [below, setBelow] = useState<HTMLElement | null>(null);
  const [work] = useState(() => lazyPart(() => import('./draw-one-work')));
  // A failure is shown where the pad is rendered.
  const preload = () => void work.load().catch(() => undefined);
  return (
    <div
      className={styles.columns}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse' && start === null) preload();
      }}
    >
      <div className={styles.intro}>
        <h2 id={headingId}>{DRAW_ONE.heading}</h2>
        <p className={text.aside}>{DRAW_ONE.text}</p>
        <p className={styles.question}>{DRAW_ONE.question}</p>
        <ul className={styles.steps}>
          {DRAW_ONE.steps.map((step) => (
            <li key={step}>
              <CourseHtml as="span" html={step} />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.stage}>
        {start === null ? (
          <Picture onStart={setStart} />
        ) : (
          <LazySection part={work} skeleton={<Picture isLoading />} problem="The graph did not load.">
            {(Work) => <Work takesFocus={start === 'button'} below={below} />}
          </LazySection>
        )}
      </div>
      <div ref={setBelow} className={styles.below} />
    </div>
  );
}

/** The graph to go on with, as the pad draws it, without the pad. */
function Picture({ isLoading = false, onStart }: { isLoading?: boolean; onStart?: (by: Start) => void }) {
  return (
    <div>
      <div
        className={styles.paper}
        data-draw-one="picture"
        role="img"
        aria-label={DRAW_ONE.picture}
        onPointerEnter={({ pointerType }) => {
          if (pointerType === 'mouse') onStart?.('mouse');
        }}
        onClick={() => onStart?.('button')}
      >
        <span className={styles.vertical}>Price</span>
        <div className={styles.plot}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
            <path className={styles.grid} d={GRID} />
            <path className={styles.guide} d="M0 49H50V100" />
            <path className={styles.demand} d="M6 8L94 90" />
            <path className={styles.supply} d="M6 90L94 8" />
            <path className={styles.axis} d="M0 -3V100H103" />
          </svg>
          <b className={styles.demand} style={{ left: '94%', top: '90%' }}>
            D
          </b>
          <b className={styles.supply} style={{ left: '94%', top: '8%' }}>
            S<sub>1</sub>
          </b>
          <b className={styles.price}>
            P<sub>1</sub>
          </b>
          <b className={styles.quantity}>
            Q<sub>1</sub>
          </b>
        </div>
        <span className={styles.horizontal}>Quantity</span>
      </div>
      <div className={styles.start}>
        <Button busy={isLoading} onClick={() => onStart?.('button')}>
          <PencilLine aria-hidden />
          {isLoading ? DRAW_ONE.loading : DRAW_ONE.start}
        </Button>
        <p className={text.note}>By finger, pen, mouse, or keyboard. No account.</p>
      </div>
    </div>
  );
}

const GRID = Array.from({ length: 10 }, (_, line) => `M${10 * line + 10} 0V100M0 ${10 * line}H100`).join('');
