import { expect, test } from 'vitest';
import { figureOf } from '../../../../economics/picture/picture';
import { layoutFigure } from '../../../../economics/svg/drawing';
import { shippedChapters } from '../../../../test-support/shipped-course';
import { QUIZ_SIZE } from '../../library/drawn-figure';
import { plainText } from '../read/course-html';

const questions = shippedChapters.flatMap(({ freeResponses }) => freeResponses);

/** What a point reads: "100% − 40% = 60%" reads 40%, and a sentence its last number. */
function readFor(point: string): string[] {
  const [said = '', result] = plainText({ format: 'html', text: point }).split('=');
  const shares = said.match(/\d+%/gu) ?? [];
  return shares.slice(result === undefined ? -1 : -2).filter((share) => share !== '100%');
}

test('what is read from a Lorenz curve stands on the vertical axis, on a phone', () => {
  const hidden = questions.flatMap(({ id, given, parts }) => {
    if (given?.kind !== 'lorenz') return [];
    const { labels } = layoutFigure(figureOf(given), QUIZ_SIZE);
    const shown = labels.filter((label) => /^y-(?:tick|value)/u.test(label.id)).flatMap(({ lines }) => lines);
    return parts.flatMap((part) => {
      const read = part.kind === 'number' ? readFor(part.point.text) : [];
      return read.filter((share) => !shown.includes(share)).map((share) => `${id} (${part.id}): ${share}`);
    });
  });
  expect(hidden).toEqual([]);
});
