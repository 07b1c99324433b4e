import { describe, expect, test } from 'vitest';
import { adviceOn, adviceText, firstAdvice } from './topic-advice';

const now = new Date('2026-11-22T18:00:00');
const estimate = {
  estimate: 0.8,
  low: 0.6,
  answers: 12,
  reviewDue: false,
  reviewAt: '2026-12-12T18:00:00',
  lastAskedAt: '2026-11-01T18:00:00',
};

describe('the advice on a topic', () => {
  test.each([
    ['tryFirst', { answers: 4 }, 100],
    ['tryFirst', { answers: 4, estimate: 0.2, low: 0.1, reviewDue: true }, 0],
    ['rest', { answers: 5 }, 100],
    ['practice', { answers: 5 }, 0],
    ['practice', {}, 50],
    ['continue', {}, 51],
    ['practice', { estimate: 0.499 }, 90],
    ['continue', { estimate: 0.5, low: 0.2 }, 90],
    ['continue', {}, 70],
    ['rest', {}, 71],
    ['rest', { low: 0.5 }, 90],
    ['continue', { low: 0.499 }, 90],
    ['review', { reviewDue: true }, 90],
    ['review', { reviewDue: true, estimate: 0.5, low: 0.2 }, 51],
    ['practice', { reviewDue: true, estimate: 0.499 }, 90],
  ] as const)('is to %s with %j and %d%% right', (advice, changed, percent) => {
    expect(adviceOn({ ...estimate, ...changed }, percent)).toBe(advice);
  });

  test('never says that a topic is known of which a quarter was guessed right, whatever the estimate', () => {
    for (let percent = 0; percent <= 25; percent += 1)
      for (const answers of [1, 4, 5, 12, 100])
        for (const share of [0.1, 0.5, 0.99])
          expect(['tryFirst', 'practice']).toContain(
            adviceOn({ estimate: share, low: share, answers, reviewDue: false }, percent),
          );
  });

  test.each([
    [{ answers: 3 }, 33, 'Too few answers to say: 3 so far. Take a short quiz.'],
    [{}, 10, 'Practice this next: you miss almost all of its questions.'],
    [{}, 11, 'Practice this next: you miss most of its questions.'],
    [{}, 40, 'Practice this next: you miss most of its questions.'],
    [{}, 41, 'Practice this next: you miss about half of its questions.'],
    [{ estimate: 0.4 }, 60, 'Practice this next: you miss about half of its questions.'],
    [{ estimate: 0.4 }, 61, 'Practice this next: you miss about a third of its questions.'],
    [{ estimate: 0.4 }, 75, 'Practice this next: you miss about a third of its questions.'],
    [{ estimate: 0.4 }, 76, 'Practice this next: you miss some of its questions.'],
    [{ reviewDue: true }, 90, 'Review this now: you last practiced it 21 days ago, and some of it may be fading.'],
    [{}, 60, 'You are getting there. Another quiz will help.'],
    [{}, 90, 'You know this well. Review it around Dec 12.'],
    [{ reviewAt: null }, 90, 'You know this well.'],
  ])('with %j and %d%% right is: %s', (changed, percent, text) => {
    expect(adviceText({ ...estimate, ...changed }, percent, now)).toBe(text);
  });
});

describe('the first advice', () => {
  const topic = (name: string, percent: number, changed: Partial<typeof estimate> = {}) => ({
    name,
    percent,
    estimate: { ...estimate, ...changed },
    weight: 2,
  });
  const unasked = { name: 'Taxes', percent: null, estimate: null, weight: 2 };
  const weak = topic('Demand', 20, { estimate: 0.3 });
  const weaker = topic('Supply', 20, { estimate: 0.2 });
  const due = topic('Trade', 90, { reviewDue: true });

  test.each([
    ['one topic that is due', [due, weak, unasked], 'Review “Trade” today: it is due, and some of it may be fading.'],
    ['several that are due', [due, weak, due], 'Review the 2 topics that are due, before they fade.'],
    [
      'a weak topic that is worth more on the exam than a weaker one',
      [{ ...weak, weight: 3 }, weaker],
      'Practice “Demand” next: you miss most of its questions.',
    ],
    ['weak topics', [weak, weaker, unasked], 'Practice “Supply” next: you miss most of its questions.'],
    [
      'too few answers',
      [topic('Trade', 0, { answers: 2 }), unasked],
      'Take another quiz: there are too few answers so far to give you advice.',
    ],
    ['all well', [topic('Trade', 90), unasked], 'Nothing is due. Continue with the next chapter of your plan.'],
  ])('with %s', (_what, topics, sentence) => expect(firstAdvice(topics, true)).toBe(sentence));

  test('with all well and the plan passed speaks of no next chapter', () => {
    const sentence = 'Nothing is due, and no chapter of your plan is left to pass.';
    expect(firstAdvice([topic('Trade', 90)], false)).toBe(sentence);
  });
});
