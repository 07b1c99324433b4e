import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { drawLesson } from '../../../economics/lesson/draw-lesson';
import { http } from 'msw/http';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DRAW_ONE } from '../copy/draw-one';
import { HOW_IT_WORKS, LANDING_HEADING, whatThisIs } from '../copy/landing';
import { PageContext } from '../page-context';
import Landing from './landing';
import { TRY_ONE } from '../copy/try-one';
import { visit } from '../mocks/render';
import { answerFromMocks, server } from '../mocks/server';

answerFromMocks();

const MARKET = {
  kind: 'market' as const, // a literal kind
  quantity: 'Jars (a day)',
  price: 'Price ($ a jar)',
  demand: { choke: 8, slope: 0.1 },
  supply: { reservation: 2, slope: 0.1 },
};

const reading = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

describe('the landing page', () => {
  it('has one h1, four numbered steps, and both ways on', async () => {
    await visit('/');
    expect(screen.getAllByRole('heading', { level: 1 }).map((h1) => h1.textContent)).toEqual([LANDING_HEADING]);
    for (const step of HOW_IT_WORKS) expect(screen.getByRole('heading', { name: step.heading })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Jump to Videos' }).getAttribute('href')).toBe('/video-library');
  });

  it('says what this is, with the size of the course that the server renders', async () => {
    const { unmount } = await visit('/');
    for (const line of whatThisIs(undefined)) expect(screen.getByText(line)).toBeTruthy();
    unmount();
    render(
      <MemoryRouter>
        <PageContext value={{ origin: '', missing: null, size: { chapters: 41, questions: 1268 } }}>
          <Landing />
        </PageContext>
      </MemoryRouter>,
    );
    expect(screen.getByText('The whole AP Microeconomics exam in 41 short lessons')).toBeTruthy();
    expect(screen.getByText('1,200 questions that explain every choice')).toBeTruthy();
  });

  it('opens sign-up by Get Started', async () => {
    const { user } = await visit('/');
    await user.click(screen.getAllByRole('button', { name: 'Get Started' })[1] ?? document.body);
    expect(await screen.findByRole('dialog', { name: 'Get Started' })).toBeTruthy();
  });

  it('jumps to the library, where the chapters are loaded', async () => {
    const { user, arrive } = await visit('/');
    await user.click(screen.getByRole('link', { name: 'Jump to Videos' }));
    await arrive('/video-library');
    expect(await screen.findByRole('link', { name: /^2.2 Supply/ })).toBeTruthy();
  });

  it('sends a signed-in student to the dashboard', async () => {
    const { arrive } = await visit('/', { signedIn: true });
    await arrive('/userhome');
  });
});

describe('the lesson on the landing page', () => {
  const lesson = drawLesson({
    title: 'Jelly',
    scenes: [
      {
        id: 'market',
        heading: 'The market for jelly',
        meets: [],
        beats: [{ say: 'This is the first caption.', frame: MARKET }],
        ask: null,
      },
    ],
  });
  const play = () => screen.getByRole('button', { name: /^Play the lesson: 1\.1 Scarcity/ });

  it('plays in place, and nothing of it is fetched before', async () => {
    // msw reports a request some milliseconds after the call, so its events could include a request of the previous test.
    const fetched = vi.spyOn(globalThis, 'fetch');
    onTestFinished(() => fetched.mockRestore());
    server.use(http.get('/lessons/:file', () => Response.json(lesson)));
    const { user } = await visit('/');
    expect(fetched).not.toHaveBeenCalled();
    await user.click(play());
    expect(await screen.findByRole('group', { name: 'Lesson: Jelly' })).toBeTruthy();
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/lessons/scarcity-choice-and-opportunity-cost.json']);
  });

  it('that does not come says so, and comes at another try', async () => {
    server.use(
      http.get('/lessons/:file', () => Response.error(), { once: true }),
      http.get('/lessons/:file', () => Response.json(lesson)),
    );
    const { user } = await visit('/');
    await user.click(play());
    expect(await screen.findByText('The lesson did not load.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('group', { name: 'Lesson: Jelly' })).toBeTruthy();
  });
});

describe('the graph to draw', () => {
  const start = () => screen.getByRole('button', { name: DRAW_ONE.start });
  const pad = () => screen.findByRole('group', { name: DRAW_ONE.title });

  it('is a picture first, and a press makes it a pad with the focus', async () => {
    const { user } = await visit('/');
    expect(screen.getByRole('img', { name: DRAW_ONE.picture })).toBeTruthy();
    expect(screen.queryByRole('button', { name: DRAW_ONE.score })).toBeNull();
    start().focus();
    await user.keyboard('{Enter}');
    const work = await pad();
    expect(document.activeElement).toBe(work);
    expect(screen.queryByRole('img', { name: DRAW_ONE.picture })).toBeNull();
  });

  it('is scored in place, point by point, without a request', async () => {
    const { user } = await visit('/');
    await user.click(start());
    await pad();
    const fetched = vi.spyOn(globalThis, 'fetch');
    onTestFinished(() => fetched.mockRestore());
    await user.click(screen.getByRole('button', { name: DRAW_ONE.score }));
    expect(screen.getByText('0 of 3 points')).toBeTruthy();
    expect(screen.getByText('The supply curve shifts to the left.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show the model answer' }));
    expect(screen.getByRole('button', { name: 'Hide the model answer' })).toBeTruthy();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is drawn and scored by keyboard alone', async () => {
    const { user } = await visit('/');
    await user.click(start());
    const work = within(await pad());
    const press = async (name: string | RegExp) => {
      act(() => work.getByRole('button', { name }).focus());
      await user.keyboard('{Enter}');
    };
    await user.click(work.getByText(/Parts of your graph/));
    await press(/^Curve: S1/);
    await press('Shift left');
    await user.selectOptions(work.getByRole('combobox', { name: /^Add a point/ }), 'Where D and S2 cross');
    await press(/: add a point/);
    await press('Q2');
    await press('P2');
    act(() => screen.getByRole('button', { name: DRAW_ONE.score }).focus());
    await user.keyboard('{Enter}');
    expect(screen.getByText('3 of 3 points')).toBeTruthy();
    expect(screen.getByRole('link', { name: DRAW_ONE.whole }).getAttribute('href')).toBe('/free-response');
  });
});

describe('the interactive market', () => {
  it('clears at $5 and 30 cups', async () => {
    await visit('/');
    expect(reading('Price')).toBe('$5.00');
    expect(reading('Cups an hour')).toBe('30');
  });

  it('follows the arrow keys, in figures and in words', async () => {
    const { user } = await visit('/');
    const demand = screen.getByRole('slider');
    demand.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(reading('Price')).toBe('$6.00'));
    expect([reading('Cups an hour'), reading('Consumer surplus')]).toEqual(['40', '$80.00']);
    expect(demand.getAttribute('aria-valuenow')).toBe('20');
    expect(demand.getAttribute('aria-valuetext')).toBe(
      'Demand has shifted right: 20 cups more at each price. The price increases from $5.00 to $6.00, ' +
        'and the quantity increases from 30 cups an hour to 40 cups an hour. Consumer surplus is $80.00, and producer surplus is $80.00.',
    );
  });

  describe('on its way', () => {
    afterEach(() => vi.unstubAllGlobals());

    it('shows one state of the market, in the drawing and in the figures', async () => {
      const frames: FrameRequestCallback[] = [];
      vi.stubGlobal('matchMedia', () => ({ matches: false }));
      vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
      await visit('/');
      // The animation takes its start from the clock. A slow machine must not finish it between two frames.
      const start = performance.now();
      const clock = vi.spyOn(performance, 'now').mockReturnValue(start);
      fireEvent.keyDown(screen.getByRole('slider'), { key: 'End' });
      clock.mockRestore();
      const prices = new Set<string | null | undefined>();
      for (const after of [0, 50, 100, 2000]) {
        act(() => frames.pop()?.(start + after));
        // Once on the axis of the graph, once in the readout below it.
        expect(screen.getAllByText(reading('Price') ?? '')).toHaveLength(2);
        prices.add(reading('Price'));
      }
      expect(prices.size).toBe(4);
      expect(reading('Price')).toBe('$7.00');
    });
  });

  it('stops at its ends', async () => {
    const { user } = await visit('/');
    screen.getByRole('slider').focus();
    await user.keyboard('{End}{ArrowRight}');
    await waitFor(() => expect(reading('Price')).toBe('$7.00'));
    await user.keyboard('{Home}{ArrowLeft}');
    await waitFor(() => expect(reading('Price')).toBe('$3.00'));
    expect(reading('Cups an hour')).toBe('10');
  });
});

describe('the question to try', () => {
  it('gives the reason of each choice, and says in a word whether it was right', async () => {
    const { user } = await visit('/');
    for (const choice of TRY_ONE.choices) {
      await user.click(screen.getByRole('radio', { name: choice.text }));
      expect(screen.getByText(choice.reason)).toBeTruthy();
      expect(screen.queryByText('Correct') !== null).toBe(choice.right);
    }
  });
});
