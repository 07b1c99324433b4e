import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FreeResponse } from '../../../../economics/free-response/free-response';
import type { DrawnCurve, GraphDocument, Panel } from '../../../../economics/free-response/graph-document';
import { rubricNames, scoreFreeResponse } from '../../../../economics/free-response/score';
import { MOST_STEPS, TooMuchWork, Work } from '../../../../economics/free-response/work';
import { askedBy } from '../../../../test-support/free-response/asked';
import { onPanels } from '../../../../test-support/free-response/change-graph';
import { DRAWN_FAMILIES } from '../../../../test-support/free-response/families';
import { fixedSeed } from '../../../../test-support/fixed-seed';
import { inShare } from '../../../../test-support/share';
import { DomainError } from '../../errors';
import { readAnswer } from '../../free-response/read-answer';
import { shippedChapters } from '../../../../test-support/shipped-course';

// What scoring a drawing costs that nobody would draw. Variants of a family ask the same with other numbers, so the first of each is enough.

const questions = shippedChapters
  .flatMap(({ freeResponses }) => freeResponses)
  .filter(({ id, parts }) => id.endsWith('-1') && parts.some(({ kind }) => kind === 'draw'));

function stepsOf(question: FreeResponse, graph: GraphDocument): number {
  const work = new Work();
  scoreFreeResponse(question, { graph, parts: {} }, work);
  return work.steps;
}

const honest = questions.flatMap((question) =>
  [
    question.model,
    ...Object.values(DRAWN_FAMILIES[question.family]?.right(askedBy(question)) ?? {}).map((it) => it.document()),
  ].map((graph) => stepsOf(question, graph)),
);
const meanSteps = honest.reduce((sum, steps) => sum + steps, 0) / honest.length;

/** The steps of an answer that is saved and scored; null for one that is refused. */
function acceptedSteps(question: FreeResponse, graph: GraphDocument): number | null {
  try {
    return stepsOf(question, readAnswer(JSON.stringify({ graph, parts: {} }), question).graph);
  } catch (error) {
    if (error instanceof TooMuchWork || error instanceof DomainError) return null;
    throw error;
  }
}

const share = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
const point = fc.tuple(share, share);
const changed = fc.record({
  kind: fc.constantFrom('curve', 'bend', 'mark', 'name', 'area', 'seeds', 'curves', 'marks', 'areas'),
  at: fc.nat(50),
  shape: fc.constantFrom('straight', 'smooth'),
  points: fc.array(point, { minLength: 12, maxLength: 12 }),
  names: fc.array(fc.nat(50), { minLength: 1, maxLength: 8 }),
});
type Change = typeof changed extends fc.Arbitrary<infer Value> ? Value : never;

/** A change toward more work: more parts, more points of a curve, more names. */
function changePanel(
  panel: Panel,
  { kind, at, shape, points, names }: Change,
  used: readonly string[],
): Partial<Panel> {
  const label = names.map((index) => used[index % used.length] ?? '').join(',').slice(0, 24); // prettier-ignore
  const start = points[0] ?? [0, 0];
  const id = (part: string, index: number): string => `${part}${index}-${panel.id}`;
  const curve = (index: number): DrawnCurve => ({
    id: id('c', index),
    label,
    shape,
    handles: points.slice(0, 5).map(([x, y], step) => (shape === 'smooth' ? [step / 4 + x / 100, y] : [x, y])),
  });
  const isAt = (index: number, { length }: readonly unknown[]): boolean => index === at % Math.max(1, length);
  switch (kind) {
    case 'curve':
      return { curves: [...panel.curves, curve(panel.curves.length + 100)] };
    case 'bend':
      return {
        curves: panel.curves.map((one, index) =>
          isAt(index, panel.curves) ? { ...curve(index), id: one.id, label: one.label } : one,
        ),
      };
    case 'mark':
      return {
        marks: [...panel.marks, { id: id('m', panel.marks.length + 100), at: start, label, x: label, y: label }],
      };
    case 'name':
      return {
        curves: panel.curves.map((one, index) => (isAt(index, panel.curves) ? { ...one, label } : one)),
        marks: panel.marks.map((one, index) => (isAt(index, panel.marks) ? { ...one, x: label, y: label } : one)),
        areas: panel.areas.map((one, index) => (isAt(index, panel.areas) ? { ...one, label } : one)),
      };
    case 'area':
      return { areas: [...panel.areas, { id: id('a', panel.areas.length + 100), label, seeds: points }] };
    case 'seeds':
      return { areas: panel.areas.map((one) => ({ ...one, seeds: points })) };
    // All that are left, at once.
    case 'curves':
      return {
        curves: [
          ...panel.curves,
          ...Array.from({ length: 12 - panel.curves.length }, (_, index) => curve(index + 200)),
        ],
      };
    case 'marks':
      return {
        marks: [
          ...panel.marks,
          ...Array.from({ length: 24 - panel.marks.length }, (_, index) => ({
            ...{ id: id('m', index + 200), at: points[index % 12] ?? start, label, x: label, y: label },
          })),
        ],
      };
    case 'areas':
      return {
        areas: [
          ...panel.areas,
          ...Array.from({ length: 8 - panel.areas.length }, (_, index) => ({
            ...{ id: id('a', index + 200), label, seeds: points },
          })),
        ],
      };
  }
}

/** For each question: FUZZ_RUNS=360 makes 10,000 in all. */
const TRIES = Number(process.env['FUZZ_RUNS'] ?? 30);

describe('scoring a drawing', () => {
  it('leaves space for four times the most that an honest one takes', () => {
    expect(4 * Math.max(...honest)).toBeLessThan(MOST_STEPS);
    expect(MOST_STEPS).toBeLessThan(20 * meanSteps);
  });

  it.each(inShare(questions))(
    'takes at most 20 times the steps of an honest one, whatever is drawn: $id',
    (question) => {
      const used = rubricNames(question);
      const changes = fc.sample(changed, { numRuns: TRIES, ...(fixedSeed !== null && { seed: fixedSeed }) });
      let worst = { graph: question.model, steps: stepsOf(question, question.model) };
      for (const change of changes) {
        const graph = onPanels(worst.graph, (panel) => changePanel(panel, change, used));
        const steps = acceptedSteps(question, graph);
        if (steps !== null && steps >= worst.steps) worst = { graph, steps };
      }
      expect(worst.steps).toBeLessThanOrEqual(20 * meanSteps);
    },
  );
});
