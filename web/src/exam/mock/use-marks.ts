import { useEffect, useState } from 'react';
import type { MockExamPageFragment } from '../../../../schema/generated/graphql';
import { useSaveMockAnswerMutation } from '../../../../schema/generated/hooks';
import { describeProblem, type Problem } from '../../apollo/problem';
import { createMarkSaver, unsavedMarksOf, type Mark, type MarkOutcome, type MarkStatus } from './mark-saver';
import { serverTime } from './server-clock';

/** Errors that a retry cannot fix. */
const FINAL = new Set(['QUIZ_FINISHED', 'NOT_FOUND', 'BAD_USER_INPUT', 'UNAUTHENTICATED']);

/** What the student did with each question: as the server has it, under what it has not confirmed yet. */
export function useMarks({ id, questions }: Pick<MockExamPageFragment, 'id' | 'questions'>) {
  const [saveMockAnswer] = useSaveMockAnswerMutation();
  const [unsaved, setUnsaved] = useState(() => unsavedMarksOf(id));
  const [status, setStatus] = useState<MarkStatus>('saved');
  const [problem, setProblem] = useState<Problem | null>(null);

  const [saver] = useState(() => {
    async function save(position: number, mark: Mark): Promise<MarkOutcome> {
      try {
        await saveMockAnswer({ variables: { examId: id, position, ...mark, crossedOut: [...mark.crossedOut] } });
        return 'saved';
      } catch (error) {
        const refused = describeProblem(error);
        return FINAL.has(refused.code) ? refused : 'retry';
      }
    }
    return createMarkSaver({
      examId: id,
      save,
      onStatus: (next, refusal) => {
        setStatus(next);
        if (refusal) setProblem(refusal);
      },
      onUnsaved: setUnsaved,
    });
  });

  useEffect(() => {
    saver.start();
    window.addEventListener('online', saver.start);
    return () => {
      window.removeEventListener('online', saver.start);
      saver.stop();
    };
  }, [saver]);

  const marks = questions.map(({ asked, isFlagged, crossedOut, seconds }): Mark => {
    const changed = unsaved[asked.position];
    return changed ?? { choice: asked.given?.choice ?? null, isFlagged, crossedOut, seconds, at: '' };
  });

  return {
    /** In the order asked. */
    marks,
    status,
    problem,
    saver,
    change(index: number, edit: Partial<Omit<Mark, 'at'>>) {
      const before = marks[index];
      if (before) saver.save(index + 1, { ...before, ...edit, at: new Date(serverTime()).toISOString() });
    },
  };
}
