import { useEffect, useMemo, useReducer } from 'react';
import type { Timeline } from '../../../economics/lesson/timeline';
import { playback, type Playback, type PlaybackAction } from './playback';

/** Longest step in seconds. After a longer gap the tab was suspended, and the lesson must not skip ahead. */
const LONGEST_STEP = 0.25;

/** The shared clock of picture, captions, and voice. */
export function usePlayback(timeline: Timeline, begin: () => Playback) {
  const reducer = useMemo(
    () => (state: Playback, action: PlaybackAction) => playback(state, action, timeline),
    [timeline],
  );
  const [state, dispatch] = useReducer(reducer, null, begin);

  useEffect(() => {
    if (!state.isPlaying) return;
    let last = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const elapsed = Math.min(LONGEST_STEP, Math.max(0, (now - last) / 1000));
      last = now;
      dispatch({ type: 'tick', elapsed });
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [state.isPlaying]);

  return [state, dispatch] as const;
}
