import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { logIn } from '../account/account.service';
import type { Context } from '../context';
import { readStudent, readStudentById } from './progress.service';
import { User } from './user.type';

@ObjectType()
export class SignedIn {
  @Field(() => String, { description: 'For the Authorization header: Bearer and this token.' })
  readonly accessToken!: string;

  @Field(() => User)
  readonly user!: User;
}

@Resolver()
export class StudentResolver {
  @Query(() => User, {
    description: 'The logged-in student with study plan and progress. Restores the session after a reload.',
  })
  me(@Ctx() context: Context): Promise<User> {
    return readStudent(context);
  }

  @Mutation(() => SignedIn)
  async logIn(
    @Ctx() context: Context,
    @Arg('username', () => String) username: string,
    @Arg('password', () => String) password: string,
  ): Promise<SignedIn> {
    const { accessToken, userId } = await logIn(context, username, password);
    return { accessToken, user: await readStudentById(context, userId) };
  }
}
