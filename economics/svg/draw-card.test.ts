import { describe, expect, it } from 'vitest';
import type { Frame } from '../lesson/frame-schema';
import { CARD, drawCard } from './draw-card';

const market: Frame = {
  kind: 'market',
  quantity: 'Cups of coffee an hour',
  price: 'Price ($ a cup)',
  demand: { choke: 8, slope: 0.1 },
  supply: { reservation: 2, slope: 0.1 },
};
const words = { site: 'Curve Whisperer', title: '2.5 Market Equilibrium', about: 'A lesson' };
const card = (title: string) => drawCard({ ...words, title }, market);
const titleOf = (svg: string) =>
  [...svg.matchAll(/<text x="64"[^>]*font-weight="700"[^>]*font-size="(\d+)"[^>]*>([^<]*)</g)].map(
    ([, size, text]) => ({ size: Number(size), text }),
  );

describe('a card', () => {
  it('has the size that social networks ask for, and fixed colors', () => {
    const svg = card(words.title);
    expect(CARD).toEqual({ width: 1200, height: 630 });
    expect(svg).toMatch(/^<svg xmlns="[^"]+" width="1200" height="630" viewBox="0 0 1200 630"/);
    expect(svg).not.toMatch(/var\(|<style/);
  });

  it('names the site, the title, what it is about, and the curves', () => {
    const svg = card('Taxes');
    for (const text of ['Curve Whisperer', 'Taxes', 'A lesson', 'D', 'S']) expect(svg).toContain(`>${text}<`);
  });

  it('breaks a long title into at most four lines of smaller letters', () => {
    const short = titleOf(card('Taxes'));
    const long = titleOf(card('2.11 Total Surplus, Deadweight Loss, and How a Government Can Change Both of Them'));
    expect(short).toHaveLength(1);
    expect(long.length).toBeGreaterThan(2);
    expect(long.length).toBeLessThanOrEqual(4);
    expect(long[0]!.size).toBeLessThan(short[0]!.size);
  });

  it('shows a title as it is written', () => {
    expect(card('<b>&')).toContain('>&lt;b&gt;&amp;<');
  });
});
