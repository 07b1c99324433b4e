import type {
  ChapterResultTier,
  ReviewResultTier,
  VisitorFirstTier,
  VisitorSecondTier,
} from '../../../schema/rules/labels';
import { MOST_MISTAKES } from '../../../schema/rules/quiz';

/** One sentence for a chapter quiz (spec §4: 70 or more says 'amazing'). */
export const CHAPTER_RESULT: Readonly<Record<ChapterResultTier, string>> = {
  amazing: 'That was amazing: demand for your answers should rise.',
  middle: 'More right than wrong, with some surplus left to capture.',
  retry: 'A short-run shortage of correct answers. Review them below, then retry the quiz.',
};

/** One sentence for a topic, weak-spot or unit quiz (spec §9). */
export const REVIEW_RESULT: Readonly<Record<ReviewResultTier, string>> = {
  top: 'Solid. These topics are moving up and to the right.',
  middle: 'Close to equilibrium. One more round should do it.',
  low: 'Now you know where your next hour of study pays off most.',
};

/** A visitor's first sentence (spec §2). */
export const VISITOR_FIRST: Readonly<Record<VisitorFirstTier, string>> = {
  top: 'You have a comparative advantage in this.',
  middle: 'More right than wrong: a surplus to build on.',
  low: 'You are early on the learning curve, where it is steepest.',
};

/** A visitor's second sentence, by the share of correct answers (spec §2, corrected). */
export const VISITOR_SECOND: Readonly<Record<VisitorSecondTier, string>> = {
  all: 'You got every question right. On to the next chapter.',
  most: 'The ones you missed are explained below.',
  some: 'The explanations below show what each wrong choice overlooks.',
  few: 'The video covers all of it, and you can take the quiz again.',
};

/** Shown beside the continue button when a unit is finished (spec §9). */
export const UNIT_FINISHED_NOTE = 'That was your last chapter in this unit.';
/** Label of the link shown for a score of 60 or less (spec §4). */
export const REWATCH_THE_VIDEO = 'Watch the video again';

export const NO_RESULTS_HERE = {
  heading: 'Nothing to grade',
  text: 'There is no finished quiz to show here. Take a chapter quiz, and its results will appear.',
};

/** The quiz asks others like the mistakes first, and then these again. */
export const practiceMistakesLabel = (missed: number): string =>
  missed === 1 ? 'Practice your mistake and one like it' : `Practice your ${missed} mistakes and others like them`;

export const practiceTheseLabel = (mistakes: number): string =>
  mistakes > MOST_MISTAKES ? `Practice ${MOST_MISTAKES} of these` : 'Practice these';
