import { count, isSame, isTidy, round } from '../numbers';
import type { Picture } from '../picture/picture';
import { drawFrom, seedOf, type Draw } from './draw';
import { hasEqualValues, isLegible } from './legible';

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
  /** What texts may use besides the values of the right choice; a number there is the value "key". */
  readonly values?: Values;
  /** The cells of a table below the stem. */
  readonly rows?: readonly (readonly string[])[];
  readonly picture?: Picture;
  /** Draws each choice as a graph, from its values. Without it a choice is a text. */
  readonly draw?: (values: Values) => Picture;
  /** The range, ends included, that the stem leaves to a value of any choice, whatever its error: sales to the demand, losses to the surplus. */
  readonly within?: Readonly<Record<string, Range>>;
  /** Whether a choice meets what else the stem demands of each. */
  readonly demands?: (values: Values) => boolean;
  readonly right: Answer;
  /**
   * The most common error first: a stored variant always uses it if it is sound. Where the answers are numbers, the others are chosen so
   * that the right one is the smallest, second, third or largest about equally often; give five or more, on both sides.
   */
  readonly wrong: readonly Wrong[];
  /** Errors that only fresh variants use: numbers on the side of the right answer where the others seldom are. */
  readonly freshWrong?: readonly Wrong[];
}

export interface Choice {
  readonly values: Values;
  /** Of a choice that is a graph. */
  readonly picture: Picture | null;
  /** The short name of the error that leads here; null for the right choice. */
  readonly misconception: string | null;
  /** The case, where several choices have the same misconception. */
  readonly name: string | undefined;
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

/**
 * Generates questions of one kind; the same seed always gives the same question. Fresh ones may draw from more goods and errors than those
 * that the course stores, which must stay what they are.
 */
export interface QuestionModel {
  /** Lowercase letters, digits and hyphens. Results are stored under it, so it must never change. */
  readonly id: string;
  /** What its questions are about, such as a taxed market. A quiz asks one question of the models of a market. */
  readonly market: string;
  make(seed: number, isFresh?: boolean): QuestionSketch;
}

const CHOICES = 4;
/** Models need a few dozen tries at most; a model that needs more is broken. */
const MOST_TRIES = 1000;

function isSound({ within = {}, demands = () => true }: Sketch, { values }: Choice): boolean {
  const { answer = 1 } = values;
  const canBeWritten = typeof answer === 'number' && Number.isFinite(answer) && round(answer, 2) > 0 && isTidy(answer);
  const isWithin = Object.entries(within).every(([name, [least, most]]) => {
    const value = values[name];
    return (
      typeof value !== 'number' || ((value >= least || isSame(value, least)) && (value <= most || isSame(value, most)))
    );
  });
  return canBeWritten && isWithin && demands(values);
}

/** Whether arithmetic has left a hair of a value that is 0. */
const isDust = ({ values }: Choice): boolean =>
  Object.values(values).some((value) => typeof value === 'number' && value !== 0 && isSame(value, 0));

/** Two choices with the same key have the same text. */
const keyOf = ({ values }: Choice): string =>
  JSON.stringify(Object.values(values).map((value) => (typeof value === 'number' ? count(value) : value)));

/** A number this many times larger or smaller than the right one is not worth a thought. */
const FARTHEST = 100;

function isFar(choice: Choice, right: Choice): boolean {
  const [number, key] = [numberOf(choice), numberOf(right)];
  return number !== null && key !== null && (number > FARTHEST * key || key > FARTHEST * number);
}

const numberOf = ({ values: { answer } }: Choice): number | null => (typeof answer === 'number' ? answer : null);

/** All groups of three, those with the first ones first. */
const threeOf = (choices: readonly Choice[]): Choice[][] =>
  choices.flatMap((first, place) => {
    const others = choices.slice(place + 1);
    return others.flatMap((one, index) => others.slice(index + 1).map((other) => [first, one, other]));
  });

/**
 * Three wrong choices: the first in the order of the list, or so that the right one has a random rank among numbers. The first of the list is
 * always one of them in a stored variant, and in a fresh one if it leaves this rank to the right one.
 */
function chooseWrong(right: Choice, wrong: readonly Choice[], draw: Draw): readonly Choice[] {
  const key = numberOf(right);
  if (key === null) return wrong.slice(0, CHOICES - 1);
  const groups = threeOf(wrong).filter(([first]) => draw.isFresh || first === wrong[0]);
  const byRank = Map.groupBy(groups, (group) => group.filter((choice) => (numberOf(choice) ?? 0) < key).length);
  const [chosen = []] = byRank.get(draw.oneOf([...byRank.keys()])) ?? [];
  return chosen;
}

/** All choices that can be used, and the four that are; null if the right one cannot, or too few others differ. */
function choicesOf(sketch: Sketch, draw: Draw): Pick<QuestionSketch, 'choices' | 'spare'> | null {
  const choiceOf = (misconception: string | null, answer: Answer, name?: string): Choice => {
    const values = typeof answer === 'number' ? { answer } : answer;
    return { values, picture: sketch.draw?.(values) ?? null, misconception, name };
  };
  const errors = [...sketch.wrong, ...((draw.isFresh && sketch.freshWrong) || [])];
  const all = [choiceOf(null, sketch.right), ...errors.map((option) => choiceOf(...option))];
  const sound = all.filter(
    (choice, _, [key]) => isSound(sketch, choice) && !(draw.isFresh && key !== undefined && isFar(choice, key)),
  );
  const [right, ...wrong] = [...Map.groupBy(sound, keyOf).values()].flatMap((same) => same.slice(0, 1));
  if (right?.misconception !== null || wrong.length < CHOICES - 1) return null;
  const chosen = chooseWrong(right, wrong, draw);
  return {
    choices: draw.shuffled([right, ...chosen]),
    spare: wrong.filter((choice) => !chosen.includes(choice)),
  };
}

/** A model from its id, its market and a function that sketches a question; the function returns null for unsuitable numbers. */
export function questionModel(id: string, market: string, sketchFrom: (draw: Draw) => Sketch | null): QuestionModel {
  const make = (seed: number, isFresh = false): QuestionSketch => {
    const draw = drawFrom(seed, isFresh);
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const sketch = sketchFrom(draw);
      const choices = sketch && choicesOf(sketch, draw);
      if (!sketch || !choices) continue;
      const { right, rows = null, picture = null } = sketch;
      if (choices.choices.some(isDust) || (picture !== null && (!isLegible(picture) || hasEqualValues(picture))))
        continue;
      const values = { ...(typeof right === 'number' ? { key: right } : right), ...sketch.values };
      return { values, rows, picture, ...choices };
    }
    throw new RangeError(`the model ${id} finds no numbers for the seed ${seed}`);
  };
  return { id, market, make };
}

