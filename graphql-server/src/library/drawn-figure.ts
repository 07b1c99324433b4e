import { figureOf } from '../../../economics/picture/picture';
import { drawFigure } from '../../../economics/svg/draw-figure';
import type { Size } from '../../../economics/svg/scale';
import { figureUrl, type NamedFigure } from './named-figure';
import type { QuestionFigure } from './question-figure';

/** As wide as a phone, where most quizzes are taken: text laid out for a wider picture would be too small there. */
export const QUIZ_SIZE = { width: 320, height: 240 };
/** Two of them side by side on a phone 360 wide, where each is shown 151 wide and its letters are 11 pixels. */
export const CHOICE_SIZE = { width: 176, height: 187 };

/** A figure as the site shows it. Placing the labels takes milliseconds, so it is drawn once, when first needed. */
export class DrawnFigure implements QuestionFigure {
  private drawn: string | undefined;

  constructor(
    private readonly figure: NamedFigure,
    private readonly idPrefix: string,
    private readonly size: Size = QUIZ_SIZE,
  ) {}

  get svg(): string {
    return (this.drawn ??= drawFigure(figureOf(this.figure.picture), this.size, { idPrefix: this.idPrefix }));
  }

  get alt(): string {
    return this.figure.alt;
  }

  get url(): string {
    return figureUrl(this.figure.name);
  }

  /** The same as a standalone file. */
  get file(): string {
    return drawFigure(figureOf(this.figure.picture), undefined, { standalone: true });
  }
}
