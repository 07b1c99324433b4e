import { DOCUMENT_IDS } from '../../../schema/generated/document-ids';
import { PUBLIC_DOCUMENTS, publicDocumentUrl, type PublicDocument } from '../../../schema/public-documents';
import type { Context } from '../context';
import { runDocument, type TrustedDocuments } from '../graphql/trusted-documents';

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
