import type { Lines } from './line-at';

/** Shown beside the trophy of a chapter graded over 50 (spec §4). */
export const PRAISE_LINES: Lines = [
  'A clear surplus.',
  'Productively efficient.',
  'Returns: increasing.',
  'Well above equilibrium.',
  'Time well allocated.',
  'A comparative advantage, found.',
  'The frontier moved out.',
  'Gains from study, realized.',
  'Utility: up.',
  'Adam Smith nods, slowly.',
];

/** Retry prompt shown beside a chapter graded 50 or below (spec §4). */
export const RETRY_LINES: Lines = [
  'Yikes. A temporary shortage. The quiz is open for another try.',
  'Yikes. That score is a sunk cost. The next one isn’t.',
  'Yikes. A short-run result. The long run is still yours.',
  'Yikes. Plenty of gains left here. Try it again.',
];
