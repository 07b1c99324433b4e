import type { Figure } from '../figure';
import { blank, writerOf } from './figure-parts';
import { marketShades } from './market-areas';
import { checkParts } from './market-checks';
import { marketCurves } from './market-curves';
import { marketAxes } from './market-axes';
import { marketArrows, marketMarks, marketSpans } from './market-marks';
import type { MarketPicture } from './market-picture';
import { movementAmong, placePoints, pointMarks, withSharedLetters } from './market-points';
import { letteredAreas } from './lettered-areas';
import { marketState } from './market-state';
import { drawnAreas } from './shades';
import { describeMarket, titleOfMarket } from './market-description';

/** The graph of a market. @throws RangeError with a message for the author when its parts do not fit together. */
export function marketFigure(picture: MarketPicture, writer = writerOf(picture.values)): Figure {
  const state = marketState(picture);
  const placed = placePoints(picture, state);
  checkParts(state, movementAmong(placed) ? 2 : 0);
  const parts = marketMarks(state, writer);
  const points = writer.isHidden ? withSharedLetters(placed, parts) : placed;
  const marks = [...parts, ...pointMarks(points, writer)];
  const axes = marketAxes(picture, state, points, marks, writer);
  const curves = marketCurves(axes, state, writer);
  const regions = typeof picture.areas === 'object' ? letteredAreas(picture.areas, axes, curves, marks) : [];
  const areas = [...drawnAreas(axes, marketShades(state), picture.areas === 'letters'), ...regions];
  return {
    ...blank,
    ...axes,
    title: titleOfMarket(picture, state, writer),
    description: describeMarket(picture, state, points, areas, writer),
    curves,
    areas: areas.map(({ area }) => area),
    marks,
    spans: marketSpans(state, writer),
    arrows: marketArrows(axes, state, points),
  };
}
