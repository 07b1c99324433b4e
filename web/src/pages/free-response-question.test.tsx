import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { FreeResponseAttempt } from '../../../schema/generated/types';
import { storedDraft } from '../free-response/answer-draft';
import { useFreeResponses } from '../free-response/use-free-responses';
import { apiClient } from '../account/api-client';
import ApiProvider from '../account/api-provider';
import { refuse } from '../mocks/answers';
import {
  answering,
  emptyText,
  freeResponse,
  freeResponseAttempt,
  taskWithGraph,
  drawnText,
  scored,
  writtenText,
} from '../mocks/free-response';
import { api } from '../mocks/handlers';
import { openAs, visit } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';
import { storedText } from '../storage';
import { signIn } from '../store';
// Loaded up front. In the app they are loaded when they are first shown.
import '../free-response/free-response-result';
import '../free-response/free-response-work';
import '../free-response/pad/graph-pad';

answerFromMocks();

const ID = 'fr-attempt-1';
const AT = `/free-response/ride-tax-1?attempt=${ID}`;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const work = () => screen.findByLabelText('(b) Your work and answer');
/** The graph paper. */
const panel = () => screen.findByRole('region', { name: 'Market for rides' });
const saves = () => api.called('SaveFreeResponse').map(({ variables }) => variables);

const open = (attempt: Partial<FreeResponseAttempt> = {}) =>
  openAs(answering(freeResponse(), freeResponseAttempt(attempt)), AT);

