import type { RichText } from './course-source';

/** The cells of a choice under [columns:…], which have | between them: "rises | falls". */
export const cellsOf = ({ format, text }: RichText): RichText[] =>
  text.split('|').map((cell) => ({ format, text: cell.trim() }));
