import type { Figure } from '../figure';
import { blank, writerOf } from './figure-parts';
import { marketAreas } from './market-areas';
import { checkParts } from './market-checks';
import { marketCurves } from './market-curves';
import { marketAxes } from './market-axes';
import { marketArrows, marketMarks, marketSpans } from './market-marks';
import type { MarketPicture } from './market-picture';
import { movementAmong, placePoints, pointMarks } from './market-points';
import { marketState } from './market-state';
import { describeMarket, titleOfMarket } from './market-description';

/** The graph of a market. @throws RangeError with a message for the author when its parts do not fit together. */
export function marketFigure(picture: MarketPicture): Figure {
  const writer = writerOf(picture.values);
  const state = marketState(picture);
  const points = placePoints(picture, state);
  checkParts(state, movementAmong(points) ? 2 : 0);
  const marks = [...marketMarks(state, writer), ...pointMarks(points, writer)];
  const axes = marketAxes(picture, state, points, marks, writer);
  const areas = marketAreas(axes, state, picture.areas === 'letters');
  return {
    ...blank,
    ...axes,
    title: titleOfMarket(picture, state, writer),
    description: describeMarket(picture, state, points, areas, writer),
    curves: marketCurves(axes, state, writer),
    areas: areas.map(({ area }) => area),
    marks,
    spans: marketSpans(state, writer),
    arrows: marketArrows(axes, state, points),
  };
}
