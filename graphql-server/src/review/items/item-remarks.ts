import { bestAnswers, randomGuessScore, shareOf, type FirstAnswer, type ItemStatistics } from './item-statistics';

/** With fewer first answers than this, chance says more than the question does. */
export const ANSWERS_NEEDED = 20;
/** In percent: "extremely easy" in Moodle's words. */
export const TOO_EASY_FROM = 95;

export interface ItemChoice {
  readonly id: number;
  readonly text: string;
  readonly isCorrect: boolean;
}

/** The wrong choice that the best students prefer to the key, if there is one. */
function preferredByTheBest(choices: readonly ItemChoice[], answers: readonly FirstAnswer[]): ItemChoice | null {
  const best = bestAnswers(answers);
  const right = choices.filter(({ isCorrect }) => isCorrect).map(({ id }) => shareOf(best, id));
  const [favourite] = choices
    .filter(({ isCorrect }) => !isCorrect)
    .map((choice) => ({ choice, share: shareOf(best, choice.id) }))
    .sort((a, b) => b.share - a.share);
  return favourite !== undefined && favourite.share > (right[0] ?? 0) ? favourite.choice : null;
}

/** What an author should look at; nothing while there are too few answers to tell. */
export function itemRemarks(
  { n, facility, discrimination }: ItemStatistics,
  choices: readonly ItemChoice[],
  answers: readonly FirstAnswer[],
  needed = ANSWERS_NEEDED,
): string[] {
  if (n < needed || facility === null) return [];
  const preferred = preferredByTheBest(choices, answers);
  const guess = randomGuessScore(choices.length);
  return [
    ...(preferred === null ? [] : [`is the key right? The best students choose "${preferred.text}"`]),
    ...(discrimination !== null && discrimination < 0 ? ['who does well elsewhere does worse here'] : []),
    ...(facility >= TOO_EASY_FROM ? ['too easy: nearly everybody knows it'] : []),
    ...(facility <= guess ? [`too hard: guessing would do as well (${Math.round(guess)} %)`] : []),
    ...choices
      .filter(({ id, isCorrect }) => !isCorrect && shareOf(answers, id) === 0)
      .map(({ text }) => `nobody chooses "${text}"`),
  ];
}
