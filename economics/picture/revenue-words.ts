import { quantityDemanded } from '../market';
import { count, dollars, isSame } from '../numbers';
import { totalRevenue, unitElasticPrice } from '../revenue';
import type { RevenuePicture } from './elasticity-pictures';
import { sentence, type Writer } from './figure-parts';

/** What becomes of total revenue between the two prices, if there are two. */
function changeWords({ demand, at = [] }: RevenuePicture): string[] {
  const [first, second] = at;
  if (first === undefined || second === undefined) return [];
  const [was, is] = [totalRevenue(demand, first), totalRevenue(demand, second)];
  const revenue = isSame(was, is) ? 'stays the same' : is > was ? 'rises' : 'falls';
  return [`the price ${second > first ? 'rises' : 'falls'} and total revenue ${revenue}`];
}

export function describeRevenue(
  picture: RevenuePicture,
  show: ReadonlySet<'stretches' | 'revenue'>,
  writer: Writer,
): string {
  const { demand, at = [] } = picture;
  const half = writer.price(unitElasticPrice(demand), 'P');
  const middle = writer.amount(demand.choke / demand.slope / 2, 'Q');
  const ends = `nobody buys at ${dollars(demand.choke)}, and ${count(demand.choke / demand.slope)} are wanted at $0`;
  const points = at.map((price, index) => {
    const [name, number] = at.length > 1 ? ['AB'.charAt(index), String(index + 1)] : ['A', ''];
    const sold = writer.amount(quantityDemanded(demand, price), `Q${number}`);
    const worth =
      show.has('revenue') && !writer.isHidden ? `: a total revenue of ${dollars(totalRevenue(demand, price))}` : '';
    return `at ${name} the price is ${writer.price(price, `P${number}`)} and ${sold} are sold${worth}`;
  });
  return [
    `demand D slopes down${writer.isHidden ? '' : `: ${ends}`}`,
    ...(show.has('stretches')
      ? [`demand is elastic above ${half}, unit elastic halfway up, at ${half} and ${middle}, and inelastic below`]
      : []),
    ...points,
    ...(show.has('revenue') ? changeWords(picture) : []),
  ]
    .map(sentence)
    .join(' ');
}
