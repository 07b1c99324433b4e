/** Whether the user prefers reduced motion. Also true where `matchMedia` does not exist. */
export const wantsStillness = (): boolean =>
  typeof window.matchMedia !== 'function' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
