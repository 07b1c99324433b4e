import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { api } from '../mocks/handlers';
import { visit } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';
import { student } from '../mocks/student';

answerFromMocks();

const header = () => within(screen.getByRole('banner'));
const menuButton = () => screen.findByRole('button', { name: 'Menu' });
const isOpen = async () => (await menuButton()).getAttribute('aria-expanded');

describe('the header', () => {
  it('offers a visitor the videos, the login and the start', async () => {
    await visit('/video-library');
    expect(header().getByRole('link', { name: 'Jump To Videos' }).getAttribute('href')).toBe('/video-library');
    expect(header().getByRole('link', { name: 'About Us' }).getAttribute('href')).toBe('/aboutus');
    expect(header().getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contactus');
    expect(header().getByRole('button', { name: 'Log In' })).toBeTruthy();
    expect(header().getByRole('button', { name: 'Get Started' })).toBeTruthy();
    expect(header().getByText('BETA')).toBeTruthy();
  });

  it('has a logo that leads to the start', async () => {
    const { user, arrive } = await visit('/video-library');
    await user.click(header().getByRole('link', { name: /Curve Whisperer/ }));
    await arrive('/');
  });

  it('folds the pages about the site behind one button on a phone, and closes them on the way', async () => {
    const { user, arrive } = await visit('/video-library');
    const more = header().getByRole('button', { name: 'More pages' });
    await user.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(header().getByRole('link', { name: 'About Us' }));
    await user.click(header().getByRole('link', { name: 'Contact Us' }));
    await arrive('/contactus');
    expect(more.getAttribute('aria-expanded')).toBe('false');
  });

  it('offers a student videos, home and the menu', async () => {
    await visit('/video-library', { signedIn: true });
    expect(header().getByRole('link', { name: 'Videos' }).getAttribute('href')).toBe('/video-library');
    expect(header().getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/userhome');
    expect(header().queryByRole('button', { name: 'Log In' })).toBeNull();
    expect(header().queryByRole('link', { name: 'About Us' })).toBeNull();
    expect(header().getByRole('searchbox')).toBeTruthy();
    expect(await menuButton()).toBeTruthy();
  });
});

describe('the footer', () => {
  const footer = () => within(screen.getByRole('contentinfo'));

  it('has the notice of 2024', async () => {
    await visit('/aboutus');
    expect(footer().getByText(/2024 Curve Whisperer/)).toBeTruthy();
  });

  it('passes the site on by email or by a copied address', async () => {
    const { user } = await visit('/aboutus');
    const mail = footer().getByRole('link', { name: 'By email' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(mail)).toMatch(/^mailto:\?subject=.+&body=http:\/\/localhost/);
    await user.click(footer().getByRole('button', { name: 'Copy the link' }));
    expect(await footer().findByText('Copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(window.location.origin);
  });
});

describe('the student’s menu', () => {
  it('is headed by the capitalised name and opens on hover', async () => {
    const { user } = await visit('/video-library', { signedIn: true });
    await user.hover(await menuButton());
    expect(await isOpen()).toBe('true');
    expect(await header().findByText('Mina_k')).toBeTruthy();
    await user.unhover(await menuButton());
    expect(await isOpen()).toBe('false');
  });

  it('opens on a tap, and closes on the next', async () => {
    const { user } = await visit('/video-library', { signedIn: true });
    const button = await menuButton();
    await user.pointer({ keys: '[TouchA]', target: button });
    expect(await isOpen()).toBe('true');
    await user.pointer({ keys: '[TouchA]', target: button });
    expect(await isOpen()).toBe('false');
  });

  it('opens on focus, closes on Escape without losing the focus, and on leaving', async () => {
    const { user } = await visit('/video-library', { signedIn: true });
    const button = await menuButton();
    header().getByRole('link', { name: 'Home' }).focus();
    await user.tab();
    expect(document.activeElement).toBe(button);
    expect(await isOpen()).toBe('true');
    await user.tab();
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(button);
    expect(await isOpen()).toBe('false');
    await user.keyboard('{Enter}');
    expect(await isOpen()).toBe('true');
    await user.tab({ shift: true });
    expect(await isOpen()).toBe('false');
  });

  it.each(['{Enter}', ' '])('opened by focus stays open at the first %j, and closes at the next', async (key) => {
    const { user } = await visit('/video-library', { signedIn: true });
    await menuButton();
    header().getByRole('link', { name: 'Home' }).focus();
    await user.tab();
    await user.keyboard(key);
    expect(await isOpen()).toBe('true');
    await user.keyboard(key);
    expect(await isOpen()).toBe('false');
  });

  it('leads to the next video until it is watched, then to its quiz', async () => {
    api.answer({ me: student({ plan: { 2: [false, null] } }) });
    const { user, unmount } = await visit('/video-library', { signedIn: true });
    await user.hover(await menuButton());
    const video = await screen.findByRole('link', { name: 'Next video: 1.2 The Production Possibilities Curve' });
    expect(video.getAttribute('href')).toBe('/video/2');
    unmount();
  });

  it('leads to the chapter quiz once the video is watched', async () => {
    api.answer({ me: student({ plan: { 2: [true, null] } }) });
    const { user } = await visit('/video-library', { signedIn: true });
    await user.hover(await menuButton());
    const quiz = await screen.findByRole('link', { name: 'Chapter quiz: 1.2 The Production Possibilities Curve' });
    expect(quiz.getAttribute('href')).toMatch(/^\/quiz\?type=chapterQuiz&chapter=2/);
  });
});
