import type { Picture } from '../../../../economics/picture/picture';
import { sketchOfVariant } from '../../../../economics/question/question-models';

const FIGURES = '/figures/';
const FIGURE = /^\/figures\/([a-z0-9][a-z0-9.-]*)\.svg$/;

/** Where the site draws the picture of a generated question. */
export const figureUrl = (questionId: string): string => `${FIGURES}${questionId}.svg`;

export const isFigureUrl = (url: string): boolean => url.startsWith(FIGURES);

/** The picture that the site draws at this URL; null where it draws none. */
export function pictureAt(url: string): Picture | null {
  const questionId = FIGURE.exec(url)?.[1];
  return questionId === undefined ? null : (sketchOfVariant(questionId)?.picture ?? null);
}
