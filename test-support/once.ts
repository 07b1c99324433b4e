/** What was made in this process, by name. */
declare global {
  var madeOnce: Map<string, Promise<unknown>> | undefined;
}

/**
 * Calls `make` only the first time in this process. Vitest loads the setup files of every project anew, so that a variable
 * of a module would not be shared.
 */
export function once<Made>(name: string, make: () => Promise<Made>): Promise<Made> {
  const made = (globalThis.madeOnce ??= new Map());
  if (!made.has(name)) made.set(name, make());
  return made.get(name) as Promise<Made>; // a name stands for one `make`
}
