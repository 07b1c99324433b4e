/** A password that satisfies the rule; what does not may stand in a log by chance. */
const isPassword = (value: unknown): value is string =>
  typeof value === 'string' && /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,20}$/.test(value);

const sent = new Set<string>();

function collect(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    if (/^(password|p)$/i.test(name) && isPassword(part)) sent.add(part);
    collect(part);
  }
}

function collectFrom(body: unknown): void {
  if (typeof body !== 'string') return;
  try {
    collect(JSON.parse(body));
  } catch {
    // What is not JSON holds no password that the API would read.
  }
}

const send = globalThis.fetch;

/** Every password that a test of this file sent to a server, so that the logs can be searched for it. */
export function watchPasswords(): ReadonlySet<string> {
  globalThis.fetch = (address, options) => {
    collectFrom(options?.body);
    return send(address, options);
  };
  return sent;
}
