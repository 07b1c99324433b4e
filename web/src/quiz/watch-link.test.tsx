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
  ['a visitor', false, '/video-library/one-curve?scene=jelly'],
  ['a student', true, '/video/14?scene=jelly'],
])('leads %s to the scene, which plays there', (_who, isStudent, address) => {
  if (isStudent) signIn('a-token', '/userhome');
  render(<WatchLink moment={moment} />, { wrapper: MemoryRouter });
  const link = screen.getByRole('link', { name: 'Watch the 21 seconds that explain this: What happens to jelly?' });
  expect(link.getAttribute('href')).toBe(address);
});
