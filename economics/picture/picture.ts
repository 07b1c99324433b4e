import type { Figure } from '../figure';
import { barsFigure } from './bars-figure';
import { elasticitiesFigure } from './elasticities-figure';
import { externalityFigure } from './externality-figure';
import { withFocus, withWords } from './focus';
import type { GraphPicture } from './graph-picture';
import { lorenzFigure } from './lorenz-figure';
import { hiringFigure } from './hiring-figure';
import { laborMarketFigure } from './labor-market-figure';
import { firmFigure } from './firm-figure';
import { longRunCostFigure } from './long-run-cost-figure';
import { marginalFigure } from './marginal-figure';
import { marketFigure } from './market-figure';
import { panelsFigure } from './panels-figure';
import type { PanelsPicture } from './panels-picture';
import { withPositions } from './positions';
import { monopsonyFigure } from './monopsony-figure';
import { possibilitiesFigure } from './possibilities-figure';
import { publicGoodFigure } from './public-good-figure';
import { productionFigure } from './production-figure';
import { revenueFigure } from './revenue-figure';
import { scheduleFigure } from './schedule-figure';
import { utilityFigure } from './utility-figure';
import { worldTradeFigure } from './world-trade-figure';

/** The author's description of a graph: YAML in lessons, an object in question models. */
export type Picture = GraphPicture | PanelsPicture;

/** A picture that a model chose is drawn to see whether it is legible, to name its points, to describe it, and to show it. */
const figures = new WeakMap<Picture, Figure>();

/** The graph with its text description. @throws RangeError with a message for the author when it cannot be drawn. */
export function figureOf(picture: Picture): Figure {
  const known = figures.get(picture);
  if (known !== undefined) return known;
  const figure = drawn(picture, (graph) => withFocus(graphOf(graph), graph));
  figures.set(picture, figure);
  return figure;
}

/** Like figureOf, but with nothing faint. */
export const wholeFigureOf = (picture: Picture): Figure => drawn(picture, graphOf);

const drawn = (picture: Picture, draw: (graph: GraphPicture) => Figure): Figure =>
  picture.kind === 'panels' ? withWords(panelsFigure(picture, { draw, withTop }), picture) : draw(picture);

const graphOf = (picture: GraphPicture): Figure =>
  withPositions(withWords(automaticFigureOf(picture.kind, picture), picture), picture);

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

type Pictures = { readonly [Picture in GraphPicture as Picture['kind']]: Picture };

const FIGURES: { readonly [Kind in keyof Pictures]: (picture: Pictures[Kind]) => Figure } = {
  market: marketFigure,
  possibilities: possibilitiesFigure,
  marginal: marginalFigure,
  utility: utilityFigure,
  schedule: scheduleFigure,
  revenue: revenueFigure,
  elasticities: elasticitiesFigure,
  bars: barsFigure,
  externality: externalityFigure,
  'world-trade': worldTradeFigure,
  'public-good': publicGoodFigure,
  lorenz: lorenzFigure,
  'labor-market': laborMarketFigure,
  hiring: hiringFigure,
  monopsony: monopsonyFigure,
  production: productionFigure,
  firm: firmFigure,
  'long-run-cost': longRunCostFigure,
};

const automaticFigureOf = <Kind extends keyof Pictures>(kind: Kind, picture: Pictures[Kind]): Figure =>
  FIGURES[kind](picture);
