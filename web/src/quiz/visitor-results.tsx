import { useRef, useState } from 'react';
import type { AttemptReviewFragment } from '../../../schema/generated/graphql';
import { chapterTitle, visitorFirstTier, visitorResultsTitle, visitorSecondTier } from '../../../schema/rules/labels';
import { openSignup, useSignedIn } from '../store';
import { VISITOR_FIRST, VISITOR_SECOND } from '../copy/results';
import { Button, ButtonLink } from '../ui/button';
import { PageTitle } from '../ui/page-title';
import { BackToVideos } from './free-quiz-boundary';
import { LazyAnswerReview } from './lazy-answer-review';
import { freeQuizPath } from './quiz-links';
import layout from '../ui/layout.module.css';
import frame from './results-page.module.css';
import { ScoreMeter } from './score-meter';
import styles from './visitor-results.module.css';

/** Results of a visitor's free quiz (spec §2). */
export function VisitorResults({ attempt }: { attempt: AttemptReviewFragment }) {
  const signedIn = useSignedIn();
  const [showsKey, setShowsKey] = useState(false);
  const answers = useRef<HTMLDivElement>(null);
  const { questions, chapter } = attempt;
  const score = attempt.score ?? 0;
  const right = questions.filter(({ isCorrect }) => isCorrect).length;

  function toggleKey() {
    if (!showsKey) answers.current?.focus();
    setShowsKey(!showsKey);
  }

  return (
    <>
      <div>
        <PageTitle className={frame.title}>{visitorResultsTitle(chapter?.name ?? '')}</PageTitle>
        <p className={styles.topic}>{chapterTitle(chapter?.name ?? '')}</p>
      </div>
      <div>
        <ScoreMeter score={score} right={right} total={questions.length} />
        <p className={frame.sentence}>{VISITOR_FIRST[visitorFirstTier(score)]}</p>
        <p className={styles.second}>{VISITOR_SECOND[visitorSecondTier(right, questions.length)]}</p>
      </div>
      <section aria-label="What to do next" className={layout.actions}>
        {signedIn ? (
          chapter && (
            <ButtonLink to={`/video/${chapter.id}`} variant="primary">
              Open in my study plan
            </ButtonLink>
          )
        ) : (
          <Button variant="primary" onClick={() => openSignup({ freeQuizId: attempt.id })}>
            Sign Up To Save Progress
          </Button>
        )}
        <Button aria-controls="visitor-answers" onClick={toggleKey}>
          {showsKey ? 'Hide Correct Answers' : 'Show Correct Answers'}
        </Button>
        {chapter && <ButtonLink to={freeQuizPath(chapter.slug)}>Try Quiz Again</ButtonLink>}
        <BackToVideos />
      </section>
      <div
        id="visitor-answers"
        ref={answers}
        tabIndex={-1}
        role="group"
        aria-label="Answers"
        className={styles.answers}
      >
        <LazyAnswerReview attemptId={attempt.id} questions={questions} showsKey={showsKey} />
      </div>
    </>
  );
}
