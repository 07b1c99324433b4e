import type { Browser, Page } from 'playwright-core';
import { beforeAll, beforeEach, afterEach, describe, expect, test } from 'vitest';
import { DESKTOP, sharedBrowser, openPage, type WatchedPage } from './support/browser';
import { sharedServer } from './support/site';

// Videos from other sites, whose servers this test simulates: which requests they get, and that none is sent before the
// click.

const ADDRESS = '/video-library/scarcity-choice-and-opportunity-cost';
const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&modestbranding=1&controls=1&autoplay=1';
const VIMEO = 'https://player.vimeo.com/video/76979871?dnt=1&title=0&byline=0&portrait=0&autoplay=1';

const server = sharedServer();
let browser: Browser;
let open: WatchedPage;
/** URLs of all requests to other servers than ours. */
let asked: string[];

beforeAll(async () => {
  browser = await sharedBrowser();
});
beforeEach(async () => {
  open = await openPage(browser, DESKTOP, server.url);
  asked = [];
  await open.context.route(
    (url) => url.origin !== server.url,
    (route) => {
      asked.push(route.request().url());
      const isFrame = route.request().resourceType() === 'document';
      return route.fulfill(
        isFrame
          ? { contentType: 'text/html', body: '<title>The host</title>' }
          : { contentType: 'video/mp4', body: '' },
      );
    },
  );
});
afterEach(() => open.close());

/** Opens the chapter's page with this video URL. */
async function openWith(page: Page, videoUrl: string) {
  await page.route('**/graphql**', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const swapped = text.replace(/"videoUrl":"[^"]*"/g, () => `"videoUrl":${JSON.stringify(videoUrl)}`);
    await route.fulfill({ response, body: swapped });
  });
  // The HTML of the address itself has the video's URL. Within the app, it comes from the API.
  await page.goto('/messagesent');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, ADDRESS);
  await page.getByRole('heading', { level: 1, name: /^1\.1/ }).waitFor();
}

const playButton = (page: Page) => page.getByRole('button', { name: /^Play the video/ });

describe('a video from elsewhere asks for nothing before the click, and then for just its player', () => {
  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'YouTube', YOUTUBE],
    ['https://youtu.be/dQw4w9WgXcQ?t=90', 'YouTube', `${YOUTUBE}&start=90`],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'YouTube', YOUTUBE],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'YouTube', YOUTUBE],
    ['https://vimeo.com/76979871', 'Vimeo', VIMEO],
    ['https://vimeo.com/76979871/ab12cd34ef#t=90s', 'Vimeo', `${VIMEO}&h=ab12cd34ef#t=90s`],
  ])('%s', async (videoUrl, host, embedded) => {
    const { page, problems } = open;
    await openWith(page, videoUrl);
    await page.getByText(`Loads from ${host} when you press play`).waitFor();
    expect(asked).toEqual([]);

    await playButton(page).click();
    const frame = page.locator('iframe');
    await page.frameLocator('iframe').locator('title').waitFor({ state: 'attached' });
    // The fragment is only for the player and is not sent.
    expect(asked).toEqual([embedded.split('#')[0]]);
    expect(await frame.getAttribute('src')).toBe(embedded);
    expect(await frame.getAttribute('title')).toMatch(/^1\.1/);
    expect(await frame.getAttribute('allowfullscreen')).not.toBeNull();
    expect(problems).toEqual([]);
  });

  test('a file of another host', async () => {
    const { page } = open;
    await openWith(page, 'https://media.example.com/1-1.mp4');
    await page.getByText('Loads from media.example.com when you press play').waitFor();
    expect(asked).toEqual([]);
    await playButton(page).click();
    const video = page.locator('video');
    await video.waitFor();
    expect(await video.getAttribute('src')).toBe('https://media.example.com/1-1.mp4');
    expect(await video.getAttribute('controls')).not.toBeNull();
    expect(await video.locator('track').count()).toBe(0);
    await expect.poll(() => asked[0], { message: 'the video is requested' }).toBe('https://media.example.com/1-1.mp4');
  });
});

test('a file of our own comes with its captions, from the same place', async () => {
  const { page } = open;
  await page.route('**/films/**', (route) => {
    const isCaptions = route.request().url().endsWith('.vtt');
    const body = isCaptions ? 'WEBVTT\n\n00:00.000 --> 00:02.000\nScarcity begins tonight.\n' : '';
    return route.fulfill({ contentType: isCaptions ? 'text/vtt' : 'video/webm', body });
  });
  await openWith(page, '/films/1-1.webm');
  await playButton(page).click();
  await expect
    .poll(() => page.evaluate(() => document.querySelector('track')?.track.cues?.length), {
      message: 'the captions load',
    })
    .toBe(1);
  expect(await page.locator('track').getAttribute('src')).toBe(`${server.url}/films/1-1.vtt`);
  expect(await page.locator('track').getAttribute('kind')).toBe('captions');
  expect(asked).toEqual([]);
});

test.each(['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', 'javascript:alert(1)', 'https://example.com/page'])(
  '%s is not embedded',
  async (videoUrl) => {
    const { page } = open;
    await openWith(page, videoUrl);
    await page.getByText('No video here yet').waitFor();
    expect(await page.locator('iframe, video').count()).toBe(0);
    expect(asked).toEqual([]);
  },
);

test('nothing but the two hosts in use may be framed', async () => {
  const { page } = open;
  const policy = (await page.goto(ADDRESS))?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com https://player.vimeo.com;');
  const refused = await page.evaluate(
    () =>
      new Promise<string>((done) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => done(effectiveDirective));
        document.body.append(
          Object.assign(document.createElement('iframe'), { src: 'https://www.youtube.com/embed/x' }),
        );
      }),
  );
  expect(refused).toBe('frame-src');
  expect(asked).toEqual([]);
});
