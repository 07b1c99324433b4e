/** A moment of a lesson as clocks write it: 83 seconds are "1:23". */
export function momentText(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
