import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import type { Chapter, Topic } from './library.type';
import { momentFinder, sceneFinder } from './lesson-moment';

interface SceneSource {
  readonly meets: readonly string[];
  readonly topics?: readonly string[];
}

/** A chapter with a topic of each name, and the first one's name is "Shifts". */
function chapterWith(id: number, scenes: readonly SceneSource[], topicNames = ['Shifts']): Chapter {
  const frame = { kind: 'text', lines: ['Scarcity'] } as const;
  const say = 'One two three four five six seven eight nine ten.';
  const lesson = {
    title: 'A lesson',
    scenes: scenes.map((scene, index) => ({
      id: `scene-${index + 1}`,
      heading: `Scene ${index + 1}`,
      ask: null,
      beats: [{ say, frame }],
      ...scene,
    })),
  };
  const topics = new Array<Topic>();
  const chapter = { id, lesson: scenes.length === 0 ? null : lesson, topics } as unknown as Chapter; // the rest is not read
  topics.push(...topicNames.map((topicName, index) => ({ id: 10 * id + index, chapter, topicName, lookUp: null })));
  return chapter;
}

const topic = (chapter: Chapter, name = 'Shifts') => chapter.topics.find(({ topicName }) => topicName === name)!;

const demand = chapterWith(1, [{ meets: ['shift-vs-movement'] }, { meets: ['all-goods-normal', 'shift-vs-movement'] }]);
const supply = chapterWith(2, [{ meets: ['costs-ignored'] }, { meets: ['shift-vs-movement'] }]);
const silent = chapterWith(3, []);
const taxes = chapterWith(
  4,
  [
    { meets: ['transfer-as-loss'], topics: ['Tax revenue'] },
    { meets: ['burden-swap', 'one-side-only'], topics: ['Incidence', 'Tax revenue'] },
    { meets: ['one-side-only', 'equal-split'], topics: ['Incidence'] },
    { meets: ['gap-misread'] },
  ],
  ['Incidence', 'Tax revenue'],
);
const find = momentFinder([demand, supply, silent, taxes]);

describe('the moment of a lesson that meets a misconception', () => {
  it('is the first such scene of the chapter where it showed', () => {
    const moment = { chapter: supply, scene: 'scene-2', seconds: 5 };
    expect(find('shift-vs-movement', topic(supply))).toMatchObject(moment);
  });

  it.each([
    ['the chapter has no lesson', 'shift-vs-movement', topic(silent)],
    ['only another chapter meets it, for its own topics', 'costs-ignored', topic(demand)],
    ['no lesson meets it', 'sunk-cost', topic(demand)],
    ['its scene treats another topic of the chapter', 'equal-split', topic(taxes, 'Tax revenue')],
    ['its scene says nothing of the topics of a chapter with two', 'gap-misread', topic(taxes, 'Incidence')],
  ])('is none where %s', (_why, misconception, showed) => {
    expect(find(misconception, showed)).toBeNull();
  });

  it.each([
    ['transfer-as-loss', 'Tax revenue', 'scene-1'],
    ['burden-swap', 'Incidence', 'scene-2'],
    ['burden-swap', 'Tax revenue', 'scene-2'],
    ['one-side-only', 'Tax revenue', 'scene-2'],
    ['equal-split', 'Incidence', 'scene-3'],
  ])('is for %s about %s the scene that treats this topic', (misconception, name, scene) => {
    expect(find(misconception, topic(taxes, name))).toMatchObject({ chapter: taxes, scene });
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
