/**
 * Queries of schema/operations whose answer is the same for everyone. Asked for by name, with GET, they come ready-made, may
 * be kept by browsers and proxies, and are not sent again while they are the same (ETag).
 */
export const PUBLIC_DOCUMENTS = ['Library'] as const;

export type PublicDocument = (typeof PUBLIC_DOCUMENTS)[number];

export const publicDocumentUrl = (name: PublicDocument) => `/graphql?documentId=${name}`;
