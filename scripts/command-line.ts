/** A slip at the command line; its message says which. */
export class UsageError extends Error {}

/** Whether the person who typed can mend it: our own UsageError, or parseArgs complaining about an option. */
export function isUsage(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

const keptByNpm = (name: string) => process.env[`npm_config_${name.replaceAll('-', '_')}`];

/**
 * The value of an option. Without the -- that hands options on, npm keeps `--name=value` in the environment for itself; of
 * `--name value` it hands the value on as a bare word, which each command understands as best it can.
 */
export function optionOf(values: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = values[name] ?? keptByNpm(name);
  return typeof value !== 'string' || value === '' || value === 'true' ? undefined : value;
}

/** Whether an option without a value was given. */
export function isSet(values: Readonly<Record<string, unknown>>, name: string): boolean {
  return values[name] === true || keptByNpm(name) === 'true';
}

/** What is wrong, in its first sentence: parseArgs goes on about how a word may begin with a hyphen. */
export const usageLines = (error: Error, usage: string): string => {
  const message = error instanceof UsageError ? error.message : `${error.message.split('. ')[0] ?? ''}.`;
  return `${message}\n${usage}`;
};
