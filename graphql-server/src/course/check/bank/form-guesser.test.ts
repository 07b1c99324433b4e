import { describe, expect, test } from 'vitest';
import { drawFrom, type Draw } from '../../../../../economics/question/draw';
import { giftQuestion, messagesOf, sampleAudit } from '../../../../test/fixtures/course-sample/sample-audit';
import { guessByForm } from './form-guesser';
import { guesserRule, habits, scoreOf } from './guesser-rule';

const WORDS = 'price output labor land wage cost rent trade market firm good value share rate unit worker'.split(' ');

/** Four choices of random words, of which the key has `longer` words more. */
function question(draw: Draw, index: number, longer: number): string {
  const key = draw.whole(0, 3);
  const choices = [0, 1, 2, 3].map((at) => {
    const words = Array.from({ length: draw.whole(4, 9) + (at === key ? longer : 0) }, () => draw.oneOf(WORDS));
    return `${at === key ? '=' : '~'}${words.join(' ')}`;
  });
  return giftQuestion(`q-${index}`, `Which (${index})?`, choices);
}

const bankOf = (longer: number, length = 240) => {
  const draw = drawFrom(7);
  return sampleAudit(Array.from({ length }, (_, index) => question(draw, index, longer)).join('\n'));
};

describe('the guesser that sees only form', () => {
  test('finds a cue in the length of the correct choice, and names it', () => {
    const audit = bankOf(3);
    const all = guessByForm(audit.bank);
    expect(scoreOf(all.guesses)).toBeGreaterThan(0.6);
    expect(habits(all, 3)).toContain('length +');
    const [inBank = '', inUnit = ''] = messagesOf(guesserRule, audit);
    expect(inBank).toMatch(/^the bank: .* gets [67]\d\.\d% of 240 questions right/);
    expect(inUnit).toMatch(/^Unit 1: /);
  });

  test('is right in about a quarter of questions without a cue', () => {
    const audit = bankOf(0);
    expect(scoreOf(guessByForm(audit.bank).guesses)).toBeLessThan(0.3);
    expect(messagesOf(guesserRule, audit)).toEqual([]);
  });

  test('only warns about fewer than 200 questions', () => {
    expect([...guesserRule.find(bankOf(3, 199))].map(({ isWarning }) => isWarning)).toEqual([true, true]);
    expect([...guesserRule.find(bankOf(3, 200))].map(({ isWarning }) => isWarning)).toEqual([false, false]);
  });

  test.each(['one variant of a model', 'one question of a set'])('does not learn %s from another', (what) => {
    const inSets = what.includes('set');
    const names = Array.from({ length: 15 }, (_, index) => `group-${String.fromCharCode(97 + index)}`);
    const gift = names.flatMap((name) =>
      [1, 2, 3, 4].map((number) =>
        giftQuestion(
          inSets ? `q-${name}-${number}` : `${name}-${number}`,
          'Which?',
          ['=market', '~output', '~worker', '~values'],
          inSets ? `[set:${name}]` : '',
        ),
      ),
    );
    const { guesses } = guessByForm(sampleAudit(gift.join('\n'), { models: inSets ? [] : names }).bank);
    for (const name of names) {
      const ofGroup = guesses.filter(({ question: { id } }) => id.includes(`${name}-`));
      expect(ofGroup).toHaveLength(4);
      // Another fold would have learned other weights.
      expect(new Set(ofGroup.map(({ chance }) => chance)).size).toBe(1);
    }
  });

  test('gives the same answer every time', () => {
    const chances = () => guessByForm(bankOf(1).bank).guesses.map(({ chance }) => chance);
    expect(chances()).toEqual(chances());
  });
});
