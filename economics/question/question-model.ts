import { isTidy } from '../numbers';
import type { Picture } from '../picture/picture';
import { drawFrom, seedOf, type Draw } from './draw';
import { isLegible } from './legible';

export interface GeneratedChoice {
  readonly text: string;
  readonly rationale: string;
  readonly isCorrect: boolean;
  /** The short name of the error that leads here; null for the right choice. */
  readonly misconception: string | null;
}

export interface GeneratedQuestion {
  readonly title: string;
  /** Markdown. */
  readonly stem: string;
  /** Four, one of them correct. */
  readonly choices: readonly GeneratedChoice[];
  readonly takeaway: string;
  readonly picture: Picture | null;
}

/** The question types of the course that a model may have. */
type Skill = 'interpretation' | 'calculation' | 'graph' | 'application';

interface Facts {
  /** Lowercase letters, digits and hyphens. Results are stored under it, so it must never change. */
  readonly id: string;
  /** The name of the course's topic. */
  readonly topic: string;
  readonly type: Skill;
  /** 1 (easy) to 3 (hard). */
  readonly difficulty: 1 | 2 | 3;
}

/** Generates questions of one kind; the same seed always gives the same question. */
export interface QuestionModel extends Facts {
  make(seed: number): GeneratedQuestion;
}

/** A choice that may still be dropped because it equals another one or cannot be written exactly. */
interface Option {
  readonly text: string;
  readonly why: string;
  /** The number that the text writes, if it is one: it must be above 0 and come without rounding. */
  readonly value?: number;
}

interface WrongOption extends Option {
  readonly misconception: string;
}

interface Sketch {
  readonly title: string;
  readonly stem: string;
  readonly picture?: Picture;
  readonly takeaway: string;
  readonly right: Option;
  /** Ordered by likelihood. The first three that differ from the right one and from each other are used. */
  readonly wrong: readonly WrongOption[];
}

const CHOICES = 4;
/** Models need a few dozen tries at most; a model that needs more is broken. */
const MOST_TRIES = 1000;

const isSound = ({ value = 1 }: Option): boolean => Number.isFinite(value) && value > 0 && isTidy(value);

function choicesOf({ right, wrong }: Sketch): readonly (Option | WrongOption)[] | null {
  const texts = new Set([right.text]);
  const differing = wrong.filter((option) => {
    if (!isSound(option) || texts.has(option.text)) return false;
    texts.add(option.text);
    return true;
  });
  const choices = [right, ...differing.slice(0, CHOICES - 1)];
  return isSound(right) && choices.length === CHOICES ? choices : null;
}

const choiceOf = (option: Option | WrongOption): GeneratedChoice => {
  const misconception = 'misconception' in option ? option.misconception : null;
  return { text: option.text, rationale: option.why, isCorrect: misconception === null, misconception };
};

/** A model from its facts and a function that sketches a question; the function returns null for unsuitable numbers. */
export function questionModel(facts: Facts, sketchFrom: (draw: Draw) => Sketch | null): QuestionModel {
  const make = (seed: number): GeneratedQuestion => {
    const draw = drawFrom(seed);
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const sketch = sketchFrom(draw);
      const choices = sketch && choicesOf(sketch);
      if (!sketch || !choices) continue;
      const { title, stem, takeaway, picture = null } = sketch;
      if (picture !== null && !isLegible(picture)) continue;
      return { title, stem, takeaway, picture, choices: draw.shuffled(choices).map(choiceOf) };
    }
    throw new RangeError(`the model ${facts.id} finds no numbers for the seed ${seed}`);
  };
  return { ...facts, make };
}

/** Choices that are numbers, all written by `write`. */
export function numbers(
  write: (value: number) => string,
  [value, why]: readonly [value: number, why: string],
  wrong: readonly (readonly [misconception: string, value: number, why: string])[],
): Pick<Sketch, 'right' | 'wrong'> {
  return {
    right: { text: write(value), value, why },
    wrong: wrong.map(([misconception, value, why]) => ({ misconception, text: write(value), value, why })),
  };
}

/** Choices that are texts. */
export function texts(
  [text, why]: readonly [text: string, why: string],
  wrong: readonly (readonly [misconception: string, text: string, why: string])[],
): Pick<Sketch, 'right' | 'wrong'> {
  return { right: { text, why }, wrong: wrong.map(([misconception, text, why]) => ({ misconception, text, why })) };
}

/** "tax-revenue-3": the third variant of the model tax-revenue. */
export const variantId = ({ id }: Pick<QuestionModel, 'id'>, number: number): string => `${id}-${number}`;

/** The variant with this number, from 1. Its id gives the seed, so that more variants do not change the others. */
export const makeVariant = (model: QuestionModel, number: number): GeneratedQuestion =>
  model.make(seedOf(variantId(model, number)));

/** A Markdown table. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}
