import { describe, expect, it, vi } from 'vitest';
import type { Database } from './database';
import { withReplicas } from './replicas';
import { statement, text } from './statement';

const READ = statement('read', {}, { name: text }, 'select 1');

/** A database that answers with its own name, or does not answer. */
function named(name: string): {
  database: Database;
  applyTimeouts: () => void;
  close: () => void;
  breakDown: () => void;
} {
  let up = true;
  const close = vi.fn();
  const applyTimeouts = vi.fn();
  const query = () => (up ? Promise.resolve([{ name }]) : Promise.reject(new Error(`${name} is gone`)));
  // Only what replicas deal with; a test that needed more would fail loudly.
  const database = { query, replicaQuery: query, applyTimeouts, close } as unknown as Database;
  return { database, applyTimeouts, close, breakDown: () => void (up = false) };
}

function site(count: number) {
  const primary = named('primary');
  const replicas = Array.from({ length: count }, (_, index) => named(`replica ${index + 1}`));
  const failed: unknown[] = [];
  const db = withReplicas(
    primary.database,
    replicas.map(({ database }) => database),
    (error) => failed.push(error),
  );
  const ask = async (times: number) => {
    const answers: string[] = [];
    for (let index = 0; index < times; index += 1) {
      const [row] = await db.replicaQuery(READ, {});
      answers.push(row?.name ?? '');
    }
    return answers;
  };
  return { primary, replicas, failed, db, ask };
}

describe('read replicas', () => {
  it('answer in turn what may lag, and nothing else', async () => {
    const { db, ask } = site(2);
    expect((await ask(4)).sort()).toEqual(['replica 1', 'replica 1', 'replica 2', 'replica 2']);
    expect(await db.query(READ, {})).toEqual([{ name: 'primary' }]);
  });

  it('are replaced by the primary when there are none', async () => {
    expect(await site(0).ask(2)).toEqual(['primary', 'primary']);
  });

  it('are left alone for a while after a failure, which the log hears of once', async () => {
    vi.useFakeTimers();
    const { replicas, failed, ask } = site(2);
    replicas[0]?.breakDown();
    const answers = await ask(6);
    expect(answers.filter((name) => name === 'primary')).toHaveLength(1);
    expect(answers.filter((name) => name === 'replica 2')).toHaveLength(5);
    expect(failed).toHaveLength(1);
    replicas[1]?.breakDown();
    expect(new Set(await ask(4))).toEqual(new Set(['primary']));
    expect(failed).toHaveLength(2);
    vi.advanceTimersByTime(31_000);
    await ask(2);
    expect(failed.length).toBeGreaterThan(2);
    vi.useRealTimers();
  });

  it('have the timeouts of the primary and are closed with it', async () => {
    const { primary, replicas, db } = site(2);
    db.applyTimeouts();
    await db.close();
    for (const { applyTimeouts, close } of [primary, ...replicas]) {
      expect(applyTimeouts).toHaveBeenCalledOnce();
      expect(close).toHaveBeenCalledOnce();
    }
  });
});
