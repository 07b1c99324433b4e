import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../context';
import { deleteAccount, exportMyData } from './my-data.service';

@ObjectType()
class DeletedAccount {
  @Field(() => Boolean)
  deleted!: boolean;
}

@Resolver()
export class MyDataResolver {
  @Query(() => String, { description: 'Everything stored about the logged-in student, as JSON for a file.' })
  async myData(@Ctx() context: Context): Promise<string> {
    return JSON.stringify(await exportMyData(context), null, 2);
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
