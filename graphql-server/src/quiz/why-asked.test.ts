import { describe, expect, it } from 'vitest';
import { LIKELY_FROM, explainWhyAsked } from './why-asked';

describe('why a question was asked, in words', () => {
  it.each([
    [{ why: 'new' }, 'You had not been asked this kind of question on this topic yet.'],
    [{ why: 'missed', days: 0 }, 'You missed the last question of this kind, earlier that day.'],
    [{ why: 'missed', days: 1 }, 'You missed the last question of this kind, the day before.'],
    [{ why: 'missed', days: 13 }, 'You missed the last question of this kind, 13 days before.'],
    [
      { why: 'fading', days: 14 },
      'You last got a question of this kind right 2 weeks before: time to see whether it stuck.',
    ],
    [
      { why: 'fading', days: 59 },
      'You last got a question of this kind right 8 weeks before: time to see whether it stuck.',
    ],
    [
      { why: 'fading', days: 60 },
      'You last got a question of this kind right 2 months before: time to see whether it stuck.',
    ],
    [{ why: 'unsure', knows: LIKELY_FROM - 0.01 }, 'This kind of question was still one of your weak spots.'],
    [
      { why: 'unsure', knows: LIKELY_FROM },
      'You were getting the hang of this kind of question: one more, to make sure.',
    ],
    [{ why: 'drawn' }, 'It was drawn at random, to check how well we choose.'],
    [{ why: 'mistake', times: 1, days: 3 }, 'You missed this exact question 3 days before.'],
    [{ why: 'mistake', times: 2, days: 1 }, 'You missed this exact question twice, most recently the day before.'],
    [{ why: 'mistake', times: 3, days: 20 }, 'You missed this exact question 3 times, most recently 2 weeks before.'],
  ] as const)('%j is "%s"', (why, words) => {
    expect(explainWhyAsked(why)).toBe(words);
  });
});
