import { count, dollars } from '../../numbers';

/** What a model says of a frame, such as the shortage at its price. */
export interface Result {
  readonly value: number;
  /** "$6", "45 thousand". */
  readonly written: string;
  /** "a shortage of 45 thousand". */
  readonly says: string;
}

/** By their names in lesson.yaml. What does not exist at a value, such as the average cost of no output, has no result. */
export type Results = Readonly<Record<string, Result>>;

const SCALES: Readonly<Record<string, number>> = { thousand: 1_000, million: 1_000_000 };

interface Units {
  readonly amount: (value: number) => string;
  /** Dollars per unit times units. */
  readonly money: (value: number) => string;
}

const wholeDollars = (value: number): string =>
  Math.abs(value) >= 1_000_000 ? `${dollars(value / 1_000_000)} million` : dollars(value);

const scaleIn = (label: string): string => (/\b(thousand|million)s?\b/i.exec(label)?.[1] ?? '').toLowerCase();

/**
 * How quantities are written where their axis is labeled "Apartments (thousands)": 45 thousand. A price per thousand gallons times
 * thousands of gallons is dollars.
 */
export function unitsOf(quantity: string, price = ''): Units {
  const word = scaleIn(quantity);
  const units = (SCALES[word] ?? 1) / (SCALES[scaleIn(price)] ?? 1);
  return {
    amount: (value) => (word === '' || value === 0 ? count(value) : `${count(value)} ${word}`),
    money: (value) => wholeDollars(value * units),
  };
}

/** A result, or none where the model has no value. */
export function result(
  value: number | null | undefined,
  write: (value: number) => string,
  say: (written: string) => string,
): Result | null {
  if (value === null || value === undefined || !Number.isFinite(value)) return null;
  const written = write(value);
  return { value, written, says: say(written) };
}

/** Those that exist. */
export function existing(results: Readonly<Record<string, Result | null>>): Results {
  return Object.fromEntries(Object.entries(results).flatMap(([name, one]) => (one === null ? [] : [[name, one]])));
}

/** More above 0, less below it, and nothing where floating-point arithmetic leaves dust. */
export const bySign = <Said>(value: number, above: Said, zero: Said, below: Said): Said =>
  value > 1e-9 ? above : value < -1e-9 ? below : zero;
