import { InMemoryCache, type FieldPolicy } from '@apollo/client';

/** What the server sends is the whole list, never a page of it. */
const wholeList: FieldPolicy = { merge: false };

/** An entity asked for by id may already be here under another query. */
const byId = (typename: string): FieldPolicy => ({
  read: (existing, { args, toReference, canRead }) => {
    if (existing !== undefined || typeof args?.['id'] !== 'string') return existing;
    const reference = toReference({ __typename: typename, id: args['id'] });
    return canRead(reference) ? reference : existing;
  },
});

export const createCache = () =>
  new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          subjects: wholeList,
          chapter: byId('Chapter'),
          quizAttempt: byId('QuizAttempt'),
          misconceptions: wholeList,
          mistakes: wholeList,
          notices: wholeList,
        },
      },
      Subject: { fields: { units: wholeList } },
      Unit: { fields: { chapters: wholeList } },
      Chapter: { fields: { topics: wholeList } },
      User: { fields: { userChapters: wholeList, topicProgress: wholeList } },
      QuizAttempt: { fields: { questions: wholeList, topics: wholeList } },
      AttemptQuestion: { fields: { answers: wholeList, rationales: wholeList } },
      Learning: {
        fields: { topics: wholeList, finishedQuizzes: wholeList, certainties: wholeList, predictions: wholeList },
      },
      TopicEstimate: { fields: { history: wholeList } },
      MetMisconception: { fields: { topics: wholeList } },
      Mistake: { fields: { answers: wholeList, rationales: wholeList } },
      Rationale: { keyFields: false },
    },
  });
