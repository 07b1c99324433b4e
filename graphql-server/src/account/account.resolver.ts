import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../context';
import { parseUuid } from '../http/ids';
import { readStanding, readStandingOf } from '../progress/progress.service';
import { logIn, logOut, signUp, type SignedInUser } from './account.service';
import { deleteAccount, exportMyData } from '../my-data/my-data.service';
import { User } from './user.entity';

@InputType({ description: 'What the sign-up form asks for.' })
class SignUpInput {
  @Field(() => String, { description: '3 to 15 letters, digits and underscores.' })
  username!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String, { description: '8 to 20 characters with a lowercase letter, an uppercase letter and a digit.' })
  password!: string;

  @Field(() => Boolean, { description: 'The confirmation that the student is at least 13 years old.' })
  atLeast13!: boolean;

  @Field(() => ID, { nullable: true, description: "A visitor's finished quiz, whose result the new student keeps." })
  freeQuizId?: string | null;
}

@ObjectType()
class SignedIn {
  @Field(() => String, { description: 'Goes into the Authorization header: Bearer and this token.' })
  accessToken!: string;

  @Field(() => User)
  user!: User;
}

@ObjectType()
class LoggedOut {
  @Field(() => Boolean)
  loggedOut!: boolean;
}

async function signedIn(context: Context, { accessToken, userId }: SignedInUser) {
  return { accessToken, user: await readStandingOf(context, userId) };
}

@ObjectType()
class DeletedAccount {
  @Field(() => Boolean)
  deleted!: boolean;
}

@Resolver()
export class AccountResolver {
  @Query(() => User, {
    description: 'The signed-in student with plan and progress: what a client restores after a reload.',
  })
  me(@Ctx() context: Context) {
    return readStanding(context);
  }

  @Mutation(() => SignedIn, { description: 'Opens an account and logs it in.' })
  async signUp(@Ctx() context: Context, @Arg('input', () => SignUpInput) input: SignUpInput) {
    const { freeQuizId, ...form } = input;
    const freeQuiz = freeQuizId == null ? undefined : { attemptId: parseUuid(freeQuizId, 'quiz') };
    return signedIn(context, await signUp(context, { ...form, freeQuiz }));
  }

  @Mutation(() => SignedIn)
  async logIn(
    @Ctx() context: Context,
    @Arg('username', () => String) username: string,
    @Arg('password', () => String) password: string,
  ) {
    return signedIn(context, await logIn(context, username, password));
  }

  @Query(() => String, { description: 'All that is stored about the signed-in student, as JSON for a file.' })
  async myData(@Ctx() context: Context) {
    return JSON.stringify(await exportMyData(context), null, 2);
  }

  @Mutation(() => DeletedAccount, { description: 'Deletes the account and everything that hangs on it.' })
  async deleteAccount(@Ctx() context: Context) {
    await deleteAccount(context);
    return { deleted: true };
  }

  @Mutation(() => LoggedOut, { description: 'Revokes the access token that this request carries.' })
  async logOut(@Ctx() context: Context) {
    await logOut(context);
    return { loggedOut: true };
  }
}
