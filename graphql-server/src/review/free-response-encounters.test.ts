import { describe, expect, it } from 'vitest';
import type { CourseFreeResponse } from '../course/course';
import type { FreeResponsePoint } from '../free-response/free-response.type';
import type { SubmittedFreeResponse } from '../free-response/submitted';
import { freeResponseEncounters, lostPoints } from './free-response-encounters';

const draw = (id: string, misconception: string | null) => ({
  id,
  text: '',
  needs: [],
  contingentOn: [],
  misconception,
});
const base = { text: '', solution: '' };
const version = {
  definition: {
    id: 'tax-1',
    title: 'A tax',
    parts: [
      { ...base, id: 'a', kind: 'draw', topic: 1, points: [draw('a-1', 'shift'), draw('a-2', 'shift')] },
      { ...base, id: 'b', kind: 'draw', topic: 2, points: [draw('b-1', null)] },
      {
        ...base,
        id: 'c',
        kind: 'number',
        topic: 3,
        unit: '$',
        point: {
          id: 'c-1',
          text: '',
          value: 1,
          workRequired: true,
          tolerance: 0,
          mistakes: [
            { value: 2, misconception: 'half', why: '' },
            { value: 3, misconception: 'shift', why: '' },
          ],
        },
      },
    ],
  },
} as unknown as CourseFreeResponse; // only what is read

type Points = Readonly<Record<string, string | null | true>>;

/** Points by name: earned, or missed with a misconception or null. */
const submission = (points: Points, attemptId = 'x'): SubmittedFreeResponse => ({
  attemptId,
  submittedAt: 86_400_000,
  version,
  earned: 0,
  points: Object.entries(points).map(
    ([name, told]) =>
      ({
        name,
        state: told === true ? 'earned' : 'missed',
        misconception: told === true ? null : told,
      }) as FreeResponsePoint, // only what is read
  ),
});

describe('a free response', () => {
  it.each<[what: string, points: Points, shift: object, half: object]>([
    [
      'meets a misconception once, however many points it cost',
      { 'a-1': 'shift', 'a-2': 'shift', 'b-1': true, 'c-1': true },
      { fellFor: 'shift', correct: false, topic: '1' },
      { fellFor: null, correct: true },
    ],
    [
      'names the topic of the part that tells the misconception',
      { 'a-1': true, 'a-2': true, 'b-1': true, 'c-1': 'shift' },
      { fellFor: 'shift', correct: false, topic: '3' },
      { fellFor: null, correct: false },
    ],
    [
      'is clean of a misconception only if every point that can tell it is earned',
      { 'a-1': true, 'a-2': null, 'b-1': null, 'c-1': true },
      { fellFor: null, correct: false },
      { fellFor: null, correct: true },
    ],
  ])('%s', (_what, points, shift, half) => {
    expect(freeResponseEncounters(submission(points))).toMatchObject([
      { tDays: 1, carried: ['shift'], ...shift },
      { tDays: 1, carried: ['half'], ...half },
    ]);
  });

  it('that shows a misconception is where it cost the first point of the newest submission', () => {
    const lost = lostPoints([
      submission({ 'a-1': 'shift', 'a-2': true, 'c-1': 'half' }, 'old'),
      submission({ 'a-1': null, 'a-2': 'shift', 'c-1': 'shift' }, 'new'),
    ]);
    expect(lost.get('shift')).toEqual({ freeResponseId: 'tax-1', attemptId: 'new', title: 'A tax', point: 'a-2' });
    expect(lost.get('half')).toMatchObject({ attemptId: 'old', point: 'c-1' });
  });
});
