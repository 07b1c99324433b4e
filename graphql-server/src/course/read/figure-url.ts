import type { Picture } from '../../../../economics/picture/picture';
import { questionOfVariant } from '../../../../economics/question/question-models';
import { picturesIn } from './course-html';
import type { RichText } from './course-source';

const FIGURES = '/figures/';
const FIGURE = /^\/figures\/([a-z0-9][a-z0-9.-]*)\.svg$/;

/** Where the site draws the picture of a question that a model made: its id is the picture's name. */
export const figureAddress = (name: string): string => `${FIGURES}${name}.svg`;

export const isFigureAddress = (url: string): boolean => url.startsWith(FIGURES);

/** The picture that the site draws at this address; null where it draws none. */
export function pictureAt(url: string): Picture | null {
  const name = FIGURE.exec(url)?.[1];
  return name === undefined ? null : (questionOfVariant(name)?.picture ?? null);
}

/** The picture that a question with this stem shows, where the site draws it. */
export function pictureOf(stem: RichText): Picture | null {
  const [first] = picturesIn(stem);
  return first === undefined ? null : pictureAt(first.url);
}
