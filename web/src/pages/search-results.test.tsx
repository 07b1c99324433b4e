import { screen, within } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { LONGEST_TERM } from '../../../schema/rules/search';
import { NO_SEARCH_RESULTS } from '../copy/empty-library';
import { chapters, find } from '../mocks/course';
import { refuse } from '../mocks/answers';
import { api } from '../mocks/handlers';
import { visit } from '../mocks/render';
import { chapterHit, found, searchHit } from '../mocks/search';
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
  it('name no more of a term than can be searched for', async () => {
    await visit(`/searchresults?term=${'x'.repeat(3_000)}`);
    expect(await heading(`Search Results For ${'x'.repeat(LONGEST_TERM)}`)).toBeTruthy();
  });

  it('lead a visitor to the library, one row a chapter', async () => {
    await visit('/searchresults?term=demand');
    expect(await jumps()).toEqual(['/video-library/demand', '/video-library/price-elasticity-of-demand']);
    expect(screen.getByRole('heading', { level: 2, name: '2.1 Demand' })).toBeTruthy();
    expect(screen.getByText('2 results')).toBeTruthy();
  });

  it('lead a student to the chapter of their plan', async () => {
    await visit('/searchresults?term=demand', { signedIn: true });
    expect(await jumps()).toEqual(['/video/4', '/video/6']);
  });

  it('hold the video of a chapter that has one, and load nothing of it before play', async () => {
    const { container, user } = await visit('/searchresults?term=scarcity');
    expect(await screen.findByText('1 result')).toBeTruthy();
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
    const elasticity = find(chapters, ({ id }) => id === '6');
    const hits = [chapterHit(demand), chapterHit(elasticity)];
    api.answer({ searchChapters: found('demnad', { guess: true, corrected: 'demand', hits }) });
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

  it('show the scene that explains it with its second, and the words that were searched for', async () => {
    const lesson = find(chapters, ({ id }) => id === '2');
    const moment = { chapter: lesson, scene: 'bowed', heading: 'Why it bows out', seconds: 20 };
    const excerpt = [
      { text: "That's increasing ", isMatch: false },
      { text: 'opportunity cost', isMatch: true },
      { text: '.', isMatch: false },
    ];
    const hits = [chapterHit(lesson, { moment, startsAt: 84, excerpt })];
    api.answer({ searchChapters: found('why is the ppc bowed out', { hits }) });
    const { container } = await visit('/searchresults?term=why+is+the+ppc+bowed+out');
    expect(await jumps()).toEqual([`/video-library/${lesson.slug}?scene=bowed`]);
    expect(container.querySelector('main li')?.textContent).toContain(
      "At 1:24 Why it bows out. That's increasing opportunity cost.",
    );
    expect(container.querySelector('mark')?.textContent).toBe('opportunity cost');
  });

  it('lead a student to the scene on the page of the chapter', async () => {
    const lesson = find(chapters, ({ id }) => id === '2');
    const moment = { chapter: lesson, scene: 'bowed', heading: 'Why it bows out', seconds: 20 };
    api.answer({ searchChapters: found('bowed', { hits: [chapterHit(lesson, { moment, startsAt: 84 })] }) });
    await visit('/searchresults?term=bowed', { signedIn: true });
    expect(await jumps()).toEqual(['/video/2?scene=bowed']);
  });

  it.each([
    ['a visitor', false, '/freequiz/demand', 'Take the free quiz: The law of demand'],
    ['a student', true, '/quiz?type=topicQuiz&topics=6', 'Take a quiz on this topic: The law of demand'],
  ])('lead %s from a topic to a quiz, and from questions and pages to them', async (_who, signedIn, quiz, name) => {
    const chapter = find(chapters, ({ id }) => id === '4');
    const topic = find(chapter.topics, ({ topicName }) => topicName === 'The law of demand');
    const hits = [
      searchHit({ kind: 'topic', title: topic.topicName, chapter, topic }),
      searchHit({ kind: 'freeResponse', title: 'A shift of demand', chapter, freeResponseId: 'shift-1' }),
      searchHit({ kind: 'page', title: 'Privacy policy', path: '/privacypolicy' }),
    ];
    api.answer({ searchChapters: found('x', { hits }) });
    await visit('/searchresults?term=x', { signedIn });
    const target = (label: string) => screen.getByRole('link', { name: label }).getAttribute('href');
    await screen.findByText('3 results');
    expect(target(name)).toBe(quiz);
    expect(target('Answer this question: A shift of demand')).toBe('/free-response/shift-1');
    expect(target('Go to this page: Privacy policy')).toBe('/privacypolicy');
  });

  it('are eight at most until more are asked for, and then continue at the ninth', async () => {
    const pages = Array.from({ length: 11 }, (_, at) =>
      searchHit({ kind: 'page', title: `Page ${at + 1}`, path: `/page-${at + 1}` }),
    );
    api.answer({ searchChapters: found('x', { hits: pages }) });
    const { user } = await visit('/searchresults?term=x');
    const rows = () => within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    const more = await screen.findByRole('button', { name: 'Show 3 more' });
    expect(rows()).toHaveLength(8);
    await user.click(more);
    expect(rows()).toHaveLength(11);
    expect(document.activeElement?.getAttribute('href')).toBe('/page-9');
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
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
