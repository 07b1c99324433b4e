import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/find-binaries';

// The installed Chromium, and pages that record every problem that occurs in them.

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

/** Chromium's address bar is a web page too. Starting it for each new page takes as long as the page itself. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/**
 * The features that Playwright disables with the same flag. Chromium uses only the last occurrence of the flag, so ours
 * must repeat them.
 */
const BY_PLAYWRIGHT = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'AimEnabled'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
];

const FLAGS = [
  `--disable-features=${[...ADDRESS_BAR, ...BY_PLAYWRIGHT].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A new browser, with more flags than the others have. */
export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) {
    throw new Error('The browser tests need Chromium: install the package chromium, or set CHROMIUM_PATH to one.');
  }
  return chromium.launch({ executablePath, headless: true, args: [...FLAGS, ...flags] });
}

let shared: Promise<Browser> | undefined;

/** The browser shared by this test process. It ends with the process. */
export const sharedBrowser = () => (shared ??= launchBrowser());

export interface WatchedPage {
  page: Page;
  context: BrowserContext;
  /** Console errors and warnings, uncaught errors and failed requests so far. Empty at the end of a successful test. */
  problems: string[];
  close(): Promise<void>;
}

/** What Playwright logs where it blocks service workers. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/**
 * Service workers are blocked unless a test is about them: the tests of slow and failing networks route requests, which a
 * worker would make in the page's place. So are the last screens of students' pages.
 */
export async function openPage(
  browser: Browser,
  viewport: typeof PHONE,
  baseURL: string,
  serviceWorkers: 'allow' | 'block' = 'block',
  lastScreens: 'allow' | 'block' = 'block',
): Promise<WatchedPage> {
  const isPhone = viewport.width < 600;
  const context = await browser.newContext({ viewport, baseURL, serviceWorkers, hasTouch: isPhone, isMobile: isPhone });
  // Two pages in one document would make most locators ambiguous for a moment.
  if (lastScreens === 'block')
    await context.addInitScript(() => {
      if (window !== window.top) return; // a sandboxed frame may not read the storage
      for (const key of Object.keys(localStorage)) if (key.startsWith('screen:')) localStorage.removeItem(key);
    });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    // An unknown address answers 404, and Chromium says so. The tests look at the page that comes with it.
    const isMissingPage = / 404 /.test(message.text()) && message.location().url === page.url();
    const isExpected = isMissingPage || message.text() === WORKER_BLOCKED;
    if (['error', 'warning'].includes(message.type()) && !isExpected)
      problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? 'unknown';
    // Leaving a page aborts its pending requests. That is not a problem.
    if (why !== 'net::ERR_ABORTED') problems.push(`request failed (${why}): ${request.method()} ${request.url()}`);
  });
  return { page, context, problems, close: () => context.close() };
}

/**
 * Opens pages that wait for our fonts. On a busy machine they may come too late (font-display: optional), and the device's
 * own fonts break lines elsewhere.
 */
export async function openWithFonts(browser: Browser, viewport: typeof PHONE, baseURL: string): Promise<WatchedPage> {
  const watched = await openPage(browser, viewport, baseURL);
  await watched.page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    return route.fulfill({ response, body: html });
  });
  return watched;
}

/** Does what makes a public page load React (web/src/start.ts), and waits for it. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator('#root:not([data-rendered])').getByRole('contentinfo').waitFor();
}
