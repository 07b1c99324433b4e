import { GRAPH_LIMITS } from '../../../../economics/free-response/graph-document';

export type LabelField = 'label' | 'x' | 'y';
export type LabelPlace = 'curve' | 'level' | 'upright' | 'area' | 'point' | 'x-axis' | 'y-axis' | 'x-mark' | 'y-mark';

const QUANTITY = /^(?:Q|q|L|N|#|\d)/;
const PRICE = /^(?:P(?!PC|PF)|p|W|w|r|\$|AT?C at|\d)/;
const AREA = /^(?:CS|PS|DWL|TS|TR|deadweight.*|consumer.*|producer.*|tax rev.*|profit|loss|revenue)$/i;
const CURVE = /^(?:D|S|[AMTF][A-Z]|PPC|PPF|LR|SR|d|s)/;

const isAxisName = (name: string): boolean => /^[A-Z][a-z]{3,}|^(?:Price|Quantity|Wage|Costs?)\b/.test(name);

const isCurve = (name: string): boolean =>
  (CURVE.test(name) && !isAxisName(name) && !/^(?:DWL|TS)$/.test(name)) || /\b(?:line|curve)\b/i.test(name);
const isQuantity = (name: string): boolean => QUANTITY.test(name) && !isAxisName(name);
const isPrice = (name: string): boolean => PRICE.test(name) && !isAxisName(name);

const fits: Record<LabelPlace, (name: string) => boolean> = {
  curve: isCurve,
  level: (name) => isCurve(name) || isPrice(name),
  upright: (name) => isCurve(name) || isQuantity(name),
  area: (name) => AREA.test(name),
  point: (name) => /^[A-Z]$/.test(name) && name !== 'D' && name !== 'S',
  'x-axis': (name) => /quantity|labor|workers|output|units|^Q$/i.test(name) || isAxisName(name),
  'y-axis': (name) => /price|cost|wage|revenue|dollars|^P$|\$/i.test(name) || isAxisName(name),
  'x-mark': isQuantity,
  'y-mark': isPrice,
};

/** Names that a question may need at any place, for those that offers none. */
const USUAL: Record<LabelPlace, readonly string[]> = {
  curve: ['D', 'S', 'MR', 'MC', 'ATC'],
  level: ['P', 'D', 'S'],
  upright: ['S', 'D'],
  area: ['CS', 'PS', 'DWL'],
  point: ['E', 'A', 'B'],
  'x-axis': ['Quantity'],
  'y-axis': ['Price'],
  'x-mark': ['Q1', 'Q2'],
  'y-mark': ['P1', 'P2'],
};

const PLACES_OF_CURVES: readonly LabelPlace[] = ['curve', 'level', 'upright'];

/** Whether a name belongs at a place. One that the question asks for as the name of a curve, whatever it looks like, is one. */
export const isFor = (place: LabelPlace, name: string, curves: readonly string[] = []): boolean =>
  curves.includes(name) ? PLACES_OF_CURVES.includes(place) : fits[place](name);

/** A name that fits nowhere is offered everywhere. */
const isUnknown = (name: string): boolean => !Object.values(fits).some((isFitting) => isFitting(name));

const isMark = (place: LabelPlace): boolean => place === 'x-mark' || place === 'y-mark';

/**
 * The names to offer for a label, those not used yet first. Where the question names none for the place, the usual ones; but a
 * question that has no name for any quantity or price asks for numbers there.
 * @param curves those of the names that the question asks for as names of curves
 */
export function offeredNames(
  names: readonly string[],
  place: LabelPlace,
  used: readonly string[],
  curves: readonly string[] = [],
): string[] {
  const isFitting = (name: string) => isFor(place, name, curves);
  const fitting = names.filter((name) => isFitting(name) || (isUnknown(name) && !curves.includes(name)));
  const hasMarks = names.some((name) => isFor('x-mark', name, curves) || isFor('y-mark', name, curves));
  const usual = isMark(place) && names.length > 0 && !hasMarks ? [] : USUAL[place];
  const offered = [...new Set(fitting.some(isFitting) ? fitting : [...usual, ...fitting])];
  const isUsed = (name: string) => used.includes(name);
  return [...offered.filter((name) => !isUsed(name)), ...offered.filter(isUsed)];
}

/** What a student typed, as it is saved. */
export const labelOf = (text: string): string => text.replaceAll(/\s+/g, ' ').trimStart().slice(0, GRAPH_LIMITS.label);

/** The names of a curve and of its copy after a shift: D becomes D1 and D2; D2 has a copy D3. */
export function shiftedNames(label: string, taken: readonly string[]): readonly [old: string, copy: string] {
  const [, base = '', digits = ''] = /^(.*?)_?(\d*)$/.exec(label.trim()) ?? [];
  if (base === '') return [label, ''];
  let next = digits === '' ? 2 : Number(digits) + 1;
  while (taken.includes(`${base}${next}`)) next += 1;
  return [digits === '' ? `${base}1` : label, `${base}${next}`];
}

/** What stands at an axis without a name. */
export const axisPrompt = (axis: 'x' | 'y'): string => `Label the ${axis === 'x' ? 'horizontal' : 'vertical'} axis`;
