import { COMING_SOON } from '../../../schema/rules/labels';
import { TOO_GREEN } from '../copy/empty-states';
import { AxesArt, type AxesArtKind } from '../ui/axes-art';
import { ButtonLink } from '../ui/button';
import { PageTitle } from '../ui/page-title';
import styles from './quiz-intro.module.css';

/** /quiz without a quiz to show: it leads somewhere useful. */
export function NoQuiz() {
  return (
    <NothingToStart
      kind="lost"
      heading="No quiz chosen yet"
      text="This address names no quiz. Your dashboard has the one that comes next."
    />
  );
}

/** A weak-spot quiz before anything was answered (spec §4, §8). */
export function TooGreen() {
  return <NothingToStart kind="empty" {...TOO_GREEN} />;
}

/** The quiz of a chapter that is announced only. */
export function QuizComingSoon({ chapterName }: { chapterName: string }) {
  return (
    <NothingToStart
      kind="coming"
      heading={`${chapterName}: ${COMING_SOON}`}
      text="It has its place in the course, but no questions yet."
    />
  );
}

interface NothingToStartProps {
  kind: AxesArtKind;
  heading: string;
  text: string;
}

function NothingToStart({ kind, heading, text }: NothingToStartProps) {
  return (
    <div className={styles.intro}>
      <div className={styles.art}>
        <AxesArt kind={kind} />
      </div>
      <PageTitle>{heading}</PageTitle>
      <p>{text}</p>
      <div className={styles.choices}>
        <ButtonLink to="/userhome" variant="primary">
          Back to my Dashboard
        </ButtonLink>
        <ButtonLink to="/video-library">Browse the videos</ButtonLink>
      </div>
    </div>
  );
}
