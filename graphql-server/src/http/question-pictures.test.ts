import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import express from 'express';
import { afterAll, describe, expect, test } from 'vitest';
import { temporaryDirectory } from '../../../test-support/temporary-directory';
import { addPictures } from './question-pictures';

const NAME = '0123456789abcdef.png';
const courseDir = temporaryDirectory();
mkdirSync(join(courseDir, 'pictures'));
writeFileSync(join(courseDir, 'course.md'), 'secret');
writeFileSync(join(courseDir, 'pictures', NAME), 'picture');
writeFileSync(join(courseDir, 'pictures', 'notes.txt'), 'secret');
writeFileSync(join(courseDir, 'pictures', '0123456789abcdef.svg'), 'secret');
symlinkSync('/etc/hostname', join(courseDir, 'pictures', 'ffffffffffffffff.png'));

const app = express();
addPictures(app, courseDir);
const server = createServer(app).listen(0, '127.0.0.1');
afterAll(() => void server.close());

const get = (path: string) => {
  const { port } = server.address() as AddressInfo; // it listens on a port
  return fetch(`http://127.0.0.1:${port}${path}`);
};

describe('a picture of an imported question', () => {
  test('may be cached by a browser for good', async () => {
    const response = await get(`/pictures/${NAME}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toBe('picture');
  });

  test.each([
    '/pictures/notes.txt',
    '/pictures/0123456789abcdef.svg',
    '/pictures/ffffffffffffffff.png',
    '/pictures/..%2Fcourse.md',
    '/pictures/',
  ])('is not at %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
  });
});
