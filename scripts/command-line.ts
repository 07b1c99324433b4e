import { SettingError } from '../graphql-server/src/config';
import { DirectoryInUse } from '../graphql-server/src/database/directory-lock';

/** A mistake on the command line; its message says which. */
export class UsageError extends Error {}

/** Our own UsageError, or parseArgs complaining about an option. */
function isUsage(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

const npmOption = (name: string) => process.env[`npm_config_${name.replaceAll('-', '_')}`];

/**
 * The value of an option. Without `--`, npm does not pass `--name=value` on but puts it into the environment; of
 * `--name value` it passes the value on as a positional, which each command interprets.
 */
export function optionOf(values: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = values[name] ?? npmOption(name);
  return typeof value !== 'string' || value === '' || value === 'true' ? undefined : value;
}

/** Whether an option without a value was given. */
export function isSet(values: Readonly<Record<string, unknown>>, name: string): boolean {
  return values[name] === true || npmOption(name) === 'true';
}

function explain(error: unknown, usage: string | null): unknown {
  if (isUsage(error)) {
    // parseArgs explains more after its first sentence, which is about words that begin with a hyphen.
    const message = error instanceof UsageError ? error.message : `${error.message.split('. ')[0] ?? ''}.`;
    return usage === null ? message : `${message}\n${usage}`;
  }
  if (error instanceof DirectoryInUse)
    return `${error.message}\nThe embedded database serves one process: stop the site while this command runs.`;
  return error instanceof SettingError ? error.message : error;
}

/** Runs a command. An error that the user can fix is printed without its stack; any error makes the exit code 1. */
export async function runCommand(usage: string | null, command: () => void | Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(explain(error, usage));
    process.exitCode = 1;
  }
}
