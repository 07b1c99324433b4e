import { describe, expect, it } from 'vitest';
import { answeredParts } from './answered';
import type { FreeResponseAnswer } from './free-response';
import { emptyPanel } from './graph-document';

const empty = emptyPanel('market');
const answer = (panel: Partial<typeof empty>, parts: FreeResponseAnswer['parts'] = {}): FreeResponseAnswer => ({
  graph: { panels: [empty, { ...empty, ...panel }] },
  parts,
});

describe('an answer', () => {
  it.each<[what: string, panel: Partial<typeof empty>, isDrawn: boolean]>([
    ['an empty graph', {}, false],
    ['the names of axes alone', { xLabel: 'Quantity', yLabel: 'Price' }, false],
    ['a curve', { curves: [{ id: 'c', label: '', shape: 'straight', handles: [[0, 0], [1, 1]] }] }, true], // prettier-ignore
    ['a point', { marks: [{ id: 'm', at: [0, 0], label: '', x: null, y: null }] }, true],
    ['a shaded area', { areas: [{ id: 'a', label: '', seeds: [[0, 0]] }] }, true],
    ['an arrow', { arrows: [{ id: 'w', from: [0, 0], to: [1, 1] }] }, true],
  ])('with %s on one of its panels says whether anything is drawn', (_what, panel, isDrawn) => {
    expect(answeredParts(answer(panel)).isDrawn).toBe(isDrawn);
  });

  it('answers the parts with work, a choice, or a text that is not blank', () => {
    const { written } = answeredParts(
      answer({}, { a: { work: ' ' }, b: { work: '2' }, c: { choice: 0 }, d: { text: '\n' }, e: { text: 'x' }, f: {} }),
    );
    expect([...written]).toEqual(['b', 'c', 'e']);
  });
});
