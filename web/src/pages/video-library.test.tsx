import { screen, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import type { DrawnLesson } from '../../../economics/lesson/lesson';
import type { LessonPosition } from '../../../schema/generated/types';
import { chapters } from '../mocks/course';
import { api } from '../mocks/handlers';
import { visit } from '../mocks/render';
import { server, answerFromMocks } from '../mocks/server';

answerFromMocks();

const FIRST = '/video-library/scarcity-choice-and-opportunity-cost';

const LESSON: DrawnLesson = {
  title: 'Jelly',
  scenes: [
    {
      id: 'price',
      heading: 'What jelly costs',
      meets: [],
      beats: [{ say: 'This is the first caption.', frame: { kind: 'text', lines: ['$5 a jar'] } }],
      ask: null,
    },
    {
      id: 'quantity',
      heading: 'How much jelly is sold',
      meets: [],
      beats: [{ say: 'This is the second caption.', frame: { kind: 'text', lines: ['30 jars'] } }],
      ask: null,
    },
  ],
};
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('the library’s index', () => {
  it('welcomes and leads to the first chapter', async () => {
    await visit('/video-library');
    expect(await heading('Welcome to the Video Cache')).toBeTruthy();
    expect((await screen.findByRole('link', { name: /^Start with 1.1/ })).getAttribute('href')).toBe(FIRST);
  });

  it('lists the chapters by unit, leaves out units without any, and greys the announced one', async () => {
    await visit('/video-library');
    const sidebar = within(screen.getByRole('navigation', { name: 'Chapters' }));
    expect(await sidebar.findByRole('region', { name: 'Unit 1: Intro to Economic Concepts' })).toBeTruthy();
    expect(sidebar.queryByText(/Unit 5/)).toBeNull();
    expect(sidebar.getByText('4.4 Price Floors (coming soon!)').closest('a')).toBeNull();
    expect(sidebar.getByRole('link', { name: /2.2 Supply coming soon!/ })).toBeTruthy();
  });

  it('unfolds the unit of the chapter on the page, and at first the first', async () => {
    const unfolded = () =>
      [...document.querySelectorAll('nav[aria-label="Chapters"] details[open]')].map(
        (details) => details.querySelector('h2')?.textContent,
      );
    const { user } = await visit('/video-library');
    const sidebar = within(screen.getByRole('navigation', { name: 'Chapters' }));
    const other = await sidebar.findByRole('link', { name: /^2.1 Demand/ });
    expect(unfolded()).toEqual(['Unit 1: Intro to Economic Concepts']);
    await user.click(other);
    expect(await heading('2.1 Demand')).toBeTruthy();
    expect(unfolded()).toEqual(['Unit 2: Supply & Demand']);
  });

  it('shows each unit that has videos, with the way to its first', async () => {
    await visit('/video-library');
    const shelf = within(screen.getByRole('list', { name: 'Units' }));
    expect(await shelf.findByRole('heading', { name: 'Unit 2: Supply & Demand' })).toBeTruthy();
    expect(shelf.getByRole('link', { name: /^2.1 Demand/ })).toBeTruthy();
    expect(shelf.queryByText(/Unit 5/)).toBeNull();
  });

  it('lists with each chapter the length of its lesson and the number of questions, as far as there are any', async () => {
    await visit('/video-library');
    const sidebar = within(screen.getByRole('navigation', { name: 'Chapters' }));
    expect(
      await sidebar.findByRole('link', { name: /^1.2 .* Lesson 2 minutes 40 seconds, 6 questions$/ }),
    ).toBeTruthy();
    expect(sidebar.getByRole('link', { name: /^1.3 .*Trade 6 questions$/ })).toBeTruthy();
    expect(sidebar.getByRole('link', { name: '2.2 Supply coming soon!' })).toBeTruthy();
  });

  it('opens and closes the list by one button on a phone', async () => {
    const { user } = await visit('/video-library');
    const toggle = screen.getByRole('button', { name: 'Chapter menu' });
    // The advice on the page names this button, because the header has a menu of its own.
    expect(screen.getByText(/^Pick a video/).textContent).toContain(toggle.textContent?.toLowerCase());
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await user.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    const sidebar = within(screen.getByRole('navigation', { name: 'Chapters' }));
    await user.click(await sidebar.findByRole('link', { name: /^2.1 Demand/ }));
    expect(await heading('2.1 Demand')).toBeTruthy();
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
  });

  it('offers another try when the list does not load', async () => {
    api.fail('CourseOutline', { once: true });
    const { user } = await visit('/video-library');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^2.2 Supply/ })).toBeTruthy();
  });
});

