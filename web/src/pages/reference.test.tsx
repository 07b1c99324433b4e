import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, test, vi } from 'vitest';
import { api } from '../mocks/handlers';
import { visit } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';

answerFromMocks();

const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

describe('the glossary', () => {
  it('defines each term, with an example, its graph, and the scene that teaches it', async () => {
    await visit('/reference/terms');
    const row = within((await screen.findByText('Consumer surplus')).closest('div')!);
    expect(row.getByText('The area below demand and above the price.')).toBeTruthy();
    expect(row.getByText('An example of consumer surplus.')).toBeTruthy();
    expect(row.getByRole('link', { name: 'Graph: Supply and demand' }).getAttribute('href')).toBe(
      '/reference/graphs/market',
    );
    expect(row.getByRole('link', { name: /The scene scarcity/ }).getAttribute('href')).toBe(
      '/video-library/scarcity-choice-and-opportunity-cost?scene=scarcity',
    );
  });

  it.each([
    ['a name', 'deadw', ['Deadweight lossDWL'], '1 term for “deadw”'],
    ['an abbreviation', 'tr', ['Total revenueTR'], '1 term for “tr”'],
    ['names before definitions', 'surplus', ['Consumer surplusCS', 'Deadweight lossDWL'], '2 terms for “surplus”'],
    ['nothing', 'zzz', [], 'No term has “zzz” in its name or definition.'],
  ])('finds %s while it is typed', async (_what, typed, found, said) => {
    const { user } = await visit('/reference/terms');
    await user.type(await screen.findByRole('searchbox', { name: 'Find a term' }), typed);
    expect(within(screen.getByRole('region', { name: 'Terms found' })).getByRole('status').textContent).toBe(said);
    expect(screen.queryAllByRole('term').map(({ textContent }) => textContent)).toEqual(found);
  });

  it('is searched from the overview, by the address', async () => {
    const { user, arrive } = await visit('/reference');
    await user.type(await screen.findByRole('searchbox', { name: 'Find a term' }), 'cost{Enter}');
    await arrive('/reference/terms?find=cost');
    expect(await screen.findByText('1 term for “cost”')).toBeTruthy();
    expect(terms()).toEqual(['Opportunity cost']);
  });

  it('offers another try when it does not load', async () => {
    api.fail('ReferenceTerms', { once: true });
    const { user } = await visit('/reference/terms');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Consumer surplus')).toBeTruthy();
  });
});

test('formulas are grouped by the units of the exam, each with a worked line and its letters', async () => {
  await visit('/reference/formulas');
  expect(await screen.findByRole('heading', { name: 'Unit 1: Basic Economic Concepts' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Unit 2: Supply and Demand' })).toBeTruthy();
  expect(screen.getByText('$25 × 40 = $1,000')).toBeTruthy();
  expect(screen.getByText('X: the good that is gained')).toBeTruthy();
});

test('the list of graphs leads to the page of each', async () => {
  await visit('/reference/graphs');
  const link = await screen.findByRole('link', { name: 'Supply and demand' });
  expect(link.getAttribute('href')).toBe('/reference/graphs/market');
});

test('task verbs say what earns the point and what loses it', async () => {
  await visit('/reference/verbs');
  expect(await screen.findByRole('heading', { name: 'Identify' })).toBeTruthy();
  expect([screen.getByText('A short answer.'), screen.getByText('Two answers.')]).toHaveLength(2);
});

test('labels that count as the same stand in one row', async () => {
  await visit('/reference/labels');
  const row = (await screen.findByRole('rowheader', { name: 'MRC' })).closest('tr');
  expect(row?.textContent).toContain('MFC, marginal resource cost');
});

test('the pages to print have everything, and a button that prints them', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await visit('/reference/print');
  expect(await screen.findByRole('img', { name: 'A graph of Payoff matrix.' })).toBeTruthy();
  expect(screen.getByText('The total surplus that is lost.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Print the reference' }));
  expect(print).toHaveBeenCalledOnce();
});

describe('a graph of the reference', () => {
  const slider = (name: string) => screen.findByRole<HTMLInputElement>('slider', { name });

  it('says what the model says of its values, and of each new one', async () => {
    await visit('/reference/graphs/market');
    const demand = await slider('Demand');
    expect(demand.getAttribute('aria-valuetext')).toBe('Demand where it was. A price of $6, 40 sold.');
    fireEvent.change(demand, { target: { value: '4' } });
    expect(demand.getAttribute('aria-valuetext')).toBe('Demand 20 to the right. A price of $7, 50 sold.');
    expect(screen.getByText('A price of $7, 50 sold.')).toBeTruthy();
  });

  it('moves two curves at once, and both back to the start', async () => {
    const { user } = await visit('/reference/graphs/market');
    fireEvent.change(await slider('Demand'), { target: { value: '4' } });
    fireEvent.change(await slider('Supply'), { target: { value: '4' } });
    expect(screen.getByText('A price of $6, 60 sold.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back to the start' }));
    expect(screen.getByText('A price of $6, 40 sold.')).toBeTruthy();
  });

  it('is a table of which a cell is chosen, for a game', async () => {
    const { user } = await visit('/reference/graphs/game');
    await user.click(await screen.findByRole('cell', { name: '4, 4' }));
    expect((await slider('Outcome')).getAttribute('aria-valuetext')).toBe(
      'North low, South low. Neither gains by changing alone.',
    );
  });

  it('lists what earns the points, the one lost most often, and its terms', async () => {
    await visit('/reference/graphs/market');
    expect(await screen.findByText('The equilibrium is marked.')).toBeTruthy();
    expect(screen.getByText('Shifting a curve when the price has changed.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Deadweight loss' }).getAttribute('href')).toBe(
      '/reference/terms#deadweight-loss',
    );
  });

  it('that does not exist leads to the list of graphs', async () => {
    await visit('/reference/graphs/nope');
    expect(await screen.findByRole('heading', { level: 1, name: 'Graph not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all graphs' }).getAttribute('href')).toBe('/reference/graphs');
  });
});
