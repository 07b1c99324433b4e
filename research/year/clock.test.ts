import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryDirectory } from '../../test-support/temporary-directory';

// What a server under the year's clock sees: printed by a small one.

const SERVER = `
  import { createServer } from 'node:http';
  const seen = () => JSON.stringify([Date.now(), new Date().toISOString(), new Date() instanceof Date, Math.random()]);
  setInterval(() => console.log('looked ' + seen()), 600_000); // the test waits for it
  createServer(async (request, response) => {
    for await (const chunk of request) void chunk;
    response.end(seen());
  }).listen(0, '127.0.0.1', function () { console.log('port ' + this.address().port); }); // the test reads it
`;
const AT = Date.UTC(2026, 8, 7);

describe("the year's clock", () => {
  it('stands still, moves when told to, lets background jobs look, and gives each request its own time and chance', async () => {
    const file = join(temporaryDirectory(), 'server.mjs');
    writeFileSync(file, SERVER);
    const clock = new URL(`./clock.mjs?at=${AT}&seed=5`, import.meta.url).href;
    const child = fork(file, { execArgv: ['--import', clock], stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => void (printed += String(chunk)));
    await once(child.stdout ?? child, 'data');
    const port = /port (\d+)/.exec(printed)?.[1];
    const ask = async (headers: Record<string, string>): Promise<unknown> =>
      (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'x', headers })).json();
    const moveTo = async (at: number) => {
      const moved = once(child, 'message');
      child.send(at);
      await moved;
    };

    expect(await ask({})).toEqual([AT, '2026-09-07T00:00:00.000Z', true, expect.any(Number)]);
    const later = { 'year-at': String(AT + 5_000), 'year-seed': '9' };
    const answer = await ask(later);
    expect(answer).toEqual([AT + 5_000, '2026-09-07T00:00:05.000Z', true, expect.any(Number)]);
    expect(await ask(later)).toEqual(answer);
    expect(await ask({ ...later, 'year-seed': '10' })).not.toEqual(answer);

    await moveTo(AT + 599_999);
    expect(await ask({})).toEqual([AT + 599_999, expect.any(String), true, expect.any(Number)]);
    expect(printed).not.toContain('looked');
    await moveTo(AT + 86_400_000);
    await ask({});
    expect(printed).toContain(`looked [${AT + 86_400_000},"2026-09-08T00:00:00.000Z",true`);
    child.kill();
    await once(child, 'exit');
  });
});
