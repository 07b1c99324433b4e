import { useEffect, useState } from 'react';

/** The latest response's time, and how far the client's clock is from the server's, in milliseconds. */
let latest: { readonly now: string; readonly offset: number } | null = null;

/**
 * How far the server's clock is ahead, by a response that has just arrived. A response that is read from the cache again keeps the offset
 * of its arrival.
 * @param now MockExam.now, ISO 8601
 */
export function clockOffset(now: string): number {
  if (latest?.now !== now) latest = { now, offset: Date.parse(now) - Date.now() };
  return latest.offset;
}

/** The offset of a response that another visit of this browser got. */
export function restoreOffset(now: string, offset: number): void {
  latest = { now, offset };
}

/** The server's time, by the client's clock and the latest offset. Milliseconds since 1970. */
export const serverTime = (): number => Date.now() + (latest?.offset ?? 0);

/** The server's time, each second. It stands still where `runs` is false. */
export function useServerTime(runs: boolean): number {
  const [time, setTime] = useState(serverTime);
  useEffect(() => {
    if (!runs) return;
    const tick = () => setTime(serverTime());
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [runs]);
  return time;
}
