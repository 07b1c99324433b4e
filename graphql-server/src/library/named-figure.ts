import { figureOf, type Picture } from '../../../economics/picture/picture';
import { withoutSubscripts } from '../../../economics/svg/labels/text-width';

/** A graph that the site draws, beside a question or as one of its choices. */
export interface NamedFigure {
  /** That of its file: a question's id, that of one of its choices, or a chapter's slug and the name of a board. */
  readonly name: string;
  /** What it is drawn from. */
  readonly picture: Picture;
  /** What it shows, as text. */
  readonly alt: string;
}

/** @throws RangeError with a message for the author when the picture cannot be drawn. */
export const namedFigure = (name: string, picture: Picture): NamedFigure => ({
  name,
  picture,
  alt: withoutSubscripts(figureOf(picture).description),
});

export const FIGURES = '/figures/';

/** Where the site serves the figure of this name as a file. */
export const figureUrl = (name: string): string => `${FIGURES}${name}.svg`;
