/** Help that fades: a worked example, then one to complete, then a question without help. */

export const FADING_STAGES = ['example', 'halfWorked', 'alone'] as const; // the three names are the type
export type FadingStage = (typeof FADING_STAGES)[number];

/**
 * What a student did with one kind of question: studied a worked example, or answered a question or the open steps of a half-worked one, right
 * or not.
 */
export type FadingEvent = 'studied' | 'right' | 'missed';

const at = (place: number): FadingStage =>
  FADING_STAGES[Math.min(Math.max(place, 0), FADING_STAGES.length - 1)] ?? 'alone';

/** The stage after one event: a right answer leads one stage on, a missed one leads one stage back, and an example is studied once. */
function after(stage: FadingStage, event: FadingEvent): FadingStage {
  const place = FADING_STAGES.indexOf(stage);
  if (event === 'studied') return stage === 'example' ? at(place + 1) : stage;
  return at(event === 'right' ? place + 1 : place - 1);
}

/** The stage at which a student is, after all events in their order. Everyone begins with an example. */
export const fadingStage = (events: readonly FadingEvent[]): FadingStage =>
  events.reduce<FadingStage>(after, 'example');

/** Before the answer, one step of several: a student finds the last one alone. */
export const offersFirstStep = (solution: readonly unknown[]): boolean => solution.length > 1;

/** How many steps, from the last, a half-worked example leaves open, of those that end in a number. */
export const OPEN_STEPS = 2;

/**
 * The steps that a half-worked example leaves to the student: the last ones that end in a number, and never all of several. Indexes from 0; none
 * where the solution only reasons.
 */
export function openSteps(solution: readonly { readonly answer: number | null }[]): number[] {
  const withAnswer = solution.flatMap(({ answer }, index) => (answer === null ? [] : [index]));
  const most = Math.min(OPEN_STEPS, Math.max(1, solution.length - 1));
  return withAnswer.slice(-most);
}

/** Whether other questions of its kind can be shown worked out: one that a model made, with a result to find. */
export const offersExample = (question: {
  readonly market: string | null;
  readonly solution: readonly { readonly answer: number | null }[];
}): boolean => question.market !== null && openSteps(question.solution).length > 0;
