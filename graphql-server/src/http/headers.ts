import type { Express, Request, RequestHandler } from 'express';
import helmet, { strictTransportSecurity } from 'helmet';

/** Where a lesson's video may come from, and nothing else may be framed: the hosts of web/src/library/video-source.ts. */
const VIDEO_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** Whether people reach the site through TLS: its public address says so, or the proxy that is trusted to know. */
export function isBehindTls(request: Request, publicUrl: string): boolean {
  return request.secure || publicUrl.startsWith('https:');
}

/** A year, and for this host only: other hosts of the owner's domain are not ours to promise for. */
const promiseTls = strictTransportSecurity({ includeSubDomains: false });

/** Behind TLS, browsers are told to come no other way from now on; without it the promise could not be kept. */
function addTransportSecurity(publicUrl: string): RequestHandler {
  return (request, response, next) => {
    if (isBehindTls(request, publicUrl)) promiseTls(request, response, next);
    else next();
  };
}

export function addHeaders(app: Express, publicUrl: string): void {
  app.disable('x-powered-by');
  app.use(
    helmet({
      contentSecurityPolicy: {
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
          upgradeInsecureRequests: null,
        },
      },
      // The video hosts refuse to play for an embedder that does not say who it is.
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: false,
    }),
    addTransportSecurity(publicUrl),
  );
}
