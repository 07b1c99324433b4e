import { Field, ObjectType } from 'type-graphql';
import type { Figure } from '../../../economics/figure';
import { figureOf, type Picture } from '../../../economics/picture/picture';
import { drawFigure } from '../../../economics/svg/draw-figure';

/** As wide as a phone, where most quizzes are taken: letters laid out for a wider picture would come out too small there. */
const IN_A_QUIZ = { width: 320, height: 240 };

/** A question's picture as the site draws it. Finding a place for each text takes milliseconds, so it is done once, and late. */
@ObjectType({ description: 'A picture that the site draws for a question.' })
export class QuestionFigure {
  private readonly figure: Figure;
  private drawn: string | undefined;

  constructor(
    picture: Picture,
    private readonly idPrefix: string,
    readonly address: string,
  ) {
    this.figure = figureOf(picture);
  }

  @Field(() => String, {
    description:
      'SVG to be put into a page: it takes the colours of the page around it, and has a title and a description.',
  })
  get svg(): string {
    return (this.drawn ??= drawFigure(this.figure, IN_A_QUIZ, { idPrefix: this.idPrefix }));
  }

  @Field(() => String, { description: 'What the picture shows, in words.' })
  get description(): string {
    return this.figure.description;
  }

  @Field(() => String, {
    description: 'The address of the same picture as a file, which follows day and night by itself.',
  })
  get url(): string {
    return this.address;
  }

  /** The same as a file of its own. */
  get file(): string {
    return drawFigure(this.figure, undefined, { standalone: true });
  }
}

interface Pictured {
  readonly id: number;
  readonly picture: Picture | null;
  readonly imageUrl: string | null;
}

const made = new WeakMap<Pictured, QuestionFigure>();

/** The picture of a question of the course, which lives as long as the course in process; null without one. */
export function figureOfQuestion(question: Pictured): QuestionFigure | null {
  const { id, picture, imageUrl } = question;
  if (picture === null || imageUrl === null) return null;
  const figure = made.get(question) ?? new QuestionFigure(picture, `question-${id}`, imageUrl);
  made.set(question, figure);
  return figure;
}
