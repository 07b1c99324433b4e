import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { getOperationAST, type DocumentNode } from 'graphql';
import type { Page } from 'playwright-core';
import { DOCUMENT_IDS } from '../../schema/generated/document-ids';
import type { Site } from './server';

/** Names of the GraphQL operations that the page has sent, oldest first. The list grows while the page is open. */
export function watchOperations(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const byAddress = searchParams.get('documentId');
    if (pathname === '/graphql') sent.push(...(byAddress === null ? operationsIn(request.postData()) : [byAddress]));
  });
  return sent;
}

/** The names of the operations that a request's body asks for. */
export function operationsIn(body: string | null): string[] {
  const found: unknown = JSON.parse(body ?? 'null');
  return (Array.isArray(found) ? found : [found]).flatMap((one: unknown) => {
    const name = typeof one === 'object' && one !== null && 'operationName' in one ? one.operationName : null;
    return typeof name === 'string' ? name : [];
  });
}

/** The request body for an operation, in our client's format. */
export function documentRequest(document: DocumentNode, variables: unknown): object {
  const operationName = getOperationAST(document)?.name?.value ?? '';
  return { documentId: DOCUMENT_IDS[operationName], operationName, variables };
}

/** Sends an operation to the server's GraphQL API without a browser. Throws on any error. */
export async function sendOperation<Data, Variables>(
  { url }: Site,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  token?: string,
): Promise<Data> {
  const headers = new Headers({ 'content-type': 'application/json', accept: 'application/json' });
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify(documentRequest(document, variables)),
  });
  const answer = (await response.json()) as { data?: Data; errors?: unknown }; // typed by the document
  if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data;
}
