import { describe, expect, test } from 'vitest';
import { graphsOf, type Curve, type Figure } from '../../../../economics/figure';
import { isPicture } from '../../../../economics/lesson/frame';
import type { FirmPart, FirmPicture } from '../../../../economics/picture/firm-picture';
import { figureOf, type Picture } from '../../../../economics/picture/picture';
import { STACKED } from '../../../../economics/svg/draw-figure';
import { layoutFigure, type Drawing } from '../../../../economics/svg/drawing';
import { fitTable } from '../../../../economics/svg/fit-table';
import { boxesOverlap, distance, distanceToNearest, segmentsOf } from '../../../../economics/svg/geometry';
import { boxOf, type Label } from '../../../../economics/svg/labels/label';
import { AXIS_OVERRUN, toPixels, type Size } from '../../../../economics/svg/scale';
import { inShare } from '../../../../test-support/share';
import { CHOICE_SIZE, QUIZ_SIZE } from '../../library/drawn-figure';
import type { NamedFigure } from '../../library/named-figure';
import { figuresByAddress } from '../read/question-pictures';
import { shippedChapters } from '../../../../test-support/shipped-course';

// What the pictures of the shipped lessons and questions show, and whether all of it has space.

const chapters = shippedChapters;
type Chapter = (typeof chapters)[number];

const framesOf = ({ lesson }: Chapter) =>
  (lesson?.lesson.scenes ?? []).flatMap(({ id, beats }) => beats.map(({ frame }) => ({ scene: id, frame })));

/** The different pictures of a lesson, by their scenes. */
function picturesOf(chapter: Chapter): [scene: string, picture: Picture][] {
  const found = new Map<string, [string, Picture]>();
  for (const { scene, frame } of framesOf(chapter))
    if (isPicture(frame)) found.set(JSON.stringify(frame), [scene, frame]);
  return [...found.values()];
}

/** The graphs of questions, by where they stand. */
const askedIn = ({ questions, reserved, freeResponses }: Chapter): (readonly [where: string, picture: Picture])[] => [
  ...[...figuresByAddress([...questions, ...reserved]).values()].map(({ name, picture }) => [name, picture] as const), // pairs
  ...freeResponses.flatMap(({ id, given }) => (given ? [[id, given] as const] : [])), // pairs
];

const PHONE = { width: 360, height: 304 };
const PHONE_WITH_QUESTION = { width: 360, height: 176 };
const DESKTOP = { width: 640, height: 320 };
const STAGES = [PHONE, PHONE_WITH_QUESTION, DESKTOP];

const laidOut = new Map<string, Drawing>();

/** A layout takes milliseconds, of which a course has thousands, so tests share them. */
function drawingOf(picture: Picture, size: Size): Drawing {
  const name = JSON.stringify([size, picture]);
  const drawing = laidOut.get(name) ?? layoutFigure(figureOf(picture), size);
  laidOut.set(name, drawing);
  return drawing;
}

const panelsOf = (drawing: Drawing): readonly Drawing[] => drawing.panels ?? [drawing];

const namedThings = ({ curves, areas, marks, spans, bars }: Figure) =>
  [curves, areas, marks, spans, bars].flatMap((things) => things.filter(({ name }) => name !== ''));

const isOfAxis = ({ id }: Label) => /^(?:[xy]-(?:title|tick|value)|heading)/.test(id);

/** Labels that hang below the horizontal axis or left of the vertical one, or lie on another text. */
function misplacedIn(drawing: Drawing): string[] {
  return panelsOf(drawing).flatMap(({ labels, scale }) => {
    const { plot, size } = scale;
    const boxes = labels.map((label) => ({ label, box: boxOf(label, scale) }));
    return boxes
      .filter(({ label }) => !isOfAxis(label))
      .flatMap(({ label, box }) => {
        const isOut =
          box.left < plot.left ||
          box.bottom > plot.bottom ||
          box.top < plot.top - AXIS_OVERRUN ||
          // In the second of two panels the plot has moved, and with it the end of its picture.
          box.right > Math.max(size.width, plot.right + scale.beyond);
        const under = boxes.find((other) => other.label !== label && boxesOverlap(box, other.box));
        return [
          ...(isOut ? [`${label.id} leaves the graph`] : []),
          ...(under ? [`${label.id} lies on ${under.label.id}`] : []),
        ];
      });
  });
}

