import type { Picture } from '../../../../economics/picture/picture';
import { sketchOfVariant } from '../../../../economics/question/question-models';

const FIGURES = '/figures/';
const FIGURE = /^\/figures\/([a-z0-9][a-z0-9.-]*)\.svg$/;

/** Where the site draws the picture of a generated question, or the board of a chapter. */
export const figureUrl = (name: string): string => `${FIGURES}${name}.svg`;

export const isFigureUrl = (url: string): boolean => url.startsWith(FIGURES);

/** The name of the graph that is a choice of a generated question. */
export const choiceFigure = (questionId: string, index: number): string => `${questionId}.${index + 1}`;

/** "loss-of-a-quota-1", and the number from 1 where a choice of it is meant. */
const NAME = /^([^.]+)(?:\.(\d+))?$/;

function generatedPicture(name: string): Picture | null {
  const [, id = '', choice] = NAME.exec(name) ?? [];
  const sketch = sketchOfVariant(id);
  const found = choice === undefined ? sketch : sketch?.choices[Number(choice) - 1];
  return found?.picture ?? null;
}

/** The picture that the site draws at this URL, among them a chapter's `boards` by URL; null where it draws none. */
export function pictureAt(url: string, boards: ReadonlyMap<string, Picture>): Picture | null {
  const board = boards.get(url);
  if (board !== undefined) return board;
  const name = FIGURE.exec(url)?.[1];
  return name === undefined ? null : generatedPicture(name);
}
