import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPicture } from '../economics/lesson/frame';
import type { Beat } from '../economics/lesson/lesson';
import { timelineOf, type Timeline } from '../economics/lesson/timeline';
import { axeIn, COLOR_RULES, objections } from './support/axe';
import { DESKTOP, openPage, openWithFonts, PHONE, sharedBrowser, type WatchedPage } from './support/browser';
import { primaryActions, rivals } from './support/primary-actions';
import { sharedServer } from './support/site';
import { chapterRow, enroll, me, signInAs, type Student } from './support/student';
import { shippedChapters } from '../test-support/shipped-course';

// The lesson player in all its states: no axe violations, full keyboard support, and a link to continue at the end.

const chapters = shippedChapters;
const [chapter, taxesChapter] = [chapters[0], chapters.find((candidate) => candidate.slug === 'taxes')];
/** Its title takes two lines. */
const longest = chapters.toSorted((a, b) => b.name.length - a.name.length)[0];
if (!chapter?.lesson || !taxesChapter?.lesson || !longest?.lesson) throw new Error('These chapters have lessons.');
const { slug, lesson } = chapter;
const taxesLesson = taxesChapter.lesson.lesson;
const timeline = timelineOf(lesson.lesson);
const firstQuestion = ({ scenes }: Timeline) => scenes.find(({ scene }) => scene.ask !== null);
const [asking, longAsk] = [firstQuestion(timeline), firstQuestion(timelineOf(longest.lesson.lesson))];
if (!longAsk) throw new Error('The lesson of the longest title asks.');
const ask = asking?.scene.ask;
const rightChoice = ask?.choices.find(({ isRight }) => isRight);

const server = sharedServer();
let browser: Browser;
let student: Student;

beforeAll(async () => {
  browser = await sharedBrowser();
  student = await enroll(server, 'lesson_lover', 2);
});

const placeIn = (page: Page) => page.getByRole('slider', { name: 'Position in the lesson' });
const question = (page: Page) => page.getByRole('region', { name: 'A question before we continue' });
const afterward = (page: Page) => page.getByRole('region', { name: 'After the lesson' });
const seek = (page: Page, seconds: number) => placeIn(page).fill(String(seconds));

/** Seeks without scrolling the page, which Playwright does before it acts. */
const seekInPlace = (page: Page, seconds: number) =>
  placeIn(page).evaluate((slider, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, value);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  }, String(seconds));

async function play(page: Page) {
  await page.getByRole('button', { name: /^(Play|Continue)/ }).click();
  await placeIn(page).waitFor();
}

async function beAsked(page: Page) {
  await seek(page, Math.floor(asking?.to ?? 0));
  await question(page).waitFor();
}

const end = (page: Page) => seek(page, Math.ceil(timeline.length));

/** Each state starts from the page as the previous state left it. */
const STATES: readonly (readonly [state: string, reach: (page: Page) => Promise<unknown>])[] = [
  ['not begun', async () => undefined],
  ['playing', play],
  ['asking', beAsked],
  ['answered', (page) => page.getByRole('button', { name: rightChoice?.text ?? '', exact: true }).click()],
  [
    'without captions',
    async (page) => {
      await question(page).getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'Captions' }).click();
    },
  ],
  ['with its transcript open', (page) => page.getByText('Transcript and handout').click()],
  ['over', end],
  [
    'on paper',
    async (page) => {
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      await page.getByRole('heading', { name: lesson.lesson.title, includeHidden: true, level: 2 }).waitFor();
    },
  ],
];

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('on %s axe objects to nothing in a lesson that is', (_device, viewport) => {
  let open: WatchedPage;
  beforeAll(async () => {
    open = await openPage(browser, viewport, server.url);
    await open.page.goto(`/video-library/${slug}`);
    await open.page.getByRole('button', { name: /^Play/ }).waitFor();
  });
  afterAll(() => open.close());

  test.each(STATES)('%s', async (state, reach) => {
    const { page } = open;
    await reach(page);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await objections(page, axeIn(page, state !== 'not begun')), 'by day').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await objections(page, axeIn(page, true).withRules(COLOR_RULES)), 'by night').toEqual([]);
    expect(await rivals(page), 'primary actions in view').toEqual([]);
    expect(open.problems).toEqual([]);
  });
});

