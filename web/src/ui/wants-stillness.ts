/** Whether this person asked for less motion; also where nobody can be asked. */
export const wantsStillness = (): boolean =>
  typeof window.matchMedia !== 'function' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
