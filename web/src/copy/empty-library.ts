import type { EmptyState } from './empty-state';

/** The library's index page (spec §2). */
export const LIBRARY_WELCOME: EmptyState = {
  heading: 'Welcome to the Video Cache',
  text: 'Pick a video from the menu to start.',
};

/** spec §2, word for word. */
export const NO_SEARCH_RESULTS = "Whoops! Looks like we don't have a video for that search yet!";

/** Terms that every course of this kind has a chapter on. */
export const SEARCH_IDEAS = ['demand', 'opportunity cost', 'elasticity', 'taxes'] as const; // a fixed list
