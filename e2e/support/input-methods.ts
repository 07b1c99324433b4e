import type { Locator, Page } from 'playwright-core';

// Two input methods: touch, or keyboard only. A test written for one works with the other.

export interface InputMethod {
  /** Activates a link, button or checkbox. */
  press(target: Locator): Promise<void>;
  fill(field: Locator, text: string): Promise<void>;
  /** Opens the header menu. */
  openMenu(menu: Locator): Promise<void>;
  /** Chooses an answer in a running quiz, by index from 0. */
  choose(choices: Locator, index: number): Promise<void>;
  /** Goes to the next question, or submits the quiz. */
  goOn(button: Locator): Promise<void>;
}

export const touch = (): InputMethod => ({
  press: (target) => target.tap(),
  fill: async (field, text) => {
    await field.tap();
    await field.fill(text);
  },
  openMenu: (menu) => menu.tap(),
  choose: (choices, index) => choices.nth(index).tap(),
  goOn: (button) => button.tap(),
});

export const keyboard = (page: Page): InputMethod & { focus(target: Locator): Promise<void> } => ({
  focus: (target) => tabTo(page, target),
  press: async (target) => {
    await tabTo(page, target);
    const isBox = await target.evaluate((element) => element.matches('input[type=checkbox]'));
    await page.keyboard.press(isBox ? 'Space' : 'Enter');
  },
  fill: async (field, text) => {
    await tabTo(page, field);
    // Tabbing into a field selects its contents, so typing replaces them.
    await page.keyboard.type(text);
  },
  // The menu opens on focus. Enter would close it again.
  openMenu: (menu) => tabTo(page, menu),
  choose: (_choices, index) => page.keyboard.press(String(index + 1)),
  goOn: () => page.keyboard.press('Enter'),
});

const MOST_TABS = 120;

/** Presses Tab, or Shift+Tab if the target comes before the focused element, until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const isBehind = await target.evaluate((element) => {
    const place = document.activeElement?.compareDocumentPosition(element) ?? 0;
    return Boolean(place & Node.DOCUMENT_POSITION_PRECEDING) && !(place & Node.DOCUMENT_POSITION_CONTAINS);
  });
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(isBehind ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`No Tab leads to ${target}.`);
}
