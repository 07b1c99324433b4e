import type { ReactNode } from 'react';
import { COMING_SOON } from '../../../schema/rules/labels';
import { TOO_MANY_TOPICS, TOO_MANY_TOPICS_TITLE } from '../../../schema/rules/quiz';
import { TOO_GREEN } from '../copy/too-green';
import { AxesArt, type AxesArtKind } from '../ui/axes-art';
import { BackToDashboard, ButtonLink } from '../ui/button';
import { PageTitle } from '../ui/page-title';
import styles from './quiz-intro.module.css';
import { quizTitle, type NamedQuiz } from './quiz-labels';

/** Shown on /quiz when the URL names no quiz, with links to the dashboard and the videos. */
export function NoQuizChosen() {
  return (
    <NothingToStart
      kind="lost"
      heading="No quiz chosen yet"
      text="This link doesn’t lead to a quiz. Your next one is on your dashboard."
    />
  );
}

/** Shown when a weak-spot quiz is requested before the student has answered any question (spec §4, §8). */
export function NoWeakSpotsYet() {
  return <NothingToStart kind="empty" {...TOO_GREEN} />;
}

/** The spec's message about too many topics, with a link back to the topic selection (spec §2, §5, §8). */
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

/** Shown for a quiz on a chapter or unit that is marked as coming soon. */
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
  /** Links that replace the default ones. */
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
