import type { Figure } from '../figure';
import { barsFigure, type BarsPicture } from './bars-figure';
import { elasticitiesFigure, type ElasticitiesPicture } from './elasticities-figure';
import { withFocus, withWords, type Focused, type Worded } from './focus';
import { marginalFigure, type MarginalPicture } from './marginal-figure';
import { marketFigure } from './market-figure';
import type { MarketPicture } from './market-picture';
import { possibilitiesFigure } from './possibilities-figure';
import type { PossibilitiesPicture } from './possibilities-picture';
import { revenueFigure, type RevenuePicture } from './revenue-figure';
import { scheduleFigure, type SchedulePicture } from './schedule-figure';
import { utilityFigure, type UtilityPicture } from './utility-figure';

/** The author's description of a graph: YAML in lessons, an object in question models. */
export type Picture = Focused &
  Worded &
  (
    | MarketPicture
    | PossibilitiesPicture
    | MarginalPicture
    | UtilityPicture
    | SchedulePicture
    | RevenuePicture
    | ElasticitiesPicture
    | BarsPicture
  );

/** The graph with its text description. @throws RangeError with a message for the author when it cannot be drawn. */
export const figureOf = (picture: Picture): Figure => withFocus(wholeFigureOf(picture), picture);

/** Like figureOf, but with nothing faint. */
export const wholeFigureOf = (picture: Picture): Figure => withWords(automaticFigureOf(picture), picture);

function automaticFigureOf(picture: Picture): Figure {
  switch (picture.kind) {
    case 'market':
      return marketFigure(picture);
    case 'possibilities':
      return possibilitiesFigure(picture);
    case 'marginal':
      return marginalFigure(picture);
    case 'utility':
      return utilityFigure(picture);
    case 'schedule':
      return scheduleFigure(picture);
    case 'revenue':
      return revenueFigure(picture);
    case 'elasticities':
      return elasticitiesFigure(picture);
    case 'bars':
      return barsFigure(picture);
  }
}
