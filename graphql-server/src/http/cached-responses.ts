import type { RequestHandler } from 'express';
import { drawLesson } from '../../../economics/lesson/draw-lesson';
import type { Lesson } from '../../../economics/lesson/lesson';
import { DOCUMENT_IDS } from '../../../schema/generated/document-ids';
import { PUBLIC_DOCUMENTS, publicDocumentUrl } from '../../../schema/public-documents';
import type { Context } from '../context';
import { readDocument, type TrustedDocuments } from '../graphql/trusted-documents';
import { compressText, sendCompressed } from './compressed-text';

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Answers each of these addresses with its JSON text, computed once because a course does not change. Browsers
 * revalidate every time, because another course may be imported.
 */
export function serveCached(texts: Iterable<readonly [address: string, text: string]>): RequestHandler {
  const cached = new Map([...texts].map(([address, text]) => [address, compressText(text, JSON_TYPE)]));
  return (request, response, next) => {
    const answer = request.method === 'GET' ? cached.get(request.originalUrl) : undefined;
    if (answer === undefined) next();
    else sendCompressed(answer, response);
  };
}

/** Apps that show the same course share its drawings: all lessons together take half a second. */
const lessonTexts = new WeakMap<Lesson, string>();

function lessonText(lesson: Lesson): string {
  const text = lessonTexts.get(lesson) ?? JSON.stringify(drawLesson(lesson));
  lessonTexts.set(lesson, text);
  return text;
}

/** Addresses with the JSON texts of the public documents and of the chapters' lessons, for `serveCached`. */
export async function cachedResponses(
  documents: TrustedDocuments,
  visitor: Context,
): Promise<(readonly [address: string, text: string])[]> {
  const results = PUBLIC_DOCUMENTS.map(async (name) => {
    const data = await readDocument(documents, DOCUMENT_IDS[name], visitor);
    return [publicDocumentUrl(name), `{"data":${data}}`] as const;
  });
  const lessons = visitor.course.chapters.flatMap(({ slug, lesson }) =>
    lesson === null ? [] : [[`/lessons/${slug}.json`, lessonText(lesson)] as const],
  );
  return [...(await Promise.all(results)), ...lessons];
}
