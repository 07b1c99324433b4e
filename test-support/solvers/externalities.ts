import { areasWhere } from './areas';
import type { ReadQuestion } from '../read-question';
import { numbersIn } from '../read-question';
import type { Solvers } from './solver';

/** The first numbers in the sentence of a description that begins or goes on like this. */
const after = ({ description }: ReadQuestion, pattern: RegExp): readonly number[] =>
  numbersIn(pattern.exec(description)?.[1] ?? '');

/** Where the private curves cross, where society's do, and what the description says of the distance between the curves. */
function pointsOf(question: ReadQuestion) {
  const [price = NaN, quantity = NaN] = after(question, /[Tt]he demand and supply curves intersect ([^.]+)/);
  const [efficientPrice = NaN, efficient = NaN] = after(
    question,
    /MS[BC] and the (?:demand|supply) curve intersect ([^.]+)/,
  );
  const [social = NaN] = after(question, /H is on MS[BC], ([^.]+)/);
  return { price, quantity, efficientPrice, efficient, social, isCost: question.description.includes('MPC') };
}

/** Where demand and supply meet the axis of prices. */
function interceptsOf(question: ReadQuestion) {
  const [choke = NaN] = after(question, /quantity demanded is zero at (\S+)/);
  const [reservation = NaN] = after(question, /quantity supplied is zero at (\S+)/);
  return { choke, reservation };
}

export const externalities: Solvers = {
  'market-and-efficient-quantity': (question) => {
    const { quantity, efficient } = pointsOf(question);
    return [quantity, efficient];
  },
  'loss-of-an-externality': (question) => {
    const { quantity, efficient, price, social } = pointsOf(question);
    return [Math.abs(social - price) * Math.abs(quantity - efficient) * 0.5];
  },
  // The sum over all units of MSB − MSC, which changes along a straight line from the first unit to the last one.
  'total-surplus-with-an-externality': (question) => {
    const { quantity, price, social, isCost } = pointsOf(question);
    const { choke, reservation } = interceptsOf(question);
    const gap = Math.abs(social - price) * (isCost ? -1 : 1);
    return [(quantity * (choke - reservation + gap + gap)) / 2];
  },
  'areas-of-an-external-benefit': (question) => {
    const isBest = question.stem.includes('socially efficient quantity');
    return areasWhere(question, (place) => isBest || !place.includes('right of'));
  },
  // Each unit there costs more than it is worth, or would be worth more than it costs.
  'graph-of-an-externalitys-loss': ({ choices: [choice] }) =>
    choice?.text.includes('MSC lies above')
      ? ['above the demand curve D', 'below the marginal social cost curve MSC', 'left of the quantity QF']
      : ['above the supply curve S', 'below the marginal social benefit curve MSB', 'right of the quantity QF'],
};
