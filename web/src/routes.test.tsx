import { screen, within } from '@testing-library/react';
import { matchPath, type RouteObject } from 'react-router-dom';
import { expect, it, test } from 'vitest';
import { NOT_FOUND } from './copy/not-found';
import { visit } from './mocks/render';
import { answerFromMocks } from './mocks/server';
import { FOR_STUDENTS_ID, ROUTES } from './routes';

answerFromMocks();

// Pages with parameters or rules of their own are listed. Every other route is found in the tree, so that no page is forgotten.

const LISTED_FOR_STUDENTS = [
  '/getstarted',
  '/updateunits',
  '/userhome',
  '/account',
  '/video/1',
  '/quizgenerator',
  '/quiz',
  '/results',
  '/rqresults',
  '/uqresults',
  '/finishunit',
  '/finishpage',
  '/progress',
  '/misconceptions',
  '/mistakes',
  '/mock/exam-1',
];

const LISTED_FOR_ALL = [
  '/video-library',
  '/whoops',
  '/nowhere',
  '/freequiz/demand',
  '/userlessresults',
  '/searchresults?term=demand',
  '/free-response',
  '/free-response/ride-tax-1',
  '/retrievedata?for=password',
  '/reset-password',
  '/aboutus',
  '/contactus',
  '/messagesent',
  '/privacypolicy',
  '/termsofservice',
  '/how-we-choose',
  '/video-library/demand',
  '/reference/graphs/market',
];

interface Found {
  readonly path: string;
  readonly forStudents: boolean;
}

function pathsOf(routes: readonly RouteObject[], parent = '', around = false): Found[] {
  return routes.flatMap(({ id, path, children }) => {
    const forStudents = around || id === FOR_STUDENTS_ID;
    const here = path === undefined ? parent : `${parent}/${path}`;
    return children ? pathsOf(children, here, forStudents) : [{ path: here || '/', forStudents }];
  });
}

/** Routes without a row. The landing page is for visitors only, and * is every other address. */
const unlisted = pathsOf(ROUTES).filter(
  ({ path }) =>
    !['/', '/*'].includes(path) &&
    ![...LISTED_FOR_STUDENTS, ...LISTED_FOR_ALL].some((listed) => matchPath(path, listed.split('?')[0] ?? '')),
);
const forStudents = [...LISTED_FOR_STUDENTS, ...unlisted.filter((one) => one.forStudents).map(({ path }) => path)];
const forAll = [...LISTED_FOR_ALL, ...unlisted.filter((one) => !one.forStudents).map(({ path }) => path)];

test('a route with a parameter has a sample here', () => {
  expect(pathsOf(ROUTES).length).toBeGreaterThan(25);
  expect(unlisted.filter(({ path }) => path.includes(':'))).toEqual([]);
});

test.each(forStudents)('%s sends a visitor to the landing page', async (path) => {
  const { arrive } = await visit(path);
  await arrive('/');
});

test.each(forAll)('%s is open to a visitor', async (path) => {
  const { address } = await visit(path);
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(address()).toBe(path);
});

test.each([...forStudents, ...forAll])('%s is open to a student', async (path) => {
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
