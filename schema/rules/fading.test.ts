import { describe, expect, it, test } from 'vitest';
import { fadingStage, offersFirstStep, openSteps, type FadingEvent, type FadingStage } from './fading';

describe('the stage of help', () => {
  test.each<[FadingEvent[], FadingStage]>([
    [[], 'example'],
    [['missed'], 'example'],
    [['studied'], 'halfWorked'],
    [['right'], 'halfWorked'],
    [['studied', 'studied'], 'halfWorked'],
    [['studied', 'right'], 'alone'],
    [['studied', 'missed'], 'example'],
    [['right', 'right'], 'alone'],
    [['right', 'missed'], 'example'],
    [['right', 'missed', 'right'], 'halfWorked'],
    [['right', 'right', 'right'], 'alone'],
    [['right', 'right', 'missed'], 'halfWorked'],
    [['right', 'right', 'right', 'missed'], 'halfWorked'],
    [['right', 'right', 'missed', 'missed'], 'example'],
    [['right', 'right', 'missed', 'right'], 'alone'],
    [['right', 'right', 'studied'], 'alone'],
  ])('after %j is %s', (events, stage) => {
    expect(fadingStage(events)).toBe(stage);
  });
});

test.each([
  [0, false],
  [1, false],
  [2, true],
  [4, true],
])('a solution of %i steps offers its first step before the answer: %s', (steps, isOffered) => {
  expect(offersFirstStep(Array.from({ length: steps }))).toBe(isOffered);
});

describe('a half-worked example', () => {
  /** The answers of the steps; null for a step that reasons. */
  const open = (...answers: (number | null)[]) => openSteps(answers.map((answer) => ({ answer })));

  it.each([
    ['one step', [5], [0]],
    ['two steps', [4, 5], [1]],
    ['three steps', [3, 4, 5], [1, 2]],
    ['four steps', [2, 3, 4, 5], [2, 3]],
    ['two steps, of which the first reasons', [null, 5], [1]],
    ['three steps, of which the second reasons', [3, null, 5], [0, 2]],
    ['three steps, of which the last reasons', [3, 4, null], [0, 1]],
    ['steps that all reason', [null, null], []],
    ['no step', [], []],
  ])('of %s leaves the last results open', (_what, answers, indexes) => {
    expect(open(...answers)).toEqual(indexes);
  });
});
