import { inSample, type AuditRule, type Finding } from './audit';
import { samplesOf, type Sample } from './bank';
import { guessByForm, type Guess, type Guesses } from './form-guesser';

/** Chance gives 25% with four choices. */
const MOST_RIGHT = 0.3;
/** With fewer questions, a bank without any cue would often be above 30%. */
const ENOUGH = 200;
/** With fewer than these the score says nothing. */
const SOME = 60;
const EXAMPLES = 6;

export const scoreOf = (guesses: readonly Guess[]): number =>
  guesses.reduce((sum, { isRight }) => sum + isRight, 0) / guesses.length;

export const guessesIn = ({ guesses }: Guesses, { unit }: Pick<Sample, 'unit'>): readonly Guess[] =>
  guesses.filter(({ question }) => unit === null || question.unit === unit);

/** "resembles the others (letters) +, largest number −": what a guesser looks at, the strongest first. */
export const habits = ({ weights }: Guesses, most: number): string =>
  weights
    .slice(0, most)
    .map(([feature, weight]) => `${feature} ${weight > 0 ? '+' : '−'}`)
    .join(', ');

const surest = (guesses: readonly Guess[]): string =>
  [...guesses]
    .sort((a, b) => b.chance - a.chance)
    .slice(0, EXAMPLES)
    .map(({ question, cues }) => `${question.id} (${cues[0]?.[0] ?? ''})`)
    .join(', ');

function* scoreIn(all: Guesses, sample: Sample): Generator<Finding> {
  const guesses = guessesIn(all, sample);
  const score = scoreOf(guesses);
  if (guesses.length < SOME || score <= MOST_RIGHT) return;
  const found = inSample(
    sample,
    `a guesser that sees only the form of the choices gets ${(100 * score).toFixed(1)}% of ${guesses.length} questions right, by: ${habits(all, 5)}`,
    `begin with those that it is surest of: ${surest(guesses)}`,
  );
  yield { ...found, isWarning: guesses.length < ENOUGH };
}

export const guesserRule: AuditRule = {
  name: 'form-guesser',
  demands: `A guesser that sees only form is right in at most 30% of the bank, and of each unit with ${ENOUGH} questions.`,
  find: ({ course, bank }) => {
    const guesses = guessByForm(bank.filter(({ choices }) => choices.length === 4));
    return samplesOf(course, bank).flatMap((sample) => [...scoreIn(guesses, sample)]);
  },
};
