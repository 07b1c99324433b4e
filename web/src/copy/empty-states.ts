export interface EmptyState {
  heading: string;
  text: string;
}

/** A weak-spot quiz with no questions (spec §4, §8: the 'too green' text). */
export const TOO_GREEN: EmptyState = {
  heading: 'You are still too green for this one',
  text: 'A weak-spot quiz is built from questions you have answered, and there are none yet. Take a chapter quiz first.',
};

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

/** An unknown path. */
export const NOT_FOUND: EmptyState = {
  heading: 'There is no equilibrium here',
  text: 'Supply and demand do not meet at this address. The page may have moved, or never existed.',
};

/** spec §2, word for word. */
export const NO_SEARCH_RESULTS = "Whoops! Looks like we don't have a video for that search yet!";

/** Terms that every course of this kind has a chapter on. */
export const SEARCH_IDEAS = ['demand', 'opportunity cost', 'elasticity', 'taxes'] as const; // a fixed list

/** The library's index page (spec §2). */
export const LIBRARY_WELCOME: EmptyState = {
  heading: 'Welcome to the Video Cache',
  text: 'Pick a video from the menu to start.',
};

/** The progress page before the first finished quiz. */
export const NO_PROGRESS_YET: EmptyState = {
  heading: 'An empty graph, and all of it ahead',
  text: 'One finished quiz puts the first point on it: your scores, your topics, and what is worth another look.',
};

/** The misconceptions page of who has met none. */
export const NO_MISCONCEPTIONS_YET: EmptyState = {
  heading: 'None met so far',
  text: 'Some wrong answers come from an idea that sounds right and is not. When one of your quizzes turns up such an idea, it is named here, with the stretch of a lesson that mends it.',
};

/** The mistakes notebook with nothing open in it. */
export const NO_MISTAKES: EmptyState = {
  heading: 'Nothing to mend',
  text: 'Every question you have missed was answered right since, or has yet to be asked. Supply of mistakes: zero.',
};

/** The mistakes notebook, narrowed to where there are none. */
export const NO_MISTAKES_HERE: EmptyState = {
  heading: 'No open mistakes here',
  text: 'There are some elsewhere. The filter above shows where.',
};
