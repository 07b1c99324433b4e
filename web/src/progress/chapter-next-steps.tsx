import { useNavigate } from 'react-router-dom';
import type { AttemptReviewFragment } from '../../../schema/generated/graphql';
import { useAdvanceChapterMutation } from '../../../schema/generated/hooks';
import { shortUnitName } from '../../../schema/rules/labels';
import { bestNextStep, chapterResultOffers, continueDestination } from '../../../schema/rules/progress';
import { useAction } from '../apollo/use-action';
import { REWATCH_THE_VIDEO, UNIT_FINISHED_NOTE } from '../copy/results';
import { mostMissedMoment } from '../quiz/most-missed-moment';
import { quizLink } from '../quiz/quiz-links';
import { WatchAgain } from '../quiz/watch-link';
import { PracticeAttemptMistakes } from '../review/practice-mistakes';
import { BackToDashboard, Button, ButtonLink } from '../ui/button';
import { Notice, ProblemNotice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';
import layout from '../ui/layout.module.css';
import styles from './next-steps.module.css';
import { ProgressBoundary } from './progress-boundary';
import { type StudentProgress, chapterUpNext, findChapter, isUnitFinished } from './student-progress';

interface NextStepsProps {
  attempt: AttemptReviewFragment;
  chapterId: string;
}

/** The next steps after a chapter quiz: continue, save, practice, rewatch or retake, depending on the score (spec §4). */
export function ChapterNextSteps(props: NextStepsProps) {
  // As tall as the loaded content, so that the answers below do not shift.
  const skeleton = (
    <div className={styles.waiting}>
      <Skeleton width={420} height="100%" />
    </div>
  );
  return (
    <ProgressBoundary skeleton={skeleton}>{(progress) => <Steps {...props} progress={progress} />}</ProgressBoundary>
  );
}

function Steps({ attempt, chapterId, progress }: NextStepsProps & { progress: StudentProgress }) {
  const { run: advance, busy, problem } = useAdvance(progress, chapterId);
  const score = attempt.score ?? 0;
  const offers = chapterResultOffers(score, isUnitFinished(progress, chapterId));
  const best = bestNextStep(score);
  const moment = best === 'watchAgain' ? mostMissedMoment(attempt) : null;
  return (
    <section aria-label="What to do next" className={styles.steps}>
      {offers.showsUnitFinished && <Notice tone="good">{UNIT_FINISHED_NOTE}</Notice>}
      <ProblemNotice title="Your progress was not saved." problem={problem} />
      <div className={layout.actions}>
        {offers.continues && (
          <Button variant="primary" busy={busy} onClick={() => advance('next')}>
            Continue to {nameOfNext(progress, chapterId)}
          </Button>
        )}
        {moment && <WatchAgain moment={moment} />}
        {best === 'watchAgain' && !moment && (
          <ButtonLink to={`/video/${chapterId}`} variant="primary">
            {REWATCH_THE_VIDEO}
          </ButtonLink>
        )}
        <PracticeAttemptMistakes attempt={attempt} variant={best === 'practiceMistakes' ? 'primary' : 'quiet'} />
        {offers.showsBackToDashboard && offers.savesOnTheWayBack && (
          <Button busy={busy} onClick={() => advance('dashboard')}>
            Save Progress & Back to Dashboard
          </Button>
        )}
        <ButtonLink {...quizLink({ type: 'chapterQuiz', chapterId })} variant={offers.continues ? 'plain' : 'quiet'}>
          Retake the Quiz
        </ButtonLink>
        {offers.offersRewatch && (best !== 'watchAgain' || moment) && (
          <ButtonLink to={`/video/${chapterId}`} variant="plain">
            {REWATCH_THE_VIDEO}
          </ButtonLink>
        )}
        {offers.showsBackToDashboard && !offers.savesOnTheWayBack && <BackToDashboard variant="plain" />}
      </div>
    </section>
  );
}

/** Saves a passed chapter's progress, then navigates to the next step or back to the dashboard. */
function useAdvance(progress: StudentProgress, chapterId: string) {
  const [advanceChapter] = useAdvanceChapterMutation();
  const navigate = useNavigate();
  return useAction(async (to: 'next' | 'dashboard') => {
    const { data } = await advanceChapter({ variables: { chapterId } });
    if (!data) return;
    if (to === 'dashboard') return navigate('/userhome');
    const { completed, user } = data.advanceChapter;
    const { path, unitId } = destinationOf(progress, chapterId, completed, user.currentChapter?.id ?? null);
    return path === '/finishunit' ? navigate(`${path}?unit=${unitId}`, { state: { unitId } }) : navigate(path);
  });
}

/** Where continuing from this chapter leads, once the student stands at `currentChapterId`. */
function destinationOf(
  progress: StudentProgress,
  chapterId: string,
  completed: boolean,
  currentChapterId: string | null,
) {
  const unitOf = (id: string) => findChapter(progress, id)?.unitId ?? '';
  const unitId = unitOf(chapterId);
  const currentUnitId = currentChapterId && unitOf(currentChapterId);
  const path = continueDestination({ completed, currentChapterId, currentUnitId, finishedUnitId: unitId });
  return { path, unitId };
}

/** What the button names. The result is saved already, so the next chapter is the one that the server will answer. */
function nameOfNext(progress: StudentProgress, chapterId: string): string {
  const next = chapterUpNext(progress);
  const { path, unitId } = destinationOf(progress, chapterId, next === null, next?.id ?? null);
  if (path === '/finishpage') return 'your scorecard';
  const unit = progress.units.find(({ id }) => id === unitId);
  if (path === '/finishunit') return `the ${unit ? shortUnitName(unit.name) : 'unit'} quiz`;
  return next?.name ?? 'your dashboard';
}
