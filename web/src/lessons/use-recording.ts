import { useEffect, useRef, type Dispatch } from 'react';
import { recordingUrl } from '../../../economics/lesson/lesson';
import { positionOf, type Playback, type PlaybackAction } from './playback';
import type { Timeline } from '../../../economics/lesson/timeline';

/** How far the lesson may run ahead of the recording, in seconds: it reports its position four times a second. */
const LEAD = 0.4;
/** More than this between lesson and recording means that the student went elsewhere. */
const GAP = 1;
/** Keeps the recording's end within its scene, so that a question at the end of the scene is asked. */
const JUST_BEFORE = 0.01;

/**
 * Plays the recording of the current scene, if it has one. The clock follows the recording: it waits while the browser loads,
 * and never runs ahead. If the recording fails, the captions continue alone.
 *
 * @param isOn whether the student wants to hear it
 * @param onFailure called when the recording cannot be played
 */
export function useRecording(
  state: Playback,
  timeline: Timeline,
  isOn: boolean,
  dispatch: Dispatch<PlaybackAction>,
  onFailure: () => void,
): void {
  const scene = timeline.scenes[positionOf(state, timeline).scene];
  const isPlaying = isOn && state.isPlaying && scene?.scene.recording !== undefined;
  const audio = useRef<HTMLAudioElement>(null);
  const begin = useRef(state.seconds);
  begin.current = state.seconds;

  useEffect(() => {
    if (!isPlaying || scene?.scene.recording === undefined) return;
    const { from, to } = scene;
    const sound = new Audio(recordingUrl(scene.scene.recording));
    audio.current = sound;
    const seconds = () => Math.min(from + sound.currentTime, to - JUST_BEFORE);
    const follow = () => {
      if (sound.seeking || sound.ended) return;
      dispatch({ type: 'hold', until: seconds() + LEAD });
      dispatch({ type: 'spoken', seconds: seconds() });
    };
    const end = () => {
      dispatch({ type: 'hold', until: null });
      dispatch({ type: 'spoken', seconds: to - JUST_BEFORE });
    };
    let isCurrent = true;
    const fail = () => {
      if (isCurrent) onFailure();
    };
    sound.currentTime = Math.max(0, begin.current - from);
    sound.ontimeupdate = follow;
    sound.onended = end;
    sound.onerror = fail;
    dispatch({ type: 'hold', until: begin.current });
    sound.play().catch(fail);
    return () => {
      isCurrent = false;
      audio.current = null;
      sound.ontimeupdate = sound.onended = sound.onerror = null;
      sound.pause();
      dispatch({ type: 'hold', until: null });
    };
  }, [isPlaying, scene, dispatch, onFailure]);

  useEffect(() => {
    if (audio.current !== null) audio.current.playbackRate = state.speed;
  }, [state.speed, isPlaying, scene]);

  useEffect(() => {
    const sound = audio.current;
    const wanted = state.seconds - (scene?.from ?? 0);
    if (sound === null || Math.abs(sound.currentTime - wanted) <= GAP) return;
    sound.currentTime = wanted;
    dispatch({ type: 'hold', until: state.seconds });
  }, [state.seconds, scene, dispatch]);
}
