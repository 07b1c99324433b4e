import type { Figure } from '../figure';
import { elasticitiesFigure } from './elasticities-figure';
import type { ElasticitiesPicture, RevenuePicture } from './elasticity-pictures';
import type { MarginalPicture, SchedulePicture, UtilityPicture } from './margin-pictures';
import { marginalFigure } from './marginal-figure';
import { marketFigure } from './market-figure';
import type { MarketPicture } from './market-picture';
import { possibilitiesFigure } from './possibilities-figure';
import type { PossibilitiesPicture } from './possibilities-picture';
import { revenueFigure } from './revenue-figure';
import { scheduleFigure } from './schedule-figure';
import { utilityFigure } from './utility-figure';

/** A graph as its author describes it: plain data, in YAML for lessons, in code for question models. */
export type Picture =
  | MarketPicture
  | PossibilitiesPicture
  | MarginalPicture
  | UtilityPicture
  | SchedulePicture
  | RevenuePicture
  | ElasticitiesPicture;

/** The graph with its words. @throws RangeError in words for the author when the description cannot be drawn. */
export function figureOf(picture: Picture): Figure {
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
  }
}
