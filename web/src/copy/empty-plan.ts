import type { EmptyState } from './empty-state';

export const NO_PLAN_YET: EmptyState = {
  heading: 'Unlimited wants, no plan yet',
  text: 'Choose the units and chapters you want to study, and they will be listed here.',
};

export const PLAN_COMPLETED: EmptyState = {
  heading: 'Nothing up next: the market has cleared',
  text: 'Every chapter of your plan is passed. Add more units, or keep sharp with a review quiz.',
};

export const NO_MASTERY_YET: EmptyState = {
  heading: 'No data points yet',
  text: 'Your topics appear here after your first quiz.',
};
