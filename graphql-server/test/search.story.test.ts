import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { startOfScene, timelineOf } from '../../economics/lesson/timeline';
import { indexCourse } from '../src/library/course-search';
import { SEARCHES } from './fixtures/searches';
import { useTestApp } from './support/app';
import { sendGraphql } from './support/graphql-client';

const app = useTestApp();

interface Found {
  guess: boolean;
  names: string[];
  corrected: string | null;
  announced: string[];
}

async function search(term: string): Promise<Found> {
  const query =
    'query ($term: String!) { searchChapters(term: $term) { guess corrected chapters { name } announced { name } } }';
  type Named = { name: string }[];
  type Reply = { searchChapters: { guess: boolean; corrected: string | null; chapters: Named; announced: Named } };
  const { searchChapters } = await sendGraphql<Reply>(app().url, query, { term });
  const { guess, corrected, chapters, announced } = searchChapters;
  return {
    guess,
    corrected,
    names: chapters.map(({ name }) => name),
    announced: announced.map(({ name }) => name),
  };
}

describe('a search', () => {
  it.each([
    ['part of a name', 'opportunity', '1.1 Scarcity, Choice and Opportunity Cost'],
    ['a chapter number', '2.10', '2.10 Producer Surplus'],
    ['another form of the word', 'ceiling on prices', '4.3 Price Ceilings'],
    ['a topic', 'terms of trade', '1.4 Comparative Advantage and Trade'],
    ['words of the blurb', 'billionaires', '1.1 Scarcity, Choice and Opportunity Cost'],
    ['capitals and blanks around', '  TAXES ', '4.1 Taxes'],
  ])('finds a chapter by %s', async (_what, term, name) => {
    const { guess, names } = await search(term);
    expect(guess).toBe(false);
    expect(names[0]).toBe(name);
  });

  it('puts a chapter whose name has the word before one that only mentions it', async () => {
    const { names } = await search('surplus');
    expect(names.slice(0, 3).every((name) => name.includes('Surplus'))).toBe(true);
  });

  it('puts a chapter of the very name before one with more words', async () => {
    expect((await search('monopoly')).names.slice(0, 2)).toEqual(['6.2 Monopoly', '6.3 Regulating a Monopoly']);
  });

  it('finds minimum wages as price floors first, and in both chapters on labor', async () => {
    const { names } = await search('minimum wage');
    expect(names[0]).toBe('4.4 Price Floors');
    expect(names).toEqual(expect.arrayContaining(['7.3 Hiring in Competitive Markets', '7.5 Monopsony']));
  });

  it('finds what only a lesson says, and puts it after all that say it by name, topic or blurb', async () => {
    const { guess, names } = await search('coconuts');
    expect([guess, names]).toEqual([false, ['1.3 The Production Possibilities Curve']]);
    const { names: withPizza } = await search('pizza');
    expect(withPizza[0]).toBe('1.6 Marginal Analysis');
    expect(withPizza).toContain('2.1 Demand and the Law of Demand');
  });

  it.each([
    ['scarcty', '1.1 Scarcity, Choice and Opportunity Cost'],
    ['comparitive advantege', '1.4 Comparative Advantage and Trade'],
  ])('forgives %j and says that it guessed', async (term, name) => {
    const { guess, names } = await search(term);
    expect([guess, names[0]]).toEqual([true, name]);
  });

  it.each(['%', '_', "'", '(a+)+$', '🦉', 'zzzzzz', '& | ! ( ) : *', '"', '\\', '-'])(
    'takes %j as nothing but text',
    async (term) => {
      expect(await search(term)).toEqual({ guess: false, names: [], corrected: null, announced: [] });
    },
  );

  it.each(['a', 'the', 'of a'])('finds nothing for %j, which is in every text', async (term) => {
    expect((await search(term)).names).toEqual([]);
  });

  it.each([
    ['dwl', '2.11 Total Surplus and Deadweight Loss'],
    ['mc=mb', '1.6 Marginal Analysis'],
    ['MB = MC', '1.6 Marginal Analysis'],
    ['PPF', '1.3 The Production Possibilities Curve'],
    ['PPC', '1.3 The Production Possibilities Curve'],
    ['CS', '2.9 Consumer Surplus'],
    ['PS', '2.10 Producer Surplus'],
    ['MU', '1.7 Consumer Choice and Utility'],
    ['PED', '3.1 Price Elasticity of Demand'],
    ['XED', '3.6 Cross-Price Elasticity of Demand'],
    ['YED', '3.5 Income Elasticity of Demand'],
    ['rent control', '4.3 Price Ceilings'],
    ['price support', '4.4 Price Floors'],
    ['world price', '4.6 International Trade and Tariffs'],
    ['MR = MC', '5.5 Profit Maximization'],
    ['ATC', '5.2 Short-Run Costs'],
    ['Nash equilibrium', '6.6 Oligopoly and Game Theory'],
    ['MRP', '7.1 Derived Demand and MRP'],
    ['gini', '8.6 Inequality and Redistribution'],
    ['dwl triangle', '2.11 Total Surplus and Deadweight Loss'],
  ])('knows what %j stands for', async (term, name) => {
    const { guess, names } = await search(term);
    expect([guess, names[0]]).toEqual([false, name]);
  });

  it.each([
    ['demnad', 'demand', '2.1 Demand and the Law of Demand'],
    ['equilibirum', 'equilibrium', '2.5 Market Equilibrium'],
    ['monoply', 'monopoly', '6.2 Monopoly'],
    ['elastisity of suply', 'elasticity of supply', '3.4 Price Elasticity of Supply'],
  ])('corrects %j to %j, and says so', async (term, corrected, name) => {
    expect(await search(term)).toMatchObject({ guess: true, corrected });
    expect((await search(term)).names[0]).toBe(name);
  });

  it('guesses by single words only when nothing has them all, five chapters at most', async () => {
    const { guess, names, corrected } = await search('subsidies for economic unicorns');
    expect([guess, names[0], corrected]).toEqual([true, '4.2 Subsidies', null]);
    expect(names.length).toBeLessThanOrEqual(5);
  });

  it.each([
    ['blanks', '  '],
    ['5,000 characters', 'x'.repeat(5000)],
    ['a NUL', 'a\0b'],
  ])('refuses %s', async (_what, term) => {
    await expect(search(term)).rejects.toMatchObject({ status: 400 });
  });
});

