import type { Picture } from '../../../../economics/picture/picture';
import { sketchOfVariant } from '../../../../economics/question/question-models';

const FIGURES = '/figures/';
const FIGURE = /^\/figures\/([a-z0-9][a-z0-9.-]*)\.svg$/;

/** Where the site draws the picture of a generated question, or the board of a chapter. */
export const figureUrl = (name: string): string => `${FIGURES}${name}.svg`;

export const isFigureUrl = (url: string): boolean => url.startsWith(FIGURES);

/** The picture that the site draws at this URL, among them a chapter's `boards` by URL; null where it draws none. */
export function pictureAt(url: string, boards: ReadonlyMap<string, Picture>): Picture | null {
  const board = boards.get(url);
  if (board !== undefined) return board;
  const questionId = FIGURE.exec(url)?.[1];
  return questionId === undefined ? null : (sketchOfVariant(questionId)?.picture ?? null);
}
