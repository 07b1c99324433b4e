import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../context';
import { parseUuid } from '../http/ids';
import { sendContactMessage } from './contact.service';

@InputType({ description: 'The contact form.' })
class ContactMessageInput {
  @Field(() => String, { description: 'One line, up to 150 characters.' })
  subject!: string;

  @Field(() => String, { description: 'The address to reply to.' })
  email!: string;

  @Field(() => String, { description: 'Up to 5,000 characters.' })
  body!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'A UUID made by the client. A message that is sent again with the same key arrives once.',
  })
  key?: string | null;
}

@ObjectType()
class SentContactMessage {
  @Field(() => Boolean)
  sent!: boolean;
}

@Resolver()
export class ContactResolver {
  @Mutation(() => SentContactMessage, { description: 'Sends a message to the person who runs the site.' })
  async sendContactMessage(
    @Ctx() context: Context,
    @Arg('message', () => ContactMessageInput) { key, ...form }: ContactMessageInput,
  ) {
    await sendContactMessage(context, form, key == null ? null : parseUuid(key, 'message'));
    return { sent: true };
  }
}
