import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import type { Chapter } from './library.type';
import { momentFinder, sceneFinder } from './lesson-moment';

function chapterWith(id: number, meets: readonly (readonly string[])[]): Chapter {
  const frame = { kind: 'text', lines: ['Scarcity'] } as const;
  const say = 'One two three four five six seven eight nine ten.';
  const scenes = meets.map((names, index) => ({
    id: `scene-${index + 1}`,
    heading: `Scene ${index + 1}`,
    meets: names,
    ask: null,
    beats: [{ say, frame }],
  }));
  return { id, lesson: meets.length === 0 ? null : { title: 'A lesson', scenes } } as unknown as Chapter; // the rest is not read
}

const demand = chapterWith(1, [['shift-vs-movement'], ['all-goods-normal', 'shift-vs-movement']]);
const supply = chapterWith(2, [['costs-ignored'], ['shift-vs-movement']]);
const silent = chapterWith(3, []);
const find = momentFinder([demand, supply, silent]);

describe('the moment of a lesson that meets a misconception', () => {
  it('is the first such scene of the chapter where it showed', () => {
    const moment = { chapter: supply, scene: 'scene-2', seconds: 5 };
    expect(find('shift-vs-movement', supply)).toMatchObject(moment);
  });

  it.each([
    ['the chapter has no lesson', 'shift-vs-movement', silent],
    ['only another chapter meets it, for its own topics', 'costs-ignored', demand],
  ])('is none where %s', (_why, misconception, showed) => {
    expect(find(misconception, showed)).toBeNull();
  });

  it('is none where no lesson meets it', () => {
    expect(find('sunk-cost', demand)).toBeNull();
  });
});

describe('a scene of a lesson by its id', () => {
  const scene = sceneFinder([demand, silent]);

  it('is found in the lesson of its chapter', () => {
    expect(scene(demand, 'scene-2')).toMatchObject({ chapter: demand, scene: 'scene-2', seconds: 5 });
  });

  it.each([
    ['the lesson has no such scene', demand, 'scene-9'],
    ['the chapter has no lesson', silent, 'scene-1'],
    ['the course has no such chapter', supply, 'scene-1'],
  ])('is none where %s', (_why, chapter, id) => {
    expect(scene(chapter, id)).toBeNull();
  });
});