describe('a point that the student thinks is wrong', () => {
  const result = () => openAs(answering(freeResponse(), scored(freeResponseAttempt({ answer: drawnText }))), AT);
  const point = async (name: string) => {
    await screen.findByRole('heading', { name: 'Point by point' });
    return within(document.querySelector<HTMLElement>(`#point-${name}`)!);
  };

  test('is sent to the author with or without a sentence, and taken back', async () => {
    const { user } = await result();
    const missed = await point('a-2');
    await user.click(missed.getByRole('button', { name: 'I think this point is wrong' }));
    await user.type(missed.getByLabelText('Why? (optional)'), ' My label is right. ');
    await user.click(missed.getByRole('button', { name: 'Send' }));
    expect(await missed.findByText('You told the author that this point is wrong.')).toBeTruthy();
    expect(missed.getByText('My label is right.')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('You told the author');
    expect(api.called('DisputePoint').map(({ variables }) => variables)).toEqual([
      { attemptId: ID, point: 'a-2', words: 'My label is right.' },
    ]);
    await user.click(missed.getByRole('button', { name: 'Withdraw' }));
    expect(await missed.findByRole('button', { name: 'I think this point is wrong' })).toBeTruthy();
    expect(api.called('WithdrawDispute').map(({ variables }) => variables)).toEqual([{ attemptId: ID, point: 'a-2' }]);
  });

  test('is one that the scorer did not give: not an earned one, and no explanation', async () => {
    await result();
    for (const name of ['a-1', 'b-1', 'c-1', 'd-1'])
      expect((await point(name)).queryByRole('button', { name: 'I think this point is wrong' })).toBeNull();
  });

  test('is not one of a part that was left blank', async () => {
    await openAs(answering(freeResponse(), scored(freeResponseAttempt())), AT);
    expect((await point('a-2')).queryByRole('button', { name: 'I think this point is wrong' })).toBeNull();
  });

  test('shows why it could not be sent, and keeps the sentence', async () => {
    const attempt = scored(freeResponseAttempt({ answer: drawnText }));
    const full = () => refuse('TOO_MANY_ATTEMPTS', 'Too many attempts. Please try again in 3 hours.');
    const { user } = await openAs({ ...answering(freeResponse(), attempt), disputePoint: full }, AT);
    const missed = await point('a-2');
    await user.click(missed.getByRole('button', { name: 'I think this point is wrong' }));
    await user.type(missed.getByLabelText('Why? (optional)'), 'Look again.');
    await user.click(missed.getByRole('button', { name: 'Send' }));
    expect(await missed.findByText(/try again in 3 hours/)).toBeTruthy();
    expect(missed.getByLabelText('Why? (optional)')).toHaveProperty('value', 'Look again.');
  });
});

describe('a question with a graph to read', () => {
  test('shows it between the stem and the parts', async () => {
    await open({ content: taskWithGraph });
    const graph = await screen.findByRole('img', { name: 'The market for rides' });
    const after = (other: Element) => graph.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(after(screen.getByText(/imposes a per-unit tax/))).toBe(0);
    expect(after(await work())).toBeTruthy();
  });

  test('shows it with the question again beside the result', async () => {
    const attempt = freeResponseAttempt({ content: taskWithGraph, answer: drawnText });
    const { user } = await openAs(answering(freeResponse(), scored(attempt)), AT);
    await user.click(await screen.findByText('The question'));
    expect(screen.getByRole('img', { name: 'The market for rides' })).toBeTruthy();
  });
});

describe('the first page of a question', () => {
  test('says what it asks for, starts it, and keeps the attempt in the address', async () => {
    const { user, arrive } = await openAs(answering(), '/free-response/ride-tax-1');
    expect(await screen.findByRole('heading', { level: 1, name: 'A tax on rides' })).toBeTruthy();
    expect(screen.getByRole('list', { name: 'About this question' }).textContent).toBe(
      'Short question5 points12 minutes on the exam2.1 Demand',
    );
    await user.click(await button('Start'));
    await arrive(AT);
    expect(await work()).toBeTruthy();
  });

  test('continues an attempt in progress', async () => {
    const question = freeResponse({ state: 'inProgress', openAttemptId: ID });
    const { user, arrive } = await openAs(answering(question), '/free-response/ride-tax-1');
    await user.click(await button('Continue your answer'));
    await arrive(AT);
    expect(api.called('StartFreeResponse')).toEqual([]);
  });

  test('shows the best result and leads to the last one', async () => {
    const question = freeResponse({ state: 'submitted', best: 4, lastAttemptId: ID });
    await openAs(answering(question), '/free-response/ride-tax-1');
    expect((await screen.findByText(/Your best result/)).textContent).toBe('Your best result: 4 of 5 points.');
    expect(screen.getByRole('link', { name: 'See your last result' }).getAttribute('href')).toBe(AT);
    expect(await button('Answer it again')).toBeTruthy();
  });

  test('leads to the other versions of the question, and says how each went', async () => {
    const other = freeResponse({ id: 'ride-tax-2', title: 'A tax on water', state: 'submitted', best: 3 });
    await openAs({ ...answering(), freeResponses: [freeResponse(), other] }, '/free-response/ride-tax-1');
    const versions = await screen.findByRole('region', { name: 'Other versions' });
    expect(within(versions).getByRole('listitem').textContent).toBe('A tax on water Best 3 of 5');
    expect(within(versions).getByRole('link').getAttribute('href')).toBe('/free-response/ride-tax-2');
  });

  test('says so in place when it did not start', async () => {
    api.fail('StartFreeResponse');
    const { user } = await openAs(answering(), '/free-response/ride-tax-1');
    await user.click(await button('Start'));
    expect((await screen.findByRole('alert')).textContent).toContain('The question did not start.');
  });

  test.each([
    ['that does not exist leads to the list', refuse('NOT_FOUND', 'No.'), 'No such question here'],
    ['that did not load says so', undefined, 'The question did not load'],
  ])('%s', async (_what, error, heading) => {
    api.fail('FreeResponse', { ...(error && { with: error }) });
    await openAs(answering(), '/free-response/other');
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
  });

  test('asks a visitor to sign up', async () => {
    api.answer(answering());
    const { user } = await visit('/free-response/ride-tax-1');
    await user.click(await button('Sign up to answer it'));
    expect(await screen.findByRole('dialog', { name: 'Get Started' })).toBeTruthy();
  });

  test('lets a visitor try the free one, and continue it after a reload', async () => {
    api.answer(answering(freeResponse({ isFree: true })));
    const { user, arrive, unmount } = await visit('/free-response/ride-tax-1');
    await user.click(await button('Start'));
    await arrive(AT);
    unmount();
    const again = await visit('/free-response/ride-tax-1');
    await again.user.click(await button('Continue your answer'));
    await again.arrive(AT);
  });
});

describe('a question being answered', () => {
  test('shows the stem, every part with its points and its field, and the graph', async () => {
    await open();
    const parts = await screen.findAllByRole('heading', { level: 2, name: /^Part/ });
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      'Part (a) 2 points',
      'Part (b) 1 point',
      'Part (c) 1 point',
      'Part (d) 1 point',
    ]);
    expect(screen.getByText('The government imposes a per-unit tax on rides.')).toBeTruthy();
    expect(screen.getByRole('radiogroup', { name: '(c) Your answer' })).toBeTruthy();
    expect(screen.getByLabelText('(c) Your explanation')).toBeTruthy();
    expect(screen.getByLabelText('(d) Your explanation')).toBeTruthy();
    expect(await panel()).toBeTruthy();
  });

  test('is saved as it is answered, every part of it', async () => {
    const { user } = await open();
    await user.type(await work(), '20 * 3');
    await user.click(screen.getByRole('radio', { name: 'Decrease' }));
    await user.type(screen.getByLabelText('(c) Your explanation'), 'Because.');
    await user.click(await screen.findByText(/^Parts of your graph/));
    await user.click(await button(/: add a curve/));
    await waitFor(() => expect(saves().length).toBeGreaterThan(0), { timeout: 3_000 });
    await waitFor(() => expect(storedDraft(ID).get()).toBeNull(), { timeout: 3_000 });
    const saved = JSON.parse(String(saves().at(-1)?.['answer']));
    expect(saved.parts).toEqual({ b: { work: '20 * 3' }, c: { choice: 1, text: 'Because.' } });
    expect(saved.graph.panels[0].curves).toHaveLength(1);
    expect(screen.getByText('Saved')).toBeTruthy();
  });

  test('continues where it was left', async () => {
    await open({ answer: writtenText, revision: 3 });
    expect(await work()).toHaveProperty('value', '20 * 3');
    expect(screen.getByRole('radio', { name: 'Increase' })).toHaveProperty('checked', true);
    expect(screen.getByLabelText('(d) Your explanation')).toHaveProperty('value', 'MSB > MSC.');
  });

  test('stays on this device without a connection, and is sent later', async () => {
    api.fail('SaveFreeResponse');
    const { user } = await open();
    await user.type(await work(), '1');
    expect(await screen.findByText(/Stored on this device; retrying/, {}, { timeout: 3_000 })).toBeTruthy();
    expect(JSON.parse(storedDraft(ID).get()?.answer ?? '').parts).toEqual({ b: { work: '1' } });
    api.restore('SaveFreeResponse');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(storedDraft(ID).get()).toBeNull();
  });

  test('is continued from this device after a reload, if the server has not got it', async () => {
    signIn(api.token(), '/userhome');
    storedDraft(ID).set({ revision: 0, answer: writtenText });
    await open();
    expect(await work()).toHaveProperty('value', '20 * 3');
    await waitFor(() => expect(saves()[0]).toMatchObject({ answer: writtenText, revision: 0 }), { timeout: 3_000 });
  });

  test('opens without a connection from this browser', async () => {
    const { unmount } = await open({ answer: writtenText });
    await work();
    unmount();
    await apiClient.clearStore();
    api.fail('FreeResponseAttempt');
    await visit(AT, { signedIn: true });
    expect(await work()).toHaveProperty('value', '20 * 3');
  });

  test.each([
    ['Use the newer version', '20 * 3', 0],
    ['Keep the version on this screen', '9', 1],
  ])('that another tab has changed asks which version stays: %s', async (choice, value, sent) => {
    const { user } = await open();
    await work();
    // The other tab saves.
    const newer = freeResponseAttempt({ answer: writtenText, revision: 5 });
    api.answer({
      freeResponseAttempt: newer,
      saveFreeResponse: ({ revision, answer }: { revision: number; answer: string }) =>
        revision < 5 ? refuse('NEWER_WORK', 'There is newer work.') : { ...newer, answer, revision: revision + 1 },
    });
    await user.type(await work(), '9');
    expect((await screen.findByRole('alert', {}, { timeout: 3_000 })).textContent).toContain(
      'This answer was changed in another tab or on another device.',
    );
    const before = saves().length;
    await user.click(await button(choice));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(await work()).toHaveProperty('value', value);
    expect(saves().length - before).toBe(sent);
    expect(await screen.findByText('Saved')).toBeTruthy();
  });

  test('takes over what another tab has saved, when the student comes back to this one', async () => {
    await open();
    await work();
    api.answer({ freeResponseAttempt: freeResponseAttempt({ answer: writtenText, revision: 4 }) });
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(async () => expect(await work()).toHaveProperty('value', '20 * 3'));
  });

  test('that was submitted elsewhere says so', async () => {
    api.fail('SaveFreeResponse', { with: refuse('SUBMITTED', 'This question was already submitted.') });
    const { user } = await open();
    await user.type(await work(), '1');
    expect((await screen.findByRole('alert', {}, { timeout: 3_000 })).textContent).toContain('already submitted');
    api.answer({ freeResponseAttempt: scored(freeResponseAttempt()) });
    await user.click(await button('See the result'));
    expect(await screen.findByRole('heading', { level: 2, name: 'Point by point' })).toBeTruthy();
  });

  test('turns on a phone from the question to the graph and back', async () => {
    const { user } = await open();
    await user.click(await button('Draw the graph'));
    expect((await button('Graph')).getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Graph' }));
    await user.click(await button('Question'));
    expect((await button('Question')).getAttribute('aria-pressed')).toBe('true');
  });

  test('has a clock, hidden until it is asked for', async () => {
    const { user } = await open({ seconds: 65 });
    expect(screen.queryByText(/of 12 min/)).toBeNull();
    await user.click(await button('Show the clock'));
    expect((await button(/hide the clock$/)).textContent).toMatch(/^1:0\d of 12 min$/);
    await user.click(await button(/hide the clock$/));
    expect(screen.queryByText(/of 12 min/)).toBeNull();
  });

  test('asks before it is left, and leads to its first page', async () => {
    const { user, arrive } = await open();
    await user.click(await button('Close'));
    await user.click(await button('Keep going'));
    expect(screen.queryByText('Leave the question for now?')).toBeNull();
    await user.click(await button('Close'));
    await user.click(await button('Leave and continue later'));
    await arrive('/free-response/ride-tax-1');
  });
});

