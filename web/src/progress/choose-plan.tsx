import { useState, type ReactNode } from 'react';
import type { LibraryQuery } from '../../../schema/generated/graphql';
import { useChooseChaptersMutation } from '../../../schema/generated/hooks';
import { DataBoundary } from '../apollo/data-boundary';
import { useAction } from '../apollo/use-action';
import { ChapterTree } from '../library/chapter-tree';
import { choosable, type CourseUnit } from '../library/choice';
import { useLibrary } from '../library/use-library';
import { Button } from '../ui/button';
import { notLoaded } from '../ui/load-problem';
import { Notice, ProblemNotice } from '../ui/notice';
import { Loading } from '../ui/skeleton';
import { SubmitBar } from '../ui/submit-bar';
import { PlanPresets } from './plan-presets';
import { useStudentProgress } from './progress-boundary';
import { chaptersOf, type StudentProgress } from './student-progress';

interface ChoosePlanProps {
  onSaved: () => void;
  /** Whether this is the first plan. If so, chapters that already have a grade start out checked. */
  isFirst?: boolean;
  /** An optional button that leaves without saving. */
  children?: ReactNode;
}

/** The unit tree with the chapters of the current plan checked, quick choices above it, and a button that saves. */
export function ChoosePlan(props: ChoosePlanProps) {
  return (
    <DataBoundary
      queries={[useLibrary(), useStudentProgress()]}
      skeleton={<Loading label="Loading the course" sizes={[840]} />}
      problem={notLoaded('The course did not load')}
    >
      {({ subjects }, progress) => <PlanForm subjects={subjects} progress={progress} {...props} />}
    </DataBoundary>
  );
}

interface PlanFormProps extends ChoosePlanProps {
  subjects: LibraryQuery['subjects'];
  progress: StudentProgress;
}

function PlanForm({ subjects, progress, onSaved, isFirst = false, children }: PlanFormProps) {
  const [chooseChapters] = useChooseChaptersMutation();
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null);
  const [classUnit, setClassUnit] = useState<CourseUnit | null>(null);
  const [askedEmpty, setAskedEmpty] = useState(false);
  const available = choosable(subjects.flatMap((subject) => subject.units));
  const chapters = chaptersOf(progress);
  const planned = chapters.filter((chapter) => chapter.chosen);
  // A free quiz saved at sign-up has a grade before a plan exists.
  const tasted = isFirst && planned.length === 0 ? chapters.filter(({ quizGrade }) => quizGrade !== null) : [];
  const chosen = picked ?? new Set([...planned, ...tasted].map(({ id }) => id));
  const count = available.filter(({ id }) => chosen.has(id)).length;

  const { run, busy, problem } = useAction(async () => {
    const choices = available.map(({ id }) => ({ chapterId: id, chosen: chosen.has(id) }));
    const start = classUnit && choosable([classUnit]).find(({ id }) => chosen.has(id));
    await chooseChapters({ variables: { choices, ...(start && { startAt: start.id }) } });
    onSaved();
  });

  function submit() {
    setAskedEmpty(count === 0);
    if (count > 0) run();
  }

  return (
    <>
      {tasted.length > 0 && (
        <Notice tone="plain">The chapter you took a quiz on is already checked, and your result is saved.</Notice>
      )}
      <PlanPresets
        units={subjects.flatMap((subject) => subject.units)}
        classUnit={classUnit}
        onChoose={(units, unit) => {
          if (units) setPicked(new Set(choosable(units).map(({ id }) => id)));
          setClassUnit(unit);
        }}
      />
      <ChapterTree subjects={subjects} chosen={chosen} onChange={setPicked} />
      <SubmitBar
        problem={
          askedEmpty && count === 0 ? (
            <Notice tone="problem">Choose at least one chapter.</Notice>
          ) : (
            <ProblemNotice title="Your plan has not been saved." problem={problem} />
          )
        }
        count={<p role="status">{count === 1 ? '1 chapter chosen' : `${count} chapters chosen`}</p>}
      >
        {children}
        <Button variant="primary" busy={busy} onClick={submit}>
          {/* spec §2 calls it Submit. */}
          <span className="visually-hidden">Submit:</span> {busy ? 'Saving…' : 'Save my plan'}
        </Button>
      </SubmitBar>
    </>
  );
}
