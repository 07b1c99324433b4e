/**
 * The key under which a visitor's attempt is stored: the first 32 bits of its random id, made negative, so that it is no student's.
 * Visitors are spread over all partitions, and whoever knows the id of an attempt knows where it is.
 */
export function visitorIdOf(attemptId: string): number {
  return Number.parseInt(attemptId.slice(0, 8), 16) | -(2 ** 31);
}
