import { bestAnswers, randomGuessScore, shareOf, type FirstAnswer, type ItemStatistics } from './item-statistics';

/** Fewer first answers say more about chance than about the question. */
export const ANSWERS_NEEDED = 20;
/** In percent; Moodle calls this "extremely easy". */
const TOO_EASY_FROM = 95;

export interface ItemChoice {
  readonly id: number;
  readonly text: string;
  readonly isCorrect: boolean;
}

/** The wrong choice that the best students choose more often than the key, if there is one. */
function preferredByBest(choices: readonly ItemChoice[], answers: readonly FirstAnswer[]): ItemChoice | null {
  const best = bestAnswers(answers);
  const right = choices.filter(({ isCorrect }) => isCorrect).map(({ id }) => shareOf(best, id));
  const [favorite] = choices
    .filter(({ isCorrect }) => !isCorrect)
    .map((choice) => ({ choice, share: shareOf(best, choice.id) }))
    .sort((a, b) => b.share - a.share);
  return favorite !== undefined && favorite.share > (right[0] ?? 0) ? favorite.choice : null;
}

/** What an author should look at; nothing while there are too few answers. */
export function itemRemarks(
  { n, facility, discrimination }: ItemStatistics,
  choices: readonly ItemChoice[],
  answers: readonly FirstAnswer[],
  needed = ANSWERS_NEEDED,
): string[] {
  if (n < needed || facility === null) return [];
  const preferred = preferredByBest(choices, answers);
  const guess = randomGuessScore(choices.length);
  const remarks: string[] = [];
  if (preferred !== null) remarks.push(`is the key right? The best students choose "${preferred.text}"`);
  if (discrimination !== null && discrimination < 0) remarks.push('students who do well elsewhere do worse here');
  if (facility >= TOO_EASY_FROM) remarks.push('too easy: almost everybody gets it right');
  if (facility <= guess) remarks.push(`too hard: guessing would do as well (${Math.round(guess)}%)`);
  for (const { id, isCorrect, text } of choices)
    if (!isCorrect && shareOf(answers, id) === 0) remarks.push(`nobody chooses "${text}"`);
  return remarks;
}
