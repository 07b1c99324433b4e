import { describe, expect, it, test } from 'vitest';
import * as emptyLibrary from './empty-library';
import * as emptyPlan from './empty-plan';
import * as emptyRecord from './empty-record';
import * as howWeChoose from './how-we-choose';
import * as landing from './landing';
import { lineAt } from './line-at';
import { NOT_FOUND } from './not-found';
import * as results from './results';
import { TOO_GREEN } from './too-green';
import { PRAISE_LINES, RETRY_LINES } from './trophy';
import { WELCOME_BACK_LINES } from './welcome-back';
import { whyLogIn } from './why-log-in';

/** Every string in a module of copy, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('a line picked by a number', () => {
  const lines = ['a', 'b', 'c'] as const; // a tuple, because lineAt requires a non-empty list
  test.each([
    [0, 'a'],
    [2, 'c'],
    [3, 'a'],
    [-1, 'c'],
    [1.9, 'b'],
    [Number.NaN, 'a'],
  ])('at %s is %s', (index, line) => {
    expect(lineAt(lines, index)).toBe(line);
  });
});

describe('the welcome back', () => {
  it('has 18 different lines, each of which can come up', () => {
    const seen = new Set(Array.from({ length: 18 }, (_, index) => lineAt(WELCOME_BACK_LINES, index)));
    expect(WELCOME_BACK_LINES).toHaveLength(18);
    expect(seen.size).toBe(18);
  });
});

describe('a graded chapter', () => {
  it('is praised differently by number, and by the same line for the same number', () => {
    expect(new Set(PRAISE_LINES).size).toBe(PRAISE_LINES.length);
    expect(lineAt(PRAISE_LINES, 4)).toBe(lineAt(PRAISE_LINES, 4 + PRAISE_LINES.length));
    expect(lineAt(PRAISE_LINES, 4)).not.toBe(lineAt(PRAISE_LINES, 5));
  });

  it('says Yikes in every retry line', () => {
    expect(RETRY_LINES.filter((line) => !line.startsWith('Yikes'))).toEqual([]);
    expect(lineAt(RETRY_LINES, 1)).toBe(RETRY_LINES[1]);
  });
});

describe('the sentences of spec §2 and §4', () => {
  it('calls a top chapter result amazing, and no other', () => {
    expect(results.CHAPTER_RESULT.amazing).toContain('amazing');
    expect(results.CHAPTER_RESULT.middle + results.CHAPTER_RESULT.retry).not.toContain('amazing');
  });

  it('calls an empty weak-spot quiz too green', () => {
    expect(TOO_GREEN.heading).toContain('too green');
  });

  it('says that sign-up is free and no emails are sent', () => {
    expect(landing.FREE_HEADING).toBe('Sign-up is free');
    expect(landing.FREE_TEXT).toContain('No emails are sent');
  });

  it('numbers four steps from one', () => {
    expect(landing.HOW_IT_WORKS.map((step) => step.number)).toEqual([1, 2, 3, 4]);
  });
});

test.each([
  ['/Mistakes?topic=1', 'Your mistakes are saved in your account.'],
  ['/rqresults?attempt=x', 'Your results are saved in your account.'],
])('says why %s needs a login', (path, why) => expect(whyLogIn(path)).toBe(why));

describe('the voice', () => {
  const ours = [
    WELCOME_BACK_LINES,
    PRAISE_LINES,
    RETRY_LINES,
    results,
    landing,
    howWeChoose,
    emptyLibrary,
    emptyPlan,
    emptyRecord,
    NOT_FOUND,
    TOO_GREEN,
  ]
    .flatMap(textsIn)
    .filter((text) => text !== emptyLibrary.NO_SEARCH_RESULTS);

  it('never raises itself with an exclamation mark of its own', () => {
    expect(ours.length).toBeGreaterThan(50);
    expect(ours.filter((text) => text.includes('!'))).toEqual([]);
  });

  it('leaves no text empty or untrimmed', () => {
    expect(ours.filter((text) => text === '' || text !== text.trim())).toEqual([]);
  });
});
