import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Items } from '../graphql/list-sizes';
import type { Context } from '../context';
import { findChapter, searchChapters } from './library.service';
import { Chapter, SearchResult, Subject } from './library.type';

@Resolver()
export class LibraryResolver {
  @Items(1)
  @Query(() => [Subject], { description: 'The whole public course.' })
  subjects(@Ctx() { course }: Context): readonly Subject[] {
    return course.subjects;
  }

  @Query(() => Chapter, { description: 'One chapter, by ID or by slug.' })
  chapter(
    @Ctx() { course }: Context,
    @Arg('id', () => ID, { nullable: true }) id?: string,
    @Arg('slug', () => String, { nullable: true }) slug?: string,
  ): Chapter {
    return findChapter(course, id ?? slug ?? '');
  }

  @Query(() => SearchResult, {
    description:
      'Searches chapters, the scenes of their lessons, topics, free-response questions, and pages of the site.',
  })
  searchChapters(@Ctx() context: Context, @Arg('term', () => String) term: string): SearchResult {
    return searchChapters(context, term);
  }
}
