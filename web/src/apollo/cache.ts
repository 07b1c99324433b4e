import { InMemoryCache, type FieldPolicy, type TypePolicies } from '@apollo/client';
import { LIST_FIELDS } from '../../../schema/generated/list-fields';

/** Reads an entity by its id, because another query may already have cached it. */
const byId = (typename: string): FieldPolicy => ({
  read: (existing, { args, toReference, canRead }) => {
    if (existing !== undefined || typeof args?.['id'] !== 'string') return existing;
    const reference = toReference({ __typename: typename, id: args['id'] });
    return canRead(reference) ? reference : existing;
  },
});

/** The server always sends the complete list or object, never a page or a part of it, so new data replaces the cached value. */
const whole: FieldPolicy = { merge: false };

const lists: TypePolicies = Object.fromEntries(
  Object.entries(LIST_FIELDS).map(([type, names]) => [
    type,
    { fields: Object.fromEntries(names.map((name) => [name, whole])) },
  ]),
);

export function createCache(): InMemoryCache {
  const cache = new InMemoryCache({ typePolicies: lists });
  // Adds to the policies of the lists.
  cache.policies.addTypePolicies({
    Query: {
      fields: {
        chapter: byId('Chapter'),
        quizAttempt: byId('QuizAttempt'),
        freeResponse: byId('FreeResponse'),
        freeResponseAttempt: byId('FreeResponseAttempt'),
        mockExam: byId('MockExam'),
      },
    },
    MetMisconception: { fields: { lostPoint: whole } },
    FreeResponseAttempt: { fields: { result: whole } },
    // The list of exams reads a part of it.
    MockExam: { fields: { report: { merge: true } } },
    // Different queries read different fields of it.
    ExamUnit: { keyFields: ['number'] },
    Rationale: { keyFields: false },
  });
  return cache;
}
