import type { ApolloServer } from '@apollo/server';
import { Kind, visit, type DocumentNode, type SelectionSetNode } from 'graphql';
import { LibraryDocument } from '../../../schema/generated/graphql';
import { PUBLIC_DOCUMENTS, publicDocumentUrl, type PublicDocument } from '../../../schema/public-documents';
import type { GraphqlContext } from '../graphql/compiled-operations';

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

/** The public documents and the chapters' lessons, for `serveReady`. */
export async function readyAnswers(
  graphql: ApolloServer<GraphqlContext>,
  visitor: GraphqlContext,
): Promise<(readonly [address: string, text: string])[]> {
  const documents = PUBLIC_DOCUMENTS.map(
    async (name) => [publicDocumentUrl(name), await answerOf(graphql, name, visitor)] as const,
  );
  const lessons = visitor.course.chapters.flatMap(({ slug, lesson }) =>
    lesson === null ? [] : [[`/lessons/${slug}.json`, JSON.stringify(lesson)] as const],
  );
  return [...(await Promise.all(documents)), ...lessons];
}
