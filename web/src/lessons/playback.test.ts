import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Lesson } from '../../../economics/lesson/lesson';
import { timelineOf } from '../../../economics/lesson/timeline';
import {
  isClipOver,
  isOver,
  playback,
  sceneBeside,
  SPEEDS,
  speedBeside,
  startAt,
  type Playback,
  type PlaybackAction,
} from './playback';
import { scenesPlayed, secondsOfScenes } from './watched';

const frame = { kind: 'text', lines: ['Scarcity'] } as const;
const ask = {
  question: 'Is it scarce?',
  choices: [
    { text: 'Yes', isRight: true, why: 'It is.' },
    { text: 'No', isRight: false, why: 'It is.' },
  ],
};

/** Three scenes of 2.7 seconds each; the second one has a question. */
const lesson: Lesson = {
  title: 'A lesson',
  scenes: [1, 2, 3].map((number) => ({
    id: `scene-${number}`,
    heading: `Scene ${number}`,
    meets: [],
    beats: [{ say: 'One two three four five.', frame }],
    ask: number === 2 ? ask : null,
  })),
};
const timeline = timelineOf(lesson);
const run = (state: Playback, ...actions: PlaybackAction[]) =>
  actions.reduce((now, action) => playback(now, action, timeline), state);
const tick = (elapsed: number): PlaybackAction => ({ type: 'tick', elapsed });
const play: PlaybackAction = { type: 'play' };
const goOn: PlaybackAction = { type: 'goOn' };
const begin = run(startAt(0, 1), { type: 'play' });

describe('a clip', () => {
  const [, second] = timeline.scenes;
  const clip = run(startAt(second!.from, 1, [], second!.to), play);

  it.each([
    ['plays', [tick(60)]],
    ['is read aloud', [{ type: 'spoken', seconds: 99 }]],
    ['is sought to its last second', [{ type: 'seek', seconds: second!.to - 1 }, tick(60)]],
    [
      'waits for the voice first',
      [{ type: 'hold', until: second!.from + 1 }, tick(60), { type: 'hold', until: null }, tick(60)],
    ],
  ] as const)('that %s stops at the end of its scene, before its question', (_how, actions) => {
    const state = run(clip, ...actions);
    expect(state).toMatchObject({ isPlaying: false, asking: null });
    expect(state.seconds).toBeCloseTo(second!.to, 2);
    expect(isClipOver(state)).toBe(true);
    expect(run(state, tick(60)).seconds).toBe(state.seconds);
  });

  it('goes on with the question and the rest of the lesson when it is played again', () => {
    const state = run(clip, tick(60), play, tick(60));
    expect(state).toMatchObject({ asking: 1, stopAt: null });
    expect(isOver(run(state, goOn, tick(60)), timeline)).toBe(true);
  });

  it.each([
    ['the slider leaves it', { type: 'seek', seconds: second!.to + 1 }],
    ['another question is asked for', { type: 'ask', scene: 1 }],
  ] as const)('is one no more once %s', (_how, action) => {
    expect(run(clip, action)).toMatchObject({ stopAt: null });
  });

  it('stays one while the slider moves within it', () => {
    expect(isClipOver(run(clip, tick(60), { type: 'seek', seconds: second!.from }))).toBe(false);
    expect(run(clip, { type: 'seek', seconds: second!.from }).stopAt).not.toBeNull();
  });
});

