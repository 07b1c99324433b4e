import { describe, expect, test } from 'vitest';
import type { MarketPicture } from '../../../../economics/picture/market-picture';
import { shippedCourse } from '../../../../test-support/shipped-course';
import type { ReferenceSource } from '../read/reference-source';
import * as rules from './reference-rules';
import type { CourseRule } from './rule';

const { reference } = shippedCourse;
const [term] = reference.terms;
const graph = reference.graphs.find(({ id }) => id === 'price-ceiling');
const [control] = graph?.graph.controls ?? [];
if (!term || !graph || !control) throw new Error('The course has a reference.');

const messages = (rule: CourseRule, change: Partial<ReferenceSource>) =>
  [...rule({ ...shippedCourse, reference: { ...reference, ...change } })].map(({ message }) => message);

const { max: _, ...withoutMax } = graph.graph.frame as MarketPicture; // the ceiling's

/** The ceiling with other controls or another frame. */
const moved = (change: object) => ({ graphs: [{ ...graph, graph: { ...graph.graph, ...change } }] });
const held = (change: object) => moved({ controls: [{ ...control, ...change }] });

describe('a rule of the reference finds', () => {
  test.each([
    ['a graph without what is told', moved({ says: ['gini'] }), 'there is no result gini'],
    ['a handle that its graph does not have', held({ grip: 'tariff' }), 'there is no tariff to drag'],
    ['a handle that stays where it is', held({ grip: 'demand' }), 'is held where nothing moves'],
    ['a range that its step misses', held({ to: 1950 }), 'has to be 3 to 25 values'],
    ['a path that leads nowhere', held({ fields: { 'tax.amount': 'x' } }), 'there is no field'],
    ['axes that change', moved({ frame: withoutMax }), 'its axes change'],
  ])('%s', (_what, change, message) => {
    expect(messages(rules.referenceGraphsMove, change).join()).toContain(message);
  });

  test('two terms with one name, whatever its case', () => {
    const again = { ...term, id: 'another', term: 'SCARCITY', also: [] };
    expect(messages(rules.referenceNamesDiffer, { terms: [term, again] })).toEqual(['"scarcity" is there twice']);
  });

  test('a term whose graph does not exist', () => {
    const terms = [{ ...term, graph: 'nope' }];
    expect(messages(rules.referenceTermsNameTheirGraph, { terms })).toEqual([
      '"Scarcity" names the graph nope, which does not exist',
    ]);
  });

  test('topics without a term, but none in a course without a reference', () => {
    expect(messages(rules.topicsHaveATerm, { terms: [term] })).toHaveLength(102);
    expect(messages(rules.topicsHaveATerm, { terms: [] })).toEqual([]);
  });
});
