import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Lesson } from '../../../economics/lesson/lesson';

// The public course as the API shows it and as the services read it. One file, because these types refer to each other.

@ObjectType({ description: 'A field of study, such as Microeconomics.' })
export class Subject {
  @Field(() => ID)
  readonly id!: number;

  @Field(() => String, { description: 'Its name, as the unit tree shows it.' })
  readonly name!: string;

  @Field(() => [Unit], { description: 'Its units in course order.' })
  readonly units!: readonly Unit[];
}

@ObjectType({ description: 'A unit of a subject: the chapters that belong together.' })
export class Unit {
  @Field(() => ID)
  readonly id!: number;

  @Field(() => Subject)
  readonly subject!: Subject;

  @Field(() => String, { description: 'Name with a colon; lists show the text after it.' })
  readonly name!: string;

  @Field(() => [String], { description: 'Names of chapters that are announced but not written yet.' })
  readonly announced!: readonly string[];

  @Field(() => Boolean, { description: 'Whether some chapter belongs to it; otherwise it is "coming soon!".' })
  readonly selectable!: boolean;

  @Field(() => [Chapter], { description: 'Its chapters in course order.' })
  readonly chapters!: readonly Chapter[];
}

@ObjectType({ description: 'A chapter: one video, one quiz.' })
export class Chapter {
  @Field(() => ID)
  readonly id!: number;

  @Field(() => Unit)
  readonly unit!: Unit;

  @Field(() => String, { description: 'Number, space, title: "1.1 Scarcity, Choice and Opportunity Cost".' })
  readonly name!: string;

  @Field(() => String, { description: 'Its address in /video-library/{slug}.' })
  readonly slug!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A YouTube, Vimeo or file address, or /lessons/{slug} for our own; null while there is no video.',
  })
  readonly videoUrl!: string | null;

  @Field(() => String, { description: 'What the video is about, as sanitized HTML.' })
  readonly videoBlurb!: string;

  @Field(() => String, { description: 'What the quiz asks, as sanitized HTML.' })
  readonly quizBlurb!: string;

  @Field(() => String, { nullable: true, description: 'A picture beside the quiz blurb.' })
  readonly quizBlurbImgUrl!: string | null;

  @Field(() => Boolean, { description: 'True while it has no questions: listed, but cannot be chosen yet.' })
  readonly comingSoon!: boolean;

  @Field(() => [Topic], { description: 'Its topics in teaching order.' })
  readonly topics!: readonly Topic[];

  /** Served as /lessons/{slug}.json, not as a field: it is as long as everything else together. */
  readonly lesson!: Lesson | null;
}

@ObjectType({ description: 'A topic of a chapter: what mastery is counted by.' })
export class Topic {
  @Field(() => ID)
  readonly id!: number;

  @Field(() => Chapter)
  readonly chapter!: Chapter;

  @Field(() => String)
  readonly topicName!: string;
}

@ObjectType({ description: 'The part of a lesson that explains something: one scene.' })
export class LessonMoment {
  @Field(() => Chapter)
  readonly chapter!: Chapter;

  @Field(() => ID, { description: 'For ?scene= in the address of the video page.' })
  readonly scene!: string;

  @Field(() => String)
  readonly heading!: string;

  @Field(() => Int, { description: 'How long the scene takes at speed 1, in whole seconds.' })
  readonly seconds!: number;
}

@ObjectType({ description: 'What a search found.' })
export class SearchResult {
  @Field(() => String, { description: 'The search term, trimmed.' })
  readonly term!: string;

  @Field(() => Boolean, { description: 'True when no chapter contains the term and these contain similar words.' })
  readonly guess!: boolean;

  @Field(() => [Chapter], { description: 'Best first.' })
  readonly chapters!: readonly Chapter[];

  @Field(() => [Chapter], { description: 'Those of them that contain the term only in their lesson.' })
  readonly inLessonOnly!: readonly Chapter[];
}
