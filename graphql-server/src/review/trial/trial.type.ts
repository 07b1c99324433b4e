import { Field, Float, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    'What a planned question of a weak-spot quiz teaches, against a random one. Differences of shares of right answers a week or more later, −1 to 1; null while there are too few students.',
})
export class PlannerTrial {
  @Field(() => GraphQLISODateTime)
  asOf!: Date;

  @Field(() => Int, { description: 'Later answers that it rests on.' })
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

  @Field(() => Int, { description: 'More answers needed to see a difference of .05 with 80% power.' })
  answersNeeded!: number;
}
