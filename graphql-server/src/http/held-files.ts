import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';

/** Makes the content of a file; null where there is none. */
export type MakeFile = () => string | null | Promise<Buffer | null>;

/** Sends files that are made when they are first asked for, and held with a hash of their content. What failed is made anew. */
export function sendHeldFiles(
  files: ReadonlyMap<string, MakeFile>,
  type: string,
  headers: Readonly<Record<string, string>>,
): RequestHandler {
  const held = new Map<string, Promise<{ readonly content: string | Buffer; readonly tag: string } | null>>();

  async function make(makeFile: MakeFile) {
    const content = await makeFile();
    if (content === null) return null;
    return { content, tag: `"${createHash('sha256').update(content).digest('base64url')}"` };
  }

  return async ({ path }, response, next) => {
    const makeFile = files.get(path);
    if (makeFile === undefined) return next();
    const making = held.get(path) ?? make(makeFile);
    held.set(path, making);
    making.catch(() => held.delete(path));
    const file = await making;
    if (file === null) return next();
    response
      .set({ ETag: file.tag, ...headers })
      .type(type)
      .send(file.content);
  };
}
