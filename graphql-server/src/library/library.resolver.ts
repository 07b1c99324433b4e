import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../context';
import { Chapter } from './chapter.entity';
import { findChapter, searchChapters } from './library.service';
import { Subject } from './subject.entity';

@ObjectType({ description: 'What a search found.' })
class SearchResult {
  @Field(() => String, { description: 'What was searched for, without blanks around it.' })
  term!: string;

  @Field(() => Boolean, {
    description: 'True when nothing has these words, and these chapters have words that look alike.',
  })
  guess!: boolean;

  @Field(() => [Chapter], { description: 'Best first.' })
  chapters!: Chapter[];

  @Field(() => [Chapter], { description: 'Those of them where nothing but the lesson has the words.' })
  inLessonOnly!: Chapter[];
}

@Resolver()
export class LibraryResolver {
  @Query(() => [Subject], { description: 'The whole public course.' })
  subjects(@Ctx() { course }: Context) {
    return course.subjects;
  }

  @Query(() => Chapter, { description: 'One chapter by its id or by its slug.' })
  chapter(
    @Ctx() { course }: Context,
    @Arg('id', () => ID, { nullable: true }) id?: string,
    @Arg('slug', () => String, { nullable: true }) slug?: string,
  ) {
    return findChapter(course, id ?? slug ?? '');
  }

  @Query(() => SearchResult, { description: 'Chapters by name, topics, blurb and the words of their lessons.' })
  searchChapters(@Ctx() context: Context, @Arg('term', () => String) term: string) {
    return searchChapters(context, term);
  }
}
