import { screen, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { NO_SEARCH_RESULTS } from '../copy/empty-library';
import { chapters, find } from '../mocks/course';
import { refuse } from '../mocks/answers';
import { api } from '../mocks/handlers';
import { visit } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';

answerFromMocks();

type User = Awaited<ReturnType<typeof visit>>['user'];

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const box = () => within(screen.getByRole('banner')).getByRole('searchbox', { name: 'Search the videos' });
const search = (user: User, term: string) => user.type(box(), `${term}{Enter}`);
const jumps = async () =>
  (await screen.findAllByRole('link', { name: /^Jump to this Video/ })).map((link) => link.getAttribute('href'));

describe('the search box', () => {
  it('searches by Enter, and puts the term into the address and the box', async () => {
    const { user, arrive } = await visit('/video-library');
    await search(user, ' demand ');
    await arrive('/searchresults?term=demand');
    expect(await heading('Search Results For demand')).toBeTruthy();
    expect(box()).toHaveProperty('value', 'demand');
  });

  it.each(['', '   '])('does nothing for %j', async (term) => {
    const { user, address } = await visit('/video-library');
    await user.click(box());
    await user.keyboard(`${term}{Enter}`);
    expect(address()).toBe('/video-library');
  });

  it('is opened by one button on a phone, takes the focus, and gives it back on Escape', async () => {
    const { user } = await visit('/video-library');
    const button = within(screen.getByRole('banner')).getAllByRole('button', { name: 'Search' })[0];
    if (!button) throw new Error('The header has no search button.');
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(box());
    await user.keyboard('{Escape}');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button);
  });
});

describe('search results', () => {
  it('lead a visitor to the library, one card a chapter', async () => {
    await visit('/searchresults?term=demand');
    expect(await jumps()).toEqual(['/video-library/demand', '/video-library/price-elasticity-of-demand']);
    expect(screen.getByRole('heading', { level: 2, name: '2.1 Demand' })).toBeTruthy();
    expect(screen.getByText('2 chapters')).toBeTruthy();
  });

  it('lead a student to the chapter of their plan', async () => {
    await visit('/searchresults?term=demand', { signedIn: true });
    expect(await jumps()).toEqual(['/video/4', '/video/6']);
  });

  it('hold the video of a chapter that has one, and load nothing of it before play', async () => {
    const { container, user } = await visit('/searchresults?term=scarcity');
    expect(await screen.findByText('1 chapter')).toBeTruthy();
    expect(container.querySelector('iframe')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Play the video: 1.1/ }));
    expect(container.querySelector('iframe')?.src).toContain('rel=0&modestbranding=1&controls=1');
  });

  it('say of a chapter without a video whether it is coming', async () => {
    await visit('/searchresults?term=demand');
    expect(await screen.findByText('No video yet, but there is a full summary.')).toBeTruthy();
    expect(screen.getByText('coming soon!')).toBeTruthy();
  });

  it('that are guesses are marked as guesses', async () => {
    const demand = find(chapters, ({ id }) => id === '4');
    api.answer({
      searchChapters: {
        term: 'demnad',
        guess: true,
        corrected: 'demand',
        announced: [],
        chapters: [demand, find(chapters, ({ id }) => id === '6')],
        inLessonOnly: [],
      },
    });
    await visit('/searchresults?term=demnad');
    expect(await screen.findByText('No exact matches for “demnad”.')).toBeTruthy();
    expect(screen.getByText('Showing results for “demand”.')).toBeTruthy();
    expect(screen.getAllByText('Possible match')).toHaveLength(2);
  });

  it('that are exact are not', async () => {
    await visit('/searchresults?term=demand');
    await jumps();
    expect(screen.queryByText('Possible match')).toBeNull();
  });

  it('that only a lesson speaks of are marked as such', async () => {
    const [chapter] = chapters;
    const more = { guess: false, corrected: null, announced: [] };
    api.answer({ searchChapters: { term: 'coconuts', ...more, chapters: [chapter!], inLessonOnly: [chapter!] } });
    await visit('/searchresults?term=coconuts');
    expect(await screen.findByText('1 chapter')).toBeTruthy();
    expect(screen.getByText('Mentioned in the lesson')).toBeTruthy();
  });

  it('of nothing say so, and offer other words, all videos and a message', async () => {
    const { user, container } = await visit('/searchresults?term=banana');
    expect(await screen.findByRole('heading', { name: NO_SEARCH_RESULTS })).toBeTruthy();
    expect(NO_SEARCH_RESULTS).toBe("Whoops! Looks like we don't have a video for that search yet!");
    expect(container.querySelector('main svg')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to all Videos' }).getAttribute('href')).toBe('/video-library');
    expect(screen.getByRole('link', { name: 'elasticity' }).getAttribute('href')).toBe(
      '/searchresults?term=elasticity',
    );
    await user.click(screen.getByRole('link', { name: 'Request a video on this topic' }));
    expect(await screen.findByLabelText('Subject')).toHaveProperty('value', 'A video on banana');
  });

  it('that do not come offer another try', async () => {
    api.fail('SearchChapters', { once: true });
    const { user } = await visit('/searchresults?term=demand');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await jumps()).toHaveLength(2);
  });

  it('that the server refuses show its words', async () => {
    const message = 'Please use 100 characters or fewer in a search.';
    api.fail('SearchChapters', { with: refuse('BAD_USER_INPUT', message) });
    await visit('/searchresults?term=x');
    expect((await screen.findByRole('alert')).textContent).toContain(message);
  });

  it('take another term from the same page', async () => {
    const { user } = await visit('/searchresults?term=banana');
    await screen.findByRole('heading', { name: NO_SEARCH_RESULTS });
    await user.clear(box());
    await search(user, 'supply');
    const title = await heading('Search Results For supply');
    expect(document.activeElement).toBe(title);
    expect(await jumps()).toEqual(['/video-library/supply']);
  });
});

test('the navigation state of the specification is led to its address', async () => {
  const state = { results: [], chapters: [], searchTerm: 'demand' };
  const { arrive } = await visit({ pathname: '/searchresults', state });
  await arrive('/searchresults?term=demand');
  expect(await jumps()).toHaveLength(2);
});

test('without a term the page asks for one', async () => {
  const { user, arrive } = await visit('/searchresults');
  expect(await heading('What are you looking for?')).toBeTruthy();
  await user.type(within(screen.getByRole('main')).getByRole('searchbox'), 'supply{Enter}');
  await arrive('/searchresults?term=supply');
});
