import type { PanelsPicture } from '../../picture/panels-picture';
import type { Frame } from '../frame-schema';
import { marginalResults, possibilitiesResults, revenueResults, utilityResults } from './choice-results';
import { firmResults, longRunCostResults, productionResults } from './firm-results';
import { gameResults } from './game-results';
import { hiringResults, laborMarketResults, monopsonyResults } from './labor-results';
import { marketResults, worldTradeResults } from './market-results';
import type { Result, Results } from './result';
import { externalityResults, lorenzResults, publicGoodResults } from './social-results';

const behind = (word: string, results: Results): Results =>
  Object.fromEntries(
    Object.entries(results).map(([name, one]): [string, Result] => [
      `${word}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      one,
    ]),
  );

/** Those of the firm on the right are called firmProfit and so on. */
const panelsResults = ({ left, right }: PanelsPicture): Results => ({
  ...resultsOf(left),
  ...behind(right.kind, resultsOf(right)),
});

/** What the model of a frame says of it. @throws RangeError, with a message for the author, for a frame without a model. */
export function resultsOf(frame: Frame): Results {
  switch (frame.kind) {
    case 'market':
      return marketResults(frame);
    case 'world-trade':
      return worldTradeResults(frame);
    case 'firm':
      return firmResults(frame);
    case 'production':
      return productionResults(frame);
    case 'long-run-cost':
      return longRunCostResults(frame);
    case 'externality':
      return externalityResults(frame);
    case 'public-good':
      return publicGoodResults(frame);
    case 'lorenz':
      return lorenzResults(frame);
    case 'table':
      return gameResults(frame);
    case 'panels':
      return panelsResults(frame);
    case 'labor-market':
      return laborMarketResults(frame);
    case 'hiring':
      return hiringResults(frame);
    case 'monopsony':
      return monopsonyResults(frame);
    case 'possibilities':
      return possibilitiesResults(frame);
    case 'marginal':
      return marginalResults(frame);
    case 'utility':
      return utilityResults(frame);
    case 'revenue':
      return revenueResults(frame);
    case 'bars':
    case 'elasticities':
    case 'flow':
    case 'schedule':
    case 'text':
      throw new RangeError(`nothing can be moved in a frame of kind ${frame.kind}`);
  }
}
