import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Lesson } from './lesson';
import { countWords, placeAt, REST_AFTER_BEAT, startOfScene, timelineOf } from './timeline';

const frame = { kind: 'text', lines: ['Scarcity'] } as const;

function lessonOf(scenes: readonly (readonly string[])[]): Lesson {
  return {
    title: 'A lesson',
    scenes: scenes.map((says, index) => ({
      id: `scene-${index + 1}`,
      heading: `Scene ${index + 1}`,
      meets: [],
      ask: null,
      beats: says.map((say) => ({ say, frame })),
    })),
  };
}

const captionsOf = (text: string): string[] =>
  timelineOf(lessonOf([[text]])).scenes.flatMap(({ beats }) => beats[0]?.captions.map((caption) => caption.text) ?? []);

const word = fc.stringMatching(/^[a-z]{1,12}$/);
const sentence = fc.array(word, { minLength: 1, maxLength: 40 }).map((words) => `${words.join(' ')}.`);
const say = fc.array(sentence, { minLength: 1, maxLength: 5 }).map((sentences) => sentences.join(' '));
const scenes = fc.array(fc.array(say, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 });

describe('captions', () => {
  it('say every word once, in order, and fit', () => {
    fc.assert(
      fc.property(say, (text) => {
        const captions = captionsOf(text);
        expect(captions.join(' ')).toBe(text);
        for (const caption of captions) expect(caption.length).toBeLessThanOrEqual(84);
      }),
    );
  });

  it('keep short sentences together and break a long one near its middle', () => {
    expect(captionsOf('Coffee gets dearer. Tea does not.')).toEqual(['Coffee gets dearer. Tea does not.']);
    const long =
      'When the price of coffee rises, some people who used to drink coffee in the morning turn to a pot of tea instead of it.';
    const captions = captionsOf(long);
    expect(captions).toHaveLength(2);
    expect(Math.abs((captions[0]?.length ?? 0) - (captions[1]?.length ?? 0))).toBeLessThan(20);
  });
});

describe('the timeline of a lesson', () => {
  it('takes a second for each two and a half words, and rests after each beat', () => {
    const { length, scenes } = timelineOf(
      lessonOf([['One two three four five.'], ['One two three four five.', 'One two three four five.']]),
    );
    expect(length).toBeCloseTo(3 * (2 + REST_AFTER_BEAT));
    expect(scenes.map(({ from }) => from)).toEqual([0, 2 + REST_AFTER_BEAT]);
  });

  it('lasts as long as the recording in a recorded scene, with beats at the recorded times and captions within', () => {
    const told = lessonOf([['Before.'], ['One two three. Four five six seven.', 'Eight.'], ['After.']]);
    const recording = { hash: 'abc', seconds: 10, beats: [0, 7] };
    const scenes = told.scenes.map((scene, index) => (index === 1 ? { ...scene, recording } : scene));
    const [before, recorded, after] = timelineOf({ ...told, scenes }).scenes;
    const start = before?.to ?? NaN;
    expect(start).toBeCloseTo(0.4 + REST_AFTER_BEAT);
    expect(recorded).toMatchObject({ from: start, to: start + 10 });
    const times = recorded?.beats.map(({ from, to, captions }) => [
      ...[from, to].map((seconds) => seconds - start),
      captions.length,
      (captions.at(-1)?.to ?? NaN) - start,
    ]);
    expect(times?.flat().map((seconds) => Number(seconds.toFixed(6)))).toEqual([0, 7, 1, 7, 7, 10, 1, 10]);
    expect(after?.from).toBe(start + 10);
  });

  it('has no gap and no overlap', () => {
    fc.assert(
      fc.property(scenes, (told) => {
        const timeline = timelineOf(lessonOf(told));
        const beats = timeline.scenes.flatMap((scene) => scene.beats);
        beats.forEach((beat, index) => {
          expect(beat.from).toBeCloseTo(beats[index - 1]?.to ?? 0);
          expect(beat.captions.at(-1)?.to).toBeCloseTo(beat.to - REST_AFTER_BEAT);
        });
        expect(timeline.length).toBeCloseTo(beats.at(-1)?.to ?? 0);
        const words = told.flat().reduce((sum, text) => sum + countWords(text), 0);
        expect(timeline.length).toBeCloseTo(words * 0.4 + beats.length * REST_AFTER_BEAT);
      }),
    );
  });

  it('finds the scene, beat and caption that a moment belongs to', () => {
    fc.assert(
      fc.property(scenes, fc.double({ min: 0, max: 1, noNaN: true }), (told, share) => {
        const timeline = timelineOf(lessonOf(told));
        const seconds = share * timeline.length * 0.999;
        const { scene, beat, caption } = placeAt(timeline, seconds);
        const timed = timeline.scenes[scene]?.beats[beat];
        expect(timed?.from).toBeLessThanOrEqual(seconds);
        expect(timed?.to).toBeGreaterThan(seconds);
        expect(timed?.captions[caption]?.from).toBeLessThanOrEqual(seconds);
      }),
    );
  });

  it.each([
    ['before its start', -5, { scene: 0, beat: 0, caption: 0 }],
    ['after its end', 999, { scene: 1, beat: 1, caption: 0 }],
  ])('stays within the lesson %s', (_when, seconds, place) => {
    expect(placeAt(timelineOf(lessonOf([['Hello there.'], ['One.', 'Two.']])), seconds)).toEqual(place);
  });

  it('knows when a scene begins, and which it does not have', () => {
    const timeline = timelineOf(lessonOf([['One two three four five.'], ['Two.']]));
    expect(startOfScene(timeline, 'scene-2')).toBeCloseTo(2 + REST_AFTER_BEAT);
    expect(startOfScene(timeline, 'scene-9')).toBeNull();
  });
});
