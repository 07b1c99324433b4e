import { figureOf } from '../../../../economics/picture/picture';
import { drawFigure } from '../../../../economics/svg/draw-figure';
import { pictureAt } from '../read/figure-url';

/** The file behind the address of a picture that the site draws, for a program that shows it without the site; null for any other. */
export function figureFile(address: string): Uint8Array | null {
  const picture = pictureAt(address);
  return picture && Buffer.from(drawFigure(figureOf(picture), undefined, { standalone: true }));
}
