/**
 * Queries of schema/operations whose result is the same for everyone. The server computes it once and answers a GET by
 * name; browsers and proxies may cache it and revalidate it by its ETag.
 */
export const PUBLIC_DOCUMENTS = ['Library', 'CourseOutline'] as const;

export type PublicDocument = (typeof PUBLIC_DOCUMENTS)[number];

export const publicDocumentUrl = (name: PublicDocument) => `/graphql?documentId=${name}`;
