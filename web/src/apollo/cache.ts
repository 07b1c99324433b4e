import { InMemoryCache, type FieldPolicy } from '@apollo/client';

/** The server always sends the complete list, never a page of it, so new data replaces the cached list. */
const wholeList: FieldPolicy = { merge: false };

/** Reads an entity by its id, because another query may already have cached it. */
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
          freeResponse: byId('FreeResponse'),
          freeResponseAttempt: byId('FreeResponseAttempt'),
          freeResponses: wholeList,
          misconceptions: wholeList,
          missedPoints: wholeList,
          mistakes: wholeList,
          notices: wholeList,
          quizzesUnderWay: wholeList,
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
      MetMisconception: { fields: { topics: wholeList, lostPoint: { merge: false } } },
      MissedPoints: { fields: { points: wholeList } },
      FreeResponseContent: { fields: { panels: wholeList, parts: wholeList } },
      FreeResponseAttempt: { fields: { result: { merge: false } } },
      Mistake: { fields: { answers: wholeList, rationales: wholeList } },
      Rationale: { keyFields: false },
    },
  });
