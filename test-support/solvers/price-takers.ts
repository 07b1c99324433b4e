import type { ReadQuestion } from '../read-question';
import { said } from './sentences';
import { at, type Solvers } from './solver';

/** Quantity and price where MR = D meets MC, and the height of the curve that point F or G is on. */
function firmIn(question: ReadQuestion) {
  const output = said(question, /intersect at a quantity/);
  const heightAt = (curve: string): number => said(question, new RegExp(`^[F-K] is on ${curve},`))(1);
  return { quantity: output(0), price: output(1), atc: heightAt('ATC'), avc: heightAt('AVC') };
}

export const priceTakers: Solvers = {
  'largest-fee-without-exit': (question) => {
    const { quantity, price, atc } = firmIn(question);
    return [price * quantity - atc * quantity];
  },
  'implicit-costs-behind-a-profit': (question) => {
    const { quantity, price, atc } = firmIn(question);
    // Revenue minus explicit costs is accounting profit, and all costs that are not explicit are implicit.
    const explicit = price * quantity - at(question.given)(0);
    return [atc * quantity - explicit];
  },
  'price-drop-before-shutdown': (question) => {
    const price = said(question, /is a horizontal line at a price of/)(0);
    return [price - said(question, /lowest point of AVC: /)(0)];
  },
};
