import type { ReactNode } from 'react';
import { LONG_WEAKSPOT_SIZE, SHORT_WEAKSPOT_SIZE } from '../../../schema/rules/quiz';
import { quizLink } from '../quiz/quiz-links';
import { ButtonLink } from '../ui/button';
import styles from './dashboard-cards.module.css';

/** Actions other than the next step of the plan (spec §2). */
export function DashboardCards() {
  return (
    <div className={styles.cards}>
      <Card
        id="weak-spots"
        heading="Focus on your Weaknesses"
        text="Questions on your weakest topics. Allocative efficiency, applied to your evening."
      >
        <ButtonLink {...quizLink({ type: 'shortWeakspotQuiz' })}>
          Short quiz, {SHORT_WEAKSPOT_SIZE} questions
        </ButtonLink>
        <ButtonLink {...quizLink({ type: 'longWeakspotQuiz' })} variant="plain">
          Long quiz, {LONG_WEAKSPOT_SIZE} questions
        </ButtonLink>
      </Card>
      <Card id="adventure" heading="Choose Your Own Quiz Adventure" text="Pick up to nine topics, in any combination.">
        <ButtonLink to="/quizgenerator">Pick your topics</ButtonLink>
      </Card>
      <Card
        id="update-plan"
        heading="Update Your Study Plan"
        text="Add or remove units and chapters. Your grades stay either way."
      >
        <ButtonLink to="/updateunits">Change my plan</ButtonLink>
      </Card>
    </div>
  );
}

interface CardProps {
  id: string;
  heading: string;
  text: string;
  children: ReactNode;
}

function Card({ id, heading, text, children }: CardProps) {
  return (
    <section aria-labelledby={id} className={styles.card}>
      <h2 id={id}>{heading}</h2>
      <p>{text}</p>
      <div className={styles.choices}>{children}</div>
    </section>
  );
}