describe('the submission', () => {
  test('lists what is not answered, and leads there', async () => {
    const scrolled: string[] = [];
    Element.prototype.scrollIntoView = function () {
      scrolled.push(this.id);
    };
    const { user } = await open({ answer: writtenText });
    await user.click(await button('Submit for scoring'));
    const dialog = await screen.findByRole('dialog', { name: 'Submit for scoring?' });
    expect(dialog.textContent).toContain('Not answered yet: (a).');
    await user.click(within(dialog).getByRole('button', { name: 'Go to (a)' }));
    await waitFor(() => expect(scrolled).toEqual(['part-a']));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Part (a) 2 points' }));
  });

  test('sends what is unsaved first, and shows the result', async () => {
    const { user } = await open();
    await user.type(await work(), '5');
    await user.click(await button('Submit for scoring'));
    await user.click(await button('Submit'));
    expect(await screen.findByRole('heading', { level: 2, name: 'Point by point' })).toBeTruthy();
    expect(saves()).toHaveLength(1);
    expect(api.called('SubmitFreeResponse')[0]?.variables).toEqual({ attemptId: ID, revision: 1 });
    expect(storedText('freeResponseAttempt').get()).toBeNull();
  });

  test('that failed says so, and loses nothing', async () => {
    api.fail('SubmitFreeResponse', { once: true });
    const { user } = await open({ answer: writtenText });
    await user.click(await button('Submit for scoring'));
    await user.click(await button('Submit'));
    expect((await screen.findByRole('alert')).textContent).toContain('The answer has not been submitted.');
    expect(await work()).toHaveProperty('value', '20 * 3');
    await user.click(await button('Submit for scoring'));
    await user.click(await button('Submit'));
    expect(await screen.findByRole('heading', { level: 2, name: 'Point by point' })).toBeTruthy();
  });

  test('of an older version asks which one stays', async () => {
    const { user } = await open({ answer: writtenText });
    api.answer({ freeResponseAttempt: freeResponseAttempt({ answer: emptyText, revision: 4 }) });
    api.fail('SubmitFreeResponse', { with: refuse('NEWER_WORK', 'There is newer work.') });
    await user.click(await button('Submit for scoring'));
    await user.click(await button('Submit'));
    await user.click(await button('Use the newer version'));
    expect(await work()).toHaveProperty('value', '');
  });

  test('waits for what could not be saved', async () => {
    api.fail('SaveFreeResponse');
    const { user } = await open({ answer: writtenText });
    await user.type(await work(), '0');
    await user.click(await button('Submit for scoring'));
    await user.click(await button('Submit'));
    expect((await screen.findByRole('alert')).textContent).toContain('Your latest changes are not saved yet.');
    expect(api.called('SubmitFreeResponse')).toEqual([]);
  });

  test('waits for a connection', async () => {
    await open();
    await work();
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await button('You’re offline. Submit later')).toHaveProperty('disabled', true);
    Reflect.deleteProperty(navigator, 'onLine');
  });
});

