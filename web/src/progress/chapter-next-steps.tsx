import { useNavigate } from 'react-router-dom';
import { useAdvanceChapterMutation } from '../../../schema/generated/hooks';
import { chapterResultOffers, continueDestination } from '../../../schema/rules/progress';
import { useAction } from '../apollo/use-action';
import { REWATCH_THE_VIDEO, UNIT_FINISHED_NOTE } from '../copy/results';
import { quizLink } from '../quiz/quiz-links';
import { BackToDashboard, Button, ButtonLink } from '../ui/button';
import { Notice, ProblemNotice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';
import styles from './next-steps.module.css';
import { ProgressBoundary } from './progress-boundary';
import { type StudentProgress, findChapter, isUnitFinished } from './student-progress';

interface NextStepsProps {
  chapterId: string;
  score: number;
}

/** The next steps after a chapter quiz: continue, save, rewatch or retake, depending on the score (spec §4). */
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

function Steps({ chapterId, score, progress }: NextStepsProps & { progress: StudentProgress }) {
  const { run: advance, busy, problem } = useAdvance(progress, chapterId);
  const offers = chapterResultOffers(score, isUnitFinished(progress, chapterId));
  const retake = quizLink({ type: 'chapterQuiz', chapterId });
  return (
    <section aria-label="What to do next" className={styles.steps}>
      {offers.showsUnitFinished && <Notice tone="good">{UNIT_FINISHED_NOTE}</Notice>}
      <ProblemNotice title="Your progress was not saved." problem={problem} />
      <div className={styles.actions}>
        {offers.continues && (
          <Button variant="primary" busy={busy} onClick={() => advance('next')}>
            Continue
          </Button>
        )}
        {!offers.savesOnTheWayBack && (
          <ButtonLink {...retake} variant="primary">
            Retake the Quiz
          </ButtonLink>
        )}
        {offers.showsBackToDashboard && offers.savesOnTheWayBack && (
          <Button variant={offers.continues ? 'quiet' : 'primary'} busy={busy} onClick={() => advance('dashboard')}>
            Save Progress & Back to Dashboard
          </Button>
        )}
        {offers.offersRewatch && <ButtonLink to={`/video/${chapterId}`}>{REWATCH_THE_VIDEO}</ButtonLink>}
        {offers.savesOnTheWayBack && (
          <ButtonLink {...retake} variant="plain">
            Retake the Quiz
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
    const unitOf = (id: string) => findChapter(progress, id)?.unitId;
    const unitId = unitOf(chapterId) ?? '';
    const currentId = user.currentChapter?.id;
    const currentUnitId = currentId && unitOf(currentId);
    const path = continueDestination({
      completed,
      currentChapterId: currentId ? Number(currentId) : null,
      currentUnitId: currentUnitId ? Number(currentUnitId) : null,
      finishedUnitId: Number(unitId),
    });
    return path === '/finishunit' ? navigate(`${path}?unit=${unitId}`, { state: { unitId } }) : navigate(path);
  });
}
