import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAdvanceChapterMutation } from '../../../schema/generated/hooks';
import { chapterResultOffers, continueDestination } from '../../../schema/rules/progress';
import { type Problem, describeProblem } from '../apollo/problem';
import { REWATCH_THE_VIDEO, UNIT_FINISHED_NOTE } from '../copy/results';
import { quizLink } from '../quiz/quiz-links';
import { Button, ButtonLink } from '../ui/button';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';
import styles from './next-steps.module.css';
import { ProgressBoundary } from './progress-boundary';
import { type StudentProgress, findChapter, isUnitFinished } from './student-progress';

interface NextStepsProps {
  chapterId: string;
  score: number;
}

/** After a chapter quiz: continue, save, watch again or retry, as the score allows (spec §4). */
export function ChapterNextSteps(props: NextStepsProps) {
  // As high as what will stand here, so that the answers below stay put.
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
  const { advance, busy, problem } = useAdvance(progress, chapterId);
  const offers = chapterResultOffers(score, isUnitFinished(progress, chapterId));
  const retake = quizLink({ type: 'chapterQuiz', chapterId });
  return (
    <section aria-label="What to do next" className={styles.steps}>
      {offers.showsUnitFinished && <Notice tone="good">{UNIT_FINISHED_NOTE}</Notice>}
      {problem && (
        <Notice tone="problem" title="Your progress was not saved.">
          {problem.message}
        </Notice>
      )}
      <div className={styles.actions}>
        {offers.continues && (
          <Button variant="primary" busy={busy} onClick={() => void advance('next')}>
            Continue
          </Button>
        )}
        {!offers.savesOnTheWayBack && (
          <ButtonLink {...retake} variant="primary">
            Retake the Quiz
          </ButtonLink>
        )}
        {offers.showsBackToDashboard && offers.savesOnTheWayBack && (
          <Button
            variant={offers.continues ? 'quiet' : 'primary'}
            busy={busy}
            onClick={() => void advance('dashboard')}
          >
            Save Progress & Back to Dashboard
          </Button>
        )}
        {offers.offersRewatch && <ButtonLink to={`/video/${chapterId}`}>{REWATCH_THE_VIDEO}</ButtonLink>}
        {offers.savesOnTheWayBack && (
          <ButtonLink {...retake} variant="plain">
            Retake the Quiz
          </ButtonLink>
        )}
        {offers.showsBackToDashboard && !offers.savesOnTheWayBack && (
          <ButtonLink to="/userhome" variant="plain">
            Back to my Dashboard
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** Saves a passed chapter's progress and leads on: to what comes next, or back to the dashboard. */
function useAdvance(progress: StudentProgress, chapterId: string) {
  const [advanceChapter, { loading: busy }] = useAdvanceChapterMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const navigate = useNavigate();

  async function advance(to: 'next' | 'dashboard') {
    setProblem(null);
    try {
      const { data } = await advanceChapter({ variables: { chapterId } });
      if (!data) return;
      const finishedUnitId = findChapter(progress, chapterId)?.unitId ?? '';
      const currentId = data.advanceChapter.user.currentChapter?.id ?? null;
      const currentUnitId = currentId === null ? null : (findChapter(progress, currentId)?.unitId ?? null);
      const path =
        to === 'dashboard'
          ? '/userhome'
          : continueDestination({
              completed: data.advanceChapter.completed,
              currentChapterId: currentId === null ? null : Number(currentId),
              currentUnitId: currentUnitId === null ? null : Number(currentUnitId),
              finishedUnitId: Number(finishedUnitId),
            });
      if (path === '/finishunit')
        void navigate(`${path}?unit=${finishedUnitId}`, { state: { unitId: finishedUnitId } });
      else void navigate(path);
    } catch (error) {
      setProblem(describeProblem(error));
    }
  }

  return { advance, busy, problem };
}
