import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { beforeAll, expect, test } from 'vitest';
import { figureOf } from '../../../../economics/picture/picture';
import { drawFigure } from '../../../../economics/svg/draw-figure';
import { PALETTE } from '../../../../economics/svg/palette';
import { inShare } from '../../../../test-support/share';
import { shippedChapters } from '../../../../test-support/shipped-course';
import { figuresByAddress } from '../read/question-pictures';

const read = (file: string) => readFileSync(fileURLToPath(import.meta.resolve(file)));
const font = readFileSync('web/src/ui/fonts/atkinson-hyperlegible-next.woff2');

const PAPER = [...Buffer.from(PALETTE.paper.light.slice(1), 'hex')];

beforeAll(() => initWasm(read('@resvg/resvg-wasm/index_bg.wasm')));

/** The file with letters a fifth larger, as wide as those of the widest fonts that other programs take for it. */
const inWideLetters = (svg: string): string =>
  svg.replace(/ font-size="([\d.]+)"/, (_, size: string) => ` font-size="${1.2 * Number(size)}"`);

/** Whether anything is drawn in the outermost pixels at the left or right, where it is cut off. */
function isCut(svg: string): boolean {
  const { pixels, width, height } = new Resvg(svg, {
    font: { fontBuffers: [font], defaultFontFamily: 'Atkinson Hyperlegible Next' },
  }).render();
  const isPaper = (x: number, y: number): boolean =>
    PAPER.every((part, index) => pixels[4 * (y * width + x) + index] === part);
  return Array.from({ length: height }, (_, y) => y).some((y) => !isPaper(0, y) || !isPaper(width - 1, y));
}

test('no label of an exported picture is cut off at its left or right, in a font wider than ours', () => {
  const cut = inShare(shippedChapters).flatMap(({ questions, reserved }) =>
    [...figuresByAddress([...questions, ...reserved]).values()]
      .filter(({ picture }) => isCut(inWideLetters(drawFigure(figureOf(picture), undefined, { standalone: true }))))
      .map(({ name }) => name),
  );
  expect(cut).toEqual([]);
}, 240_000);