describe('the result', () => {
  const result = scored(freeResponseAttempt({ answer: drawnText, revision: 2 }));
  const show = (attempt = result) => openAs(answering(freeResponse(), attempt), AT);
  const point = async (text: string) => (await screen.findByText(text)).closest('li') ?? document.body;

  beforeEach(() => localStorage.clear());

  test('counts the points, and says which are still to compare', async () => {
    await show();
    expect(await screen.findByRole('heading', { level: 1, name: 'A tax on rides' })).toBeTruthy();
    expect(screen.getByText('of 5 points').parentElement?.textContent).toBe('2 of 5 points');
    expect(screen.getByText(/2 more points are yours to score/)).toBeTruthy();
  });

  test('says where to start, and leads to each part', async () => {
    const { user } = await show();
    expect(await screen.findByText('Start with part (a), where you missed 1 point.')).toBeTruthy();
    const parts = within(screen.getByRole('list', { name: 'Parts' })).getAllByRole('button');
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      '(a) 1 of 2 points',
      '(b) 1 of 1 point',
      '(c) 0 of 1 point, 1 for you to score',
      '(d) 0 of 1 point, 1 for you to score',
    ]);
    Element.prototype.scrollIntoView = () => undefined;
    await user.click(await button('(b) 1 of 1 point'));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Part (b) 1 of 1 point' }));
  });

  test('of an answer without a graph shows the model graph alone', async () => {
    await show(scored(freeResponseAttempt({ answer: writtenText, revision: 2 })));
    expect(await screen.findByRole('heading', { level: 2, name: 'The model graph' })).toBeTruthy();
    expect(await panel()).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Graph to show' })).toBeNull();
    expect((await screen.findByRole('region', { name: /^Part \(a\)/ })).textContent).toContain(
      'You left this part blank.',
    );
  });

  test('gives for each point what earns it, whether it is earned, and why', async () => {
    await show();
    expect((await point('What earns a-1.')).textContent).toContain('Earned');
    const missed = await point('What earns a-2.');
    for (const told of ['Not earned', 'Why a-2 is missed.', 'A tax shifts demand.'])
      expect(missed.textContent).toContain(told);
    expect(
      within(missed)
        .getByRole('link', { name: /^Watch the 20 seconds/ })
        .getAttribute('href'),
    ).toMatch(/^\/video\/1\?scene=jelly&back=.*%23point-a-2$/);
  });

  test('leads to a scene once, from the first missed point of a part that it explains', async () => {
    const points = result.result?.points ?? [];
    const watch = points.find(({ name }) => name === 'a-2')?.watch ?? null;
    await show({
      ...result,
      result: result.result && {
        ...result.result,
        points: points.map((one) => (one.name === 'a-1' ? { ...one, state: 'missed', watch } : { ...one, watch })),
      },
    });
    const links = async (text: string) => within(await point(text)).queryAllByRole('link', { name: /^Watch/ });
    expect(await links('What earns a-1.')).toHaveLength(1);
    expect(await links('What earns a-2.')).toHaveLength(0);
    expect(await links('What earns b-1.')).toHaveLength(0);
    expect(await links('What earns c-1.')).toHaveLength(0);
  });

  test('shows the place of a point in the student’s graph', async () => {
    const { user } = await show();
    const missed = await point('What earns a-2.');
    const plain = (await panel()).innerHTML;
    await user.click(within(missed).getByRole('button', { name: 'Show on my graph' }));
    expect((await panel()).innerHTML).not.toBe(plain);
    await user.click(within(missed).getByRole('button', { name: 'Hide on my graph' }));
    expect((await panel()).innerHTML).toBe(plain);
  });

  test('opened at a point shows its place', async () => {
    const scrolled: Element[] = [];
    Element.prototype.scrollIntoView = function () {
      scrolled.push(this);
    };
    api.answer(answering(freeResponse(), result));
    await apiClient.clearStore();
    await visit(`${AT}#point-a-2`, { signedIn: true });
    const missed = await point('What earns a-2.');
    expect(within(missed).getByRole('button', { name: 'Hide on my graph' })).toBeTruthy();
    await waitFor(() => expect(scrolled).toEqual([missed]));
  });

  test('shows the model graph by itself, or under one’s own', async () => {
    const { user } = await show();
    const own = (await panel()).innerHTML;
    await user.click(await button('Both'));
    expect((await panel()).innerHTML.length).toBeGreaterThan(own.length);
    await user.click(await button('Model'));
    expect(screen.getByText(/One graph that earns every point/)).toBeTruthy();
  });

  test('shows what was answered, and the worked solution of each part', async () => {
    await show();
    const part = await screen.findByRole('region', { name: 'Part (b) 1 of 1 point' });
    expect(part.textContent).toContain('20 * 3');
    expect(within(part).getByText('Solution of b.')).toBeTruthy();
    expect((await screen.findByRole('region', { name: /^Part \(c\)/ })).textContent).toContain('Increase');
  });

  test('lets the student score an explanation by the rubric, and says who did', async () => {
    const { user } = await show();
    const compare = await screen.findByRole('group', { name: /Point c-1/ });
    expect((await point('What earns c-1.')).textContent).toContain('What c-1 has to say.');
    await user.click(within(compare).getByRole('button', { name: 'Yes' }));
    await waitFor(async () => expect((await point('What earns c-1.')).textContent).toContain('Earned, scored by you'));
    expect(screen.getByText('of 5 points').parentElement?.textContent).toBe('3 of 5 points');
    await user.click(
      within(await screen.findByRole('group', { name: /Point c-1/ })).getByRole('button', { name: 'No' }),
    );
    await waitFor(async () =>
      expect((await point('What earns c-1.')).textContent).toContain('Not earned, scored by you'),
    );
  });

  test('says so in place when that decision was not saved', async () => {
    api.fail('ScoreOwnPoint');
    const { user } = await show();
    const compare = await screen.findByRole('group', { name: /Point d-1/ });
    await user.click(within(compare).getByRole('button', { name: 'Yes' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Your decision was not saved.');
  });

  test('offers a missed part again, with the other answers as they were', async () => {
    const { user, address } = await show();
    const next = freeResponseAttempt({ id: 'fr-attempt-2' });
    api.answer({
      startFreeResponse: next,
      freeResponseAttempt: ({ id }: { id: string }) => (id === next.id ? { ...next, answer: drawnText } : result),
      // The page of an earlier test may still save its own attempt.
      saveFreeResponse: ({ attemptId, answer }: { attemptId: string; answer: string }) => ({
        ...next,
        id: attemptId,
        answer,
        revision: 1,
      }),
    });
    await user.click(await button('Try part (a) again'));
    await waitFor(() => expect(address()).toBe('/free-response/ride-tax-1?attempt=fr-attempt-2'));
    expect(JSON.parse(String(saves()[0]?.['answer']))).toEqual(JSON.parse(drawnText));
    expect(await work()).toHaveProperty('value', '20 * 3');
  });

  test('leads to another version of the question', async () => {
    const other = freeResponse({ id: 'ride-tax-2', title: 'A tax on water' });
    await openAs({ ...answering(freeResponse(), result), freeResponses: [freeResponse(), other] }, AT);
    const link = await screen.findByRole('link', { name: 'Try another version' });
    expect(link.getAttribute('href')).toBe('/free-response/ride-tax-2');
  });

  test('offers the whole question again, blank', async () => {
    const { user, address } = await show();
    api.answer({ startFreeResponse: freeResponseAttempt({ id: 'fr-attempt-2' }) });
    await user.click(await button('Answer it again'));
    await waitFor(() => expect(address()).toBe('/free-response/ride-tax-1?attempt=fr-attempt-2'));
    expect(saves()).toEqual([]);
    expect(emptyText).toContain('"curves":[]');
  });

  test('of a visitor can be saved by signing up', async () => {
    api.answer(answering(freeResponse({ isFree: true }), result));
    const { user } = await visit(AT);
    await user.click(await button('Sign up to save your answer'));
    expect((await screen.findByRole('dialog', { name: 'Get Started' })).textContent).toContain(
      'Your answer will be saved to your account.',
    );
  });

  test.each([
    ['that does not exist leads to the list', refuse('NOT_FOUND', 'No.'), 'No such question here'],
    ['of an account asks to log in', refuse('UNAUTHENTICATED', 'Please log in.'), 'Log in to see this answer'],
    ['that did not load says so', undefined, 'Your answer did not load'],
  ])('%s', async (_what, error, heading) => {
    api.fail('FreeResponseAttempt', { ...(error && { with: error }) });
    await visit(AT);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
  });
});

describe('what a student does with a question is in the lists of questions, which are not asked for again', () => {
  const done = freeResponse({ state: 'submitted', best: 4 });
  const drawn = freeResponseAttempt({ answer: drawnText });
  const changed = (attempt = drawn) => ({ ...attempt, freeResponse: done });

  test.each([
    ['started', { startFreeResponse: () => changed() }, '/free-response/ride-tax-1', ['Start']],
    ['submitted', { submitFreeResponse: () => changed(scored(drawn)) }, AT, ['Submit for scoring', 'Submit']],
    ['scored', { freeResponseAttempt: () => scored(drawn), scoreOwnPoint: () => changed(scored(drawn)) }, AT, ['Yes']],
  ])('%s', async (_what, answers, path, names) => {
    const { user } = await openAs({ ...answering(freeResponse(), drawn), ...answers }, path);
    const { result } = renderHook(() => useFreeResponses(), { wrapper: ApiProvider });
    await waitFor(() => expect(result.current.data?.freeResponses[0]?.best).toBeNull());
    for (const name of names) await user.click((await screen.findAllByRole('button', { name })).at(-1)!);
    await waitFor(() => expect(result.current.data?.freeResponses[0]?.best).toBe(4));
    expect(api.called('FreeResponses').filter(({ variables }) => !('chapterId' in variables))).toHaveLength(1);
  });
});
