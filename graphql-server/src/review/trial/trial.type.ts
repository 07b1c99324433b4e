import { Field, Float, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    'How much a planned question in a weak-spot quiz teaches, compared with a random one. Differences in the share of correct answers a week or more later, −1 to 1; null while there are too few students.',
})
export class PlannerTrial {
  @Field(() => GraphQLISODateTime)
  asOf!: Date;

  @Field(() => Int, { description: 'Number of later answers it is based on.' })
  answers!: number;

  @Field(() => Float, { nullable: true, description: 'Planned topics: asked minus replaced.' })
  planned!: number | null;

  @Field(() => Float, { nullable: true, description: 'Drawn topics: asked minus passed over.' })
  drawn!: number | null;

  @Field(() => Float, { nullable: true, description: 'planned minus drawn.' })
  advantage!: number | null;

  @Field(() => Float, { nullable: true, description: 'Lower end of the 95% interval of the advantage.' })
  low!: number | null;

  @Field(() => Float, { nullable: true, description: 'Upper end of the 95% interval of the advantage.' })
  high!: number | null;

  @Field(() => Int, { description: 'Additional answers needed to detect a difference of .05 with 80% power.' })
  answersNeeded!: number;
}
