import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Bytes, Items } from '../graphql/list-sizes';
import type { FreeResponse as Definition, Part, ScoredPoint } from '../../../economics/free-response/free-response';
import { Chapter, LessonMoment } from '../library/library.type';
import type { DrawnFigure } from '../library/drawn-figure';
import { QuestionFigure } from '../library/question-figure';

// Parts, panels and points are named, not identified: their names are unique in one question only.

export const FreeResponseLength = { long: 'long', short: 'short' };
registerEnumType(FreeResponseLength, { name: 'FreeResponseLength', description: 'The two lengths of the exam.' });

const FreeResponsePartKind = { draw: 'draw', number: 'number', choice: 'choice', prose: 'prose' };
registerEnumType(FreeResponsePartKind, {
  name: 'FreeResponsePartKind',
  description: 'How a part is answered.',
  valuesConfig: {
    draw: { description: 'By adding to the graph.' },
    number: { description: 'With an expression that leads to a number.' },
    choice: { description: 'With one of its options.' },
    prose: { description: 'In words.' },
  },
});

const FreeResponseState = { notStarted: 'notStarted', inProgress: 'inProgress', submitted: 'submitted' };
registerEnumType(FreeResponseState, { name: 'FreeResponseState', description: 'How far a student is.' });

const PointState = { earned: 'earned', missed: 'missed', open: 'open' };
registerEnumType(PointState, {
  name: 'PointState',
  description: 'What became of a point.',
  valuesConfig: { open: { description: 'The student has to compare the explanation with the rubric first.' } },
});

@ObjectType({ description: 'A graph to draw.' })
export class FreeResponsePanel {
  @Field(() => String, { description: 'The ID of its panel in a graph.' })
  readonly name!: string;

  @Field(() => String)
  readonly title!: string;
}

@ObjectType({ description: 'A part of a free-response question, without its rubric.' })
export class FreeResponsePart {
  @Field(() => String, { description: 'Its letter: "a", "c-i". The key of its answer.' })
  readonly name!: string;

  @Field(() => FreeResponsePartKind)
  readonly kind!: Part['kind'];

  @Field(() => String, { description: 'As sanitized HTML.' })
  readonly text!: string;

  @Items(3)
  @Field(() => [String], { nullable: true, description: 'What to choose from; null unless it is a choice.' })
  readonly options!: readonly string[] | null;

  @Field(() => Boolean, { description: 'Whether a choice has to be explained.' })
  readonly explained!: boolean;

  @Field(() => String, { nullable: true, description: 'The unit of a number: "$", "%" or a word.' })
  readonly unit!: string | null;

  @Field(() => Int)
  readonly points!: number;
}

@ObjectType({ description: 'What a free-response question asks. A question that is edited gets another content.' })
export class FreeResponseContent {
  @Field(() => ID)
  readonly id!: number;

  @Field(() => String, { description: 'As sanitized HTML.' })
  readonly stem!: string;

  @Field(() => QuestionFigure, { nullable: true, description: 'The graph to read below the stem, if there is one.' })
  readonly figure!: DrawnFigure | null;

  @Items(1)
  @Field(() => [FreeResponsePanel], { description: 'One or two graphs; none if nothing is drawn.' })
  readonly panels!: readonly FreeResponsePanel[];

  @Items(6)
  @Field(() => [FreeResponsePart])
  readonly parts!: readonly FreeResponsePart[];

  @Items(15)
  @Field(() => [String], { description: 'Names to offer for what is drawn, in alphabetical order.' })
  readonly names!: readonly string[];
}

@ObjectType({ description: 'A free-response question, and how far the student is who asks.' })
export class FreeResponse {
  @Field(() => ID, { description: 'Its path segment in /free-response/{id}.' })
  readonly id!: string;

  @Field(() => String, { description: 'Questions of one family ask the same with another story and other numbers.' })
  readonly family!: string;

  @Field(() => Chapter)
  readonly chapter!: Chapter;

  @Field(() => String)
  readonly title!: string;

  @Field(() => FreeResponseLength)
  readonly length!: Definition['length'];

  @Field(() => Int, { description: 'The time that the exam gives.' })
  readonly minutes!: number;

  @Field(() => Int, { description: 'How many points its rubric has.' })
  readonly points!: number;

  @Field(() => Boolean, { description: 'Whether visitors may try it.' })
  readonly isFree!: boolean;

  @Field(() => FreeResponseContent)
  readonly content!: FreeResponseContent;

  @Field(() => FreeResponseState)
  readonly state!: keyof typeof FreeResponseState;

  @Field(() => Int, { nullable: true, description: 'The most points that the student earned; null before the first.' })
  readonly best!: number | null;

