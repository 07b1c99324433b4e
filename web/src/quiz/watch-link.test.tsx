import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { signIn, signOut } from '../store';
import { WatchLink } from './watch-link';

const moment = {
  scene: 'jelly',
  heading: 'What happens to jelly?',
  seconds: 21,
  chapter: { id: '14', slug: 'one-curve' },
};

afterEach(() => signOut('visitor'));

it.each([
  ['a visitor', false, '/video-library/one-curve'],
  ['a student', true, '/video/14'],
])('has an address for %s that plays the scene in another tab and knows the way back', (_who, isStudent, page) => {
  if (isStudent) signIn('a-token', '/userhome');
  render(
    <MemoryRouter initialEntries={['/results?attempt=a-1']}>
      <WatchLink moment={moment} place="#question-3" />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'Watch the 21 seconds that explain this: What happens to jelly?' });
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://example.com');
  expect(pathname).toBe(page);
  expect(Object.fromEntries(searchParams)).toEqual({ scene: 'jelly', back: '/results?attempt=a-1#question-3' });
});
