import { useState, type ReactNode } from 'react';
import { useChooseChaptersMutation, useLibraryQuery, useMeQuery } from '../../../schema/generated/hooks';
import { describeProblem, fetchAgain } from '../apollo/problem';
import { ChapterTree } from '../library/chapter-tree';
import { choosable } from '../library/choice';
import { Button } from '../ui/button';
import { LoadProblem } from '../ui/load-problem';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';
import { SubmitBar } from '../ui/submit-bar';

interface ChoosePlanProps {
  onSaved: () => void;
  /** Whether this is where a plan begins: then what was graded before counts as chosen. */
  isFirst?: boolean;
  /** The way out without saving, where there is one. */
  children?: ReactNode;
}

/** The unit tree, ticked as the present plan is, and Submit. */
export function ChoosePlan({ onSaved, isFirst = false, children }: ChoosePlanProps) {
  const library = useLibraryQuery();
  const me = useMeQuery();
  const [chooseChapters, { loading: saving, error: refusal }] = useChooseChaptersMutation();
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null);
  const [askedEmpty, setAskedEmpty] = useState(false);
  const failed = library.error ?? me.error;

  if (!library.data || !me.data) {
    if (!failed) return <TreeSkeleton />;
    const retry = () => {
      // What fails again shows as an error again.
      fetchAgain(library.refetch);
      fetchAgain(me.refetch);
    };
    return (
      <LoadProblem title="The course did not load" onRetry={retry}>
        {describeProblem(failed).message}
      </LoadProblem>
    );
  }
  const { subjects } = library.data;
  const available = choosable(subjects.flatMap((subject) => subject.units));
  const rows = me.data.me.userChapters;
  const planned = rows.filter((row) => row.chosen);
  // A free quiz saved at sign-up has its grade before there is a plan.
  const tasted = isFirst && planned.length === 0 ? rows.filter((row) => row.quizGrade !== null) : [];
  const chosen = picked ?? new Set([...planned, ...tasted].map((row) => row.chapter.id));
  const count = available.filter(({ id }) => chosen.has(id)).length;

  const submit = async () => {
    setAskedEmpty(count === 0);
    if (count === 0) return;
    const choices = available.map(({ id }) => ({ chapterId: id, chosen: chosen.has(id) }));
    const { error } = await chooseChapters({ variables: { choices } }).catch((reason: unknown) => ({ error: reason }));
    if (!error) onSaved();
  };
  return (
    <>
      {tasted.length > 0 && (
        <Notice tone="plain">What you have taken a quiz on is ticked already. Its result is in your progress.</Notice>
      )}
      <ChapterTree subjects={subjects} chosen={chosen} onChange={setPicked} />
      <SubmitBar
        problem={<PlanProblem isEmpty={askedEmpty && count === 0} refusal={saving ? undefined : refusal} />}
        count={<p role="status">{count === 1 ? '1 chapter chosen' : `${count} chapters chosen`}</p>}
      >
        {children}
        <Button variant="primary" busy={saving} onClick={() => void submit()}>
          {saving ? 'Saving…' : 'Submit'}
        </Button>
      </SubmitBar>
    </>
  );
}

function PlanProblem({ isEmpty, refusal }: { isEmpty: boolean; refusal: Error | undefined }) {
  if (isEmpty) {
    return <Notice tone="problem">Choose at least one chapter. Scarcity applies to plans, but not that much.</Notice>;
  }
  return (
    refusal && (
      <Notice tone="problem" title="Your plan is not saved yet.">
        {describeProblem(refusal).message}
      </Notice>
    )
  );
}

function TreeSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">Loading the course</span>
      <Skeleton height={840} />
    </div>
  );
}
