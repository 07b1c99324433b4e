import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findProgram } from '../scripts/find-binaries';
import { mayInstall } from '../scripts/install-debian';
import { freePort } from '../test-support/free-port';
import { temporaryDirectory } from '../test-support/temporary-directory';
import { toneWav } from '../test-support/tone-wav';
import { DESKTOP, launchBrowser, openPage } from './support/browser';

// npm run lesson -- --record, with a tone in place of a voice: a lesson of two scenes is recorded, one scene of it twice, and it plays.

const UNIT = 'unit-4-government-intervention';
const FOLDER = `${UNIT}/4.1-taxes`;
const LESSON = `title: A lesson for a test
scenes:
  - id: first
    heading: The first scene # with a remark
    beats:
      - say: One two three four.
        frame: { kind: text, lines: [One] }
      - say: Five six seven eight.
        frame: { kind: text, lines: [Two] }
  - id: second
    heading: The second scene
    beats:
      - say: Nine ten eleven twelve.
        frame: { kind: text, lines: [Three] }
`;
/** Long enough for four words, and short enough. */
const PART_MS = 1_600;

const hasEncoder = findProgram('lame') !== null || findProgram('ffmpeg') !== null || mayInstall();
const root = temporaryDirectory();
const courseDir = join(root, 'course');
const takesDir = join(root, 'takes');
const lessonFile = join(courseDir, FOLDER, 'lesson.yaml');
const running: ChildProcess[] = [];
let browser: Browser;

beforeAll(async () => {
  for (const part of ['course.md', 'misconceptions.yaml', 'question-models', UNIT])
    cpSync(join('course', part), join(courseDir, part), { recursive: true });
  writeFileSync(lessonFile, LESSON);
  const voice = join(root, 'voice.wav');
  writeFileSync(voice, toneWav(30, 48_000));
  browser = await launchBrowser([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-audio-capture=${voice}`,
  ]);
});
afterAll(async () => {
  await browser.close();
  for (const tool of running) tool.kill();
});

/** Starts the tool, and resolves to the address that it prints. */
async function startTool(...options: string[]): Promise<string> {
  const port = String(await freePort());
  const command = [
    'node_modules/tsx/dist/cli.mjs',
    'scripts/lesson.ts',
    ...options,
    '--dir',
    courseDir,
    '--port',
    port,
  ];
  const tool = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  running.push(tool);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let output = '';
  tool.stdout.on('data', (text: Buffer) => {
    output += text.toString();
    const [address] = /http:\/\/\S+/.exec(output) ?? [];
    if (address !== undefined) resolve(address);
  });
  tool.on('exit', () => reject(new Error(`The tool ended: ${output}`)));
  return promise;
}

/** Speaks for a while: what is recorded takes its time. */
async function speak(page: Page): Promise<void> {
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction((from) => performance.now() > from, since + PART_MS);
}

async function recordScene(page: Page, parts: number): Promise<void> {
  await page.keyboard.press('r');
  for (let part = 1; part <= parts; part += 1) {
    await page.getByRole('status').getByText(`Recording: part ${part} of ${parts}`).waitFor();
    await speak(page);
    await page.keyboard.press('Space');
  }
  await page.getByRole('status').getByText('Saved on this computer').waitFor();
}

test.skipIf(!hasEncoder && process.env['CI'] !== 'true')(
  'a person records a lesson of two scenes in the browser, one of them twice, and the player plays it',
  { timeout: 240_000 },
  async () => {
    const address = await startTool('--record', '4.1', '--takes', takesDir);
    const { page, problems, close } = await openPage(browser, DESKTOP, new URL(address).origin);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== new URL(address).origin) elsewhere.push(request.url());
    });
    await page.goto(address);
    await page.getByRole('button', { name: 'Turn on the microphone' }).click();
    await page.getByText('Good level').waitFor();

    await recordScene(page, 2);
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.keyboard.press('l');
    await page.getByRole('status').getByText('Playing').waitFor();
    await page.getByRole('status').getByText('Saved on this computer').waitFor();
    expect(readFileSync(lessonFile, 'utf8')).toBe(LESSON);

    // The browser is closed before the take was accepted, and nothing is lost.
    await page.reload();
    await page.getByRole('button', { name: 'Keep' }).waitFor();
    await page.getByRole('button', { name: 'Turn on the microphone' }).click();
    await page.getByText('Good level').waitFor();
    await recordScene(page, 2);
    await page.keyboard.press('k');
    await page.getByRole('heading', { name: /^2\. The second scene/ }).waitFor();
    expect(readFileSync(lessonFile, 'utf8')).toBe(LESSON);
    await recordScene(page, 1);
    await page.keyboard.press('k');
    await page.getByText(/^1 of \d+ lessons in the course/).waitFor();
    expect(readFileSync(lessonFile, 'utf8').replaceAll(/ *recording: .*\n/g, '')).toBe(LESSON);
    expect([problems, elsewhere]).toEqual([[], []]);
    await close();

    const player = await openPage(browser, DESKTOP, new URL(await startTool('4.1')).origin);
    const heard: number[] = [];
    player.page.on('response', (response) => {
      if (response.url().includes('/recordings/')) heard.push(response.status());
    });
    await player.page.goto('/lesson.html');
    await player.page.getByRole('button', { name: 'Play with voice' }).click();
    const place = player.page.getByRole('slider', { name: 'Position in the lesson' });
    // Into the second scene, by its own recording.
    await expect.poll(() => place.getAttribute('aria-valuetext'), { timeout: 30_000 }).toContain('The second scene');
    await expect.poll(() => heard.length).toBeGreaterThanOrEqual(2);
    expect(heard.every((status) => status === 200 || status === 206)).toBe(true);
    expect(player.problems).toEqual([]);
    await player.close();
  },
);
