import { Field, ObjectType } from 'type-graphql';
import { Bytes } from '../graphql/list-sizes';
import { figureOf } from '../../../economics/picture/picture';
import { drawFigure } from '../../../economics/svg/draw-figure';
import type { Size } from '../../../economics/svg/scale';
import { figureUrl, type NamedFigure } from './named-figure';

/** As wide as a phone, where most quizzes are taken: text laid out for a wider picture would be too small there. */
const QUIZ_SIZE = { width: 320, height: 240 };
/** Two of them side by side on the same phone. */
export const CHOICE_SIZE = { width: 160, height: 150 };

@ObjectType({ description: 'A graph the site draws for a question.' })
export class QuestionFigure {
  @Bytes(1000)
  @Field(() => String, {
    description: "SVG for embedding in a page. It uses the page's colors and has a title and a description.",
  })
  readonly svg!: string;

  @Field(() => String, { description: 'What the graph shows, as text.' })
  readonly alt!: string;

  @Field(() => String, {
    description: 'URL of the same graph as a file, which follows the light or dark theme on its own.',
  })
  readonly url!: string;
}

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
