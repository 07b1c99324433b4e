import { useEffect, useMemo, useReducer } from 'react';
import { isWaiting } from '../../../economics/lesson/lesson';
import { placeAt, type Place, type Timeline } from '../../../economics/lesson/timeline';
import { isWatched, secondsWithin } from './watched';

export const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const;
export type Speed = (typeof SPEEDS)[number];

/** The playback state of a lesson. Times are in seconds of the lesson at speed 1. */
export interface Playback {
  readonly seconds: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  /** Index of the scene whose question or task is waiting, or null. The lesson is paused meanwhile. */
  readonly asking: number | null;
  /** Indexes of the scenes whose question or task was done or skipped. Playback does not ask it again. */
  readonly passed: ReadonlySet<number>;
  /** The end of the text that the voice is still speaking, or null. Playback does not go past it. */
  readonly holdAt: number | null;
  /** The end of a clip, where playback stops once, or null. */
  readonly stopAt: number | null;
  /** The whole seconds of the lesson that were played, not skipped by seeking. */
  readonly played: ReadonlySet<number>;
  /** How many times the lesson was watched to its end. */
  readonly watches: number;
}

export type PlaybackAction =
  | { readonly type: 'tick'; readonly elapsed: number }
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'seek'; readonly seconds: number }
  | { readonly type: 'speed'; readonly speed: Speed }
  | { readonly type: 'ask'; readonly scene: number }
  | { readonly type: 'goOn' }
  | { readonly type: 'hold'; readonly until: number | null }
  | { readonly type: 'spoken'; readonly seconds: number };

/** Seconds to subtract from the end of a scene to get a time within it. */
const JUST_BEFORE = 0.001;

/** `clipEnd` is the end of a scene, whose question and successor are left for later. */
export function startAt(
  seconds: number,
  speed: Speed,
  played: Iterable<number> = [],
  clipEnd: number | null = null,
): Playback {
  const stopAt = clipEnd === null ? null : clipEnd - JUST_BEFORE;
  const begin = { seconds, isPlaying: false, speed, asking: null, holdAt: null, stopAt, watches: 0 };
  return { ...begin, passed: new Set(), played: new Set(played) };
}

export const isClipOver = ({ seconds, stopAt }: Playback): boolean => stopAt !== null && seconds >= stopAt;

export const isOver = ({ seconds }: Playback, { length }: Timeline): boolean => seconds >= length;

/** Returns the index of the first scene with an open question or task between the current time and `target`, or null. */
function questionBefore(target: number, { seconds, passed }: Playback, timeline: Timeline): number | null {
  const scene = timeline.scenes.findIndex(
    ({ scene, to }, index) => isWaiting(scene) && to > seconds && to <= target && !passed.has(index),
  );
  return scene < 0 ? null : scene;
}

/** Moves to `target` by playing. At the end, the lesson counts as watched if hardly any of it was skipped. */
function playTo(state: Playback, target: number, timeline: Timeline): Playback {
  const seconds = Math.min(target, timeline.length, state.stopAt ?? Infinity);
  const fresh = secondsWithin(state.seconds, seconds).filter((second) => !state.played.has(second));
  const played = fresh.length === 0 ? state.played : new Set([...state.played, ...fresh]);
  if (seconds < timeline.length)
    return { ...state, seconds, played, isPlaying: state.isPlaying && seconds !== state.stopAt };
  const counted = isWatched(played, timeline) ? { played: new Set<number>(), watches: state.watches + 1 } : { played };
  return { ...state, ...counted, seconds, isPlaying: false };
}

function advance(state: Playback, elapsed: number, timeline: Timeline): Playback {
  const wanted = state.seconds + elapsed * state.speed;
  const limit = Math.min(state.holdAt ?? Infinity, state.stopAt ?? Infinity);
  const target = Math.max(state.seconds, Math.min(wanted, limit));
  const asking = questionBefore(target, state, timeline);
  if (asking !== null) {
    const end = timeline.scenes[asking]?.to ?? target;
    return { ...playTo(state, end - JUST_BEFORE, timeline), isPlaying: false, asking };
  }
  return playTo(state, target, timeline);
}

/** Asks the question or task of a scene, again if it was already answered or skipped. */
function ask(state: Playback, scene: number, timeline: Timeline): Playback {
  const timed = timeline.scenes[scene];
  if (timed === undefined || !isWaiting(timed.scene)) return state;
  return { ...state, seconds: timed.to - JUST_BEFORE, isPlaying: false, asking: scene, holdAt: null, stopAt: null };
}

function goOn(state: Playback, timeline: Timeline): Playback {
  if (state.asking === null) return state;
  const seconds = timeline.scenes[state.asking]?.to ?? state.seconds;
  const passed = new Set([...state.passed, state.asking]);
  return playTo({ ...state, passed, asking: null, holdAt: null, isPlaying: true }, seconds, timeline);
}

export function playback(state: Playback, action: PlaybackAction, timeline: Timeline): Playback {
  switch (action.type) {
    case 'tick':
      return state.isPlaying ? advance(state, action.elapsed, timeline) : state;
    case 'play':
      if (state.asking !== null) return goOn(state, timeline);
      return {
        ...state,
        isPlaying: true,
        seconds: isOver(state, timeline) ? 0 : state.seconds,
        stopAt: isClipOver(state) ? null : state.stopAt,
      };
    case 'pause':
      return { ...state, isPlaying: false };
    case 'seek': {
      const seconds = Math.min(timeline.length, Math.max(0, action.seconds));
      const isPlaying = seconds < timeline.length && (state.isPlaying || state.asking !== null);
      const stopAt = seconds >= (state.stopAt ?? 0) ? null : state.stopAt;
      return { ...state, seconds, isPlaying, asking: null, holdAt: null, stopAt };
    }
    case 'speed':
      return { ...state, speed: action.speed };
    case 'ask':
      return ask(state, action.scene, timeline);
    case 'goOn':
      return goOn(state, timeline);
    case 'hold':
      return { ...state, holdAt: action.until };
    case 'spoken':
      return state.isPlaying && action.seconds > state.seconds ? playTo(state, action.seconds, timeline) : state;
  }
}

/** Returns the next faster (1) or slower (−1) speed, or the same speed at the end of the list. */
export function speedBeside(speed: Speed, step: 1 | -1): Speed {
  return SPEEDS[SPEEDS.indexOf(speed) + step] ?? speed;
}

/** Seconds into a scene after which "previous" means its own beginning. */
const JUST_BEGUN = 2;

/** Where the next scene (1) begins, or the one that a viewer who goes back (−1) means. At the end, the end of the lesson. */
export function sceneBeside(seconds: number, timeline: Timeline, step: 1 | -1): number {
  const starts = timeline.scenes.map(({ from }) => from);
  if (step === 1) return starts.find((from) => from > seconds) ?? timeline.length;
  return starts.findLast((from) => from < seconds - JUST_BEGUN) ?? 0;
}

export const positionOf = ({ seconds }: Playback, timeline: Timeline): Place => placeAt(timeline, seconds);

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
