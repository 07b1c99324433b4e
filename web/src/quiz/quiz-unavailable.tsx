import type { ReactNode } from 'react';
import { COMING_SOON } from '../../../schema/rules/labels';
import { TOO_MANY_TOPICS, TOO_MANY_TOPICS_TITLE } from '../../../schema/rules/quiz';
import { TOO_GREEN } from '../copy/too-green';
import { AxesArt, type AxesArtKind } from '../ui/axes-art';
import { BackToDashboard, ButtonLink } from '../ui/button';
import { PageTitle } from '../ui/page-title';
import styles from './quiz-intro.module.css';
import { quizTitle, type NamedQuiz } from './quiz-labels';

/** /quiz without a quiz to show: it leads somewhere useful. */
export function NoQuizChosen() {
  return (
    <NothingToStart
      kind="lost"
      heading="No quiz chosen yet"
      text="This link doesn’t lead to a quiz. Your next one is on your dashboard."
    />
  );
}

/** A weak-spot quiz before anything was answered (spec §4, §8). */
export function NoWeakSpotsYet() {
  return <NothingToStart kind="empty" {...TOO_GREEN} />;
}

/** The spec's words, and the way back to the choice (spec §2, §5, §8). */
export function TooManyTopics() {
  return (
    <NothingToStart kind="lost" heading={TOO_MANY_TOPICS_TITLE} text={`${TOO_MANY_TOPICS}.`}>
      <ButtonLink to="/quizgenerator" variant="primary">
        Pick your topics
      </ButtonLink>
      <BackToDashboard variant="quiet" />
    </NothingToStart>
  );
}

/** A quiz on what is announced only. */
export function QuizComingSoon(quiz: NamedQuiz) {
  return (
    <NothingToStart
      kind="coming"
      heading={`${quiz.chapter?.name ?? quizTitle(quiz)}: ${COMING_SOON}`}
      text="It is part of the course but has no questions yet."
    />
  );
}

interface NothingToStartProps {
  kind: AxesArtKind;
  heading: string;
  text: string;
  /** Ways on, where there are better ones. */
  children?: ReactNode;
}

function NothingToStart({ kind, heading, text, children }: NothingToStartProps) {
  return (
    <div className={styles.intro}>
      <AxesArt kind={kind} />
      <PageTitle>{heading}</PageTitle>
      <p>{text}</p>
      <div className={styles.choices}>
        {children ?? (
          <>
            <BackToDashboard />
            <ButtonLink to="/video-library">Browse the videos</ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}
