import { useEffect, type Dispatch } from 'react';
import { REST_AFTER_BEAT, secondsToSay, type Timeline } from '../../../economics/lesson/timeline';
import { positionOf, type Playback, type PlaybackAction } from './playback';

/** Errors after which trying again is no use. Others mean that the browser or the student interrupted the voice. */
const FAILURES: ReadonlySet<string> = new Set<SpeechSynthesisErrorCode>([
  'audio-hardware',
  'language-unavailable',
  'synthesis-failed',
  'synthesis-unavailable',
  'voice-unavailable',
]);

/** Replaces characters that voices read badly. */
const forTheEar = (say: string): string => say.replaceAll('…', '.').replaceAll(/\s+/g, ' ');

/**
 * Reads each beat aloud with the browser's speech synthesis. The clock follows the voice: it advances at the start of
 * each word and waits at the end of a beat until the voice is done. If the voice fails, the captions continue alone.
 *
 * @param voice null for captions only
 * @param onFailure called when the device could not speak
 */
export function useNarration(
  state: Playback,
  timeline: Timeline,
  voice: SpeechSynthesisVoice | null,
  dispatch: Dispatch<PlaybackAction>,
  onFailure: () => void,
): void {
  const { scene, beat } = positionOf(state, timeline);
  const isSpeaking = voice !== null && state.isPlaying;
  const { speed } = state;

  useEffect(() => {
    const timed = timeline.scenes[scene]?.beats[beat];
    const say = timeline.scenes[scene]?.scene.beats[beat]?.say;
    if (!isSpeaking || timed === undefined || say === undefined) return;
    let isCurrent = true;
    const end = timed.to - REST_AFTER_BEAT;
    const utterance = new SpeechSynthesisUtterance(forTheEar(say));
    utterance.voice = voice;
    utterance.lang = voice?.lang ?? 'en-US';
    utterance.rate = speed;
    utterance.onboundary = ({ charIndex }) => {
      if (isCurrent) dispatch({ type: 'spoken', seconds: timed.from + secondsToSay(say.slice(0, charIndex)) });
    };
    const done = () => {
      if (!isCurrent) return;
      dispatch({ type: 'hold', until: null });
      dispatch({ type: 'spoken', seconds: end });
    };
    utterance.onend = done;
    utterance.onerror = ({ error }) => {
      done();
      if (isCurrent && FAILURES.has(error)) onFailure();
    };
    dispatch({ type: 'hold', until: end });
    window.speechSynthesis.speak(utterance);
    return () => {
      isCurrent = false;
      window.speechSynthesis.cancel();
      dispatch({ type: 'hold', until: null });
    };
  }, [isSpeaking, voice, scene, beat, speed, timeline, dispatch, onFailure]);
}
