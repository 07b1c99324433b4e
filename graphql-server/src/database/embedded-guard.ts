import { statfs } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';

/** PGlite's write-ahead log grows by 16 MiB at a time; when it cannot, the database stops for good. Space for two of them is reserved. */
const RESERVE_BYTES = 32 * 2 ** 20;
const LOOK_EVERY_MS = 1_000;

/** Frees the stack that each failed statement leaves allocated; after hundreds of failures the database would stop working. */
export function keepStack(pglite: PGlite): void {
  // Emscripten's own name for it, which PGlite's types leave out.
  const stack: unknown = Reflect.get(pglite.Module, '___stack_pointer');
  if (!(stack instanceof WebAssembly.Global)) throw new Error('PGlite has no stack pointer.');
  const execute = pglite.execProtocolRawSync.bind(pglite);
  pglite.execProtocolRawSync = (message) => {
    const before = stack.value;
    try {
      return execute(message);
    } finally {
      stack.value = before;
    }
  };
}

/** Tells when the database panics. It must not be queried again: the call would never return. */
export function watchForPanic(pglite: PGlite, panicked: (reason: string) => void): void {
  const tell = (error: unknown): never => {
    if (error instanceof Error && 'severity' in error && error.severity === 'PANIC') panicked(error.message);
    throw error;
  };
  const [execute, stream] = [pglite.execProtocol.bind(pglite), pglite.execProtocolStream.bind(pglite)];
  pglite.execProtocol = (...message) => execute(...message).catch(tell);
  pglite.execProtocolStream = (...message) => stream(...message).catch(tell);
}

/** Bytes free on the disk of `directory`, in units of the reserve. */
export async function reservesLeft(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return (bavail * bsize) / RESERVE_BYTES;
}

/** While the disk of `directory` is all but full, writes are refused and reads continue. Returns a function that stops watching. */
export function keepReserve(pglite: PGlite, directory: string): () => void {
  let isReadOnly = false;
  const look = async () => {
    const mustBe = (await reservesLeft(directory)) < 1;
    if (mustBe === isReadOnly || pglite.closed) return;
    await pglite.exec(`set default_transaction_read_only = ${mustBe ? 'on' : 'off'}`);
    isReadOnly = mustBe;
  };
  // What could not be looked at is looked at again the next time.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}