test('on the narrowest phone, the menu and the poster give the length that the player then shows, on one line', async () => {
  const { page, problems, close } = await openPage(browser, { width: 320, height: 640 }, server.url);
  await page.goto('/video-library/taxes');
  await page.getByRole('button', { name: 'Chapter menu' }).click();
  const lengths = page.getByText(/^\d:\d\d · \d+ questions$/);
  const poster = page.getByRole('button', { name: /^Play/ });
  const onPoster = (await poster.locator(lengths).textContent()) ?? '';
  const link = page.getByRole('link', { name: /^4\.1 Taxes Lesson \d minutes/ });
  expect(await link.locator(lengths).textContent()).toBe(onPoster);
  for (const one of await lengths.all()) expect(await one.evaluate((text) => text.getClientRects().length)).toBe(1);

  await play(page);
  const [seconds = ''] = onPoster.split(' · ');
  expect(await page.getByText(/^0:0\d\s*\/ \d/).textContent()).toMatch(new RegExp(`/ ${seconds}$`));
  expect(problems).toEqual([]);
  await close();
});

test.each([320, 360, 390, 430])(
  'upright phones share the layout that the course is checked with, and no caption moves their controls: %d',
  async (width) => {
    const { page, problems, close } = await openPage(browser, { width, height: 800 }, server.url);
    await page.goto('/video-library/taxes');
    await play(page);
    const graph = page.getByRole('group', { name: /^Lesson: / }).getByRole('img');
    await expect
      .poll(() => graph.first().getAttribute('viewBox'), { message: 'the layout of phones' })
      .toBe('0 0 360 304');
    const captions = timelineOf(taxesLesson).scenes.flatMap(({ beats }) => beats.flatMap((beat) => beat.captions));
    const heights = await placeIn(page).evaluate(
      async (slider, times) => {
        const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        const seen = new Set<number>();
        for (const time of times) {
          setValue?.call(slider, String(time));
          slider.dispatchEvent(new Event('input', { bubbles: true }));
          await new Promise((resolve) => requestAnimationFrame(resolve));
          seen.add(slider.getBoundingClientRect().y);
        }
        return [...seen];
      },
      captions.map(({ from }) => Math.ceil(from)),
    );
    expect(heights).toHaveLength(1);
    expect(problems).toEqual([]);
    await close();
  },
);

/** Lessons with a table of four columns or more at the end of a scene, and when it has its last row. */
const wideTables = chapters.flatMap(({ slug, lesson }) => {
  if (lesson === null) return [];
  const { scenes } = timelineOf(lesson.lesson);
  return lesson.lesson.scenes.flatMap(({ id, beats }, index) => {
    const frame = beats.at(-1)?.frame;
    if (!frame || isPicture(frame) || frame.kind !== 'table' || frame.columns.length < 4) return [];
    return [[slug, id, Math.ceil(scenes[index]?.beats.at(-1)?.from ?? 0)] as const];
  });
});

test.each(wideTables)(
  'on the narrowest phone, a wide table fits on the stage: %s, %s',
  async (address, _id, seconds) => {
    const { page, problems, close } = await openWithFonts(browser, { width: 320, height: 640 }, server.url);
    await page.goto(`/video-library/${address}`);
    await play(page);
    await seek(page, seconds);
    const table = page.getByRole('group', { name: /^Lesson: / }).getByRole('table');
    const overhang = await table.evaluate((element) => {
      const [inner, outer] = [element, element.parentElement ?? element].map((box) => box.getBoundingClientRect());
      return inner && outer
        ? Math.max(
            outer.left - inner.left,
            inner.right - outer.right,
            outer.top - inner.top,
            inner.bottom - outer.bottom,
          )
        : NaN;
    });
    expect(overhang).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
    await close();
  },
);

const LAPTOP = { width: 1366, height: 650 };
const ON_ITS_SIDE = { width: 844, height: 390 };

/** In the window from its top to its bottom, with nothing over it. */
const isInView = (target: Locator) =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const isOnTop = (at: number) => element.contains(document.elementFromPoint(x + width / 2, at));
    return height > 0 && isOnTop(y + 2) && isOnTop(y + height - 2);
  });

const beInView = (target: Locator, what: string) => expect.poll(() => isInView(target), { message: what }).toBe(true);

