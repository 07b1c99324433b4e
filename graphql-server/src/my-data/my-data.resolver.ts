import { Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../context';
import { deleteAccount, exportMyData } from './my-data.service';

@ObjectType()
class DeletedAccount {
  @Field(() => Boolean)
  deleted!: boolean;
}

@Resolver()
export class MyDataResolver {
  @Query(() => String, { description: 'All that is stored about the signed-in student, as JSON for a file.' })
  async myData(@Ctx() context: Context): Promise<string> {
    return JSON.stringify(await exportMyData(context), null, 2);
  }

  @Mutation(() => DeletedAccount, { description: 'Deletes the account and all its data.' })
  async deleteAccount(@Ctx() context: Context): Promise<DeletedAccount> {
    await deleteAccount(context);
    return { deleted: true };
  }
}
