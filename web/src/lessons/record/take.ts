import { countWords, SPOKEN_WORDS_A_MINUTE } from '../../../../economics/lesson/timeline';

/** What the microphone heard of a scene. */
export interface Take {
  /** Mono, from -1 to 1. */
  readonly samples: Float32Array;
  /** Samples a second. */
  readonly rate: number;
  /** Seconds at which the beats begin; the first at 0. */
  readonly beats: readonly number[];
}

/** Speech is louder than this, and background noise is not. In dB below full scale, as all levels here. */
export const SPEECH_FROM = -45;
/** Where a voice is loud enough to be raised to the level of the other lessons without its noise. */
export const QUIET_BELOW = -34;
/** Louder peaks are about to clip. */
export const LOUD_FROM = -3;
const CLIPPED_FROM = 0.985;
/** A single sample at full scale is no clipping. */
const CLIPPED_SAMPLES = 4;

const WINDOW_SECONDS = 0.02;
/** Silence that stays before and after what is said. */
const LEAD_SECONDS = 0.15;
const TAIL_SECONDS = 0.45;

export const decibels = (amplitude: number): number => (amplitude > 0 ? 20 * Math.log10(amplitude) : -Infinity);

export function rms(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return samples.length === 0 ? 0 : Math.sqrt(sum / samples.length);
}

export const peakOf = (samples: Float32Array) => samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);

/** The windows in which somebody speaks, as indexes of their first samples. */
function spokenWindows({ samples, rate }: Take): { readonly size: number; readonly starts: number[] } {
  const size = Math.max(1, Math.round(rate * WINDOW_SECONDS));
  const starts: number[] = [];
  for (let start = 0; start < samples.length; start += size)
    if (decibels(rms(samples.subarray(start, start + size))) > SPEECH_FROM) starts.push(start);
  return { size, starts };
}

const hundredths = (seconds: number) => Math.round(seconds * 100) / 100;

/** The take without the silence around it; as it is where nothing is said. */
export function trimmed(take: Take): Take {
  const { samples, rate, beats } = take;
  const { size, starts } = spokenWindows(take);
  const first = starts[0];
  const last = starts.at(-1);
  if (first === undefined || last === undefined) return take;
  const from = Math.max(0, first - Math.round(LEAD_SECONDS * rate));
  const to = Math.min(samples.length, last + size + Math.round(TAIL_SECONDS * rate));
  return {
    rate,
    samples: samples.slice(from, to),
    beats: beats.map((beat, index) => (index === 0 ? 0 : Math.max(0, hundredths(beat - from / rate)))),
  };
}

export const secondsOf = ({ samples, rate }: Pick<Take, 'samples' | 'rate'>): number => samples.length / rate;

/** What is wrong with the sound of a take, in words for the speaker; null if nothing is. */
export function soundProblem(take: Take): string | null {
  const { size, starts } = spokenWindows(take);
  if (starts.length === 0) return 'Nothing was heard. Is the right microphone on?';
  const clipped = take.samples.filter((sample) => Math.abs(sample) >= CLIPPED_FROM).length;
  if (clipped >= CLIPPED_SAMPLES)
    return 'It clips: the loudest words are distorted. Move back, or turn the microphone down.';
  const levels = starts.map((start) => rms(take.samples.subarray(start, start + size)) ** 2);
  const voice = decibels(Math.sqrt(levels.reduce((sum, level) => sum + level, 0) / levels.length));
  if (voice < QUIET_BELOW) return 'It is too quiet. Come closer, or turn the microphone up.';
  return null;
}

/** What is wrong with the times of its beats, in words for the speaker; null if nothing is. */
export function paceProblem(take: Take, says: readonly string[]): string | null {
  for (const [index, say] of says.entries()) {
    const [from = 0, to = secondsOf(take)] = take.beats.slice(index, index + 2);
    const pace = to > from ? countWords(say) / ((to - from) / 60) : Infinity;
    if (pace > SPOKEN_WORDS_A_MINUTE.to) return `Part ${index + 1} is too short for its text: was Space pressed early?`;
    if (pace < SPOKEN_WORDS_A_MINUTE.from) return `Part ${index + 1} is too long for its text: was Space pressed late?`;
  }
  return null;
}

/** What a level meter says of a moment. */
export function levelInWords(peak: number): 'quiet' | 'good' | 'loud' {
  const level = decibels(peak);
  return level >= LOUD_FROM ? 'loud' : level < SPEECH_FROM ? 'quiet' : 'good';
}

const HEADER_BYTES = 44;

/** A WAV file of 16-bit samples. */
export function encodeWav({ samples, rate }: Pick<Take, 'samples' | 'rate'>): Blob {
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + samples.length * 2));
  const text = (at: number, letters: string) =>
    [...letters].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  text(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + samples.length * 2, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true); // PCM
  view.setUint16(22, 1, true); // mono
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, index) =>
    view.setInt16(HEADER_BYTES + index * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true),
  );
  return new Blob([view], { type: 'audio/wav' });
}
