import type { FreeResponse, Part } from './free-response';
import { numberIn } from './labels';

/** Whether the text of a drawn part says that a label stands on an axis: "with 40% on the horizontal axis". */
function isPutOnAxis(label: string, parts: readonly Part[]): boolean {
  const texts = parts.filter(({ kind }) => kind === 'draw').map(({ text }) => text.replaceAll(/\s+/g, ' '));
  return texts.some((text) =>
    ['horizontal', 'vertical'].some((axis) => text.includes(` ${label} on the ${axis} axis`)),
  );
}

const CURVES = ['D', 'S'] as const;

/**
 * The names of demand and supply curves with a number that the texts do not state, D2, come with the same number of the other curve,
 * S2: alone, it would tell which of the two shifts.
 */
function withPartner(name: string, parts: readonly Part[]): string[] {
  const [, index] = /^[DS](\d)$/.exec(name) ?? [];
  const isStated = (): boolean => parts.some(({ text }) => text.replaceAll(/<\/?sub>/g, '').includes(name));
  return index === undefined || isStated() ? [name] : CURVES.map((letter) => `${letter}${index}`);
}

/**
 * The names on the model graph, in alphabetical order, so that they do not tell where each belongs. A label with several names gives
 * each by itself: D = MPB = MSB would tell that there is no external benefit. A number among them is what the student has to find:
 * even where a table has it too, the choice would tell which of its numbers are intercepts.
 */
export function namesToOffer({ model, parts }: Pick<FreeResponse, 'model' | 'parts'>): string[] {
  const labels = model.panels.flatMap(({ xLabel, yLabel, curves, marks, areas }) => [
    xLabel,
    yLabel,
    ...[...curves, ...areas].map(({ label }) => label),
    ...marks.flatMap(({ label, x, y }) => [label, x ?? '', y ?? '']),
  ]);
  const names = labels.flatMap((label) => label.split('=').map((name) => name.trim()));
  const isGiven = (name: string): boolean => numberIn(name) === null || isPutOnAxis(name, parts);
  const offered = names.flatMap((name) => withPartner(name, parts));
  return [...new Set(offered)].filter((name) => name !== '' && isGiven(name)).sort();
}
