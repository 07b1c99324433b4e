import type { Express, Request, RequestHandler } from 'express';
import helmet, { strictTransportSecurity } from 'helmet';

/** The hosts of web/src/library/video-source.ts: nothing else may be framed. */
const VIDEO_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** Whether the site is reached through TLS, by its public URL or by what a trusted proxy says. */
export function isBehindTls(request: Request, publicUrl: string): boolean {
  return request.secure || publicUrl.startsWith('https:');
}

/** For one year and this host only: the owner's other hosts may not have TLS. */
const setHsts = strictTransportSecurity({ includeSubDomains: false });

function addTransportSecurity(publicUrl: string): RequestHandler {
  return (request, response, next) => {
    if (isBehindTls(request, publicUrl)) setHsts(request, response, next);
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
      // The video hosts refuse to play without a referrer.
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: false,
    }),
    addTransportSecurity(publicUrl),
  );
}
