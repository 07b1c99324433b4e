import { count, isSame, isTidy } from '../numbers';
import type { Picture } from '../picture/picture';
import { drawFrom, seedOf, type Draw } from './draw';
import { isLegible } from './legible';

/** A number or a word for each placeholder of a text. */
export type Values = Readonly<Record<string, number | string>>;

/** Case → text. */
export type Cases = Readonly<Record<string, string>>;

/**
 * What the text of a choice says. A number stands for `{ answer: number }`, and an answer must be above 0 and come without
 * rounding: otherwise the choice is dropped.
 */
type Answer = number | Values;

/** A text for a misconception that leads to several choices is found by the name of its case. */
type Wrong = readonly [misconception: string, answer: Answer, name?: string];

type Range = readonly [least: number, most: number];

/** What a model makes of random numbers. */
interface Sketch {
  readonly values: Values;
  /** The cells of a table below the stem. */
  readonly rows?: readonly (readonly string[])[];
  readonly picture?: Picture;
  /** The range, ends included, that the stem leaves to a value of any choice, whatever its error: sales to the demand, losses to the surplus. */
  readonly within?: Readonly<Record<string, Range>>;
  /** What else the stem demands of every choice: null where a choice meets it, or what is wrong. */
  readonly demands?: (values: Values) => string | null;
  readonly right: Answer;
  /** Ordered by likelihood. The first three that differ from the right one and from each other are used. */
  readonly wrong: readonly Wrong[];
}

export interface Choice {
  readonly values: Values;
  /** The short name of the error that leads here; null for the right choice. */
  readonly misconception: string | null;
  /** The case, where several choices have the same misconception. */
  readonly name: string | undefined;
  /** How it breaks what the stem states, so that nobody has to solve the question to drop it; null for a sound choice. */
  readonly fault: string | null;
}

/** A question before it is put into words. */
export interface QuestionSketch {
  readonly values: Values;
  readonly rows: Sketch['rows'] | null;
  readonly picture: Picture | null;
  /** Four in random order, one of them right. */
  readonly choices: readonly Choice[];
  /** Wrong choices that were not needed. */
  readonly spare: readonly Choice[];
}

/** Generates questions of one kind; the same seed always gives the same question. */
export interface QuestionModel {
  /** Lowercase letters, digits and hyphens. Results are stored under it, so it must never change. */
  readonly id: string;
  make(seed: number): QuestionSketch;
}

const CHOICES = 4;
/** Models need a few dozen tries at most; a model that needs more is broken. */
const MOST_TRIES = 1000;

function isSound({ values: { answer = 1 } }: Choice): boolean {
  return typeof answer === 'number' && Number.isFinite(answer) && answer > 0 && isTidy(answer);
}

/** Two choices with the same key have the same text. */
const keyOf = ({ values }: Choice): string =>
  JSON.stringify(Object.values(values).map((value) => (typeof value === 'number' ? count(value) : value)));

/** Why a choice with these values is outside of what the stem leaves open. */
function faultOf({ within = {}, demands = () => null }: Sketch, values: Values): string | null {
  for (const [name, [least, most]] of Object.entries(within)) {
    const value = values[name];
    if (typeof value === 'number' && (value < least || value > most) && !isSame(value, most))
      return `${count(value)} is outside of ${count(least)} to ${count(most)}`;
  }
  return demands(values);
}

/** The right choice first; null if it cannot be written, or too few others differ. */
function choicesOf(sketch: Sketch): readonly Choice[] | null {
  const { right, wrong } = sketch;
  const choiceOf = (misconception: string | null, answer: Answer, name?: string): Choice => {
    const values = typeof answer === 'number' ? { answer } : answer;
    return { values, misconception, name, fault: faultOf(sketch, values) };
  };
  const all = [choiceOf(null, right), ...wrong.map((option) => choiceOf(...option))];
  const differing = [...Map.groupBy(all.filter(isSound), keyOf).values()].flatMap((same) => same.slice(0, 1));
  return differing[0]?.misconception === null && differing.length >= CHOICES ? differing : null;
}

/** A model from its id and a function that sketches a question; the function returns null for unsuitable numbers. */
export function questionModel(id: string, sketchFrom: (draw: Draw) => Sketch | null): QuestionModel {
  const make = (seed: number): QuestionSketch => {
    const draw = drawFrom(seed);
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const sketch = sketchFrom(draw);
      const choices = sketch && choicesOf(sketch);
      if (!sketch || !choices) continue;
      const { values, rows = null, picture = null } = sketch;
      if (picture !== null && !isLegible(picture)) continue;
      return {
        values,
        rows,
        picture,
        choices: draw.shuffled(choices.slice(0, CHOICES)),
        spare: choices.slice(CHOICES),
      };
    }
    throw new RangeError(`the model ${id} finds no numbers for the seed ${seed}`);
  };
  return { id, make };
}

/** "tax-revenue-3": the third variant of the model tax-revenue. */
export const variantId = ({ id }: Pick<QuestionModel, 'id'>, number: number): string => `${id}-${number}`;

/** The variant with this number, from 1. Its id gives the seed, so that more variants do not change the others. */
export const makeVariant = (model: QuestionModel, number: number): QuestionSketch =>
  model.make(seedOf(variantId(model, number)));
