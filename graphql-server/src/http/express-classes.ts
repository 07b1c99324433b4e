import { IncomingMessage, ServerResponse } from 'node:http';
import type { Express } from 'express';

/**
 * Classes for `createServer` of node:http whose objects have an Express app's prototypes from the beginning. Express would change the
 * prototypes of each request and response instead, which makes all later use of them slower.
 */
export function createExpressClasses() {
  class ExpressRequest extends IncomingMessage {}
  class ExpressResponse<Incoming extends IncomingMessage> extends ServerResponse<Incoming> {}
  return {
    classes: { IncomingMessage: ExpressRequest, ServerResponse: ExpressResponse },
    /** Makes them those of this app, which must get all requests from now on. */
    use(app: Express): void {
      app.request = Object.setPrototypeOf(ExpressRequest.prototype, app.request);
      app.response = Object.setPrototypeOf(ExpressResponse.prototype, app.response);
    },
  };
}
