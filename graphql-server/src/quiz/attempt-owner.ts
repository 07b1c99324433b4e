/**
 * The key under which a visitor's quiz is stored: the first 32 bits of its random id, made negative, so that it is no student's. Visitors
 * are spread over all partitions, and whoever knows the id of a quiz knows where it is.
 */
export function visitorIdOf(attemptId: string): number {
  return Number.parseInt(attemptId.slice(0, 8), 16) | -(2 ** 31);
}
