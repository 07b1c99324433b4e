import type { MiddlewareFn } from 'type-graphql';
import { requireViewer, type Context } from '../context';
import { DomainError } from '../errors';

/**
 * Whoever may not ask at all hears that first, and not what is wrong with the request. `permit` is only called when
 * something is: a good request finds out by itself who asks, in the one statement that answers it.
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

/** The same for resolvers that are for signed-in students. */
export const forStudents: MiddlewareFn<Context> = ({ context }, next) =>
  permissionFirst(() => requireViewer(context), next);
