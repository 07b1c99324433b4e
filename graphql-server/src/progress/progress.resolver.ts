import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Resolver, UseMiddleware } from 'type-graphql';
import { Items } from '../graphql/list-sizes';
import { forStudents, type Context } from '../context';
import { parseId } from '../http/ids';
import { advanceChapter, chooseChapters, markVideo } from './progress.service';
import { User, UserChapter } from './user.type';

@InputType()
class ChapterChoice {
  @Field(() => ID)
  chapterId!: string;

  @Field(() => Boolean)
  chosen!: boolean;
}

@ObjectType()
class ChosenChapters {
  @Field(() => User)
  user!: User;

  @Items(8)
  @Field(() => [UserChapter], { description: 'The chapters named in the request.' })
  userChapters!: UserChapter[];
}

@ObjectType()
class AdvancedChapter {
  @Field(() => User)
  user!: User;

  @Field(() => Boolean, { description: 'True if every chosen chapter has been passed.' })
  completed!: boolean;
}

@Resolver()
@UseMiddleware(forStudents)
export class ProgressResolver {
  @Mutation(() => ChosenChapters, {
    description: 'Adds chapters to the study plan or removes them. Other chapters stay as they are.',
  })
  async chooseChapters(
    @Ctx() context: Context,
    @Arg('choices', () => [ChapterChoice]) choices: ChapterChoice[],
    @Arg('startAt', () => ID, { nullable: true, description: 'The chapter to continue with.' }) startAt?: string | null,
  ) {
    const named = choices.map(({ chapterId, chosen }) => ({ chapterId: parseId(chapterId, 'chapter'), chosen }));
    const user = await chooseChapters(context, named, startAt == null ? null : parseId(startAt, 'chapter'));
    const ids = new Set(named.map(({ chapterId }) => chapterId));
    return { user, userChapters: user.userChapters.filter(({ chapter }) => ids.has(chapter.id)) };
  }

  @Mutation(() => UserChapter, { description: "Marks a chapter's video as watched or unwatched." })
  markVideo(
    @Ctx() context: Context,
    @Arg('chapterId', () => ID) chapterId: string,
    @Arg('watched', () => Boolean) watched: boolean,
  ) {
    return markVideo(context, parseId(chapterId, 'chapter'), watched);
  }

  @Mutation(() => AdvancedChapter, { description: 'Moves on from a passed chapter.' })
  advanceChapter(@Ctx() context: Context, @Arg('chapterId', () => ID) chapterId: string) {
    return advanceChapter(context, parseId(chapterId, 'chapter'));
  }
}
