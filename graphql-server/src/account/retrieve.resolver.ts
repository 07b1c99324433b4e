import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../context';
import { requestPasswordReset, requestUsername, resetPassword, validateResetToken } from './retrieve.service';

@ObjectType()
class RequestedMail {
  @Field(() => Boolean)
  sent!: boolean;

  @Field(() => Boolean, {
    description: 'True if an address without an account gets the same response (UNIFORM_RETRIEVE).',
  })
  uniform!: boolean;
}

@ObjectType()
class ValidResetToken {
  @Field(() => String, { description: 'The email address of the account the link belongs to.' })
  email!: string;
}

@ObjectType()
class PasswordChanged {
  @Field(() => Boolean)
  changed!: boolean;
}

@Resolver()
export class RetrieveResolver {
  @Mutation(() => RequestedMail, { description: 'Emails a one-time link to reset the password.' })
  async requestPasswordReset(@Ctx() context: Context, @Arg('email', () => String) email: string) {
    await requestPasswordReset(context, email);
    return { sent: true, uniform: context.uniformRetrieve };
  }

  @Mutation(() => RequestedMail, { description: 'Emails the username.' })
  async requestUsername(@Ctx() context: Context, @Arg('email', () => String) email: string) {
    await requestUsername(context, email);
    return { sent: true, uniform: context.uniformRetrieve };
  }

  @Mutation(() => ValidResetToken, { description: 'Whether an emailed link still works. Checking does not use it up.' })
  async validateResetToken(@Ctx() context: Context, @Arg('token', () => String) token: string) {
    return { email: await validateResetToken(context, token) };
  }

  @Mutation(() => PasswordChanged, { description: 'Sets a new password with an emailed token and ends all sessions.' })
  async resetPassword(
    @Ctx() context: Context,
    @Arg('token', () => String) token: string,
    @Arg('password', () => String) password: string,
  ) {
    await resetPassword(context, token, password);
    return { changed: true };
  }
}
