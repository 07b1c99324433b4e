import { Arg, Ctx, Field, ID, InputType, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../context';
import { parseUuid } from '../http/ids';
import { readStudentById } from '../progress/progress.service';
import { SignedIn } from '../progress/student.resolver';
import { signUp } from './sign-up.service';

@InputType({ description: 'Input of the sign-up form.' })
class SignUpInput {
  @Field(() => String, { description: '3 to 15 letters, digits, and underscores.' })
  username!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String, { description: '8 to 20 characters with a lowercase letter, an uppercase letter, and a digit.' })
  password!: string;

  @Field(() => Boolean, { description: 'Confirms that the student is at least 13 years old.' })
  atLeast13!: boolean;

  @Field(() => ID, {
    nullable: true,
    description: "A visitor's finished quiz. Its result is saved for the new student.",
  })
  freeQuizId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "A visitor's attempt at the free-response question. It is saved for the new student.",
  })
  freeResponseId?: string | null;
}

@Resolver()
export class SignUpResolver {
  @Mutation(() => SignedIn, { description: 'Creates an account and logs in.' })
  async signUp(@Ctx() context: Context, @Arg('input', () => SignUpInput) input: SignUpInput): Promise<SignedIn> {
    const { freeQuizId, freeResponseId, ...form } = input;
    const quiz = freeQuizId == null ? null : { attemptId: parseUuid(freeQuizId, 'quiz') };
    const freeResponse = freeResponseId == null ? null : parseUuid(freeResponseId, 'attempt');
    const { accessToken, userId } = await signUp(context, form, quiz, freeResponse);
    return { accessToken, user: await readStudentById(context, userId) };
  }
}
