import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Bytes, Items } from '../graphql/list-sizes';
import { LessonMoment } from '../library/library.type';

@ObjectType({ description: 'A graph of the reference as a picture.' })
export class ReferencePicture {
  @Field(() => String, { description: 'The address of its SVG file.' })
  readonly url!: string;

  @Field(() => String, { description: 'What it shows, as text.' })
  readonly alt!: string;

  @Field(() => Int, { description: 'In pixels.' })
  readonly width!: number;

  @Field(() => Int, { description: 'In pixels.' })
  readonly height!: number;
}

@ObjectType({ description: 'A graph of the exam in which something can be moved.' })
export class ReferenceGraph {
  @Field(() => ID, { description: 'Its path segment in /reference/graphs/{id}.' })
  readonly id!: string;

  @Field(() => String)
  readonly name!: string;

  @Field(() => String, { description: 'What it shows, in one sentence.' })
  readonly about!: string;

  @Field(() => ReferencePicture, { description: 'The graph before anything is moved.' })
  readonly picture!: ReferencePicture;

  @Bytes(1200)
  @Field(() => String, { description: 'The graph and what can be moved in it, as JSON.' })
  readonly movable!: string;

  @Items(4)
  @Field(() => [String], { description: 'What rubrics usually give points for.' })
  readonly points!: readonly string[];

  @Field(() => String, { description: 'The point that is lost most often.' })
  readonly lost!: string;

  @Field(() => LessonMoment, { description: 'The scene of a lesson that teaches it.' })
  readonly taught!: LessonMoment;

  @Items(6)
  @Field(() => [ReferenceTerm], { description: 'The terms of the glossary that name this graph.' })
  readonly terms!: readonly ReferenceTerm[];
}

@ObjectType({ description: 'A term of the glossary.' })
export class ReferenceTerm {
  @Field(() => ID, { description: 'The fragment of its address: /reference/terms#{id}.' })
  readonly id!: string;

  @Field(() => String)
  readonly term!: string;

  @Items(2)
  @Field(() => [String], { description: 'Its other names and abbreviations.' })
  readonly also!: readonly string[];

  @Bytes(140)
  @Field(() => String, { description: 'One sentence.' })
  readonly definition!: string;

  @Bytes(100)
  @Field(() => String)
  readonly example!: string;

  @Field(() => ReferenceGraph, { nullable: true, description: 'The graph that shows it, if one does.' })
  readonly graph!: ReferenceGraph | null;

  @Field(() => LessonMoment, { description: 'The scene of a lesson that teaches it.' })
  readonly taught!: LessonMoment;
}

@ObjectType({ description: 'What a letter of a formula means.' })
export class FormulaLetter {
  @Field(() => String)
  readonly letter!: string;

  @Field(() => String)
  readonly meaning!: string;
}

@ObjectType({ description: 'A formula of the exam.' })
export class Formula {
  @Field(() => String)
  readonly name!: string;

  @Field(() => String)
  readonly formula!: string;

  @Items(3)
  @Field(() => [FormulaLetter])
  readonly letters!: readonly FormulaLetter[];

  @Field(() => String, { description: 'The formula with numbers.' })
  readonly worked!: string;

  @Field(() => LessonMoment, { description: 'The scene of a lesson that teaches it.' })
  readonly taught!: LessonMoment;
}

@ObjectType({ description: 'A task verb of the free-response section.' })
export class TaskVerb {
  @Field(() => String)
  readonly verb!: string;

  @Field(() => String, { description: 'What earns the point.' })
  readonly earns!: string;

  @Field(() => String, { description: 'What loses it.' })
  readonly loses!: string;

  @Field(() => String, { description: 'An example of a task.' })
  readonly task!: string;

  @Field(() => String, { description: 'An answer to it that earns the point.' })
  readonly answer!: string;
}
