function logChoose(n: number, k: number): number {
  let sum = 0;
  for (let i = 1; i <= k; i += 1) sum += Math.log((n - k + i) / i);
  return sum;
}

/** The chance that `least` or more of `n` independent tries succeed, each with probability `p` (0 < p < 1). */
export function binomialTail(n: number, least: number, p: number): number {
  let tail = 0;
  for (let k = Math.max(0, least); k <= n; k += 1)
    tail += Math.exp(logChoose(n, k) + k * Math.log(p) + (n - k) * Math.log(1 - p));
  return Math.min(1, tail);
}
