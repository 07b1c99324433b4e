import { describe, expect, it } from 'vitest';
import type { Board } from '../picture/picture';
import type { Scene } from './lesson';
import { posterBoard } from './poster';

const words: Board = { kind: 'words', lines: ['Think.'] };
const flow: Board = { kind: 'flow', boxes: [], arrows: [] };
const graph = (title: string): Board => ({ kind: 'marginal', title, x: 'Hours', y: 'Points', benefit: [3, 2, 1] });
const scene = (id: string, ...boards: readonly Board[]): Scene => ({
  id,
  heading: id,
  meets: [],
  beats: boards.map((board) => ({ say: 'Look.', board })),
  ask: null,
});

const before = graph('before');
const after = graph('after');
const last = graph('last');
const scenes = [scene('begin', words), scene('move', before, after, words), scene('turn', last), scene('end', flow)];

describe('the board that stands for a lesson before it plays', () => {
  it('is the last graph where its author chose none', () => {
    expect(posterBoard({ title: 'Hours', scenes })).toBe(last);
  });

  it('is what the chosen scene ends with, and words after a graph do not hide it', () => {
    expect(posterBoard({ title: 'Hours', poster: 'move', scenes })).toBe(after);
  });

  it('is what is there where the scene has no graph', () => {
    expect(posterBoard({ title: 'Hours', poster: 'end', scenes })).toBe(flow);
    expect(posterBoard({ title: 'Hours', scenes: [scene('begin', flow, words)] })).toBe(words);
  });

  it('is none for a lesson of nothing', () => {
    expect(posterBoard({ title: 'Hours', scenes: [] })).toBeNull();
  });
});
