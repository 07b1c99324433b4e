import type { AnyLesson, AnyScene, Recording } from './lesson';

/** Words a minute: a calm speaking pace at which captions are easy to read. */
const WORDS_A_MINUTE = 150;
/** What a person says in a minute without haste or dragging, pauses included. Outside of it, the time of a beat is probably wrong. */
export const SPOKEN_WORDS_A_MINUTE = { from: 60, to: 260 };
/** Seconds of pause after a beat, so that viewers can finish looking. */
export const REST_AFTER_BEAT = 0.7;
/** Characters in two caption lines on a phone. */
const CAPTION_LETTERS = 84;

/** Times are seconds from the start of the lesson at speed 1. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface TimedCaption extends Stretch {
  readonly text: string;
}

export interface TimedBeat extends Stretch {
  readonly captions: readonly TimedCaption[];
}

export interface TimedScene extends Stretch {
  readonly scene: AnyScene;
  readonly beats: readonly TimedBeat[];
}

export interface Timeline {
  readonly scenes: readonly TimedScene[];
  /** Seconds; questions wait for the student and take no time of the lesson's own. */
  readonly length: number;
}

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Seconds that it takes to say or read `text`, without the rest after it. */
export const secondsToSay = (text: string): number => (countWords(text) / WORDS_A_MINUTE) * 60;

const sentencesOf = (text: string): string[] => text.trim().split(/(?<=[.!?:;])\s+(?=\S)/);

/** Breaks a sentence that is too long for one caption at the words, into parts of about the same length. */
function breakSentence(sentence: string): string[] {
  const parts = Math.ceil(sentence.length / CAPTION_LETTERS);
  const aim = sentence.length / parts;
  const captions: string[] = [];
  let current = '';
  for (const word of sentence.split(/\s+/)) {
    const longer = current === '' ? word : `${current} ${word}`;
    const isFull = current !== '' && (longer.length > CAPTION_LETTERS || current.length >= aim);
    if (isFull) captions.push(current);
    current = isFull ? word : longer;
  }
  return [...captions, current];
}

/** What is said, in pieces that fit the two lines of a caption. A sentence never shares a caption with half of another. */
function captionsOf(say: string): string[] {
  const captions: string[] = [];
  for (const sentence of sentencesOf(say)) {
    const last = captions.at(-1);
    const joined = `${last ?? ''} ${sentence}`;
    if (last !== undefined && joined.length <= CAPTION_LETTERS) captions[captions.length - 1] = joined;
    else captions.push(...breakSentence(sentence));
  }
  return captions;
}

/** The captions of a beat in turn; at a `pace` of 2, each takes twice as long as at our own. */
function timeCaptions(say: string, from: number, pace = 1): TimedCaption[] {
  let at = from;
  return captionsOf(say).map((text) => {
    const caption = { text, from: at, to: at + secondsToSay(text) * pace };
    at = caption.to;
    return caption;
  });
}

function timeBeat(say: string, from: number): TimedBeat {
  const captions = timeCaptions(say, from);
  return { from, to: (captions.at(-1)?.to ?? from) + REST_AFTER_BEAT, captions };
}

/** The beats of a scene whose recording starts at `start`. The captions of a beat share its time by their words. */
function timeRecording({ beats }: AnyScene, recording: Recording, start: number): TimedBeat[] {
  return beats.map(({ say }, index) => {
    const from = start + (recording.beats[index] ?? 0);
    const to = start + (recording.beats[index + 1] ?? recording.seconds);
    return { from, to, captions: timeCaptions(say, from, (to - from) / secondsToSay(say)) };
  });
}

/** When each scene, beat and caption of a lesson begins and ends. */
export function timelineOf(lesson: AnyLesson): Timeline {
  let at = 0;
  const scenes = lesson.scenes.map((scene) => {
    const from = at;
    if (scene.recording !== undefined) {
      at += scene.recording.seconds;
      return { scene, from, to: at, beats: timeRecording(scene, scene.recording, from) };
    }
    const beats = scene.beats.map(({ say }) => {
      const beat = timeBeat(say, at);
      at = beat.to;
      return beat;
    });
    return { scene, from, to: at, beats };
  });
  return { scenes, length: at };
}

export interface Place {
  readonly scene: number;
  readonly beat: number;
  /** Index of the caption that is shown: during the rest after a beat, its last one. */
  readonly caption: number;
}

/** The index of the last stretch that has begun at `seconds`; 0 before the first. */
const begunAt = (stretches: readonly Stretch[], seconds: number): number =>
  Math.max(0, stretches.filter(({ from }) => from <= seconds).length - 1);

/** Where a lesson stands at `seconds`; times outside of it mean its first or last moment. */
export function placeAt(timeline: Timeline, seconds: number): Place {
  const scene = begunAt(timeline.scenes, seconds);
  const beats = timeline.scenes[scene]?.beats ?? [];
  const beat = begunAt(beats, seconds);
  return { scene, beat, caption: begunAt(beats[beat]?.captions ?? [], seconds) };
}

/** When the scene with this id begins, in seconds; null for one that the lesson does not have (any more). */
export function startOfScene(timeline: Timeline, id: string): number | null {
  return timeline.scenes.find(({ scene }) => scene.id === id)?.from ?? null;
}
