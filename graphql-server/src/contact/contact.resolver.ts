import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../context';
import { sendContactMessage } from './contact.service';

@InputType({ description: 'The contact form.' })
class ContactMessageInput {
  @Field(() => String, { description: 'One line, up to 150 characters.' })
  subject!: string;

  @Field(() => String, { description: 'The address to reply to.' })
  email!: string;

  @Field(() => String, { description: 'Up to 5,000 characters.' })
  body!: string;
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
    @Arg('message', () => ContactMessageInput) message: ContactMessageInput,
  ) {
    await sendContactMessage(context, message);
    return { sent: true };
  }
}
