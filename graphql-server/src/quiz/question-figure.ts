import { Field, ObjectType } from 'type-graphql';
import type { Figure } from '../../../economics/figure';
import { figureOf, type Picture } from '../../../economics/picture/picture';
import type { Size } from '../../../economics/svg/scale';
import { withoutSubscripts } from '../../../economics/svg/labels/text-width';
import { drawFigure } from '../../../economics/svg/draw-figure';

/** As wide as a phone, where most quizzes are taken: text laid out for a wider picture would be too small there. */
const QUIZ_SIZE = { width: 320, height: 240 };
/** Two of them side by side on the same phone. */
export const CHOICE_SIZE = { width: 160, height: 150 };

@ObjectType({ description: 'A picture the site draws for a question.' })
export class QuestionFigure {
  @Field(() => String, {
    description: "SVG for embedding in a page. It uses the page's colors and has a title and a description.",
  })
  readonly svg!: string;

  @Field(() => String, { description: 'What the picture shows, as text.' })
  readonly description!: string;

  @Field(() => String, {
    description: 'URL of the same picture as a file, which follows the light or dark theme on its own.',
  })
  readonly url!: string;
}

/** A question's picture as the site draws it. Placing the labels takes milliseconds, so it is drawn once, when first needed. */
export class DrawnFigure implements QuestionFigure {
  private built: Figure | undefined;
  private drawn: string | undefined;

  constructor(
    private readonly picture: Picture,
    private readonly idPrefix: string,
    readonly url: string,
    private readonly size: Size = QUIZ_SIZE,
  ) {}

  private get figure(): Figure {
    return (this.built ??= figureOf(this.picture));
  }

  get svg(): string {
    return (this.drawn ??= drawFigure(this.figure, this.size, { idPrefix: this.idPrefix }));
  }

  get description(): string {
    return withoutSubscripts(this.figure.description);
  }

  /** The same as a standalone file. */
  get file(): string {
    return drawFigure(this.figure, undefined, { standalone: true });
  }
}
