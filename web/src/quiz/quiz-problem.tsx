import type { Problem } from '../apollo/problem';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { isOver } from './use-submit-quiz';

interface QuizProblemProps {
  /** Why the server will not take an answer. */
  refusal: Problem | null;
  /** Why the quiz could not be handed in. */
  problem: Problem | null;
  onFinish: () => void;
  onLeave: () => void;
}

export function QuizProblem({ refusal, problem, onFinish, onLeave }: QuizProblemProps) {
  if (problem) {
    return isOver(problem) ? (
      <Notice tone="problem" action={<Button onClick={onLeave}>To the first page of this quiz</Button>}>
        {problem.message}
      </Notice>
    ) : (
      <Notice tone="problem" title="The quiz is not handed in yet. Your answers are kept.">
        {problem.message}
      </Notice>
    );
  }
  if (!refusal) return null;
  return (
    <Notice tone="problem" action={isOver(refusal) && <Button onClick={onFinish}>See how it ended</Button>}>
      {refusal.message}
    </Notice>
  );
}
