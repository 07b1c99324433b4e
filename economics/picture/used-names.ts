import type { GraphPicture } from './graph-picture';
import { figureOf, type Picture } from './picture';

/** Points that a question may speak of. E is the equilibrium, which every graph may name. */
export const POINT = /^[F-K]$/;

/** Whether a text speaks of the point, or of its price or quantity: F, Q~F~ or PF. */
export const speaksOf = (text: string, letter: string): boolean =>
  new RegExp(String.raw`\b(?:[CHLPQVWY]~?)?${letter}\b`).test(text);

function withoutUnused(picture: GraphPicture, text: string): GraphPicture {
  const unused = figureOf(picture).marks.filter(({ name }) => POINT.test(name) && !speaksOf(text, name));
  if (unused.length === 0) return picture;
  return { ...picture, unlabeled: [...(picture.unlabeled ?? []), ...unused.map(({ id }) => id)] };
}

/** The picture without the names of points that the text of its question does not use: a name promises a question about it. */
export const withUsedNames = (picture: Picture, text: string): Picture =>
  picture.kind === 'panels'
    ? { ...picture, left: withoutUnused(picture.left, text), right: withoutUnused(picture.right, text) }
    : withoutUnused(picture, text);
