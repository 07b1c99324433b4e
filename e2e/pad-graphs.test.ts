import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, PHONE, sharedBrowser, type WatchedPage } from './support/browser';
import { openQuestion, pane, pointsOf, submitDrawing } from './support/free-response';
import { pointingHand } from './support/graph-pad';
import { sharedServer } from './support/site';

// A student who has never seen the graph pad draws four graphs of the exam: each stroke once, with a trembling hand.

const server = sharedServer();
let browser: Browser;
let open: WatchedPage;

beforeAll(async () => void (browser = await sharedBrowser()));
afterEach(() => open.close());

type Hand = Awaited<ReturnType<typeof pointingHand>>;

interface Journey {
  readonly question: string;
  /** The parts that are drawn, with their points. */
  readonly points: Readonly<Record<string, number>>;
  readonly draw: (hands: (panel: number) => Promise<Hand>) => Promise<void>;
}

const JOURNEYS: readonly (readonly [graph: string, journey: Journey])[] = [
  [
    'a monopoly',
    {
      question: 'monopoly-1',
      points: { a: 4, b: 1, 'd-i': 1 },
      draw: async (hands) => {
        const hand = await hands(0);
        await hand.nameAxis('vertical', 'Price, cost');
        await hand.nameAxis('horizontal', 'Quantity');
        await hand.curve('D', [0.02, 0.9], [0.9, 0.05]);
        await hand.curve('MR', [0.02, 0.9], [0.47, 0.03]);
        await hand.curve('MC', [0.03, 0.12], [0.85, 0.85]);
        await hand.curve(
          'ATC',
          [0.14, 0.7],
          [0.2, 0.57],
          [0.27, 0.48],
          [0.35, 0.42],
          [0.44, 0.46],
          [0.56, 0.56],
          [0.7, 0.73],
        );
        await hand.point([0.293, 0.35], { x: 'QM' });
        await hand.point([0.293, 0.638], { y: 'PM' });
        await hand.rectangle('Profit', [0, 0.638], [0.293, 0.46]);
        await hand.area('DWL', [0.33, 0.53], [0.33, 0.42]);
      },
    },
  ],
  [
    'a pair of Lorenz curves',
    {
      question: 'lorenz-curve-1',
      points: { a: 2, c: 1 },
      draw: async (hands) => {
        const hand = await hands(0);
        await hand.nameAxis('vertical', 'Percent of income');
        await hand.nameAxis('horizontal', 'Percent of households');
        await hand.curve('line of equality', [0.01, 0.01], [0.95, 0.95]);
        await hand.curve('L1', [0.01, 0.01], [0.2, 0.05], [0.4, 0.16], [0.6, 0.34], [0.8, 0.6], [0.95, 0.95]);
        await hand.point([0.4, 0.16], { x: '40%', y: '16%' });
        await hand.curve('L2', [0.01, 0.01], [0.2, 0.12], [0.4, 0.27], [0.6, 0.46], [0.8, 0.69], [0.95, 0.95]);
      },
    },
  ],
  [
    'a tariff',
    {
      question: 'tariff-1',
      points: { a: 2, c: 1, 'd-i': 1, 'e-i': 1 },
      draw: async (hands) => {
        const hand = await hands(0);
        await hand.nameAxis('vertical', 'Price');
        await hand.nameAxis('horizontal', 'Quantity');
        await hand.curve('D', [0.02, 0.9], [0.92, 0.05]);
        await hand.curve('S', [0.02, 0.06], [0.9, 0.88]);
        await hand.curve('PW', [0.02, 0.2], [0.95, 0.2]);
        await hand.point([0.48, 0.48], { x: 'QE', y: 'PE' });
        await hand.point([0.17, 0.2], { x: 'QS' });
        await hand.point([0.77, 0.2], { x: 'QD' });
        await hand.curve('PT', [0.02, 0.34], [0.95, 0.34]);
        await hand.point([0.32, 0.34], { x: 'QST' });
        await hand.point([0.62, 0.34], { x: 'QDT' });
        // The dashed line of the quantity without trade divides the revenue.
        await hand.area('Revenue', [0.4, 0.27], [0.55, 0.27]);
        await hand.area('DWL', [0.28, 0.24], [0.66, 0.24]);
      },
    },
  ],
  [
    'a labor market and a firm',
    {
      question: 'labor-market-and-firm-1',
      points: { a: 3, b: 2 },
      draw: async (hands) => {
        const market = await hands(0);
        await market.nameAxis('vertical', 'Wage');
        await market.nameAxis('horizontal', 'Quantity of labor');
        await market.curve('D', [0.02, 0.9], [0.9, 0.06]);
        await market.curve('S', [0.02, 0.1], [0.85, 0.85]);
        await market.point([0.47, 0.49], { x: 'QE', y: 'WE' });
        await market.curve('WM', [0.02, 0.64], [0.9, 0.64]);
        await market.point([0.3, 0.64], { x: 'QD' });
        await market.point([0.62, 0.64], { x: 'QS' });
        const firm = await hands(1);
        await firm.nameAxis('vertical', 'Wage');
        await firm.nameAxis('horizontal', 'Quantity of labor');
        await firm.curve('MRP', [0.02, 0.9], [0.9, 0.06]);
        await firm.curve('MRC', [0.02, 0.49], [0.9, 0.49]);
        await firm.point([0.45, 0.49], { x: 'QL' });
        await firm.curve('MRC2', [0.02, 0.64], [0.9, 0.64]);
        await firm.point([0.3, 0.64], { x: 'QM' });
      },
    },
  ],
];

const expectAll = async (page: Page, points: Journey['points']) => {
  for (const [part, count] of Object.entries(points))
    expect(await pointsOf(page, part)).toEqual(
      Array.from({ length: count }, (_, index) => `earned point-${part}-${index + 1}`),
    );
};

describe.each([
  { by: 'touch', viewport: PHONE },
  { by: 'mouse', viewport: DESKTOP },
] as const)('by $by', ({ by, viewport }) => {
  test.each(JOURNEYS)('%s is drawn without a lost stroke and earns all of its points', async (_graph, journey) => {
    open = await openQuestion(browser, server, viewport, `${by}_${journey.question.slice(0, 5)}`, journey.question);
    const { page } = open;
    if (by === 'touch') await pane(page, 'Graph').tap();
    await journey.draw((panel) => pointingHand(page, by, panel));
    if (by === 'touch') await pane(page, 'Question').tap();
    expect(await page.getByText(/ is not labeled/).allInnerTexts()).toEqual([]);
    await submitDrawing(page);
    await expectAll(page, journey.points);
    expect(open.problems).toEqual([]);
  });
});