describe.each([
  ['a desktop', DESKTOP],
  ['a laptop with a low window', LAPTOP],
  ['a phone', PHONE],
  ['a phone on its side', ON_ITS_SIDE],
])('on %s a lesson with a long title has its controls in view, and asks on its stage', (_device, viewport) => {
  test.each([`/video-library/${longest.slug}`, `/video/${longest.id}`])(
    'beside its picture, and the page stays where it is: %s',
    async (address) => {
      const { page, problems, close } = await openWithFonts(browser, viewport, server.url);
      if (address.startsWith('/video/')) await signInAs(page, student);
      await page.goto(address);
      await play(page);
      const box = async (target: Locator) => (await target.boundingBox()) ?? { x: 0, y: -1, width: 0, height: 0 };
      const player = page.getByRole('group', { name: /^Lesson/ });
      await beInView(page.getByRole('combobox', { name: 'Speed' }), 'the controls');
      await seekInPlace(page, Math.floor(longAsk.to));
      const places = async () => [await page.evaluate(() => window.scrollY), await box(player)];
      const before = await places();
      await question(page).waitFor();
      expect(await places()).toEqual(before);

      const picture = player.locator('[class*=illustration] > *');
      const [first, last] = [0, -1].map((index) =>
        question(page).getByRole('button', { name: longAsk.scene.ask?.choices.at(index)?.text ?? '?', exact: true }),
      );
      if (!first || !last) throw new Error('The question has choices.');
      await beInView(picture, 'the picture');
      await beInView(first, 'the first choice');
      await beInView(question(page).getByRole('button', { name: 'Skip the question' }), 'the way on');

      // Neither an answer nor its explanation moves anything.
      const lastPlace = await box(last);
      // Playwright's own click would scroll the page first.
      const at = await box(first);
      await page.mouse.click(at.x + at.width / 2, at.y + at.height / 2);
      await beInView(question(page).getByRole('status'), 'why');
      expect(await box(last)).toEqual(lastPlace);
      expect(await places()).toEqual(before);
      expect(problems).toEqual([]);
      await close();
    },
  );
});

test('the slider names the scene under the pointer and shows its picture', async () => {
  const { page, close } = await openWithFonts(browser, DESKTOP, server.url);
  await page.goto(`/video-library/${slug}`);
  await play(page);
  const scene = timeline.scenes[4];
  const track = await placeIn(page).boundingBox();
  if (!scene || !track) throw new Error('The slider is there.');
  const x = track.x + (track.width * ((scene.from + scene.to) / 2)) / timeline.length;
  await page.mouse.move(x, track.y + track.height / 2);
  const preview = page.locator('[class*=preview]');
  expect(await preview.innerText()).toContain(scene.scene.heading);
  expect((await preview.locator('[class*=picture]').innerHTML()).length).toBeGreaterThan(40);
  await page.mouse.move(5, 5);
  await preview.waitFor({ state: 'detached' });

  // A student finds the keys by a button, and by a key.
  const keys = page.getByRole('region', { name: 'Keyboard shortcuts' });
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await keys.getByText('Back or forward 5 seconds').waitFor();
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  await keys.waitFor();
  await close();
});

test('a handout is as wide as the paper, also in landscape, and has no controls on it', async () => {
  const { page, close } = await openWithFonts(browser, DESKTOP, server.url);
  await page.goto(`/video-library/${slug}`);
  await play(page);
  await page.getByText('Transcript and handout').click();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const handout = page.getByRole('main').locator('section[aria-hidden]').filter({ hasText: lesson.lesson.title });
  await handout.waitFor();
  expect((await handout.boundingBox())?.width).toBeGreaterThan(700);
  expect(await page.getByText('Transcript and handout').isVisible()).toBe(false);
  await close();
});

