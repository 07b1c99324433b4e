import { collectFields } from 'graphql/execution/collectFields.js';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { freeOfCharge } from '../features';
import { beforeRunning, type Asked } from './before-running';

/** Operations that one document may ask for. */
export const MOST_OPERATIONS = 10;

const isCharged = (field: string) => !field.startsWith('__') && !freeOfCharge.has(field);

/** How often the executor will call a field that is charged: fields with other names in the answer are called each. */
export function countOperations({ schema, fragments, variableValues, operation, parentType }: Asked): number {
  const called = collectFields(schema, fragments, variableValues, parentType, operation.selectionSet).values();
  return [...called].filter(([node]) => node !== undefined && isCharged(node.name.value)).length;
}

/**
 * Charges a document for its operations before any of them runs, so that a hundred in one request are limited as a hundred requests are.
 * The request itself has paid for one. Trusted documents do not pass here: each of ours is one operation, or what one screen reads.
 */
export const chargeOperations = beforeRunning<Context>(async (asked, { limits, ip }) => {
  const count = countOperations(asked);
  if (count > MOST_OPERATIONS) refuse(count);
  if (count > 1) await limits.use('requestsPerIp', ip, count - 1);
});

function refuse(count: number): never {
  throw new DomainError(
    'TOO_MANY_OPERATIONS',
    `This document asks for ${count} operations. A request may ask for ${MOST_OPERATIONS}, apart from the library.`,
  );
}
