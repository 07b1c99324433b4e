import type { Locator, Page } from 'playwright-core';
import { lookUp, type KeyedQuestion } from './course-key';
import type { InputMethod } from './input-methods';

// Takes a quiz as a student does: reads the questions on the screen and answers them correctly or incorrectly on
// purpose.

export interface Asked extends KeyedQuestion {
  stem: string;
  /** Counted from 1. */
  number: number;
  total: number;
}

export interface GivenAnswer extends Asked {
  /** Index of the chosen answer, from 0. */
  chosen: number;
  isRight: boolean;
}

export const quizScreen = (page: Page): Locator => page.getByRole('dialog', { name: /quiz|practice/i });

const question = (page: Page, number: number) =>
  quizScreen(page).getByRole('heading', { level: 2, name: new RegExp(`^Question ${number} of `) });

/** Waits for the question with this number, counted from 1. */
export const waitForQuestion = (page: Page, number: number) => question(page, number).waitFor();

/** Reads the question on the screen. */
export async function readQuestion(page: Page): Promise<Asked> {
  const group = quizScreen(page).getByRole('radiogroup');
  const stemId = await group.getAttribute('aria-labelledby');
  // The text in a graph is not part of the question's text.
  const shown = await page.locator(`[id="${stemId}"]`).evaluate((stem) => {
    const copy = document.importNode(stem, true);
    copy.querySelectorAll('svg').forEach((graph) => graph.remove());
    return copy.textContent ?? '';
  });
  const [heading = '', number = '', total = ''] = /^Question (\d+) of (\d+)/.exec(shown) ?? [];
  const stem = shown.slice(heading.length);
  // The key that chooses it is not part of the choice.
  const choices = await group.locator('label').evaluateAll((labels) =>
    labels.map((label) => {
      const copy = document.importNode(label, true);
      copy.querySelectorAll('kbd, svg').forEach((part) => part.remove());
      return copy.textContent ?? '';
    }),
  );
  return { ...lookUp(stem, choices), stem, number: Number(number), total: Number(total) };
}

/** Answers the question on the screen without continuing to the next one. */
export async function answer(page: Page, input: InputMethod, well: boolean): Promise<GivenAnswer> {
  const asked = await readQuestion(page);
  const chosen = asked.choices.findIndex(({ isRight }) => isRight === well);
  const group = quizScreen(page).getByRole('radiogroup');
  await input.choose(group.locator('label'), chosen);
  await group.getByRole('radio').nth(chosen).and(page.locator(':checked')).waitFor();
  return { ...asked, chosen, isRight: well };
}

export const nextButton = (page: Page) => quizScreen(page).getByRole('button', { name: /^(Next|Submit Quiz)$/ });

/**
 * Answers question `from` and all later ones, correctly if `isWell` returns true for the number, and submits the quiz.
 */
export async function takeQuiz(
  page: Page,
  input: InputMethod,
  isWell: (number: number) => boolean = () => true,
  from = 1,
): Promise<GivenAnswer[]> {
  const given: GivenAnswer[] = [];
  for (let number = from; ; number += 1) {
    await waitForQuestion(page, number);
    const answered = await answer(page, input, isWell(number));
    given.push(answered);
    await input.goOn(nextButton(page));
    if (number === answered.total) return given;
  }
}
