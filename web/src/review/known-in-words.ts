/** With a range wider than this, from 0 to 1, there is not enough evidence to say more. */
const TOO_WIDE = 0.4;

/**
 * What the estimate of a topic means: how much of it the student probably knows (nine times in ten at least `low`, nine times in
 * ten at most `high`), and in how many questions of ten that shows.
 */
export function knownInWords({ low, high }: { low: number; high: number }): string {
  const [from, to] = [low, high].map((share) => Math.round(share * 10));
  const count = from === to ? `about ${from}` : `${from} to ${to}`;
  return `${leadOf(low, high)}: of 10 new questions, ${count}, lucky guesses not counted.`;
}

function leadOf(low: number, high: number): string {
  if (high - low > TOO_WIDE) return 'It is too early to say how much of this topic you know';
  if (low >= 0.7) return 'You probably know most of this topic';
  if (low >= 0.5) return 'You probably know more than half of this topic';
  if (high <= 0.3) return 'You probably know little of this topic yet';
  return high <= 0.5 ? 'You probably know less than half of this topic' : 'You probably know about half of this topic';
}
