import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import type { GraphQLError, ParseOptions, ValidationContext, ValidationRule } from 'graphql';

// What one request may ask for at most. Our own operations stay well below; a document built to hurt is refused before
// anything is computed. Introspection nests deeper by nature and is closed in production anyway.

/** Refuses overlong documents while they are read. */
export const parseLimits: ParseOptions = { maxTokens: 1000 };

/** Reported like any other mistake in a document, instead of thrown out of the middle of the validation. */
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
] as unknown as ValidationRule[]; // see above: same shape at run time, another type on paper
