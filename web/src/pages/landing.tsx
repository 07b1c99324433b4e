import { openSignup } from '../store';
import {
  FREE_HEADING,
  FREE_TEXT,
  GET_STARTED,
  HOW_IT_WORKS,
  HOW_IT_WORKS_HEADING,
  JUMP_TO_VIDEOS,
  LANDING_HEADING,
  whatThisIs,
} from '../copy/landing';
import { DrawOne } from '../free-response/draw-one';
import { InteractiveMarket } from '../library/interactive-market';
import { TryOne } from '../library/try-one';
import { WatchOne } from '../library/watch-one';
import { usePage } from '../page-context';
import { Button, ButtonLink } from '../ui/button';
import { PageTitle } from '../ui/page-title';
import textStyles from '../ui/text.module.css';
import styles from './landing.module.css';

export default function Landing() {
  const { size } = usePage();
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.heroInside}>
          <div className={styles.words}>
            <PageTitle className={styles.title}>{LANDING_HEADING}</PageTitle>
            <ul className={styles.lead}>
              {whatThisIs(size).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <div className={styles.actions}>
              <Button variant="primary" onClick={() => openSignup()}>
                {GET_STARTED}
              </Button>
              <ButtonLink to="/video-library">{JUMP_TO_VIDEOS}</ButtonLink>
            </div>
            <p className={textStyles.note}>{FREE_HEADING}. No emails are sent.</p>
          </div>
          <InteractiveMarket />
        </div>
      </div>
      <section className={styles.try} aria-labelledby="draw-one">
        <div className={styles.section}>
          <DrawOne headingId="draw-one" />
        </div>
      </section>
      <section className={styles.section} aria-labelledby="how-it-works">
        <h2 id="how-it-works">{HOW_IT_WORKS_HEADING}</h2>
        <div className={styles.path}>
          <svg className={styles.climb} viewBox="0 0 1000 150" preserveAspectRatio="none" aria-hidden>
            <path
              d="M0 150C260 142 620 100 1000 0"
              fill="none"
              stroke="var(--supply)"
              strokeWidth="4"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <ol className={styles.steps}>
            {HOW_IT_WORKS.map((step) => (
              <li key={step.number} className={styles.step}>
                <span className={styles.number} aria-hidden>
                  {step.number}
                </span>
                <h3>{step.heading}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className={`${styles.section} ${styles.watch}`} aria-labelledby="watch-one">
        <WatchOne headingId="watch-one" />
      </section>
      <section className={styles.try} aria-labelledby="try-one">
        <div className={styles.section}>
          <TryOne headingId="try-one" />
        </div>
      </section>
      <section className={`${styles.section} ${styles.closing}`} aria-labelledby="free">
        <h2 id="free">{FREE_HEADING}</h2>
        <p>{FREE_TEXT}</p>
        <Button onClick={() => openSignup()}>{GET_STARTED}</Button>
      </section>
    </>
  );
}
