import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { sendOperation } from '../e2e/support/graphql';
import { LogInDocument } from '../schema/generated/graphql';
import { findChromium } from '../scripts/find-binaries';
import { pathIn, type PackageSet } from './fetched-packages';

export const LIGHTHOUSE: PackageSet = { name: 'lighthouse', packages: { lighthouse: '13.5.0' } };

const PUBLIC_PAGES = ['/', '/video-library', '/video-library/taxes', '/freequiz/taxes'];
const STUDENT_PAGES = [
  '/userhome',
  '/progress',
  '/video/25',
  '/mistakes',
  '/free-response',
  '/updateunits',
  '/quizgenerator',
  '/practice',
  '/quiz?type=chapterQuiz&chapter=25',
];
const RUNS = 5;

/** Scores of 100, seconds, milliseconds, and the share of the screen that moved. */
export interface Audit {
  readonly page: string;
  readonly isPublic: boolean;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly paintSeconds: number;
  readonly blockedMs: number;
  readonly shift: number;
  readonly requests: number;
}

/** What is used of Lighthouse, whose types are not installed. */
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result } | undefined>;
interface Result {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly details?: { readonly items?: readonly unknown[] } }>
  >;
}

/** Starts a browser for Lighthouse and resolves to its debugging port. */
async function startChromium(folder: string) {
  const program = findChromium();
  if (program === null) throw new Error('There is no Chromium.');
  const options = ['--headless=new', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${folder}`];
  const child = spawn(program, [...options, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const port = await new Promise<number>((done, fail) => {
    let printed = '';
    child.stderr.on('data', (chunk: Buffer) => {
      if (printed !== 'listening') printed += chunk.toString();
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(printed)?.[1];
      if (found === undefined) return;
      printed = 'listening';
      done(Number(found));
    });
    child.once('close', () => fail(new Error(`Chromium ended: ${printed}`)));
  });
  return { child, port };
}

/** Lighthouse fails now and then on a busy machine, and then asks to be run again. */
const TRIES = 3;

async function runOnce(lighthouse: Lighthouse, url: string, port: number, tries = TRIES): Promise<Result> {
  const found = await lighthouse(url, { port, logLevel: 'error', output: 'json', disableStorageReset: true });
  const error = found === undefined ? 'no result' : found.lhr.runtimeError?.message;
  if (found !== undefined && error === undefined) return found.lhr;
  if (tries > 1) return runOnce(lighthouse, url, port, tries - 1);
  throw new Error(`Lighthouse at ${url}: ${error}`);
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** A browser that was never here, but for a student's login. Lighthouse's own reset would end that. */
async function forget(url: string, port: number, token: string | null): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const context = browser.contexts()[0] ?? (await browser.newContext());
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.clearBrowserCache');
  await client.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' });
  await page.goto(`${url}/healthz`);
  if (token !== null) await page.evaluate((value) => localStorage.setItem('access_token', value), token);
  await page.close();
  await browser.close();
}

async function audit(
  lighthouse: Lighthouse,
  url: string,
  page: string,
  port: number,
  token: string | null,
): Promise<Audit> {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await forget(url, port, token);
    results.push(await runOnce(lighthouse, url + page, port));
  }
  const score = (name: string) => median(results.map(({ categories }) => (categories[name]?.score ?? 0) * 100));
  const value = (name: string) => median(results.map(({ audits }) => audits[name]?.numericValue ?? NaN));
  return {
    page,
    isPublic: token === null,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    paintSeconds: value('largest-contentful-paint') / 1000,
    blockedMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    requests: median(results.map(({ audits }) => audits['network-requests']?.details?.items?.length ?? NaN)),
  };
}

/** Lighthouse's audit of a phone, median of five, of the pages that visitors see first, and of those of the demo student. `url` is a started server's. */
export async function auditPages(url: string): Promise<Audit[]> {
  const entry = pathToFileURL(pathIn(LIGHTHOUSE, 'lighthouse/core/index.js')).href;
  const { default: lighthouse } = (await import(entry)) as { default: Lighthouse }; // see above
  const folder = mkdtempSync(join(tmpdir(), 'curve-whisperer-lighthouse-'));
  const { child, port } = await startChromium(folder);
  try {
    const audits: Audit[] = [];
    for (const page of PUBLIC_PAGES) audits.push(await audit(lighthouse, url, page, port, null));
    const { logIn } = await sendOperation({ url }, LogInDocument, { username: 'demo', password: 'Demo1234' });
    for (const page of STUDENT_PAGES) audits.push(await audit(lighthouse, url, page, port, logIn.accessToken));
    return audits;
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}
