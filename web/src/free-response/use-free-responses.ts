import { useApolloClient } from '@apollo/client/react';
import { FreeResponsesDocument, type FreeResponseProgressFragment } from '../../../schema/generated/graphql';
import { besideCache } from '../apollo/beside-cache';

const lists = besideCache(FreeResponsesDocument);

/** The free-response questions of the course or of a chapter, with what the student has done. */
export const useFreeResponses = lists.useResult;

/** Writes what a mutation changed into the lists. */
export function useUpdateLists() {
  const client = useApolloClient();
  return (changed: FreeResponseProgressFragment | null | undefined) => {
    if (!changed) return;
    lists.change(client, ({ freeResponses }) => ({
      freeResponses: freeResponses.map((row) => (row.id === changed.id ? { ...row, ...changed } : row)),
    }));
  };
}
