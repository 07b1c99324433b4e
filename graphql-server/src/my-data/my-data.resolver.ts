import pLimit from 'p-limit';
import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { deleteAccount, exportMyData } from './my-data.service';

/** One is in memory at a time while it is read. */
const whole = pLimit(1);
const LONGEST_FILE = 16_000_000;
const TOO_LONG = 'Your data is too long for one answer. GET /api/account sends it piece by piece.';

@ObjectType()
class DeletedAccount {
  @Field(() => Boolean)
  deleted!: boolean;
}

@Resolver()
export class MyDataResolver {
  @Query(() => String, { description: 'Everything stored about the logged-in student, as JSON for a file.' })
  async myData(@Ctx() context: Context): Promise<string> {
    return whole(async () => {
      let text = '';
      for await (const piece of await exportMyData(context)) {
        text += piece;
        if (text.length > LONGEST_FILE) throw new DomainError('BAD_USER_INPUT', TOO_LONG);
      }
      return text;
    });
  }

  @Mutation(() => DeletedAccount, { description: 'Deletes the account and all its data. Requires the password.' })
  async deleteAccount(
    @Ctx() context: Context,
    @Arg('password', () => String) password: string,
  ): Promise<DeletedAccount> {
    await deleteAccount(context, password);
    return { deleted: true };
  }
}
