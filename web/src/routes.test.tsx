import { screen, within } from '@testing-library/react';
import { expect, it, test } from 'vitest';
import { NOT_FOUND } from './copy/not-found';
import { visit } from './mocks/render';
import { answerFromMocks } from './mocks/server';

answerFromMocks();

test.each([
  ['/getstarted'],
  ['/updateunits'],
  ['/userhome'],
  ['/account'],
  ['/video/1'],
  ['/quizgenerator'],
  ['/quiz'],
  ['/results'],
  ['/rqresults'],
  ['/uqresults'],
  ['/finishunit'],
  ['/finishpage'],
  ['/progress'],
  ['/misconceptions'],
  ['/mistakes'],
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
  ['/free-response'],
  ['/free-response/ride-tax-1'],
  ['/retrievedata?for=password'],
  ['/reset-password'],
  ['/aboutus'],
  ['/contactus'],
  ['/messagesent'],
  ['/privacypolicy'],
  ['/termsofservice'],
  ['/how-we-choose'],
])('%s is open to a visitor', async (path) => {
  const { address } = await visit(path);
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(address()).toBe(path);
});

test.each([
  ['/getstarted'],
  ['/updateunits'],
  ['/userhome'],
  ['/account'],
  ['/video/1'],
  ['/quizgenerator'],
  ['/quiz'],
  ['/results'],
  ['/rqresults'],
  ['/uqresults'],
  ['/finishunit'],
  ['/finishpage'],
  ['/progress'],
  ['/misconceptions'],
  ['/mistakes'],
  ['/how-we-choose'],
  ['/video-library'],
  ['/video-library/demand'],
  ['/freequiz/demand'],
  ['/userlessresults'],
  ['/free-response'],
  ['/free-response/ride-tax-1'],
  ['/searchresults?term=demand'],
  ['/retrievedata?for=password'],
  ['/reset-password'],
  ['/aboutus'],
  ['/contactus'],
  ['/messagesent'],
  ['/privacypolicy'],
  ['/termsofservice'],
])('%s is open to a student', async (path) => {
  const { address } = await visit(path, { signedIn: true });
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(address()).toBe(path);
});

it.each(['/', '/video-library', '/privacypolicy', '/nowhere'])(
  'puts %s between one header and one footer, in the main area',
  async (path) => {
    await visit(path);
    const title = await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('main').contains(title)).toBe(true);
    expect(screen.getAllByRole('banner')).toHaveLength(1);
    expect(screen.getAllByRole('contentinfo')).toHaveLength(1);
  },
);

it('takes /Quiz for /quiz', async () => {
  await visit('/Quiz', { signedIn: true });
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).not.toBe(NOT_FOUND.heading);
});

it('meets an unknown path with a page of its own, and a way on', async () => {
  await visit('/no/such/page');
  expect(await screen.findByRole('heading', { level: 1, name: NOT_FOUND.heading })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back Home' }).getAttribute('href')).toBe('/');
});
