import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Request } from 'express';
import helmet, { strictTransportSecurity } from 'helmet';

/** The hosts of web/src/library/video-source.ts: nothing else may be framed. */
const VIDEO_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** Whether the site is reached through TLS, by its public URL or by what a trusted proxy says. */
export function isBehindTls(request: Request, publicUrl: string): boolean {
  return request.secure || publicUrl.startsWith('https:');
}

const contentSecurityPolicy = {
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    // GraphiQL and the inline positions of charts set style attributes.
    styleSrc: ["'self'", "'unsafe-inline'"],
    fontSrc: ["'self'", 'data:'],
    imgSrc: ["'self'", 'data:'],
    mediaSrc: ["'self'", 'https:'],
    frameSrc: VIDEO_HOSTS,
    workerSrc: ["'self'", 'blob:'],
    manifestSrc: ["'self'"],
    upgradeInsecureRequests: null,
  },
};

const POLICY = 'Content-Security-Policy';

function headersOf(middleware: typeof setHsts): Map<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  middleware(request, response, () => undefined);
  return new Map(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}

/** For one year and this host only: the owner's other hosts may not have TLS. */
const setHsts = strictTransportSecurity({ includeSubDomains: false });

const TRANSPORT_SECURITY = headersOf(setHsts);

const SECURITY = headersOf(
  helmet({
    contentSecurityPolicy,
    // The video hosts refuse to play without a referrer.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
    // Obsolete, or of no use to a site that links to hardly any other.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
  }),
);

/** The sources of script-src that allow the inline scripts of an HTML document, by their hashes. */
export function inlineScriptSources(html: string): string[] {
  const scripts = [...html.matchAll(/<script>([^<]*)<\/script>/g)].map(([, code = '']) => code);
  return scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

/** Allows more scripts than those of our own address in one response. */
export function allowScripts(response: ServerResponse, sources: readonly string[]): void {
  const policy = String(response.getHeader(POLICY));
  response.setHeader(POLICY, policy.replace("script-src 'self'", ["script-src 'self'", ...sources].join(' ')));
}

const LIST = [...SECURITY].flat();
const LIST_WITH_TLS = [...LIST, ...[...TRANSPORT_SECURITY].flat()];

/** The headers that every response has, as names and values in turn. */
export const listSecurityHeaders = (request: Request, publicUrl: string): readonly string[] =>
  isBehindTls(request, publicUrl) ? LIST_WITH_TLS : LIST;

export function setSecurityHeaders(request: Request, response: ServerResponse, publicUrl: string): void {
  response.setHeaders(SECURITY);
  if (isBehindTls(request, publicUrl)) response.setHeaders(TRANSPORT_SECURITY);
}
