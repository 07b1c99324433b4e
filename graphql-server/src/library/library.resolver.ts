import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../context';
import { Chapter } from './chapter.entity';
import { findChapter } from './library.service';
import { Subject } from './subject.entity';

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
}
