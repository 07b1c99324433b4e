import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import type { Loadable } from './data-boundary';

// What no mutation returns needs no normalized cache. It is stored beside that, as it came: writing 190 rows there and reading
// them again takes a phone longer than rendering the page.

type Result<Data> = Pick<Loadable<Data>, 'data' | 'error'>;

const NOTHING: Result<never> = {};

interface Stored<Data> {
  ask: () => Promise<void>;
  read: () => Result<Data>;
  subscribe: (listener: () => void) => () => void;
  change: (update: (data: Data) => Data) => void;
}

function createStored<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Stored<Data> {
  const listeners = new Set<() => void>();
  let current: Result<Data> = NOTHING;
  let asked: Promise<void> | null = null;

  function show(result: Result<Data>): void {
    current = result;
    for (const listener of listeners) listener();
  }

  async function request(): Promise<Result<Data>> {
    try {
      const { data } = await client.query<Data>({ query, variables, fetchPolicy: 'no-cache' });
      return { data };
    } catch (error) {
      return { ...current, error: error as Error }; // Apollo rejects with errors only
    }
  }

  function ask(): Promise<void> {
    if (asked) return asked;
    if (current.error) show({ data: current.data });
    const mine = request().then((result) => {
      // Otherwise the store was cleared meanwhile, and this may be another student's.
      if (asked !== mine) return;
      asked = null;
      show(result);
    });
    asked = mine;
    return mine;
  }

  client.onClearStore(() => {
    const isAwaited = asked !== null && listeners.size > 0;
    asked = null;
    show(NOTHING);
    if (isAwaited) void ask();
    return Promise.resolve();
  });
  return {
    ask,
    read: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: (update) => current.data && show({ ...current, data: update(current.data) }),
  };
}

interface Options<Variables> {
  variables?: Variables;
  skip?: boolean;
  /** Asks again whenever the component mounts, and shows the last result until then. */
  isFresh?: boolean;
}

/** A hook for a query whose results are stored beside the cache, and a function that changes the stored results. */
export function besideCache<Data, Variables extends OperationVariables>(query: TypedDocumentNode<Data, Variables>) {
  const clients = new WeakMap<ApolloClient, Map<string, Stored<Data>>>();

  function storedIn(client: ApolloClient): Map<string, Stored<Data>> {
    const stored = clients.get(client) ?? new Map<string, Stored<Data>>();
    clients.set(client, stored);
    return stored;
  }

  function find(client: ApolloClient, variables: Variables): Stored<Data> {
    const all = storedIn(client);
    const key = JSON.stringify(variables);
    const stored = all.get(key) ?? createStored(client, query, variables);
    all.set(key, stored);
    return stored;
  }

  function useResult({ variables, skip = false, isFresh = false }: Options<Variables> = {}): Loadable<Data> {
    const { ask, read, subscribe } = find(useApolloClient(), variables ?? ({} as Variables)); // all are optional
    const { data, error } = useSyncExternalStore(subscribe, read, () => NOTHING);
    const isMissing = data === undefined && error === undefined;
    useEffect(() => {
      if (isFresh && !skip) void ask();
    }, [ask, isFresh, skip]);
    useEffect(() => {
      if (isMissing && !skip) void ask();
    }, [ask, isMissing, skip]);
    return { data, error, refetch: ask };
  }

  const change = (client: ApolloClient, update: (data: Data) => Data) =>
    storedIn(client).forEach((stored) => stored.change(update));

  return { useResult, change };
}
