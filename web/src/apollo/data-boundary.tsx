import { useDeferredValue, type ReactNode } from 'react';
import { describeProblem, fetchAgain, type Problem } from './problem';

/** The result of an Apollo query hook, or several results combined by joinQueries. */
export interface Loadable<Data> {
  data?: Data | undefined;
  error?: Error | undefined;
  refetch: () => Promise<unknown>;
}

interface DataBoundaryProps<Data extends readonly unknown[]> {
  queries: { readonly [Index in keyof Data]: Loadable<Data[Index]> };
  /** Shown while the data loads, at the size of the loaded content. */
  skeleton: ReactNode;
  problem: (problem: Problem, retry: () => void) => ReactNode;
  /** Rendered once every query has its data. It stays if a later request fails. */
  children: (...data: Data) => ReactNode;
}

/** Loading and error states for a page's queries. Queries load in parallel; a retry repeats only those that failed. */
export function DataBoundary<Data extends readonly [unknown, ...unknown[]]>(props: DataBoundaryProps<Data>) {
  const { queries, skeleton, problem, children } = props;
  const results: readonly unknown[] = queries.map(({ data }) => data);
  const isLoaded = areLoaded<Data>(results);
  // What the data is shown with is rendered in short tasks, between which the page responds. Later changes are shown at once.
  const mayShow = useDeferredValue(isLoaded);
  if (isLoaded) return mayShow ? children(...results) : skeleton;
  const failed = queries.filter(({ error }) => error !== undefined);
  if (!failed[0]) return skeleton;
  return problem(describeProblem(failed[0].error), () => failed.forEach(({ refetch }) => fetchAgain(refetch)));
}

const areLoaded = <Data extends readonly unknown[]>(results: readonly unknown[]): results is Data =>
  results.every((data) => data !== undefined);

/** Combines several queries into one, with the given `data` and the first error. Refetches only those that failed. */
export function joinQueries<Data>(queries: readonly Loadable<unknown>[], data: Data | undefined): Loadable<Data> {
  const failed = queries.filter(({ error }) => error !== undefined);
  return { data, error: failed[0]?.error, refetch: () => Promise.all(failed.map(({ refetch }) => refetch())) };
}
