import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Bytes, Items } from '../graphql/list-sizes';
import type { Lesson } from '../../../economics/lesson/lesson';

// The public course as the API shows it and as the services read it. One file, because these types refer to each other.

@ObjectType({ description: 'A field of study, such as Microeconomics.' })
export class Subject {
  @Field(() => ID)
  readonly id!: number;

  @Field(() => String, { description: 'Its name, as the unit tree shows it.' })
  readonly name!: string;

  @Items(8)
  @Field(() => [Unit], { description: 'Its units in course order.' })
  readonly units!: readonly Unit[];
}

@ObjectType({ description: 'A unit of the exam, which may be split into several units of the course.' })
export class ExamUnit {
  @Field(() => String)
  readonly name!: string;

  @Field(() => Int, { description: 'Its number on the exam.' })
  readonly number!: number;

  @Field(() => Int, { description: 'Least percent of the multiple-choice section.' })
  readonly low!: number;

  @Field(() => Int, { description: 'Greatest percent of the multiple-choice section.' })
  readonly high!: number;
}

@ObjectType({ description: 'A unit of a subject: a group of related chapters.' })
export class Unit {
  @Field(() => ID)
  readonly id!: number;

  @Field(() => Subject)
  readonly subject!: Subject;

  @Field(() => String, { description: 'Name with a colon; lists show the text after it.' })
  readonly name!: string;

  @Items(2)
  @Field(() => [String], { description: 'Names of announced chapters that are not written yet.' })
  readonly announced!: readonly string[];

  @Field(() => ExamUnit, { nullable: true, description: 'The unit of the exam that it is part of.' })
  readonly examUnit!: ExamUnit | null;

  @Field(() => Boolean, { description: 'Whether it has a chapter that can be chosen; otherwise it is "coming soon!".' })
  readonly selectable!: boolean;

  @Items(7)
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

  @Field(() => String, { description: 'Its path segment in /video-library/{slug}.' })
  readonly slug!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A YouTube, Vimeo, or file URL, or /lessons/{slug} for one of our lessons; null if there is no video.',
  })
  readonly videoUrl!: string | null;

  @Bytes(400)
  @Field(() => String, { description: 'What the video is about, as sanitized HTML.' })
  readonly videoBlurb!: string;

  @Bytes(200)
  @Field(() => String, { description: 'What the quiz asks, as sanitized HTML.' })
  readonly quizBlurb!: string;

  @Field(() => String, { nullable: true, description: 'A picture beside the quiz blurb.' })
  readonly quizBlurbImgUrl!: string | null;

  @Field(() => Boolean, { description: 'True if it has no questions yet: it is listed but cannot be chosen.' })
  readonly comingSoon!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Length of its lesson at speed 1, in whole seconds; null while it has no lesson of our own.',
  })
  readonly lessonSeconds!: number | null;

  @Field(() => Int, { description: 'How many questions its chapter quiz asks; 0 while it is coming soon.' })
  readonly quizLength!: number;

  @Items(5)
  @Field(() => [Topic], { description: 'Its topics in teaching order.' })
  readonly topics!: readonly Topic[];

  /** Served as /lessons/{slug}.json, not as a field: it is as long as everything else together. */
  readonly lesson!: Lesson | null;
}

@ObjectType({ description: 'A term of the reference.' })
export class LookUp {
  @Field(() => ID, { description: 'The fragment of its address: /reference/terms#{id}.' })
  readonly id!: string;

  @Field(() => String)
  readonly term!: string;
}

@ObjectType({ description: 'A topic of a chapter. Mastery is measured by topic.' })
export class Topic {
  @Field(() => ID)
  readonly id!: number;

  @Field(() => Chapter)
  readonly chapter!: Chapter;

  @Field(() => String)
  readonly topicName!: string;

  @Field(() => LookUp, { nullable: true, description: 'The term of the reference that it is about.' })
  readonly lookUp!: LookUp | null;
}

@ObjectType({ description: 'The scene of a lesson that explains something.' })
export class LessonMoment {
  @Field(() => Chapter)
  readonly chapter!: Chapter;

  @Field(() => ID, { description: 'For ?scene= in the address of the video page.' })
  readonly scene!: string;

  @Field(() => String)
  readonly heading!: string;

  @Field(() => Int, { description: 'Length of the scene at normal speed, in whole seconds.' })
  readonly seconds!: number;
}

@ObjectType({ description: 'An announced chapter or topic that has no lesson yet.' })
export class AnnouncedChapter {
  @Field(() => String)
  readonly name!: string;

  @Field(() => String, { description: 'The unit it will belong to.' })
  readonly unitName!: string;
}

const SearchHitKind = { chapter: 'chapter', topic: 'topic', freeResponse: 'freeResponse', page: 'page', term: 'term' };
registerEnumType(SearchHitKind, {
  name: 'SearchHitKind',
  description: 'What a search found.',
  valuesConfig: {
    page: { description: 'A page of the site, such as the privacy policy.' },
    term: { description: 'A term of the reference.' },
  },
});

@ObjectType({ description: 'A piece of a sentence.' })
export class SearchText {
  @Field(() => String)
  readonly text!: string;

  @Field(() => Boolean, { description: 'Whether it is what was searched for.' })
  readonly isMatch!: boolean;
}

@ObjectType({ description: 'Something that a search found.' })
export class SearchHit {
  @Field(() => SearchHitKind)
  readonly kind!: keyof typeof SearchHitKind;

  @Field(() => String, { description: 'Name of the chapter or topic, title of the question or page, or the term.' })
  readonly title!: string;

  @Field(() => Chapter, {
    nullable: true,
    description: 'The chapter, or that of the topic or question; null for a page or term.',
  })
  readonly chapter!: Chapter | null;

  @Field(() => LessonMoment, { nullable: true, description: 'Of a chapter: the scene that explains it, if one does.' })
  readonly moment!: LessonMoment | null;

  @Field(() => Int, {
    nullable: true,
    description: 'When this scene begins in the lesson at normal speed, in whole seconds.',
  })
  readonly startsAt!: number | null;

  @Field(() => Topic, { nullable: true })
  readonly topic!: Topic | null;

  @Field(() => ID, { nullable: true, description: 'Of a free-response question.' })
  readonly freeResponseId!: string | null;

  @Field(() => String, { nullable: true, description: 'Of a page or term.' })
  readonly path!: string | null;

  @Items(4)
  @Field(() => [SearchText], { description: 'The sentence that says why it was found, in pieces.' })
  readonly excerpt!: readonly SearchText[];
}

@ObjectType({ description: 'Search results.' })
export class SearchResult {
  @Field(() => String, { description: 'The search term, trimmed.' })
  readonly term!: string;

  @Field(() => Boolean, { description: 'True if nothing contains the term and the results contain similar words.' })
  readonly guess!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The corrected spelling that was searched for instead of the term.',
  })
  readonly corrected!: string | null;

  @Items(3)
  @Field(() => [AnnouncedChapter], { description: 'Announced chapters and topics that match the term.' })
  readonly announced!: readonly AnnouncedChapter[];

  @Items(20)
  @Field(() => [SearchHit], { description: 'Best first.' })
  readonly hits!: readonly SearchHit[];

  @Items(10)
  @Field(() => [Chapter], { description: 'The chapters among the hits, best first.' })
  readonly chapters!: readonly Chapter[];
}
