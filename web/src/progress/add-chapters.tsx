import { useNavigate } from 'react-router-dom';
import { useChooseChaptersMutation } from '../../../schema/generated/hooks';
import { shortUnitName } from '../../../schema/rules/labels';
import { useAction } from '../apollo/use-action';
import { Button } from '../ui/button';
import { ProblemNotice } from '../ui/notice';
import { available, counted, type ChapterProgress, type WhatToAdd } from './student-progress';

/** One press adds the next chapter to the plan and opens it; another adds what is left of its unit. */
export function AddChapters({ add: { chapter, unit, ofUnit } }: { add: WhatToAdd }) {
  const [chooseChapters] = useChooseChaptersMutation();
  const navigate = useNavigate();
  const choose = async (chapters: readonly ChapterProgress[], startAt?: string) => {
    const choices = chapters.map(({ id }) => ({ chapterId: id, chosen: true }));
    await chooseChapters({ variables: { choices, ...(startAt !== undefined && { startAt }) } });
  };
  const one = useAction(async () => {
    await choose([chapter], chapter.id);
    await navigate(`/video/${chapter.id}`);
  });
  const all = useAction(async (card: HTMLElement | null) => {
    await choose(ofUnit);
    // The button is gone; the card that it was in shows the next chapter.
    card?.focus();
  });
  const isPart = ofUnit.length < available(unit.chapters).length;
  return (
    <>
      <ProblemNotice title="Your plan has not been saved." problem={one.problem ?? all.problem} />
      <Button variant="primary" busy={one.busy} onClick={() => one.run()}>
        Start {chapter.name}
      </Button>
      {ofUnit.length > 1 && (
        <Button busy={all.busy} onClick={({ currentTarget }) => all.run(currentTarget.closest('section'))}>
          Add {isPart ? 'the rest' : 'all'} of {shortUnitName(unit.name)}: {counted(ofUnit.length, 'chapter')}
        </Button>
      )}
    </>
  );
}
