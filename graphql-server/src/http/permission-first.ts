import type { MiddlewareFn } from 'type-graphql';
import { requireViewer, type Context } from '../context';
import { DomainError } from '../errors';

/**
 * A request without permission is answered with that error, whatever else is wrong with it. `permit` runs only after
 * `ask` has failed: services identify the student in their own statement, so checking first would cost one more.
 */
export async function permissionFirst<Answer>(
  permit: () => Promise<unknown>,
  ask: () => Answer | Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof DomainError) await permit();
    throw error;
  }
}

/** The check for resolvers of signed-in students. */
export const forStudents: MiddlewareFn<Context> = ({ context }, next) =>
  permissionFirst(() => requireViewer(context), next);
