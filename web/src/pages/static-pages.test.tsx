import { screen, within } from '@testing-library/react';
import { expect, it, test } from 'vitest';
import { visit } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';

answerFromMocks();

const STATIC_PAGES = [
  ['About', '/aboutus', 'About Us'],
  ['Privacy', '/privacypolicy', 'Privacy Policy'],
  ['Terms', '/termsofservice', 'Terms of Service'],
  ['Contact', '/contactus', 'Contact Us'],
] as const;

test.each(STATIC_PAGES)('the footer’s %s leads to %s', async (link, path, heading) => {
  const { user, arrive } = await visit('/messagesent');
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: link }));
  await arrive(path);
  const title = await screen.findByRole('heading', { level: 1, name: heading });
  expect(document.activeElement).toBe(title);
  expect(document.title).toBe(`${heading} · Curve Whisperer`);
});

test.each([
  ['/privacypolicy', /Effective December 12, 2024/],
  ['/privacypolicy', /at least 13 years old/],
  ['/privacypolicy', /run by a single person/],
  ['/privacypolicy', /video completion/],
  ['/privacypolicy', /quiz scores/],
  ['/privacypolicy', /laws of the United States and of the State of Colorado/],
  ['/privacypolicy', /My account in the menu gives you a copy of everything stored about you, as a file, and deletes/],
  ['/termsofservice', /delete the account yourself: under My account/],
  ['/termsofservice', /Effective December 12, 2024/],
  ['/termsofservice', /must be at least 13 years old/],
  ['/termsofservice', /run by a single person/],
  ['/termsofservice', /tracks your quiz scores, your video completion and your preferences/],
  ['/termsofservice', /laws of the United States and of the State of Colorado/],
])('%s states %s', async (path, words) => {
  await visit(path);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByRole('main').textContent.replace(/\s+/g, ' ')).toMatch(words);
});

it('gives every section of a legal page its heading', async () => {
  await visit('/privacypolicy');
  await screen.findByRole('heading', { level: 1 });
  const sections = [...document.querySelectorAll('main section')];
  const named = sections.map((section) => document.getElementById(section.getAttribute('aria-labelledby') ?? ''));
  expect(sections.length).toBeGreaterThan(8);
  expect(named.every((heading, index) => heading !== null && sections[index]?.contains(heading))).toBe(true);
});

it('offers the way into the site from About Us: a sign-up for a visitor only', async () => {
  const { unmount } = await visit('/aboutus');
  const main = () => within(screen.getByRole('main'));
  expect(await main().findByRole('link', { name: 'Jump to Videos' })).toBeTruthy();
  expect(main().getByRole('button', { name: 'Get Started' })).toBeTruthy();
  unmount();
  await visit('/aboutus', { signedIn: true });
  expect(await main().findByRole('link', { name: 'Jump to Videos' })).toBeTruthy();
  expect(main().queryByRole('button', { name: 'Get Started' })).toBeNull();
});

test('About Us announces no chapter to come, because the course has all of them', async () => {
  await visit('/aboutus');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByRole('main').textContent).not.toMatch(/not written|not have a video|coming soon/i);
});
