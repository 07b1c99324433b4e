import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { GraphQLError, type ParseOptions, type ValidationContext, type ValidationRule } from 'graphql';

// Limits for documents that are not trusted, checked before anything runs. Introspection nests deeper by nature and is
// off in production anyway.

export const parseLimits: ParseOptions = { maxTokens: 1000 };

/** Reports a violation like any other validation error instead of throwing. */
const reported = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/** Scoring a drawing computes more than anything else that a field can ask for. */
const oneSubmission: ValidationRule = (context) => {
  let submissions = 0;
  return {
    Field(node) {
      if (node.name.value !== 'submitFreeResponse') return;
      submissions += 1;
      if (submissions === 2)
        context.reportError(new GraphQLError('A request can submit one free response.', { nodes: node }));
    },
  };
};

// The rules return visitors of their own class; graphql only calls the hooks it knows on them.
export const validationLimits = [
  maxDepthRule({ n: 8, ignoreIntrospection: true, flattenFragments: true, ...reported }),
  maxAliasesRule({ n: 15, ...reported }),
  maxDirectivesRule({ n: 10, ...reported }),
  costLimitRule({ maxCost: 5000, ignoreIntrospection: true, flattenFragments: true, ...reported }),
  oneSubmission,
] as ValidationRule[]; // see above
