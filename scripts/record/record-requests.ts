import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { BEATS_HEADER, LONGEST_TAKE } from '../../web/src/lessons/record/record-api';
import { CannotRecord, type Recorder } from './recorder';

/** The longest take, as 16-bit samples at the highest rate of a microphone. */
export const MOST_BYTES = 44 + LONGEST_TAKE * 96_000 * 2;

class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\]):\d{1,5}$/;

/**
 * Only the tool's own page may ask: not another site that is open in the same browser (Origin, Sec-Fetch-Site), nor one whose name
 * leads to this machine (Host).
 */
export function isFromOwnPage({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  const { host = '', origin } = headers;
  if (!LOCAL_HOST.test(host)) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && !(site === 'none' && method === 'GET')) return false;
  return origin === `http://${host}` || (origin === undefined && method === 'GET');
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const tooLong = () => new Refused(413, `A take lasts ${LONGEST_TAKE} seconds at most. Record a shorter one.`);
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) throw tooLong();
  const chunks: Buffer[] = [];
  let bytes = 0;
  const body: AsyncIterable<Buffer> = request;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw tooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The length of a WAV as our page writes it: mono, 16 bits. Throws Refused for anything else. */
export function secondsOfWav(wav: Buffer): number {
  const isWav =
    wav.length > 44 && wav.toString('latin1', 0, 4) === 'RIFF' && wav.toString('latin1', 8, 16) === 'WAVEfmt ';
  const isPlain = isWav && wav.readUInt16LE(20) === 1 && wav.readUInt16LE(22) === 1 && wav.readUInt16LE(34) === 16;
  const rate = isPlain ? wav.readUInt32LE(24) : 0;
  if (!isPlain || wav.toString('latin1', 36, 40) !== 'data' || rate < 8_000 || rate > 96_000)
    throw new Refused(415, 'This is not a take.');
  return (wav.length - 44) / 2 / rate;
}

const beatsShape = z.array(z.number().min(0).max(LONGEST_TAKE)).min(1).max(50);

function readBeats(request: IncomingMessage): readonly number[] {
  try {
    return beatsShape.parse(JSON.parse(String(request.headers[BEATS_HEADER])));
  } catch {
    throw new Refused(400, 'The times of this take cannot be read.');
  }
}

const NAME = '([a-z0-9]+(?:-[a-z0-9]+)*)';
const LESSON = new RegExp(`^/lessons/${NAME}$`);
const TAKE = new RegExp(`^/takes/${NAME}/${NAME}(/keep)?$`);

/** What a request asks for, as JSON; null when it was answered. */
async function answer(recorder: Recorder, request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const { pathname } = new URL(request.url ?? '/', 'http://tool');
  const asks = `${request.method} ${pathname}`;
  if (asks === 'GET /lessons') return recorder.progress();
  const [, lesson] = LESSON.exec(pathname) ?? [];
  if (lesson !== undefined && request.method === 'GET') return recorder.lesson(lesson);
  const [, slug, scene, keep] = TAKE.exec(pathname) ?? [];
  if (slug !== undefined && scene !== undefined) {
    if (keep === undefined && request.method === 'GET') {
      const sound = recorder.sound(slug, scene);
      if (sound === null) throw new Refused(404, 'This scene has no recording yet.');
      response.writeHead(200, { 'content-type': sound.type, 'cache-control': 'no-store' });
      createReadStream(sound.file).pipe(response);
      return null;
    }
    if (keep === undefined && request.method === 'PUT') {
      const beats = readBeats(request);
      const wav = await readBody(request);
      recorder.save(slug, scene, wav, secondsOfWav(wav), beats);
      return recorder.lesson(slug);
    }
    if (keep !== undefined && request.method === 'POST') {
      await recorder.keep(slug, scene);
      return recorder.lesson(slug);
    }
  }
  throw new Refused(404, 'There is nothing here.');
}

/** Answers the page of the tool. */
export function recordRequests(recorder: Recorder) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const send = (status: number, type: string, body: string) => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    };
    const respond = async () => {
      if (!isFromOwnPage(request)) throw new Refused(403, 'Only the page of this tool may ask.');
      const reply = await answer(recorder, request, response);
      if (reply !== null) send(200, 'application/json', JSON.stringify(reply));
    };
    respond().catch((error: unknown) => {
      request.resume();
      if (error instanceof Refused) return send(error.status, 'text/plain; charset=utf-8', error.message);
      if (error instanceof CannotRecord) return send(409, 'text/plain; charset=utf-8', error.message);
      console.error(error);
      send(500, 'text/plain; charset=utf-8', 'The tool failed. Its window says why; what you recorded is safe.');
    });
  };
}
