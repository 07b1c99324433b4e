import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { cutOffUnread, answerInTurn } from './unread-answers';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

async function listen(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return server;
}

async function open(server: Awaited<ReturnType<typeof listen>>): Promise<{ client: Socket; accepted: Socket }> {
  const { port } = server.address() as AddressInfo; // a listening TCP server has one
  const connection = once(server, 'connection') as Promise<[Socket]>; // what the event carries
  const client = connect(port, '127.0.0.1').on('error', () => undefined);
  stops.push(() => client.destroy());
  return { client, accepted: (await connection)[0] };
}

const request = (path: string, end = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${end}\r\n`;
const requests = (count: number) => Array.from({ length: count }, (_, i) => request(`/${i}`)).join('');

describe('the answers of a connection', () => {
  it('are made one at a time and sent in the order of their requests', async () => {
    const events: string[] = [];
    const server = await listen(
      answerInTurn(({ url }, response) => {
        events.push(`begin ${url}`);
        setImmediate(() => {
          events.push(`end ${url}`);
          response.end(url);
        });
      }),
    );
    const { client } = await open(server);
    let received = '';
    client.on('data', (chunk: Buffer) => (received += String(chunk)));
    client.write(request('/a') + request('/b') + request('/c', 'Connection: close\r\n'));
    await once(client, 'close');
    expect(events).toEqual(['begin /a', 'end /a', 'begin /b', 'end /b', 'begin /c', 'end /c']);
    expect(received.match(/\/[abc]/g)).toEqual(['/a', '/b', '/c']);
  });

  it('are no more than one where the client asks again and again without reading: it is cut off', async () => {
    const asked: (string | undefined)[] = [];
    const server = await listen(answerInTurn(({ url }) => void asked.push(url)));
    const { client, accepted } = await open(server);
    client.write(requests(1000));
    await once(accepted, 'close');
    expect(asked).toEqual(['/0']);
  });

  it('end where the client reads nothing, and go on where it reads slowly', async () => {
    const body = Buffer.alloc(64_000_000);
    const server = await listen((_request, response) => void response.end(body));
    cutOffUnread(server, 1_000, 60_000);
    const [unread, slow] = [await open(server), await open(server)];
    for (const { client } of [unread, slow]) client.pause().write(request('/', 'Connection: close\r\n'));

    let isCutOff = false;
    let received = 0;
    slow.client.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (isCutOff) return;
      slow.client.pause();
      void delay(10).then(() => slow.client.resume());
    });
    slow.client.resume();
    await once(unread.accepted, 'close');
    expect(received).toBeLessThan(body.length);
    isCutOff = true;
    await once(slow.client, 'close');
    expect(received).toBeGreaterThan(body.length);
  });

  it('end where the client reads nothing but goes on sending blank lines', async () => {
    const server = await listen((_request, response) => void response.end(Buffer.alloc(64_000_000)));
    cutOffUnread(server, 200, 600);
    let silences = 0;
    server.on('timeout', () => (silences += 1));
    const { client, accepted } = await open(server);
    client.pause().write(request('/'));
    const sending = setInterval(() => client.write('\r\n'), 10);
    stops.push(() => clearInterval(sending));
    await once(accepted, 'close');
    expect(silences).toBe(0);
  });
});
