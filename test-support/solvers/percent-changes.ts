export const midpoint = (p1: number, p2: number, q1: number, q2: number) =>
  Math.abs(((q2 - q1) * (p1 + p2)) / ((q1 + q2) * (p2 - p1)));

export const simple = (c1: number, c2: number, q1: number, q2: number) => (q2 / q1 - 1) / (c2 / c1 - 1);
