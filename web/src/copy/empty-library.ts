import type { EmptyState } from './empty-state';

/** The library's index page (spec §2). */
export const LIBRARY_WELCOME: EmptyState = {
  heading: 'Welcome to the Video Cache',
  text: 'Pick a video from the chapter menu to start.',
};

/** Quoted from spec §2. */
export const NO_SEARCH_RESULTS = "Whoops! Looks like we don't have a video for that search yet!";

/** Search suggestions: terms that have a chapter in any course of this kind. */
export const SEARCH_IDEAS = ['demand', 'opportunity cost', 'elasticity', 'taxes'] as const; // a tuple of literals
