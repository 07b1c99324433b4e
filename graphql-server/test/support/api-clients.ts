import type { ApiClient, SignUpForm } from './api-client';
import { graphqlClient } from './graphql-client';
import { restClient } from './rest-client';

/** Both apiClients lead to the same services: each story is told at both. */
export const apiClients: readonly (readonly [name: string, open: (url: string) => ApiClient])[] = [
  ['GraphQL', graphqlClient],
  ['REST', restClient],
];

let students = 0;

/** A sign-up form that no other story uses. */
export function newForm(overrides: Partial<SignUpForm> = {}): SignUpForm {
  students += 1;
  const username = `student_${students}`;
  return { username, email: `${username}@example.com`, password: 'Marginal1', ...overrides };
}
