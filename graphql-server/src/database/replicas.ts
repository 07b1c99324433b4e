import type { Database } from './database';
import type { Statement } from './statement';

/** How long a replica that failed is not asked again, in milliseconds. */
const REST_MS = 30_000;

/**
 * A database whose `replicaQuery` answers come from its replicas in turn. One that fails is left alone for a while and the
 * primary answers instead: a replica takes load off and is never waited for. Calls `failed` then.
 */
export function withReplicas(
  primary: Database,
  replicas: readonly Database[],
  failed: (error: unknown) => void,
): Database {
  const all = [primary, ...replicas];
  const restingUntil = new Map<Database, number>();
  let turn = 0;
  const awake = () => {
    const now = performance.now();
    const up = replicas.filter((replica) => (restingUntil.get(replica) ?? 0) <= now);
    turn += 1;
    return up[turn % up.length];
  };
  return {
    ...primary,
    replicaQuery: async <Row extends object, Parameters extends object>(
      statement: Statement<Row, Parameters>,
      values: Parameters,
    ) => {
      const replica = awake();
      if (replica === undefined) return primary.query(statement, values);
      try {
        return await replica.query(statement, values);
      } catch (error) {
        restingUntil.set(replica, performance.now() + REST_MS);
        failed(error);
        return primary.query(statement, values);
      }
    },
    applyTimeouts: () => all.forEach((database) => database.applyTimeouts()),
    close: async () => void (await Promise.all(all.map((database) => database.close()))),
  };
}
