/// <reference types="vite/client" />

interface Window {
  /** The last click on a button before start.ts ran, as first-paint.js saw it. */
  earlyClick?: Event;
  /** What first-paint.js asked for, by token, operation, and variables. */
  earlyResponses?: Map<string, Promise<Response>>;
}

/** The build puts it into first-paint.js. */
declare const PAGE_DOCUMENTS: {
  readonly every: readonly AskedDocument[];
  readonly pages: Readonly<Record<string, readonly AskedDocument[]>>;
  readonly addresses: Readonly<Record<string, string>>;
  readonly ids: Readonly<Record<string, string>>;
};

/** See apollo/page-documents.ts. */
type AskedDocument = readonly [name: string, variable?: string];
