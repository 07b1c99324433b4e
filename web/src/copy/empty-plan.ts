import type { EmptyState } from './empty-state';

export const NO_PLAN_YET: EmptyState = {
  heading: 'Unlimited wants, no plan yet',
  text: 'Choose the units and chapters you want to study, and they will be listed here.',
};

export const PLAN_COMPLETED: EmptyState = {
  heading: 'Nothing up next: the market has cleared',
  text: 'You have passed every chapter in your plan. Add more units, or stay sharp with a review quiz.',
};

export const NO_MASTERY_YET: EmptyState = {
  heading: 'No data points yet',
  text: 'Your topics get their colors after your first quiz.',
};
