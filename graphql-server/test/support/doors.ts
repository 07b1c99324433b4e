import type { Door, SignUpForm } from './door';
import { graphqlDoor } from './graphql-door';
import { restDoor } from './rest-door';

/** Both doors lead to the same services: each story is told at both. */
export const doors: readonly (readonly [name: string, open: (url: string) => Door])[] = [
  ['GraphQL', graphqlDoor],
  ['REST', restDoor],
];

let students = 0;

/** A sign-up form that no other story uses. */
export function newForm(overrides: Partial<SignUpForm> = {}): SignUpForm {
  students += 1;
  const username = `student_${students}`;
  return { username, email: `${username}@example.com`, password: 'Marginal1', ...overrides };
}