describe('a chapter of the library', () => {
  it('loads nothing from outside before play is pressed', async () => {
    const { user, container } = await visit(FIRST);
    expect(await heading('1.1 Scarcity, Choice and Opportunity Cost')).toBeTruthy();
    expect(container.querySelectorAll('iframe, video, img').length).toBe(0);
    await user.click(screen.getByRole('button', { name: /^Play the video: 1.1 Scarcity/ }));
    const frame = container.querySelector('iframe');
    expect(frame?.src).toBe(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&modestbranding=1&controls=1&autoplay=1',
    );
    expect(frame?.title).toBe('1.1 Scarcity, Choice and Opportunity Cost');
    expect(document.activeElement).toBe(frame);
  });

  it('with a lesson of our own shows its picture, which keeps its place until the lesson is there', async () => {
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
    let tell: (lesson: DrawnLesson) => void = () => undefined;
    const told = new Promise<DrawnLesson>((resolve) => (tell = resolve));
    const page = chapters[0]!;
    api.answer({ chapter: { ...page, videoUrl: `/lessons/${page.slug}` } });
    server.use(http.get('/lessons/:file', async () => Response.json(await told)));
    const { user, container } = await visit(FIRST);
    const picture = () => container.querySelector('img');
    const play = await screen.findByRole('button', { name: /^Play the video: 1.1 Scarcity/ });
    expect(picture()?.getAttribute('src')).toBe(`/figures/lessons/${page.slug}.svg`);
    // The image has no alt text because the button has the text. Its size is set so that a late image does not shift
    // the layout.
    const said = ['alt', 'width', 'height'].map((name) => picture()?.getAttribute(name));
    expect(said).toEqual(['', '640', '360']);
    expect(asked.filter((path) => path.startsWith('/lessons/'))).toEqual([]);

    await user.click(play);
    expect(await screen.findByText('Loading the lesson…')).toBeTruthy();
    expect(picture()).toBeTruthy();
    tell(LESSON);
    expect(await screen.findByRole('group', { name: 'Lesson: Jelly' })).toBeTruthy();
    expect(picture()).toBeNull();
  });

  it('waits for the position in a lesson that a student may have reached on another device', async () => {
    const { promise: position, resolve } = Promise.withResolvers<LessonPosition>();
    const page = chapters[0]!;
    localStorage.setItem(`lesson-place:${page.slug}`, 'price 0 sent');
    api.answer({ chapter: { ...page, videoUrl: `/lessons/${page.slug}` }, lessonPosition: () => position });
    server.use(http.get('/lessons/:file', () => Response.json(LESSON)));
    const { user } = await visit(FIRST, { signedIn: true });
    await user.click(await screen.findByRole('button', { name: /the video: 1.1 Scarcity/ }));
    expect(await screen.findByText('Loading the lesson…')).toBeTruthy();
    resolve({ id: page.id, scene: 'quantity', seconds: 3, chapter: page });
    const place = await screen.findByRole('slider', { name: 'Position in the lesson' });
    expect(place.getAttribute('aria-valuetext')).toContain('How much jelly is sold');
  });

  it('opens sign-up for a visitor', async () => {
    const { user } = await visit(FIRST);
    await user.click(await screen.findByRole('button', { name: 'Sign Up To Track Progress & More!' }));
    expect(await screen.findByRole('dialog', { name: 'Get Started' })).toBeTruthy();
  });

  it('offers a visitor its free quiz', async () => {
    await visit(FIRST);
    const quiz = await screen.findByRole('link', { name: /^Take a Free Quiz on 1.1 Scarcity/ });
    expect(quiz.getAttribute('href')).toBe('/freequiz/scarcity-choice-and-opportunity-cost');
  });

  it('leads a student to its page in the study plan instead', async () => {
    await visit(FIRST, { signedIn: true });
    const link = await screen.findByRole('link', { name: 'Open in my study plan' });
    expect(link.getAttribute('href')).toBe('/video/1');
    expect(screen.queryByRole('button', { name: /Sign Up To Track/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /Free Quiz/ })).toBeNull();
  });

  it('without a video says so, and leads on', async () => {
    await visit('/video-library/comparative-advantage-and-trade');
    expect(await screen.findByText('No video here yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Next\s*2.1/ }).getAttribute('href')).toBe('/video-library/demand');
    expect(screen.getByRole('link', { name: /Previous\s*1.2/ }).getAttribute('href')).toBe(
      '/video-library/the-production-possibilities-curve',
    );
  });

  it('still to come says so, and leads past its like to a chapter that is there', async () => {
    await visit('/video-library/price-elasticity-of-demand', { signedIn: true });
    expect(await screen.findByText('This chapter is coming soon!')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open in my study plan' })).toBeNull();
    expect(screen.getByRole('link', { name: /Previous\s*2.1/ })).toBeTruthy();
  });

  it('that does not exist says so, and leads back', async () => {
    await visit('/video-library/no-such-chapter');
    expect(await heading('Chapter not found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to all Videos' })).toBeTruthy();
  });

  it('offers another try when it does not load', async () => {
    api.fail('ChapterBySlug', { once: true });
    const { user } = await visit(FIRST);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await heading(/^1.1/)).toBeTruthy();
  });
});
