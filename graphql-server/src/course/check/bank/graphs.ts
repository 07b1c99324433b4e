import { graphsOf, type Figure } from '../../../../../economics/figure';
import { figureOf, type Picture } from '../../../../../economics/picture/picture';
import type { BankQuestion } from './bank';

/** A graph of the bank, once, with the questions that show it. */
export interface BankGraph {
  readonly name: string;
  readonly picture: Picture;
  readonly figure: Figure;
  /** Its two panels, or the figure itself. */
  readonly graphs: readonly Figure[];
  /** The first of them is where it is reported. */
  readonly questions: readonly [BankQuestion, ...BankQuestion[]];
}

/** The figure beside a question, and those among its choices. */
export const figuresIn = ({ source }: BankQuestion) =>
  [source.lead?.figure, source.figure, ...source.choices.map(({ figure }) => figure)].filter(
    (figure) => figure !== undefined,
  );

export function graphsIn(bank: readonly BankQuestion[]): BankGraph[] {
  const shown = new Map<string, { picture: Picture; questions: [BankQuestion, ...BankQuestion[]] }>();
  for (const question of bank)
    for (const { name, picture } of figuresIn(question)) {
      const known = shown.get(name);
      if (known === undefined) shown.set(name, { picture, questions: [question] });
      else if (!known.questions.includes(question)) known.questions.push(question);
    }
  return [...shown].map(([name, { picture, questions }]) => {
    const figure = figureOf(picture);
    return { name, picture, figure, graphs: graphsOf(figure), questions };
  });
}
