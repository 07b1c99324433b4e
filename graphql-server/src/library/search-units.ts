import { unitTitle } from '../../../schema/rules/labels';
import type { Chapter, Unit } from './library.type';
import { isStopWord, stemsOf, wordsOf } from './search-words';

interface UnitAsked {
  readonly number: number;
  readonly isOfExam: boolean;
  /** What was typed besides. */
  readonly rest: string;
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const UNIT = new RegExp(
  String.raw`\b(?:units?|u|chapters?|ch|modules?)\s*#?\s*(\d|${NUMBERS.join('|')})(?![\w.])`,
  'i',
);

/** The unit that a term names by its number: ours, or the exam's where it says so. */
export function unitAsked(term: string): UnitAsked | null {
  const found = UNIT.exec(term);
  if (found === null) return null;
  const [all, typed = ''] = found;
  const word = NUMBERS.indexOf(typed.toLowerCase());
  const rest = term.replace(all, ' ');
  const isOfExam = /\b(?:ap|exam|ced|college board)\b/i.test(rest);
  return {
    number: word < 0 ? Number(typed) : word,
    isOfExam,
    rest: rest.replace(/\b(?:ap|exam|ced|college board)\b/gi, ' '),
  };
}

export interface OfUnit {
  readonly chapter: Chapter;
  /** The unit that was asked for, ours or the exam's. */
  readonly unitName: string;
}

/** The chapters of our unit and of the exam's with this number; the one that was meant first. */
export function chaptersOfUnit(units: readonly Unit[], { number, isOfExam }: UnitAsked): OfUnit[] {
  const ours = units.filter(({ name }) => new RegExp(String.raw`^\D*${number}\b`).test(name));
  const theirs = units.filter(({ examUnit }) => examUnit?.number === number);
  const named = (unit: Unit, unitName: string) => unit.chapters.map((chapter) => ({ chapter, unitName }));
  const inOurs = ours.flatMap((unit) => named(unit, unit.name));
  const inTheirs = theirs.flatMap((unit) => named(unit, `Exam unit ${number}: ${unit.examUnit?.name ?? ''}`));
  const meant = isOfExam ? [...inTheirs, ...inOurs] : [...inOurs, ...inTheirs];
  return meant.filter(({ chapter }, at) => meant.findIndex((one) => one.chapter === chapter) === at);
}

/** The chapters of the unit, ours or the exam's, whose whole name was typed. */
export function chaptersOfNamedUnit(units: readonly Unit[], typed: string): OfUnit[] {
  const wanted = contentOf(typed);
  if (wanted === '') return [];
  const isNamed = (name: string | undefined) => name !== undefined && contentOf(unitTitle(name)) === wanted;
  return units.flatMap((unit) => {
    const unitName = [unit.name, unit.examUnit?.name].find(isNamed);
    return unitName === undefined ? [] : unit.chapters.map((chapter) => ({ chapter, unitName }));
  });
}

const contentOf = (text: string) =>
  wordsOf(text)
    .filter((word) => !isStopWord(word))
    .flatMap(stemsOf)
    .sort()
    .join(' ');
