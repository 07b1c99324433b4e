import type { ReactNode } from 'react';
import { describeProblem, fetchAgain, type Problem } from './problem';

/** A query as Apollo's hooks return it, or several joined to one. */
export interface Loadable<Data> {
  data?: Data | undefined;
  error?: Error | undefined;
  refetch: () => Promise<unknown>;
}

interface DataBoundaryProps<Data extends readonly unknown[]> {
  queries: { readonly [Index in keyof Data]: Loadable<Data[Index]> };
  /** Stands in while the data is on its way, as large as what will be there. */
  skeleton: ReactNode;
  /** Stands in for what did not load. */
  problem: (problem: Problem, retry: () => void) => ReactNode;
  /** Drawn once every query has its data; a later failure leaves it in place. */
  children: (...data: Data) => ReactNode;
}

/** The loading and the failure of what a page reads. Queries load side by side; retrying repeats only those that failed. */
export function DataBoundary<Data extends readonly [unknown, ...unknown[]]>(props: DataBoundaryProps<Data>) {
  const { queries, skeleton, problem, children } = props;
  if (queries.every(({ data }) => data !== undefined)) {
    return children(...(queries.map(({ data }) => data) as unknown as Data)); // each is there, as just checked
  }
  const failed = queries.filter(({ error }) => error !== undefined);
  if (!failed[0]) return skeleton;
  return problem(describeProblem(failed[0].error), () => failed.forEach(({ refetch }) => fetchAgain(refetch)));
}

/** Several queries as one: what `data` joins of them, and the first failure. */
export function joinQueries<Data>(queries: readonly Loadable<unknown>[], data: Data | undefined): Loadable<Data> {
  const failed = queries.filter(({ error }) => error !== undefined);
  return { data, error: failed[0]?.error, refetch: () => Promise.all(failed.map(({ refetch }) => refetch())) };
}
