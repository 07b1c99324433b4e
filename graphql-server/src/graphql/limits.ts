import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import type { GraphQLError, ParseOptions, ValidationContext, ValidationRule } from 'graphql';

// Limits for documents that are not trusted, checked before anything runs. Introspection nests deeper by nature and is
// off in production anyway.

export const parseLimits: ParseOptions = { maxTokens: 1000 };

/** Reports a violation like any other validation error instead of throwing. */
const reported = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

// The rules return visitors of their own class; graphql only calls the hooks it knows on them.
export const validationLimits = [
  maxDepthRule({ n: 8, ignoreIntrospection: true, flattenFragments: true, ...reported }),
  maxAliasesRule({ n: 15, ...reported }),
  maxDirectivesRule({ n: 10, ...reported }),
  costLimitRule({ maxCost: 5000, ignoreIntrospection: true, flattenFragments: true, ...reported }),
] as ValidationRule[]; // see above
