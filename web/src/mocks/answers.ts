import { GraphQLError } from 'graphql';
import type { Mutation, Query } from '../../../schema/generated/types';

type Fields = Omit<Query & Mutation, '__typename'>;

/** The mock responses by field of Query and Mutation: an entity, or a function of the field's arguments. */
export type Answers = {
  readonly [Field in keyof Fields]?:
    Fields[Field] | ((args: never) => Fields[Field] | GraphQLError | Promise<Fields[Field]>);
};

/** An error in the server's format. `field` names the input that caused it. */
export const refuse = (code: string, message: string, field?: string) =>
  new GraphQLError(message, { extensions: { code, ...(field && { field }) } });
