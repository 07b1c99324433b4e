import { describe, expect, test } from 'vitest';
import { drawing, type Drawing } from '../../test-support/drawing';
import { graphQuestion } from '../../test-support/free-response-questions';
import type { FreeResponse } from './free-response';
import { scoreFreeResponse } from './score';

// A label with an equals sign says that one curve is two things. What cannot be, or what the drawing shows elsewhere, names nothing.

const lostBy = (question: FreeResponse, drawn: Drawing): string =>
  scoreFreeResponse(question, { graph: drawn.document(), parts: {} })
    .filter(({ id, state }) => state === 'missed' && /^[a-d]$/u.test(id))
    .map(({ id }) => id)
    .join(' ');

describe('the line of a firm in perfect competition', () => {
  const question = graphQuestion({
    a: [{ kind: 'slopes', curve: 'MR | P | D | AR', slope: 'level' }],
    b: [{ kind: 'slopes', curve: 'MC', slope: 'up' }],
    c: [{ kind: 'label', name: 'QF', axis: 'x', at: 'MR | P | D | AR = MC' }],
  });
  const firm = (line: string, cost = 'MC') =>
    drawing('market').line(line, [0, 0.5], [0.9, 0.5]).line(cost, [0.1, 0.2], [0.7, 0.8]).mark([0.4, 0.5], { x: 'QF' });
  test.each([
    ['MR', ''],
    ['D = MR = AR = P', ''],
    ['MR (P)', ''],
    ['S = MR', 'a'],
    ['S=D=MR=P', 'a'],
    ['MR (supply)', 'a'],
    ['P = MC', 'a'],
    ['ATC = AR', 'a'],
  ])('is %s, which costs “%s”', (label, lost) => {
    expect(lostBy(question, firm(label))).toBe(lost);
  });
  test.each([
    ['MC = S', ''],
    ['MC (firm’s supply)', ''],
    ['MC = D', 'b'],
    ['S = MC = MR', 'b'],
  ])('crosses %s, which costs “%s”', (label, lost) => {
    expect(lostBy(question, firm('MR = P', label))).toBe(lost);
  });
});

describe('a market with an external cost', () => {
  const question = graphQuestion({
    a: [{ kind: 'slopes', curve: 'S | MPC', slope: 'up' }],
    b: [{ kind: 'above', curve: 'MSC', over: 'S | MPC' }],
    c: [{ kind: 'slopes', curve: 'D | MPB | MSB | MB', slope: 'down' }],
    d: [{ kind: 'label', name: 'QM', axis: 'x', at: 'S | MPC = D | MPB | MSB | MB' }],
  });
  const drawn = (upper: string, lower: string, demand = 'D') =>
    drawing('market')
      .line(upper, [0, 0.3], [0.6, 0.9])
      .line(lower, [0, 0.1], [0.8, 0.9])
      .line(demand, [0, 0.9], [0.9, 0])
      .mark([0.4, 0.5], { x: 'QM' });
  test.each([
    ['MSC', 'S = MPC', 'D = MSB', ''],
    ['MSC = MPC + MEC', 'S', 'D', ''],
    ['MSC = S', 'MPC', 'D', 'b'],
    ['MSC', 'S = MSC', 'D', 'a'],
    ['MSC', 'S', 'D = S', 'c'],
    ['MSC', 'S = MSB', 'D', 'a'],
  ])('with %s above %s, and %s, costs “%s”', (upper, lower, demand, lost) => {
    expect(lostBy(question, drawn(upper, lower, demand))).toBe(lost);
  });
});

describe('a monopoly', () => {
  const question = graphQuestion({
    a: [{ kind: 'slopes', curve: 'D', slope: 'down' }],
    b: [
      { kind: 'slopes', curve: 'MR', slope: 'down' },
      { kind: 'above', curve: 'D', over: 'MR' },
    ],
    c: [{ kind: 'label', name: 'QM', axis: 'x', at: 'MR = MC' }],
  });
  const monopoly = (demand: string, revenue: string) =>
    drawing('market')
      .line(demand, [0, 0.9], [0.9, 0])
      .line(revenue, [0, 0.9], [0.45, 0])
      .line('MC', [0, 0.1], [0.8, 0.9])
      .mark([0.267, 0.367], { x: 'QM' });
  test.each([
    ['D = AR', 'MR', ''],
    ['D = AR = P', 'MR', ''],
    ['D = MR', 'MR', 'a'],
    ['D', 'MR = S', 'b'],
    ['D = S', 'MR', 'a'],
  ])('with %s above %s costs “%s”', (demand, revenue, lost) => {
    expect(lostBy(question, monopoly(demand, revenue))).toBe(lost);
  });
});

describe('a monopsony', () => {
  const question = graphQuestion({
    a: [{ kind: 'slopes', curve: 'S', slope: 'up' }],
    b: [{ kind: 'above', curve: 'MRC', over: 'S' }],
    c: [{ kind: 'slopes', curve: 'MRP | D', slope: 'down' }],
  });
  const labor = (cost: string, supply: string, product: string) =>
    drawing('market')
      .line(cost, [0, 0.2], [0.4, 0.9])
      .line(supply, [0, 0.2], [0.8, 0.9])
      .line(product, [0, 0.9], [0.9, 0.1]);
  test.each([
    ['MRC', 'S = AC of labor', 'D = MRP', ''],
    ['MRC', 'S = MRC', 'MRP', 'a'],
    ['MRC', 'S', 'MRP = MRC', 'c'],
    ['MRC = MRP', 'S', 'D', 'b'],
  ])('with %s above %s, and %s, costs “%s”', (cost, supply, product, lost) => {
    expect(lostBy(question, labor(cost, supply, product))).toBe(lost);
  });
});
