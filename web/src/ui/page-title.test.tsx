import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PageTitle } from './page-title';

const site = (
  <MemoryRouter>
    <Link to="/videos">Videos</Link>
    <Routes>
      <Route path="/" element={<PageTitle>Start</PageTitle>} />
      <Route path="/videos" element={<PageTitle tab="All videos">Videos, all of them</PageTitle>} />
    </Routes>
  </MemoryRouter>
);

it('names the tab, and leaves the focus alone on the first page', () => {
  render(site);
  expect(document.title).toBe('Start · Curve Whisperer');
  expect(document.activeElement).toBe(document.body);
});

it('takes the focus after a navigation, which announces the page', async () => {
  render(site);
  await userEvent.click(screen.getByRole('link'));
  expect(document.title).toBe('All videos · Curve Whisperer');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('leaves the focus in the menu that was opened while the page was loading', async () => {
  render(
    <>
      <button aria-controls="user-menu" aria-expanded>
        Menu
      </button>
      {site}
    </>,
  );
  await userEvent.click(screen.getByRole('link'));
  await screen.findByRole('heading', { name: 'Videos, all of them' });
  expect(document.activeElement).toBe(screen.getByRole('link'));
});
