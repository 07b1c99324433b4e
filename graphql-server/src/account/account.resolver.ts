import { Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../context';
import { logOut } from './account.service';

@ObjectType()
class LoggedOut {
  @Field(() => Boolean)
  loggedOut!: boolean;
}

@Resolver()
export class AccountResolver {
  @Mutation(() => LoggedOut, { description: 'Revokes the access token of this request.' })
  async logOut(@Ctx() context: Context): Promise<LoggedOut> {
    await logOut(context);
    return { loggedOut: true };
  }
}
