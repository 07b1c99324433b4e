import type { PanelsPicture } from '../../picture/panels-picture';
import type { Frame } from '../frame-schema';
import { firmResults, longRunCostResults, productionResults } from './firm-results';
import { gameResults } from './game-results';
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
    case 'bars':
    case 'elasticities':
    case 'flow':
    case 'hiring':
    case 'labor-market':
    case 'marginal':
    case 'monopsony':
    case 'possibilities':
    case 'revenue':
    case 'schedule':
    case 'text':
    case 'utility':
      throw new RangeError(`nothing can be moved in a frame of kind ${frame.kind}`);
  }
}