  @Field(() => ID, { nullable: true, description: 'The attempt in progress.' })
  readonly openAttemptId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The attempt that was submitted last.' })
  readonly lastAttemptId!: string | null;
}

@ObjectType({ description: 'What a student says about a point that seems wrong to them. The author reads it.' })
export class PointDispute {
  @Field(() => String, { nullable: true, description: 'Why, in one sentence.' })
  readonly words!: string | null;
}

@ObjectType({ description: 'A point of the rubric, as scored. Sent only after the submission.' })
export class FreeResponsePoint {
  @Field(() => String, { description: 'Unique in the question: "a-1".' })
  readonly name!: string;

  @Field(() => String, { description: 'The name of its part.' })
  readonly part!: string;

  @Field(() => String, { description: 'What earns it, in one sentence, as sanitized HTML.' })
  readonly text!: string;

  @Field(() => String, { nullable: true, description: 'What the explanation must say, if one is asked for.' })
  readonly explain!: string | null;

  @Field(() => PointState)
  readonly state!: ScoredPoint['state'];

  @Field(() => Boolean, { description: 'Whether the student scored it, by comparing with the rubric.' })
  readonly selfScored!: boolean;

  @Field(() => String, { description: 'Why, in one sentence.' })
  readonly reason!: string;

  @Items(3)
  @Field(() => [String], { description: "IDs of what to look at in the student's graph." })
  readonly look!: readonly string[];

  @Field(() => String, { nullable: true, description: 'Short name of the misconception it tells, if any.' })
  readonly misconception!: string | null;

  @Field(() => String, { nullable: true, description: 'What a student with this misconception believes.' })
  readonly belief!: string | null;

  @Field(() => LessonMoment, { nullable: true, description: 'The scene of a lesson that explains it.' })
  readonly watch!: LessonMoment | null;

  @Field(() => PointDispute, { nullable: true, description: 'Null unless the student thinks that the score is wrong.' })
  readonly dispute!: PointDispute | null;
}

@ObjectType({ description: 'The worked solution of a part. Sent only after the submission.' })
export class FreeResponseSolution {
  @Field(() => String, { description: 'The name of the part.' })
  readonly part!: string;

  @Field(() => String, { description: 'As sanitized HTML.' })
  readonly text!: string;
}

@ObjectType({ description: 'What the rubric says about a submitted answer.' })
export class FreeResponseResult {
  @Field(() => Int, { description: 'Points earned, self-scored ones included.' })
  readonly earned!: number;

  @Field(() => Int, { description: 'Points that the student has yet to compare with the rubric.' })
  readonly open!: number;

  @Field(() => Int, { description: 'Points of the whole rubric.' })
  readonly possible!: number;

  @Items(8)
  @Field(() => [FreeResponsePoint], { description: 'In the order of the rubric.' })
  readonly points!: readonly FreeResponsePoint[];

  @Items(5)
  @Field(() => [FreeResponseSolution])
  readonly solutions!: readonly FreeResponseSolution[];

  @Bytes(2000)
  @Field(() => String, { description: 'The model graph, as JSON in the form of an answer’s graph.' })
  readonly model!: string;
}

@ObjectType({ description: 'One attempt at a free-response question.' })
export class FreeResponseAttempt {
  @Field(() => ID)
  readonly id!: string;

  @Field(() => ID, { description: 'The ID of the question.' })
  readonly freeResponseId!: string;

  @Field(() => FreeResponse, {
    nullable: true,
    description: 'The question as it is now, with how far the student is; null if the course no longer has it.',
  })
  readonly freeResponse!: FreeResponse | null;

  @Field(() => String)
  readonly title!: string;

  @Field(() => FreeResponseLength)
  readonly length!: Definition['length'];

  @Field(() => Chapter)
  readonly chapter!: Chapter;

  @Field(() => FreeResponseContent, { description: 'What was asked when it was started.' })
  readonly content!: FreeResponseContent;

  @Bytes(1000)
  @Field(() => String, {
    description: 'What was answered so far, as JSON: {"graph": {"panels": […]}, "parts": {"b": {"work": "…"}}}.',
  })
  readonly answer!: string;

  @Field(() => Int, { description: 'How often it was saved. A save and the submission send it back.' })
  readonly revision!: number;

  @Field(() => Int, { description: 'Time spent, in seconds, as the client measured it.' })
  readonly seconds!: number;

  @Field(() => GraphQLISODateTime)
  readonly startedAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true })
  readonly submittedAt!: Date | null;

  @Field(() => FreeResponseResult, { nullable: true, description: 'Null until it is submitted.' })
  readonly result!: FreeResponseResult | null;
}
