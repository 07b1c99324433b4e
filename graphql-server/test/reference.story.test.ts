import { describe, expect, it } from 'vitest';
import { useTestApp } from './support/app';
import { sendGraphql } from './support/graphql-client';

const app = useTestApp();

const ask = <Data>(query: string, variables: Record<string, unknown> = {}) =>
  sendGraphql<Data>(app().url, query, variables);

interface Term {
  readonly term: string;
  readonly graph: { readonly id: string } | null;
  readonly taught: { readonly scene: string; readonly chapter: { readonly name: string } };
}

describe('the reference', () => {
  it('defines a term, and says which graph shows it and which scene teaches it', async () => {
    const { referenceTerms } = await ask<{ referenceTerms: Term[] }>(
      '{ referenceTerms { term graph { id } taught { scene chapter { name } } } }',
    );
    expect(referenceTerms.find(({ term }) => term === 'Deadweight loss')).toEqual({
      term: 'Deadweight loss',
      graph: { id: 'surplus' },
      taught: { scene: 'too-few', chapter: { name: '2.11 Total Surplus and Deadweight Loss' } },
    });
    const names = referenceTerms.map(({ term }) => term);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en', { sensitivity: 'base' }).compare));
  });

  it('tells of a graph what can be moved in it and which terms name it', async () => {
    const { referenceGraph } = await ask<{ referenceGraph: { movable: string; terms: { term: string }[] } }>(
      '{ referenceGraph(id: "monopsony") { movable terms { term } } }',
    );
    expect(JSON.parse(referenceGraph.movable)).toMatchObject({
      frame: { kind: 'monopsony' },
      controls: [{ name: 'MRP' }, { name: 'Minimum wage' }],
    });
    expect(referenceGraph.terms.map(({ term }) => term)).toContain('Marginal resource cost');
  });

  it.each(['nope', '', '../secret', 'monopoly\u0000', 'x'.repeat(5000)])('has no graph %j', async (id) => {
    await expect(ask('query ($id: ID!) { referenceGraph(id: $id) { id } }', { id })).rejects.toThrow(
      'This graph does not exist.',
    );
  });

  it('draws each graph as a file', async () => {
    const { referenceGraphs } = await ask<{ referenceGraphs: { picture: { url: string } }[] }>(
      '{ referenceGraphs { picture { url } } }',
    );
    expect(referenceGraphs.length).toBeGreaterThan(30);
    for (const { picture } of referenceGraphs) {
      const response = await fetch(app().url + picture.url);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    }
    expect((await fetch(`${app().url}/figures/reference/nope.svg`)).status).toBe(404);
  });

  it('has a term for each topic, for the results of a quiz', async () => {
    const { subjects } = await ask<{
      subjects: { units: { chapters: { topics: { topicName: string; lookUp: { id: string } | null }[] }[] }[] }[];
    }>('{ subjects { units { chapters { topics { topicName lookUp { id } } } } } }');
    const topics = subjects.flatMap(({ units }) =>
      units.flatMap(({ chapters }) => chapters.flatMap((one) => one.topics)),
    );
    expect(topics.length).toBeGreaterThan(100);
    expect(topics.filter(({ lookUp }) => lookUp === null)).toEqual([]);
  });

  it.each([
    ['mrp', 'Marginal revenue product'],
    ['deadweight loss', 'Deadweight loss'],
    ['what is a nash equilibrium', 'Nash equilibrium'],
  ])('is found by a search for %s, second', async (term, title) => {
    const { searchChapters } = await ask<{ searchChapters: { hits: { kind: string; title: string; path: string }[] } }>(
      'query ($term: String!) { searchChapters(term: $term) { hits { kind title path } } }',
      { term },
    );
    const id = title.toLowerCase().replaceAll(' ', '-');
    expect(searchChapters.hits[1]).toEqual({ kind: 'term', title, path: `/reference/terms#${id}` });
    expect(searchChapters.hits.filter(({ kind }) => kind === 'term')).toHaveLength(1);
  });
});
