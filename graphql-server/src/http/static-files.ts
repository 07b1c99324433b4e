import { join, resolve } from 'node:path';
import express, { type ErrorRequestHandler, type Express } from 'express';

/** /.git, /.env and paths out of the folder: scanners ask for them. `path` is decoded. */
const looksHidden = (path: readonly string[]) =>
  path
    .join('/')
    .split(/[\\/]/)
    .some((segment) => segment.startsWith('.'));

/** Files with a hash in their names are cached forever; index.html, which names them, is always revalidated. */
export function addWebClient(app: Express, webDir: string, playground: boolean): void {
  const page = (name: string) => resolve(webDir, name);
  const noCache = { headers: { 'Cache-Control': 'no-cache' }, cacheControl: false };
  app.use('/assets', express.static(join(webDir, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }));
  // The playground may be off, so its file must have no address of its own.
  app.get('/playground.html', (_request, response) => response.redirect(301, '/playground'));
  app.use(express.static(webDir, { index: false, maxAge: '1h' }));
  app.get('/playground', (_request, response, next) => {
    if (playground) response.sendFile(page('playground.html'), noCache);
    else next();
  });
  app.get('/{*path}', ({ params: { path = [] } }, response) => {
    response.status(looksHidden(path) ? 404 : 200).sendFile(page('index.html'), noCache);
  });
  // An address that cannot be decoded (/%E0%A4%A) shows the page for addresses that do not exist.
  const showNotFoundPage: ErrorRequestHandler = (error: unknown, { method, path }, response, next) => {
    if (!(error instanceof URIError) || method !== 'GET' || /^\/(api|graphql)\b/.test(path)) next(error);
    else response.status(404).sendFile(page('index.html'), noCache);
  };
  app.use(showNotFoundPage);
}