/** What a beat is about and has no label, although it has a name. */
function unnamedFocusOf(figure: Figure, drawing: Drawing): string[] {
  const panels = panelsOf(drawing);
  return graphsOf(figure).flatMap((graph, index) => {
    const things = namedThings(graph);
    if (!things.some(({ faint = 0 }) => faint > 0)) return [];
    const shown = new Set(panels[index]?.labels.map(({ id }) => id));
    return things.filter(({ id, faint = 0 }) => faint === 0 && !shown.has(id)).map(({ id }) => id);
  });
}

describe.each(STAGES)('on a stage of $width × $height', (size) => {
  test('every label of a lesson lies on its graph and on no other text, and what the beat is about has its own', () => {
    const faults = inShare(chapters).flatMap((chapter) =>
      picturesOf(chapter).flatMap(([scene, picture]) => {
        const figure = figureOf(picture);
        const drawing = drawingOf(picture, size);
        const unnamed = unnamedFocusOf(figure, drawing).map((id) => `${id} is left out`);
        return [...misplacedIn(drawing), ...unnamed].map((what) => `${chapter.slug}, ${scene}: ${what}`);
      }),
    );
    expect(faults).toEqual([]);
  }, 120_000);
});

test('no label is left out where a lesson has its whole stage, and in no picture of a question', () => {
  const missing = inShare(chapters).flatMap((chapter) => {
    const asked = askedIn(chapter).map(
      ([where, picture]) => [where, picture, [{ width: 400, height: 300 }]] as const, // triples
    );
    const told = picturesOf(chapter).map(([scene, picture]) => [scene, picture, [PHONE, DESKTOP]] as const);
    return [...asked, ...told].flatMap(([where, picture, sizes]) => {
      const figure = figureOf(picture);
      return sizes.flatMap((size) => {
        const panels = panelsOf(drawingOf(picture, size));
        return graphsOf(figure).flatMap((graph, index) => {
          const shown = new Set(panels[index]?.labels.map(({ id }) => id));
          const without = namedThings(graph).filter(({ id }) => !shown.has(id));
          return without.map(({ id }) => `${chapter.slug}, ${where}, ${size.width}: ${id}`);
        });
      });
    });
  });
  expect(missing).toEqual([]);
}, 120_000);

/** The graphs of questions as a phone shows them: a choice is half as wide, and two panels stand one below the other. */
const askedOnPhone = ({ questions }: Chapter): (readonly [NamedFigure, Size])[] =>
  questions.flatMap(({ lead, figure, choices }) => [
    ...[lead?.figure, figure].flatMap(
      (shown) => (shown ? [[shown, shown.picture.kind === 'panels' ? STACKED : QUIZ_SIZE] as const] : []), // pairs
    ),
    ...choices.flatMap((choice) => (choice.figure ? [[choice.figure, CHOICE_SIZE] as const] : [])), // pairs
  ]);

test('the name of each curve in a question’s graph is nearest to its own curve, on a phone', () => {
  const astray = inShare(chapters).flatMap((chapter) =>
    askedOnPhone(chapter).flatMap(([{ name, picture }, size]) =>
      panelsOf(drawingOf(picture, size)).flatMap(({ figure: { curves }, labels, scale }) =>
        curves.flatMap((curve) => {
          const label = labels.find(
            ({ id, leader }) => leader === null && id.replace(/^(?:left|right)\./, '') === curve.id,
          );
          if (!label) return [];
          const away = ({ path }: Curve) =>
            distanceToNearest(segmentsOf(path.map((point) => toPixels(scale, point))), boxOf(label, scale));
          const nearer = curves.filter((other) => other !== curve && away(other) < away(curve));
          return nearer.map((other) => `${name}: ${curve.name} is nearer to ${other.name}`);
        }),
      ),
    ),
  );
  expect(astray).toEqual([]);
}, 120_000);

