import type { EmptyState } from './empty-state';

export const NO_PLAN_YET: EmptyState = {
  heading: 'Unlimited wants, no plan yet',
  text: 'Choose the units and chapters you want to study, and they will be listed here.',
};

/** Passed before there is a plan, as by the free quiz of a visitor. */
export const passedWithoutPlan = (chapter: string): EmptyState => ({
  heading: NO_PLAN_YET.heading,
  text: `You have passed ${chapter}, and it is saved. Choose what comes next.`,
});

/** The plan is passed, the course is not: `more` chapters are left outside the plan. */
export const planPassed = (chapters: number, more: number): EmptyState => ({
  heading: 'Your plan has cleared',
  text: `You have passed ${chapters === 1 ? 'the one chapter' : `all ${chapters} chapters`} in your plan. The course has ${more} more.`,
});

export const restComingSoon = (more: number): EmptyState => ({
  heading: 'Demand exceeds supply',
  text: `The rest of your plan is coming soon. The course has ${more} more ${more === 1 ? 'chapter' : 'chapters'}.`,
});

export const COURSE_PASSED: EmptyState = {
  heading: 'Nothing up next: the market has cleared',
  text: 'You have passed every chapter of the course. Stay sharp with a review quiz.',
};

export const NO_MASTERY_YET: EmptyState = {
  heading: 'No data points yet',
  text: 'Your topics get their colors after your first quiz.',
};
