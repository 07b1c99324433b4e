import type { RequestHandler } from 'express';
import { drawLesson } from '../../../economics/lesson/draw-lesson';
import { DOCUMENT_IDS } from '../../../schema/generated/document-ids';
import { PUBLIC_DOCUMENTS, publicDocumentUrl } from '../../../schema/public-documents';
import type { Context } from '../context';
import { readDocument, type TrustedDocuments } from '../graphql/trusted-documents';
import { compressText, sendCompressed, type CompressedText } from './compressed-text';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Makes the text of each address. */
type Texts = ReadonlyMap<string, () => string | Promise<string>>;

/**
 * Answers each of these addresses with its JSON text, made for the first request because a course does not change, and most
 * of its lessons are not watched while a server runs. Browsers revalidate every time, because another course may be imported.
 */
export function serveCached(texts: Texts): RequestHandler {
  const cached = new Map<string, CompressedText>();
  return async ({ method, originalUrl }, response, next) => {
    const make = method === 'GET' ? texts.get(originalUrl) : undefined;
    if (make === undefined) return next();
    const answer = cached.get(originalUrl) ?? compressText(await make(), JSON_TYPE);
    cached.set(originalUrl, answer);
    sendCompressed(answer, response);
  };
}

/** Addresses with the JSON texts of the public documents and of the chapters' lessons, for `serveCached`. */
export function cachedResponses(documents: TrustedDocuments, visitor: Context): Texts {
  const texts = new Map<string, () => string | Promise<string>>();
  for (const name of PUBLIC_DOCUMENTS) {
    const read = () => readDocument(documents, DOCUMENT_IDS[name], visitor);
    texts.set(publicDocumentUrl(name), async () => `{"data":${await read()}}`);
  }
  for (const { slug, lesson } of visitor.course.chapters) {
    if (lesson !== null) texts.set(`/lessons/${slug}.json`, () => JSON.stringify(drawLesson(lesson)));
  }
  return texts;
}