test('for who wants less motion, a picture changes at once and not part by part', async () => {
  const { page, close } = await openWithFonts(browser, DESKTOP, server.url);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/video-library/${slug}`);
  await play(page);
  const line = page
    .getByRole('group', { name: /^Lesson/ })
    .locator('svg[role=img] path')
    .first();
  // A line is a CSS property too. Were it to change in a transition, texts would be at their new places a frame earlier.
  const transitions = await line.evaluate((path) => {
    getComputedStyle(path).getPropertyValue('d');
    path.setAttribute('d', 'M0 0L9 9');
    getComputedStyle(path).getPropertyValue('d');
    return path.getAnimations().length;
  });
  expect(transitions).toBe(0);
  await close();
});

test('a browser without voices offers none, even to a student who wants one', async () => {
  const { page, problems, close } = await openWithFonts(browser, PHONE, server.url);
  await page.addInitScript(() => {
    localStorage.setItem('lesson-preferences', '{"voice":true}');
    Object.defineProperty(window.speechSynthesis, 'getVoices', { value: () => [] });
  });
  await page.goto(`/video-library/${slug}`);
  await play(page);
  await page.getByRole('button', { name: 'Captions' }).waitFor();
  expect(await page.getByRole('button', { name: 'Voice' }).count()).toBe(0);
  // The lesson plays on, and a screen reader hears what is said.
  const said = timeline.scenes[0]?.scene.beats[0]?.say ?? '?';
  await page.getByRole('status').filter({ hasText: said }).waitFor({ state: 'attached' });
  await expect
    .poll(async () => Number(await placeIn(page).inputValue()), { message: 'the lesson plays' })
    .toBeGreaterThan(0);
  expect(problems).toEqual([]);
  await close();
});

test('a lesson asks in full screen, too', async () => {
  const { page, close } = await openWithFonts(browser, DESKTOP, server.url);
  await page.goto(`/video-library/${slug}`);
  await play(page);
  await page.keyboard.press('f');
  await expect
    .poll(() => page.evaluate(() => document.fullscreenElement?.role), { message: 'full screen' })
    .toBe('group');
  await beAsked(page);
  const choice = question(page).getByRole('button').first();
  expect(await choice.evaluate((element) => document.fullscreenElement?.contains(element))).toBe(true);
  await choice.click();
  await question(page).getByRole('button', { name: 'Continue' }).click();
  await question(page).waitFor({ state: 'detached' });
  await close();
});

test('everything is done by keyboard, from the first play to the quiz', async () => {
  const { page, close } = await openWithFonts(browser, DESKTOP, server.url);
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
  const isFocused = (name: string | RegExp, role: 'button' | 'link' | 'slider') =>
    page.locator(':focus').and(page.getByRole(role, { name })).waitFor();
  await page.goto(`/video-library/${slug}`);
  await page.getByRole('button', { name: /^Play/ }).focus();
  await press('Enter');
  await page.getByRole('button', { name: 'Pause' }).waitFor();

  await press('Space');
  await page.getByRole('button', { name: 'Play' }).waitFor();
  const before = Number(await placeIn(page).inputValue());
  await press('ArrowRight', 'ArrowRight', 'ArrowLeft');
  expect(Number(await placeIn(page).inputValue())).toBeGreaterThanOrEqual(before + 4);
  await press('>');
  expect(await page.getByRole('combobox', { name: 'Speed' }).inputValue()).toBe('1.25');
  await press('c');
  await page.getByRole('button', { name: 'Captions', pressed: false }).waitFor();

  await press('Tab');
  await isFocused('Position in the lesson', 'slider');
  await press('ArrowRight');
  // The stage shows where the slider is. Nothing lies over it and the captions.
  expect(await page.locator('[class*=preview]').count()).toBe(0);
  await press('Tab');
  await isFocused('Play', 'button');

  await seek(page, Math.floor(asking?.to ?? 0));
  await press('k');
  await page.locator('h2:focus', { hasText: ask?.question ?? '?' }).waitFor();
  await press('Tab', 'Enter');
  await question(page)
    .getByText(ask?.choices[0]?.why ?? '?')
    .waitFor();
  await press(...(ask?.choices ?? []).map(() => 'Tab'), 'Enter');
  await question(page).waitFor({ state: 'detached' });

  await placeIn(page).focus();
  await press('End');
  await afterward(page).waitFor();
  await press('Shift+Tab');
  await isFocused('Watch again', 'button');
  await press('Shift+Tab');
  await isFocused('Take the free quiz', 'link');
  await press('Enter');
  await page.waitForURL(`**/freequiz/${slug}`);
  await close();
});

test('a chapter has one primary action: to play, then to go on, and once it was watched, the quiz', async () => {
  const { page, close } = await openWithFonts(browser, DESKTOP, server.url);
  await signInAs(page, await enroll(server, 'one_step', 1));
  const primary = () => primaryActions(page);
  await page.goto('/video/1');
  await page.getByRole('link', { name: /Quiz/ }).first().waitFor();
  expect(await primary()).toEqual([expect.stringMatching(/^Play/)]);
  await play(page);
  expect(await primary()).toEqual([]);
  await beAsked(page);
  await page.getByRole('button', { name: rightChoice?.text ?? '', exact: true }).click();
  await expect.poll(primary).toEqual(['Continue the lesson']);
  await question(page).getByRole('button', { name: 'Continue' }).click();
  await end(page);
  await afterward(page).waitFor();
  await expect.poll(primary).toEqual(['Take the quiz']);
  await afterward(page).getByRole('button', { name: 'Mark as watched' }).click();
  await page.getByText('already watched').waitFor();
  await page.reload();
  await page.getByText('already watched').waitFor();
  expect(await primary()).toEqual([expect.stringMatching(/Quiz/)]);
  await close();
});

test('at its end a student marks it as watched, watches it again, and continues to the quiz', async () => {
  const { page, problems, close } = await openWithFonts(browser, PHONE, server.url);
  await signInAs(page, student);
  await page.goto('/video/1');
  await play(page);
  await end(page);
  await afterward(page).getByRole('button', { name: 'Mark as watched' }).click();
  await page.getByText('already watched').waitFor();
  await afterward(page).getByRole('button', { name: 'Mark as unwatched' }).waitFor();
  await afterward(page).getByRole('button', { name: 'Watch again' }).click();
  await afterward(page).waitFor({ state: 'detached' });
  await end(page);
  await afterward(page).getByRole('link', { name: 'Take the quiz' }).click();
  await page.waitForURL('**/quiz?type=chapterQuiz&chapter=1');
  expect(problems).toEqual([]);
  await close();
});

test('a lesson counts as watched when it was played to its end, not when the slider was pulled there', async () => {
  const { page, problems, close } = await openWithFonts(browser, DESKTOP, server.url);
  const isWatched = async () => chapterRow(await me(server, student), '2');
  const second = chapters[1]?.lesson?.lesson;
  const beats: Beat[] = [{ say: 'Scarce. '.repeat(25), frame: { kind: 'text', lines: ['Scarce'] } }];
  const scenes = second?.scenes.slice(0, 2).map((scene) => ({ ...scene, beats, ask: null })) ?? [];
  const brief = { title: 'Brief', ...second, scenes };
  const length = Math.ceil(timelineOf(brief).length);
  const playToTheEnd = () => page.clock.runFor((length + 1) * 1000);
  await page.route('**/lessons/*.json', (route) => route.fulfill({ json: brief }));
  await page.clock.install();
  await signInAs(page, student);
  await page.goto('/video/2');
  await play(page);
  await page.getByRole('button', { name: 'Pause' }).click();
  await seek(page, length);
  await afterward(page).getByRole('button', { name: 'Mark as watched' }).waitFor();
  expect(await isWatched()).toMatchObject({ videoCompleted: false });

  await afterward(page).getByRole('button', { name: 'Watch again' }).click();
  await playToTheEnd();
  await page.getByText('already watched').waitFor();
  await expect
    .poll(isWatched, { message: 'the server stores that it was watched' })
    .toMatchObject({ videoCompleted: true });
  // The same button takes it back, and the end of the lesson does not mark it again by itself.
  await page.getByRole('button', { name: 'Mark Video as Unwatched' }).click();
  await expect
    .poll(isWatched, { message: 'the server stores that it was not' })
    .toMatchObject({ videoCompleted: false });
  await page.getByRole('button', { name: 'Mark Video As Watched' }).waitFor();

  await page.goto(`/video-library/${chapters[1]?.slug ?? ''}`);
  await play(page);
  await playToTheEnd();
  await afterward(page).waitFor();
  await expect
    .poll(isWatched, { message: 'the server stores that it was watched' })
    .toMatchObject({ videoCompleted: true });
  await afterward(page).getByRole('link', { name: 'Continue to my study plan' }).click();
  await page.getByText('already watched').waitFor();
  expect(problems).toEqual([]);
  await close();
});
