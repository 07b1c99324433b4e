import type { RequestHandler } from 'express';
import { DOCUMENT_IDS } from '../../../schema/generated/document-ids';
import { PUBLIC_DOCUMENTS, publicDocumentUrl, type PublicDocument } from '../../../schema/public-documents';
import type { Context } from '../context';
import { runDocument, type TrustedDocuments } from '../graphql/trusted-documents';
import { compressText, sendCompressed } from './compressed-text';

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Answers each of these addresses with its JSON text, computed once because the loaded course does not change. Browsers
 * revalidate every time, because the next start may load another course.
 */
export function serveCached(texts: Iterable<readonly [address: string, text: string]>): RequestHandler {
  const cached = new Map([...texts].map(([address, text]) => [address, compressText(text, JSON_TYPE)]));
  return (request, response, next) => {
    const answer = request.method === 'GET' ? cached.get(request.originalUrl) : undefined;
    if (answer === undefined) next();
    else sendCompressed(answer, response);
  };
}

async function resultText(documents: TrustedDocuments, name: PublicDocument, visitor: Context): Promise<string> {
  const document = documents.get(DOCUMENT_IDS[name] ?? '');
  const result = document && (await runDocument(document, visitor, {}));
  if (!result?.data || result.errors) throw new Error(`The public document ${name} has no result.`);
  return JSON.stringify(result);
}

/** Addresses with the JSON texts of the public documents and of the chapters' lessons, for `serveCached`. */
export async function cachedResponses(
  documents: TrustedDocuments,
  visitor: Context,
): Promise<(readonly [address: string, text: string])[]> {
  const results = PUBLIC_DOCUMENTS.map(
    async (name) => [publicDocumentUrl(name), await resultText(documents, name, visitor)] as const,
  );
  const lessons = visitor.course.chapters.flatMap(({ slug, lesson }) =>
    lesson === null ? [] : [[`/lessons/${slug}.json`, JSON.stringify(lesson)] as const],
  );
  return [...(await Promise.all(results)), ...lessons];
}
