import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { AccountResolver } from './account/account.resolver';
import { RetrieveResolver } from './account/retrieve.resolver';
import { ContactResolver } from './contact/contact.resolver';
import { LibraryResolver } from './library/library.resolver';
import { ProgressResolver } from './progress/progress.resolver';
import { QuizResolver } from './quiz/quiz.resolver';

/** The GraphQL schema. Input is checked by the services' rules, not by decorators, so that both doors share them. */
export function buildApiSchema(): GraphQLSchema {
  return buildSchemaSync({
    resolvers: [AccountResolver, RetrieveResolver, LibraryResolver, QuizResolver, ProgressResolver, ContactResolver],
    validate: false,
  });
}
