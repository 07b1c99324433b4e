import { describe, expect, it } from 'vitest';
import type { Frame } from './frame-schema';
import { posterFrame, type Scene } from './lesson';

const words: Frame = { kind: 'text', lines: ['Think.'] };
const flow: Frame = { kind: 'flow', boxes: [], arrows: [] };
const graph = (title: string): Frame => ({ kind: 'marginal', title, x: 'Hours', y: 'Points', benefit: [3, 2, 1] });
const scene = (id: string, ...frames: readonly Frame[]): Scene => ({
  id,
  heading: id,
  meets: [],
  beats: frames.map((frame) => ({ say: 'Look.', frame })),
  ask: null,
});

const before = graph('before');
const after = graph('after');
const last = graph('last');
const scenes = [scene('begin', words), scene('move', before, after, words), scene('turn', last), scene('end', flow)];

describe('the frame that stands for a lesson before it plays', () => {
  it('is the last graph where its author chose none', () => {
    expect(posterFrame({ title: 'Hours', scenes })).toBe(last);
  });

  it('is what the chosen scene ends with, and words after a graph do not hide it', () => {
    expect(posterFrame({ title: 'Hours', poster: 'move', scenes })).toBe(after);
  });

  it('is what is there where the scene has no graph', () => {
    expect(posterFrame({ title: 'Hours', poster: 'end', scenes })).toBe(flow);
    expect(posterFrame({ title: 'Hours', scenes: [scene('begin', flow, words)] })).toBe(words);
  });

  it('is none for a lesson of nothing', () => {
    expect(posterFrame({ title: 'Hours', scenes: [] })).toBeNull();
  });
});