interface Hit {
  kind: 'chapter' | 'topic' | 'freeResponse' | 'page';
  title: string;
  chapter: { name: string } | null;
  moment: { scene: string } | null;
  startsAt: number | null;
  freeResponseId: string | null;
  path: string | null;
  excerpt: { text: string; isMatch: boolean }[];
}

async function hitsOf(term: string): Promise<Hit[]> {
  const query = `query ($term: String!) { searchChapters(term: $term) { hits {
    kind title chapter { name } moment { scene } startsAt freeResponseId path excerpt { text isMatch } } } }`;
  const { searchChapters } = await sendGraphql<{ searchChapters: { hits: Hit[] } }>(app().url, query, { term });
  return searchChapters.hits;
}

const numberOf = ({ chapter }: Hit) => chapter?.name.split(' ', 1)[0] ?? '';

/** A hit as the list of searches writes it. */
function inShort(hit: Hit | undefined): string {
  if (hit === undefined) return 'nothing';
  if (hit.kind === 'page') return hit.path ?? '';
  if (hit.kind === 'freeResponse') return `frq ${numberOf(hit)}`;
  if (hit.kind === 'topic') return `topic of ${numberOf(hit)}`;
  return hit.moment === null ? numberOf(hit) : `${numberOf(hit)}#${hit.moment.scene}`;
}

describe('of what students type', () => {
  it('95 of 100 searches and more have the right result first', async () => {
    const wrong: string[] = [];
    for (const [typed, right] of SEARCHES) {
      const first = inShort((await hitsOf(typed))[0]);
      const isRight = right.includes('#') ? first === right : first.split('#', 1)[0] === right;
      if (!isRight) wrong.push(`${typed}: ${first} instead of ${right}`);
    }
    expect(SEARCHES).toHaveLength(120);
    expect(wrong.length / SEARCHES.length, wrong.join('\n')).toBeLessThanOrEqual(0.05);
  });

  it.each([
    ['10 minutes of practice', '/practice'],
    ['quick practice', '/practice'],
    ['due reviews', '/practice'],
    ['quiz generator', '/quizgenerator'],
  ])('%s leads to %s first', async (typed, path) => {
    expect(inShort((await hitsOf(typed))[0])).toBe(path);
  });

  it('a question leads to the second of the lesson that answers it, and shows the words that do', async () => {
    const [hit] = await hitsOf('why does mr slope down');
    const chapter = app().course.chapterBySlug('monopoly');
    const startsAt = chapter.lesson === null ? null : startOfScene(timelineOf(chapter.lesson), 'below-price');
    expect(hit).toMatchObject({ title: '6.2 Monopoly', startsAt: Math.floor(startsAt ?? 0) });
    const text = hit?.excerpt.map((piece) => piece.text).join('');
    expect(text).toBe('Marginal revenue lies below demand and falls twice as fast.');
    expect(hit?.excerpt.filter(({ isMatch }) => isMatch).map((piece) => piece.text)).toContain('Marginal revenue');
  });

  it('the number of a unit finds its chapters in order, and then those of the unit of the exam', async () => {
    const numbers = (await hitsOf('unit 3')).map(numberOf);
    expect(numbers.slice(0, 8)).toEqual(['3.1', '3.2', '3.3', '3.4', '3.5', '3.6', '5.1', '5.2']);
    expect((await hitsOf('ap exam unit 3')).map(numberOf)[0]).toBe('5.1');
    expect((await hitsOf('unit 6 deadweight loss')).map(numberOf)).not.toContain('2.11');
  });

  it('the name of a unit finds its chapters in order', async () => {
    const hits = await hitsOf('imperfect competition');
    expect(hits.slice(0, 6).map(numberOf)).toEqual(['6.1', '6.2', '6.3', '6.4', '6.5', '6.6']);
    expect(hits[0]?.excerpt).toEqual([{ text: 'Unit 6: Imperfect Competition', isMatch: true }]);
  });

  it('free-response questions come one a family, with the best first', async () => {
    const hits = (await hitsOf('tariff frq')).filter(({ kind }) => kind === 'freeResponse');
    const families = hits.map(
      ({ freeResponseId }) => app().course.freeResponse(freeResponseId ?? '').definition.family,
    );
    expect(numberOf(hits[0]!)).toBe('4.6');
    expect(new Set(families).size).toBe(families.length);
  });

  it('a topic is found beside its chapter', async () => {
    expect((await hitsOf('tax incidence')).map(({ kind, title }) => `${kind}: ${title}`)).toEqual(
      expect.arrayContaining(['chapter: 4.1 Taxes', 'topic: Tax incidence']),
    );
  });

  it('the results of a course that is swapped are those of the new one', async () => {
    const { course } = app();
    const renamed = course.chapters.map((chapter) => ({ ...chapter, name: chapter.name.replace('Taxes', 'Zebras') }));
    app().show({ ...course, search: indexCourse({ ...course, chapters: renamed }) });
    expect((await hitsOf('zebras'))[0]?.title).toBe('4.1 Zebras');
    app().show(course);
    expect(await hitsOf('zebras')).toEqual([]);
  });
});