describe('a lesson that plays', () => {
  it.each(SPEEDS)('goes %s seconds forward in a second', (speed) => {
    expect(run(begin, { type: 'speed', speed }, tick(1)).seconds).toBeCloseTo(speed);
  });

  it('stands still while paused', () => {
    expect(run(begin, tick(1), { type: 'pause' }, tick(5)).seconds).toBeCloseTo(1);
  });

  it('stops at the end of a scene that asks, with its picture still there, however long the step', () => {
    const state = run(begin, tick(60));
    expect(state).toMatchObject({ asking: 1, isPlaying: false });
    expect(state.seconds).toBeLessThan(timeline.scenes[1]?.to ?? 0);
  });

  it.each([{ type: 'goOn' }, { type: 'play' }] as const)(
    'continues after a question on $type, and asks once',
    (action) => {
      const state = run(begin, tick(60), action);
      expect(state).toMatchObject({ asking: null, isPlaying: true });
      expect(run(state, { type: 'seek', seconds: 0 }, tick(60))).toMatchObject({ asking: null });
    },
  );

  it('ends at its end, and begins again when played once more', () => {
    const state = run(begin, tick(60), { type: 'goOn' }, tick(60));
    expect(isOver(state, timeline)).toBe(true);
    expect(state.isPlaying).toBe(false);
    expect(run(state, { type: 'play' })).toMatchObject({ seconds: 0, isPlaying: true });
  });

  it('does not run ahead of the voice, and catches up with it', () => {
    const held = run(begin, { type: 'hold', until: 2 }, tick(10));
    expect(held.seconds).toBe(2);
    expect(run(held, { type: 'hold', until: null }, tick(0.5)).seconds).toBeCloseTo(2.5);
    expect(run(begin, { type: 'spoken', seconds: 1.5 }).seconds).toBe(1.5);
    expect(run(begin, tick(1), { type: 'spoken', seconds: 0.5 }).seconds).toBe(1);
  });

  it.each([
    ['played from its start', [tick(60), goOn, tick(60)], 1],
    ['played to its end twice', [tick(60), goOn, tick(60), play, tick(60)], 2],
    ['left by the slider before its end', [tick(2), { type: 'seek', seconds: 999 }], 0],
    ['played only in its last scene', [{ type: 'seek', seconds: 6 }, tick(60)], 0],
    ['sought to its end after it was watched', [tick(60), goOn, tick(60), { type: 'seek', seconds: 999 }], 1],
    [
      'played in two parts',
      [{ type: 'seek', seconds: 5.4 }, tick(1), { type: 'seek', seconds: 0 }, tick(60), goOn, tick(60)],
      1,
    ],
  ] as const)('counts a lesson as watched when playback ends it: %s', (_, actions, watches) => {
    // The actions are literals of PlaybackAction.
    expect(run(begin, ...actions).watches).toBe(watches);
  });

  it('counts the scenes that were played on an earlier visit', () => {
    const before = run(begin, tick(60), goOn, tick(0.5));
    const scenes = scenesPlayed(before.played, timeline);
    expect(scenes).toEqual(['scene-1', 'scene-2']);
    const again = startAt(timeline.scenes[2]?.from ?? 0, 1, secondsOfScenes(scenes, timeline));
    expect(run(again, play, tick(60)).watches).toBe(1);
    expect(run({ ...again, played: new Set() }, play, tick(60)).watches).toBe(0);
  });

  it('asks a question again when the student wants it, and continues behind it', () => {
    const state = run(begin, tick(60), { type: 'goOn' }, tick(60), { type: 'ask', scene: 1 });
    expect(state).toMatchObject({ asking: 1, isPlaying: false });
    expect(state.seconds).toBeLessThan(timeline.scenes[1]?.to ?? 0);
    expect(run(state, { type: 'goOn' })).toMatchObject({ asking: null, seconds: timeline.scenes[1]?.to });
    expect(run(begin, { type: 'ask', scene: 0 })).toMatchObject({ asking: null, isPlaying: true });
  });

  it('leaves the question behind when the student goes elsewhere', () => {
    expect(run(begin, tick(60), { type: 'seek', seconds: 1 })).toMatchObject({ asking: null, seconds: 1 });
  });

  it.each([
    [-5, 0],
    [999, timeline.length],
  ])('seeks to %d no further than %d', (seconds, place) => {
    expect(run(begin, { type: 'seek', seconds }).seconds).toBe(place);
  });

  it('never leaves the lesson and never plays on while it asks, whatever is pressed', () => {
    const action = fc.oneof(
      fc.double({ min: 0, max: 30, noNaN: true }).map(tick),
      fc.nat(3).map((scene): PlaybackAction => ({ type: 'ask', scene })),
      fc.constantFrom<PlaybackAction>({ type: 'play' }, { type: 'pause' }, { type: 'goOn' }),
      fc.double({ min: -10, max: 30, noNaN: true }).map((seconds): PlaybackAction => ({ type: 'seek', seconds })),
      fc.constantFrom(...SPEEDS).map((speed): PlaybackAction => ({ type: 'speed', speed })),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        let state = startAt(0, 1);
        for (const next of actions) {
          state = playback(state, next, timeline);
          expect(state.seconds).toBeGreaterThanOrEqual(0);
          expect(state.seconds).toBeLessThanOrEqual(timeline.length);
          expect(state.asking !== null && state.isPlaying).toBe(false);
        }
      }),
    );
  });
});

it('the speeds end at both ends', () => {
  expect([speedBeside(1, 1), speedBeside(2, 1), speedBeside(1, -1), speedBeside(0.75, -1)]).toEqual([
    1.25, 2, 0.75, 0.75,
  ]);
});

describe('the scene beside another', () => {
  it.each([
    ['the next one, from within a scene', 1, 1, 2.7],
    ['the end, from within the last scene', 6, 1, 8.1],
    ['its own beginning, from far within a scene', 5.2, -1, 2.7],
    ['the one before, from just after a beginning', 2.9, -1, 0],
    ['the beginning, from the first scene', 1, -1, 0],
    ['the last one, from the end', 8.1, -1, 5.4],
  ] as const)('is %s', (_case, seconds, step, expected) => {
    expect(sceneBeside(seconds, timeline, step)).toBeCloseTo(expected);
  });

  it('takes as many steps forward as there are scenes, each to a later place', () => {
    const starts = timeline.scenes.map(({ from }) => from);
    let seconds = 0;
    for (const from of [...starts.slice(1), timeline.length]) {
      seconds = sceneBeside(seconds, timeline, 1);
      expect(seconds).toBe(from);
    }
    expect(sceneBeside(seconds, timeline, 1)).toBe(timeline.length);
  });
});
