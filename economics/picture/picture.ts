import type { Figure } from '../figure';
import { barsFigure, type BarsPicture } from './bars-figure';
import { elasticitiesFigure, type ElasticitiesPicture } from './elasticities-figure';
import { externalityFigure } from './externality-figure';
import type { ExternalityPicture } from './externality-picture';
import { withFocus, withWords, type Focused, type Worded } from './focus';
import { lorenzFigure, type LorenzPicture } from './lorenz-figure';
import { hiringFigure, type HiringPicture } from './hiring-figure';
import { laborMarketFigure, type LaborMarketPicture } from './labor-market-figure';
import { firmFigure } from './firm-figure';
import type { FirmPicture } from './firm-picture';
import { longRunCostFigure, type LongRunCostPicture } from './long-run-cost-figure';
import { marginalFigure, type MarginalPicture } from './marginal-figure';
import { marketFigure } from './market-figure';
import type { MarketPicture } from './market-picture';
import { panelsFigure, type PanelsPicture } from './panels-figure';
import { withPositions } from './positions';
import { monopsonyFigure } from './monopsony-figure';
import type { MonopsonyPicture } from './monopsony-picture';
import { possibilitiesFigure } from './possibilities-figure';
import type { PossibilitiesPicture } from './possibilities-picture';
import { publicGoodFigure, type PublicGoodPicture } from './public-good-figure';
import { productionFigure, type ProductionPicture } from './production-figure';
import { revenueFigure, type RevenuePicture } from './revenue-figure';
import { scheduleFigure, type SchedulePicture } from './schedule-figure';
import { utilityFigure, type UtilityPicture } from './utility-figure';
import { worldTradeFigure } from './world-trade-figure';
import type { WorldTradePicture } from './world-trade-picture';

/** One graph. */
export type GraphPicture = Focused &
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
    | ExternalityPicture
    | WorldTradePicture
    | PublicGoodPicture
    | LorenzPicture
    | LaborMarketPicture
    | HiringPicture
    | MonopsonyPicture
    | ProductionPicture
    | FirmPicture
    | LongRunCostPicture
  );

/** Two graphs in one figure. What is in focus and without a label is said in each of them. */
type TwoPictures = Pick<Worded, 'description'> & PanelsPicture<GraphPicture>;

/** The author's description of a graph: YAML in lessons, an object in question models. */
export type Picture = GraphPicture | TwoPictures;

/** The graph with its text description. @throws RangeError with a message for the author when it cannot be drawn. */
export const figureOf = (picture: Picture): Figure => drawn(picture, (graph) => withFocus(graphOf(graph), graph));

/** Like figureOf, but with nothing faint. */
export const wholeFigureOf = (picture: Picture): Figure => drawn(picture, graphOf);

const drawn = (picture: Picture, draw: (graph: GraphPicture) => Figure): Figure =>
  picture.kind === 'panels' ? withWords(panelsFigure(picture, { draw, withTop }), picture) : draw(picture);

const graphOf = (picture: GraphPicture): Figure =>
  withPositions(withWords(automaticFigureOf(picture), picture), picture);

/** The same graph with a price axis of this length, so that two can share it. */
function withTop(picture: GraphPicture, top: number): GraphPicture {
  switch (picture.kind) {
    case 'market':
    case 'revenue':
    case 'elasticities':
    case 'externality':
    case 'world-trade':
    case 'public-good':
    case 'firm':
    case 'long-run-cost':
      return { ...picture, max: { ...picture.max, price: top } };
    case 'labor-market':
    case 'hiring':
    case 'monopsony':
      return { ...picture, max: { ...picture.max, wage: top } };
    case 'marginal':
      return { ...picture, max: { ...picture.max, y: top } };
    case 'schedule':
      return { ...picture, max: { price: top } };
    case 'possibilities':
    case 'utility':
    case 'bars':
    case 'lorenz':
    case 'production':
      throw new RangeError(`a graph of kind ${picture.kind} has no price axis to link`);
  }
}

function automaticFigureOf(picture: GraphPicture): Figure {
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
    case 'externality':
      return externalityFigure(picture);
    case 'world-trade':
      return worldTradeFigure(picture);
    case 'public-good':
      return publicGoodFigure(picture);
    case 'lorenz':
      return lorenzFigure(picture);
    case 'labor-market':
      return laborMarketFigure(picture);
    case 'hiring':
      return hiringFigure(picture);
    case 'monopsony':
      return monopsonyFigure(picture);
    case 'production':
      return productionFigure(picture);
    case 'firm':
      return firmFigure(picture);
    case 'long-run-cost':
      return longRunCostFigure(picture);
  }
}
