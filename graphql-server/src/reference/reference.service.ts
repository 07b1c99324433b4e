import type { Context } from '../context';
import { DomainError } from '../errors';
import type { ReferenceGraph } from './reference.type';

/** Throws NOT_FOUND. */
export function findReferenceGraph({ course }: Pick<Context, 'course'>, id: string): ReferenceGraph {
  const graph = course.reference.graphs.find((one) => one.id === id);
  if (graph === undefined) throw new DomainError('NOT_FOUND', 'This graph does not exist.');
  return graph;
}
