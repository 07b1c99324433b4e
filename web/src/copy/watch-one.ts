/** The lesson that plays on the landing page: the first of the course. */
export const WATCH_ONE = {
  heading: 'Watch one',
  text: 'The first lesson of the course, in full. It takes a few minutes, and what else you could do with them is its subject.',
  slug: 'scarcity-choice-and-opportunity-cost',
  title: '1.1 Scarcity, Choice and Opportunity Cost',
} as const;
