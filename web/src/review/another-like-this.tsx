import { useAnotherLikeThisMutation } from '../../../schema/generated/hooks';
import { useSignedIn } from '../store';
import { Button } from '../ui/button';
import { ProblemNotice } from '../ui/notice';
import { useStartPractice } from './practice-mistakes';

interface AnotherLikeThisProps {
  attemptId: string;
  questionId: string;
  /** The query of the new quiz's URL. Closing it returns to this page. */
  search: (attemptId: string) => string;
}

/** Starts practice with one other question like this one. Signed-in students only, because a visitor has no practice. */
export function AnotherLikeThis({ attemptId, questionId, search }: AnotherLikeThisProps) {
  const [practice] = useAnotherLikeThisMutation();
  const { run, busy, problem } = useStartPractice(async () => {
    const { data } = await practice({ variables: { attemptId, questionId } });
    return data && search(data.anotherLikeThis.id);
  });
  if (!useSignedIn()) return null;
  return (
    <>
      <Button busy={busy} onClick={() => run()}>
        Another one like this
      </Button>
      <ProblemNotice title="The practice did not start." problem={problem} />
    </>
  );
}
