import { Field, ObjectType } from 'type-graphql';
import { Bytes } from '../graphql/list-sizes';

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
