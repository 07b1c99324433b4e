import { fromGiven, fromShown, type Solvers } from './solver';

function revenueWords(p1: number, q1: number, p2: number, q2: number): { change: number; way: string } {
  const change = p2 * q2 - p1 * q1;
  return { change: Math.abs(change), way: change > 0 ? 'rises' : 'falls' };
}

export const revenues: Solvers = {
  'revenue-test': fromShown((_choke, _most, _free, p1, q1, p2, q2) => {
    const { change, way } = revenueWords(p1!, q1!, p2!, q2!);
    return [p2! > p1! === (way === 'rises') ? 'is inelastic' : 'is elastic', way, change];
  }),
  'revenue-change': fromGiven((p1, q1, p2, q2) => {
    const { change, way } = revenueWords(p1!, q1!, p2!, q2!);
    return [way, change];
  }),
  'largest-revenue': ({ given }) => {
    const [choke = NaN, most = NaN] = given;
    const revenues = Array.from({ length: 201 }, (_, step) => ((choke * step) / 200) * (most - (most * step) / 200));
    return [Math.max(...revenues)];
  },
};
