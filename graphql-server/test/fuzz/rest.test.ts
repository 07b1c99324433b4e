import { describe, it } from 'vitest';
import { csrfCall } from '../../src/account/csrf.routes';
import { restCalls } from '../../src/features';
import type { RestCall } from '../../src/rest/rest-call';
import type { Inspector } from './clean';
import { useFuzzedApp, type ApiFuzz } from './fuzzed-app';
import { isRecord, requestOf, requestsTo, type Fuzzed } from './rest-requests';
import { FUZZ_TIMEOUT } from './runs';

const fuzzed = useFuzzedApp();
const calls = [csrfCall(''), ...restCalls].map((call) => [`${call.method} /api${call.path}`, call] as const);

/** An answer is 200 and as the table describes it; a refusal is 4xx and {error}. */
function isAnswer({ reply }: RestCall, inspector: Inspector, status: number): boolean {
  const json = inspector.json();
  if (status === 200) {
    const { error } = reply.safeParse(json);
    if (error) inspector.fail(`The answer is not as described: ${error.message}`);
    return true;
  }
  if (status < 400 || status >= 500) inspector.fail('Neither done nor refused');
  if (!isRecord(json) || typeof json['error'] !== 'string' || Object.keys(json).length > 1) {
    return inspector.fail('The refusal is not {error}');
  }
  inspector.checkWords(json['error']);
  return false;
}

describe('whatever is sent to the REST facade is answered, or refused in good form, and leaves the data sound', () => {
  it.concurrent.each(calls)(
    '%s',
    async (name, call) => {
      const csrf = await fuzzed().csrf();
      const api: ApiFuzz<Fuzzed> = {
        requestOf: (fuzz, world) => requestOf(call, fuzz, world, csrf),
        isAnswer: (inspector, { status }) => isAnswer(call, inspector, status),
      };
      await fuzzed().sendAll(requestsTo(name, call), api);
    },
    FUZZ_TIMEOUT,
  );
});
