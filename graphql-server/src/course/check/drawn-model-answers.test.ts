import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '../../../../economics/figure';
import type { GraphDocument, Panel } from '../../../../economics/free-response/graph-document';
import { scoreFreeResponse } from '../../../../economics/free-response/score';
import { chaptersOf } from '../read/course-source';
import { readCourse } from '../read/read-course';

// What holds for every rubric of the shipped course, whatever it asks for.

const questions = chaptersOf(readCourse('course').course)
  .flatMap(({ freeResponses }) => freeResponses)
  .filter(({ parts }) => parts.some(({ kind }) => kind === 'draw'));
const byId = new Map(questions.map((question) => [question.id, question]));
const anyQuestion = fc.constantFrom(...byId.keys()).map((id) => byId.get(id)!);

type Question = (typeof questions)[number];

const lost = (question: Question, graph: GraphDocument): string[] => {
  const drawn = new Set(question.parts.filter(({ kind }) => kind === 'draw').map(({ id }) => id));
  return scoreFreeResponse(question, { graph, parts: {} })
    .filter(({ part, state }) => drawn.has(part) && state === 'missed')
    .map(({ id }) => id);
};

const onPanels = ({ panels }: GraphDocument, change: (panel: Panel) => Partial<Panel>): GraphDocument => ({
  panels: panels.map((panel) => ({ ...panel, ...change(panel) })),
});

const moved = (graph: GraphDocument, move: (at: Point) => Point): GraphDocument =>
  onPanels(graph, ({ curves, marks, areas }) => ({
    curves: curves.map((curve) => ({ ...curve, handles: curve.handles.map(move) })),
    marks: marks.map((mark) => ({ ...mark, at: move(mark.at) })),
    areas: areas.map((area) => ({ ...area, seeds: area.seeds.map(move) })),
  }));

const partsOf = (graph: GraphDocument): string[] =>
  graph.panels.flatMap(({ curves, marks, areas, arrows }) => [curves, marks, areas, arrows].flat().map(({ id }) => id));

const without = (graph: GraphDocument, gone: readonly string[]): GraphDocument => {
  const stays = ({ id }: { readonly id: string }): boolean => !gone.includes(id);
  return onPanels(graph, ({ curves, marks, areas, arrows }) => ({
    curves: curves.filter(stays),
    marks: marks.filter(stays),
    areas: areas.filter(stays),
    arrows: arrows.filter(stays),
  }));
};

describe('a model answer of the course', () => {
  it('keeps its points when it is drawn smaller', () =>
    fc.assert(
      fc.property(anyQuestion, fc.double({ min: 0.8, max: 1, noNaN: true }), (question, factor) => {
        const smaller = moved(question.model, ([x, y]) => [x * factor, y * factor]);
        expect(lost(question, smaller), question.id).toEqual([]);
      }),
    ));

  it('keeps its points when the hand is unsteady', () =>
    fc.assert(
      fc.property(
        anyQuestion,
        fc.array(fc.double({ min: -0.004, max: 0.004, noNaN: true }), { minLength: 97, maxLength: 97 }),
        (question, noise) => {
          let next = 0;
          const off = (): number => noise[next++ % noise.length] ?? 0;
          expect(
            lost(
              question,
              moved(question.model, ([x, y]) => [x + off(), y + off()]),
            ),
            question.id,
          ).toEqual([]);
        },
      ),
    ));

  it('keeps its points when its parts are drawn in another order', () =>
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const reversed = onPanels(question.model, ({ curves, marks, areas }) => ({
          curves: curves.toReversed(),
          marks: marks.toReversed(),
          areas: areas.toReversed(),
        }));
        expect(lost(question, reversed), question.id).toEqual([]);
      }),
    ));

  it('never earns a point by losing parts', () =>
    fc.assert(
      fc.property(
        anyQuestion.chain((question) =>
          fc.tuple(fc.constant(question.id), fc.shuffledSubarray(partsOf(question.model), { minLength: 1 })),
        ),
        ([id, gone]) => {
          const question = byId.get(id)!;
          const before = lost(question, without(question.model, gone.slice(1)));
          expect(lost(question, without(question.model, gone)), id).toEqual(expect.arrayContaining(before));
        },
      ),
    ));

  it('earns nothing without its names', () =>
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const nameless = onPanels(question.model, ({ curves, marks, areas }) => ({
          xLabel: '',
          yLabel: '',
          curves: curves.map((curve) => ({ ...curve, label: '' })),
          marks: marks.map(({ id, at }) => ({ id, at, label: '', x: null, y: null })),
          areas: areas.map((area) => ({ ...area, label: '' })),
        }));
        const all = lost(question, { panels: [] });
        expect(lost(question, nameless), question.id).toEqual(all);
      }),
    ));
});
