import { expect, test } from 'vitest';
import { figureOf } from '../picture/picture';
import { collisions } from '../../test-support/label-collisions';
import { layoutFigure } from '../svg/drawing';
import { makeVariant } from './question-model';
import { QUESTION_MODELS } from './question-models';

const SIZES = [
  { width: 320, height: 240 },
  { width: 400, height: 300 },
  { width: 800, height: 600 },
];
/** As many as a chapter may ask for. */
const VARIANTS = Array.from({ length: 12 }, (_, index) => index + 1);

const drawn = QUESTION_MODELS.filter((model) => makeVariant(model, 1).picture !== null);

test.each(drawn.map((model) => ({ id: model.id, model })))(
  'the pictures of $id can be read at every size: no text touches a line, a text or the edge, and none is missing',
  ({ model }) => {
    for (const number of VARIANTS) {
      const { picture } = makeVariant(model, number);
      if (!picture) continue;
      const figure = figureOf(picture);
      const names = [...figure.curves, ...figure.marks, ...figure.spans, ...figure.areas].map(({ name }) => name);
      const guides = figure.marks
        .flatMap(({ guides: at }) => (at ? [at.x, at.y] : []))
        .filter((value) => value !== null);
      for (const size of SIZES) {
        const drawing = layoutFigure(figure, size);
        expect([number, size.width, collisions(drawing)]).toEqual([number, size.width, []]);
        const words = drawing.labels.map(({ lines }) => lines.join(' '));
        expect(words).toEqual(expect.arrayContaining([...names, ...guides, figure.x.label, figure.y.label]));
      }
    }
  },
);