/**
 * For models of one market that start from the same drawn numbers, whose `values` all of their texts may use. Numbers are null where
 * they are unsuitable.
 */
export const modelsOf =
  <Drawn extends { readonly values: Values }>(market: string, drawFirst: (draw: Draw) => Drawn | null) =>
  (id: string, sketchFrom: (drawn: Drawn, draw: Draw) => Sketch | null): QuestionModel =>
    questionModel(id, market, (draw) => {
      const drawn = drawFirst(draw);
      const sketch = drawn && sketchFrom(drawn, draw);
      return sketch && { ...sketch, values: { ...drawn.values, ...sketch.values } };
    });

/** The most variants of a model that a chapter has asked for: they are stored and must not change. Those after them are fresh. */
const STORED_VARIANTS = 2;

/** Variants 1 to this number of every model are checked (`npm run course:check -- --all-variants`), and may be asked. */
export const FRESH_VARIANTS = 200;

/** "tax-revenue-3": the third variant of the model tax-revenue. */
export const variantId = ({ id }: Pick<QuestionModel, 'id'>, number: number): string => `${id}-${number}`;

/** The variant with this number, from 1. Its id gives the seed, so that more variants do not change the others. */
export const makeVariant = (model: QuestionModel, number: number): QuestionSketch =>
  model.make(seedOf(variantId(model, number)), number > STORED_VARIANTS);
