import { useCallback, useEffect, useRef, useState } from 'react';
import { LONGEST_TAKE } from './record-api';
import { peakOf, type Take } from './take';

/** As it comes: what makes calls easier to hear would cut words and pump the background noise. */
const AS_IT_COMES = { channelCount: 1, echoCancellation: false, noiseSuppression: false, autoGainControl: false };
/** So high that nothing is lost before the take is stored without loss. */
const BITS_A_SECOND = 256_000;

interface Open {
  readonly stream: MediaStream;
  readonly context: AudioContext;
  readonly analyser: AnalyserNode;
}

interface Running {
  readonly recorder: MediaRecorder;
  readonly chunks: Blob[];
  readonly beats: number[];
  begun: number;
}

export interface Microphone {
  /** Null until the speaker has allowed it. */
  readonly isOpen: boolean;
  /** Why it does not open, in words for the speaker. */
  readonly problem: string | null;
  open(): Promise<void>;
  /** The highest level since the last call, 0 to 1. */
  readPeak(): number;
  /** Resolves once the microphone records. `onTooLong` is called when the take must end. */
  start(onTooLong: () => void): Promise<void>;
  /** A beat begins. */
  mark(): void;
  stop(): Promise<Take>;
}

function whyNot(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError')
    return 'The browser has no permission. Allow the microphone beside the address, and try again.';
  if (name === 'NotFoundError') return 'There is no microphone. Plug one in, and try again.';
  return 'The microphone does not answer. Close other programs that use it, and try again.';
}

/** The microphone of the speaker: its level, and takes of it. */
export function useMicrophone(): Microphone {
  const opened = useRef<Open | null>(null);
  const running = useRef<Running | null>(null);
  const samples = useRef(new Float32Array(0));
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const lose = useCallback(() => {
    void opened.current?.context.close();
    opened.current = null;
    running.current = null;
    setOpen(false);
    setProblem('The microphone was unplugged or turned off. Plug it in, and turn it on again.');
  }, []);

  const open = useCallback(async () => {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: AS_IT_COMES });
      const context = new AudioContext();
      const analyser = new AnalyserNode(context, { fftSize: 2048 });
      context.createMediaStreamSource(stream).connect(analyser);
      await context.resume();
      opened.current = { stream, context, analyser };
      // Nothing can be recorded with it anymore. What was being recorded is told by its end.
      stream.getTracks().forEach((track) => (track.onended = () => lose()));
      samples.current = new Float32Array(analyser.fftSize);
      setProblem(null);
      setOpen(true);
    } catch (error) {
      setProblem(whyNot(error));
    }
  }, [lose]);

  useEffect(
    () => () => {
      opened.current?.stream.getTracks().forEach((track) => track.stop());
      void opened.current?.context.close();
    },
    [],
  );

  const readPeak = useCallback(() => {
    opened.current?.analyser.getFloatTimeDomainData(samples.current);
    return opened.current === null ? 0 : peakOf(samples.current);
  }, []);

  const start = useCallback(async (onTooLong: () => void) => {
    if (opened.current === null) return;
    const recorder = new MediaRecorder(opened.current.stream, { audioBitsPerSecond: BITS_A_SECOND });
    const take: Running = { recorder, chunks: [], beats: [0], begun: 0 };
    recorder.ondataavailable = ({ data }) => take.chunks.push(data);
    running.current = take;
    const { promise, resolve } = Promise.withResolvers<void>();
    recorder.onstart = () => {
      take.begun = performance.now();
      resolve();
    };
    recorder.start();
    const timer = setTimeout(onTooLong, LONGEST_TAKE * 1_000 - 1_000);
    recorder.addEventListener('stop', () => clearTimeout(timer));
    await promise;
  }, []);

  const mark = useCallback(() => {
    const take = running.current;
    take?.beats.push((performance.now() - take.begun) / 1_000);
  }, []);

  const stop = useCallback(async (): Promise<Take> => {
    const take = running.current;
    if (take === null || opened.current === null) throw new Error('Nothing is being recorded.');
    running.current = null;
    const { promise, resolve } = Promise.withResolvers<void>();
    take.recorder.addEventListener('stop', () => resolve());
    take.recorder.stop();
    await promise;
    const bytes = await new Blob(take.chunks, { type: take.recorder.mimeType }).arrayBuffer();
    const sound = await opened.current.context.decodeAudioData(bytes);
    return { samples: sound.getChannelData(0).slice(), rate: sound.sampleRate, beats: take.beats };
  }, []);

  return { isOpen, problem, open, readPeak, start, mark, stop };
}
