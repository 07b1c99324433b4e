import type { Name, Place } from './rubric';

/** A place of a rubric, taken apart. */
export type ParsedPlace =
  | { readonly kind: 'named'; readonly name: Name }
  | { readonly kind: 'crossing'; readonly first: Name; readonly second: Name }
  | { readonly kind: 'at' | 'beside'; readonly curve: Name; readonly place: ParsedPlace }
  | { readonly kind: 'min' | 'max'; readonly curve: Name }
  | { readonly kind: 'intercept'; readonly curve: Name; readonly axis: 'x' | 'y' }
  | { readonly kind: 'panel'; readonly panel: string; readonly place: ParsedPlace };

/** Without parentheses around the whole of it. */
function open(text: string): string {
  const inner = text.trim();
  if (!inner.startsWith('(') || !inner.endsWith(')')) return inner;
  let depth = 0;
  for (const [index, letter] of [...inner].entries()) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth === 0 && index < inner.length - 1) return inner;
  }
  return open(inner.slice(1, -1));
}

/** Splits a text at the first separator that stands outside of parentheses. */
function splitAt(text: string, separator: string): readonly [string, string] | null {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')') depth -= 1;
    if (depth === 0 && text.startsWith(separator, index))
      return [text.slice(0, index).trim(), text.slice(index + separator.length).trim()];
  }
  return null;
}

function nameOf(text: string, place: string): Name {
  const name = open(text);
  if (name === '' || /[()=:]|^(at|beside)\b|\b(at|beside)$/u.test(name))
    throw new RangeError(`“${place}” is not a place of a graph`);
  return name;
}

/** @throws RangeError with a message for the author where a text is no place */
export function parsePlace(place: Place): ParsedPlace {
  const text = open(place);
  const panel = splitAt(text, ':');
  if (panel) return { kind: 'panel', panel: nameOf(panel[0], place), place: parsePlace(panel[1]) };
  for (const kind of ['at', 'beside'] as const) {
    const parts = splitAt(text, ` ${kind} `);
    if (parts) return { kind, curve: nameOf(parts[0], place), place: parsePlace(parts[1]) };
  }
  const curves = splitAt(text, '=');
  if (curves) return { kind: 'crossing', first: nameOf(curves[0], place), second: nameOf(curves[1], place) };
  const [, extreme, curve] = /^(min|max) (.+)$/u.exec(text) ?? [];
  if (curve !== undefined) return { kind: extreme === 'min' ? 'min' : 'max', curve: nameOf(curve, place) };
  const [, line, axis] = /^(.+) on ([xy])$/u.exec(text) ?? [];
  if (line !== undefined) return { kind: 'intercept', curve: nameOf(line, place), axis: axis === 'x' ? 'x' : 'y' };
  return { kind: 'named', name: nameOf(text, place) };
}