test('every label of a graph that a free response gives lies on its graph and on no other text', () => {
  const faults = chapters.flatMap(({ freeResponses }) =>
    freeResponses.flatMap(({ id, given }) =>
      given ? misplacedIn(drawingOf(given, QUIZ_SIZE)).map((what) => `${id}: ${what}`) : [],
    ),
  );
  expect(faults).toEqual([]);
});

test.each([
  ['a phone', { width: 343, height: 298 }, 12],
  ['a desktop', { width: 610, height: 310 }, 17],
])('every table of a lesson fits on the stage of %s in letters that one can read', (_device, size, least) => {
  const small = chapters.flatMap((chapter) =>
    framesOf(chapter).flatMap(({ scene, frame }) => {
      if (frame.kind !== 'table') return [];
      const { fits, textSize } = fitTable(frame, size);
      return fits && textSize >= least ? [] : [`${chapter.slug}, ${scene}: ${textSize}${fits ? '' : ', too long'}`];
    }),
  );
  expect(small).toEqual([]);
});

const firmsIn = (picture: Picture): FirmPicture[] =>
  (picture.kind === 'panels' ? [picture.left, picture.right] : [picture]).filter((one) => one.kind === 'firm');

const isStraight = ({ path }: Curve): boolean => {
  const [first, last] = [path[0], path.at(-1)];
  if (!first || !last) return true;
  const way = path.slice(1).reduce((sum, to, index) => sum + distance(path[index] ?? to, to), 0);
  return way < distance(first, last) * (1 + 1e-6);
};

/** Without a fixed cost and with a straight marginal cost, average cost is a straight line, as on a graph that asks for that. */
const isCurved = ({ costs: { fixed, quadratic = 0, cubic = 0 } }: FirmPicture) =>
  cubic !== 0 || (quadratic !== 0 && fixed > 0);

test('average cost is a curve wherever marginal cost is not constant', () => {
  const straight = chapters.flatMap((chapter) => {
    return [...askedIn(chapter), ...picturesOf(chapter)].flatMap(([where, picture]) =>
      firmsIn(picture)
        .filter(isCurved)
        .flatMap((firm) => figureOf(firm).curves.filter(({ role }) => role.startsWith('average-')))
        .filter(isStraight)
        .map(({ id }) => `${chapter.slug}, ${where}: ${id}`),
    );
  });
  expect(straight).toEqual([]);
});

/** Points that mean different things: where two of them are one, a lesson teaches that they are the same. */
const POINTS: readonly FirmPart[] = ['output', 'efficient-output', 'fair-return', 'unit-elastic', 'minimum-atc'];

test('no two points that mean different things are one point of a lesson’s firm', () => {
  const drawn = (firm: FirmPicture, part: FirmPart) => {
    try {
      return figureOf({ ...firm, show: [part], at: [], curves: ['D', 'MR', 'MC', 'ATC'] }).marks.find(
        ({ id }) => id === part,
      );
    } catch {
      return undefined;
    }
  };
  const coinciding = chapters.flatMap((chapter) => {
    const firms = picturesOf(chapter).flatMap(([, picture]) => firmsIn(picture));
    // Marginal revenue reaches zero in sight wherever it is drawn.
    const shown = new Set<FirmPart>(['unit-elastic', ...firms.flatMap(({ show }) => show ?? ['output' as const])]);
    const bare = firms.flatMap(({ kind, quantity, price, costs, demand, regulated }): FirmPicture[] =>
      // A regulator makes the output the efficient one on purpose.
      demand && regulated === undefined ? [{ kind, quantity, price, costs, demand }] : [],
    );
    const different = new Map(bare.map((firm) => [JSON.stringify([firm.costs, firm.demand]), firm]));
    return [...different.values()].flatMap((firm) => {
      const marks = POINTS.filter((part) => shown.has(part)).flatMap((part) => drawn(firm, part) ?? []);
      return marks.flatMap((mark, index) =>
        marks
          .slice(index + 1)
          .filter(({ at }) => at.every((value, axis) => Math.abs(value - (mark.at[axis] ?? 0)) < 1e-6))
          .map((other) => `${chapter.slug}: ${mark.id} and ${other.id}`),
      );
    });
  });
  expect(coinciding).toEqual([]);
});
