import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sirv from 'sirv';
import express, { type ErrorRequestHandler, type Express, type Request, type Response } from 'express';
import { sendCompressed } from './compressed-text';
import { allowScripts, inlineScriptSources } from './headers';
import type { PublicPages } from './public-pages';

/** The addresses that are no pages, for robots.txt. */
const CLOSED_TO_ROBOTS = ['/api/', '/graphql', '/playground', '/dev/'];

/** In seconds. */
const A_YEAR = 365 * 24 * 60 * 60;

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function addForRobots(app: Express, pages: PublicPages, publicUrl: string): void {
  app.get('/robots.txt', (_request, response) => {
    const closed = [...CLOSED_TO_ROBOTS, ...pages.listPaths().closedPaths].map((path) => `Disallow: ${path}`);
    response.type('text').send(['User-agent: *', ...closed, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n'));
  });
  app.get('/sitemap.xml', (_request, response) => {
    const urls = pages.listPaths().publicPaths.map((path) => `<url><loc>${escapeXml(publicUrl + path)}</loc></url>`);
    const sitemap = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
    response.type('application/xml').send(`<?xml version="1.0" encoding="UTF-8"?>\n${sitemap}\n`);
  });
}

export interface WebClientOptions {
  readonly webDir: string;
  readonly publicUrl: string;
  readonly playground: boolean;
  readonly pages: PublicPages;
}

/**
 * Files with a hash in their names are cached forever; pages, which name them, are always revalidated. A page that the
 * server does not render is index.html, which search engines do not index.
 */
export function addWebClient(app: Express, { webDir, publicUrl, playground, pages }: WebClientOptions): void {
  const file = (name: string) => resolve(webDir, name);
  const noCache = { headers: { 'Cache-Control': 'no-cache' }, cacheControl: false };
  const scripts = inlineScriptSources(readFileSync(file('index.html'), 'utf8'));
  const sendShell = (response: Response) => void response.sendFile(file('index.html'), noCache);

  async function sendPage({ path, query, originalUrl }: Request, response: Response): Promise<void> {
    // An attempt at a free quiz belongs to one visitor.
    const isAttempt = 'attempt' in query;
    const { address, page } = await pages.find(path + (/\?.*/.exec(originalUrl)?.[0] ?? ''));
    if (address.kind === 'missing') response.status(404);
    if (['student', 'private'].includes(address.kind) || isAttempt) response.set('X-Robots-Tag', 'noindex');
    allowScripts(response, scripts);
    if (page === null || isAttempt) sendShell(response);
    else sendCompressed(page, response);
  }

  // The build compressed them.
  app.use('/assets', sirv(file('assets'), { immutable: true, maxAge: A_YEAR, brotli: true, gzip: true }));
  app.use('/assets', (_request, response) => void response.status(404).type('text').send('This file does not exist.'));
  // The playground may be off, so its file must have no address of its own, and the shell has one for each page.
  app.get('/playground.html', (_request, response) => response.redirect(301, '/playground'));
  app.get('/index.html', (_request, response) => response.redirect(301, '/'));
  // Chromium asks for it on pages that are no HTML.
  app.get('/favicon.ico', (_request, response) => response.redirect(301, '/mark.svg'));
  // Browsers look for a new version here.
  app.get('/sw.js', (_request, response) => response.sendFile(file('sw.js'), noCache));
  addForRobots(app, pages, publicUrl);
  app.use(express.static(webDir, { index: false, maxAge: '1h' }));
  app.get('/playground', (_request, response, next) => {
    if (playground) response.sendFile(file('playground.html'), noCache);
    else next();
  });
  app.get('/{*path}', sendPage);
  // An address that cannot be decoded (/%E0%A4%A) shows the page for addresses that do not exist.
  const showNotFoundPage: ErrorRequestHandler = async (error: unknown, request, response, next) => {
    if (!(error instanceof URIError) || request.method !== 'GET' || /^\/(api|graphql)\b/i.test(request.path))
      next(error);
    else await sendPage(request, response);
  };
  app.use(showNotFoundPage);
}
