import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { ApolloServer } from '@apollo/server';
import type { RequestHandler } from 'express';
import { Kind, visit, type DocumentNode, type SelectionSetNode } from 'graphql';
import { LibraryDocument } from '../../schema/generated/graphql';
import { PUBLIC_DOCUMENTS, publicDocumentUrl, type PublicDocument } from '../../schema/public-documents';
import type { GraphqlContext } from './compiled-operations';

const DOCUMENTS: Readonly<Record<PublicDocument, DocumentNode>> = { Library: LibraryDocument };

const TYPENAME = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;

/** Adds the type of each object, by which a client's cache tells them apart: Apollo Client does so with what it sends. */
export function withTypenames(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet: (node: SelectionSetNode, _key, parent) => {
      const isRoot = parent !== undefined && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
      return isRoot ? undefined : { ...node, selections: [...node.selections, TYPENAME] };
    },
  });
}

async function answerOf(
  graphql: ApolloServer<GraphqlContext>,
  name: PublicDocument,
  contextValue: GraphqlContext,
): Promise<string> {
  const { body } = await graphql.executeOperation({ query: withTypenames(DOCUMENTS[name]) }, { contextValue });
  if (body.kind !== 'single' || body.singleResult.errors) throw new Error(`The public document ${name} has no answer.`);
  return JSON.stringify(body.singleResult);
}

/**
 * Answers the public documents without asking anything: the course in process does not change, so neither do they.
 * Browsers ask each time whether theirs is still the one, because the next start may bring another course.
 */
export async function readyAnswers(
  graphql: ApolloServer<GraphqlContext>,
  visitor: GraphqlContext,
): Promise<RequestHandler> {
  const ready = new Map<string, { plain: Buffer; gzip: Buffer; headers: Record<string, string> }>();
  for (const name of PUBLIC_DOCUMENTS) {
    const plain = Buffer.from(await answerOf(graphql, name, visitor));
    const headers = {
      ETag: `W/"${createHash('sha256').update(plain).digest('base64url')}"`,
      'Cache-Control': 'public, no-cache',
      'Content-Type': 'application/json; charset=utf-8',
      Vary: 'Accept-Encoding',
    };
    ready.set(publicDocumentUrl(name), { plain, gzip: gzipSync(plain, { level: 9 }), headers });
  }
  return (request, response, next) => {
    const answer = request.method === 'GET' ? ready.get(request.originalUrl) : undefined;
    if (answer === undefined) return next();
    response.set(answer.headers);
    if (request.fresh) return void response.status(304).end();
    const isGzip = request.acceptsEncodings('gzip') === 'gzip';
    if (isGzip) response.set('Content-Encoding', 'gzip');
    const body = isGzip ? answer.gzip : answer.plain;
    response.set('Content-Length', String(body.length)).end(body);
  };
}
