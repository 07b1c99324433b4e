import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../context';
import { requestPasswordReset, requestUsername, resetPassword, validateResetToken } from './retrieve.service';

@ObjectType()
class RequestedMail {
  @Field(() => Boolean)
  sent!: boolean;
}

@ObjectType()
class ValidResetToken {
  @Field(() => String, { description: 'The address of the account that the link belongs to.' })
  email!: string;
}

@ObjectType()
class PasswordChanged {
  @Field(() => Boolean)
  changed!: boolean;
}

@Resolver()
export class RetrieveResolver {
  @Mutation(() => RequestedMail, { description: 'Mails a link that sets a new password, once.' })
  async requestPasswordReset(@Ctx() context: Context, @Arg('email', () => String) email: string) {
    await requestPasswordReset(context, email);
    return { sent: true };
  }

  @Mutation(() => RequestedMail, { description: 'Mails the username.' })
  async requestUsername(@Ctx() context: Context, @Arg('email', () => String) email: string) {
    await requestUsername(context, email);
    return { sent: true };
  }

  @Mutation(() => ValidResetToken, { description: 'Whether a mailed link still works. It is not used up.' })
  async validateResetToken(@Ctx() context: Context, @Arg('token', () => String) token: string) {
    return { email: await validateResetToken(context, token) };
  }

  @Mutation(() => PasswordChanged, { description: 'Sets a new password with a mailed token and ends all sessions.' })
  async resetPassword(
    @Ctx() context: Context,
    @Arg('token', () => String) token: string,
    @Arg('password', () => String) password: string,
  ) {
    await resetPassword(context, token, password);
    return { changed: true };
  }
}
