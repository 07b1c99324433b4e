import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAdvanceChapterMutation } from '../../../schema/generated/hooks';
import { continueDestination } from '../../../schema/rules/progress';
import { type Problem, describeProblem } from '../apollo/problem';
import { type StudentProgress, findChapter } from './student-progress';

/** Saves a passed chapter's progress and leads on: to what comes next, or back to the dashboard. */
export function useAdvance(progress: StudentProgress, chapterId: string) {
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
