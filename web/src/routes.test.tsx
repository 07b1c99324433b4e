import { screen } from '@testing-library/react';
import { expect, it, test } from 'vitest';
import { NOT_FOUND } from './copy/empty-states';
import { visit } from './mocks/render';
import { answerFromMocks } from './mocks/server';

answerFromMocks();

test.each([
  ['/getstarted'],
  ['/userhome'],
  ['/video/1'],
  ['/results'],
  ['/rqresults'],
  ['/uqresults'],
  ['/finishunit'],
  ['/finishpage'],
])('%s sends a visitor to the landing page', async (path) => {
  const { arrive } = await visit(path);
  await arrive('/');
});

test.each([
  ['/video-library'],
  ['/whoops'],
  ['/nowhere'],
  ['/freequiz/demand'],
  ['/userlessresults'],
  ['/searchresults?term=demand'],
  ['/retrievedata?for=password'],
  ['/reset-password'],
  ['/aboutus'],
  ['/contactus'],
  ['/messagesent'],
  ['/privacypolicy'],
  ['/termsofservice'],
])('%s is open to a visitor', async (path) => {
  const { address } = await visit(path);
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(address()).toBe(path);
});

it('takes /Quiz for /quiz', async () => {
  await visit('/Quiz', { signedIn: true });
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).not.toBe(NOT_FOUND.heading);
});

it('meets an unknown path with a page of its own, and a way on', async () => {
  await visit('/no/such/page');
  expect(await screen.findByRole('heading', { level: 1, name: NOT_FOUND.heading })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the start' }).getAttribute('href')).toBe('/');
});
