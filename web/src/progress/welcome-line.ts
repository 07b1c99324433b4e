import { lineAt } from '../copy/line-at';
import { WELCOME_BACK_LINES } from '../copy/welcome-back';

/** On the greeting of the skeleton that the server renders: what first-line.js chooses from. */
export const LINES_TO_SHOW = import.meta.env.SSR ? { 'data-lines': JSON.stringify(WELCOME_BACK_LINES) } : {};

/** One of the greetings, at random: the one that is already shown before React runs, if there is one. */
export function pickWelcomeLine(): string {
  const shown = import.meta.env.SSR
    ? null
    : document.querySelector('#last-screen [data-line], [data-lines]')?.textContent;
  return shown ?? lineAt(WELCOME_BACK_LINES, Math.floor(Math.random() * WELCOME_BACK_LINES.length));
}
