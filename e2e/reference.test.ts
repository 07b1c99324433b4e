import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { graphAt, startOf, valuesOfControl } from '../economics/lesson/movable-graph';
import { inShare } from '../test-support/share';
import { shippedReference } from '../test-support/shipped-course';
import { DESKTOP, hydrate, openWithFonts, sharedBrowser } from './support/browser';
import { sharedServer } from './support/site';

// Every graph of the reference is moved by keys, and the printed pages are counted.

const server = sharedServer();
let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});

const { graphs } = shippedReference;

const sliderAt = (page: Page, index: number) => page.getByRole('slider').nth(index);
const said = (page: Page, index: number) => sliderAt(page, index).getAttribute('aria-valuetext');

/** What its sliders say at these values. */
function texts(graph: (typeof graphs)[number]['graph'], values: readonly number[]): string[] {
  const { says, handles } = graphAt(graph, values);
  return handles.map((handle) => `${handle}. ${says}.`);
}

describe('a graph of the reference', () => {
  test.each(inShare(graphs))('$id moves by keys, one step at a time, and back', async ({ id, graph }) => {
    const { page, problems, close } = await openWithFonts(browser, DESKTOP, server.url);
    await page.goto(`/reference/graphs/${id}`);
    await hydrate(page);
    for (const [index, control] of graph.controls.entries()) {
      const stops = valuesOfControl(control);
      const start = stops.indexOf(control.start);
      const isLast = start === stops.length - 1;
      const next = stops[isLast ? start - 1 : start + 1] ?? NaN;
      await sliderAt(page, index).focus();
      await page.keyboard.press(isLast ? 'ArrowLeft' : 'ArrowRight');
      await expect.poll(() => said(page, index)).toBe(texts(graph, startOf(graph).with(index, next))[index]);
      await page.keyboard.press(isLast ? 'ArrowRight' : 'ArrowLeft');
      await expect.poll(() => said(page, index)).toBe(texts(graph, startOf(graph))[index]);
    }
    expect(problems).toEqual([]);
    await close();
  });
});

test('the reference prints as two pages of formulas and terms and four of graphs', async () => {
  const { page, close } = await openWithFonts(browser, DESKTOP, server.url);
  await page.goto('/reference/print');
  await page.waitForFunction(() => [...document.images].every(({ naturalWidth }) => naturalWidth > 0));
  const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBe(6);
  const count = await page.evaluate(() => {
    const graphs = document.querySelectorAll('main img');
    graphs[0]?.closest('section')?.remove();
    return graphs.length;
  });
  expect(count).toBe(graphs.length);
  expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBe(2);
  await close();
});
