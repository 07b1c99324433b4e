import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePractiseNotebookMutation } from '../../../schema/generated/hooks';
import { type Problem, describeProblem } from '../apollo/problem';
import { notebookSearch } from '../quiz/quiz-request';
import { type NotebookFilter, filterSearch } from './notebook-filter';

/** Starts a quiz of the open mistakes that the filter shows; left, it leads back to them. */
export function usePractiseNotebook(filter: NotebookFilter) {
  const [practise, { loading: busy }] = usePractiseNotebookMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const navigate = useNavigate();

  async function start() {
    setProblem(null);
    try {
      const { data } = await practise({ variables: { ...filter } });
      if (!data) return;
      void navigate({ pathname: '/quiz', search: notebookSearch(filterSearch(filter), data.practiseNotebook.id) });
    } catch (error) {
      setProblem(describeProblem(error));
    }
  }

  return { start, busy, problem };
}
