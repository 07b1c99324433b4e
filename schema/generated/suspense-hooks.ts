import * as client from '@apollo/client/react';
import * as documents from './graphql';
export const useMeSuspenseQuery = () =>
  client.useSuspenseQuery(documents.MeDocument);

export const useMyDataSuspenseQuery = () =>
  client.useSuspenseQuery(documents.MyDataDocument);

export const usePredictionsSuspenseQuery = () =>
  client.useSuspenseQuery(documents.PredictionsDocument);

export const useLessonPositionSuspenseQuery = (options: { variables: documents.LessonPositionQueryVariables }) =>
  client.useSuspenseQuery(documents.LessonPositionDocument, options);

export const useLibrarySuspenseQuery = () =>
  client.useSuspenseQuery(documents.LibraryDocument);

export const useChapterByIdSuspenseQuery = (options: { variables: documents.ChapterByIdQueryVariables }) =>
  client.useSuspenseQuery(documents.ChapterByIdDocument, options);

export const useChapterBySlugSuspenseQuery = (options: { variables: documents.ChapterBySlugQueryVariables }) =>
  client.useSuspenseQuery(documents.ChapterBySlugDocument, options);

export const useSearchChaptersSuspenseQuery = (options: { variables: documents.SearchChaptersQueryVariables }) =>
  client.useSuspenseQuery(documents.SearchChaptersDocument, options);

export const useQuizAttemptSuspenseQuery = (options: { variables: documents.QuizAttemptQueryVariables }) =>
  client.useSuspenseQuery(documents.QuizAttemptDocument, options);

export const useQuizUnderWaySuspenseQuery = (options: { variables: documents.QuizUnderWayQueryVariables }) =>
  client.useSuspenseQuery(documents.QuizUnderWayDocument, options);

export const useLearningSuspenseQuery = () =>
  client.useSuspenseQuery(documents.LearningDocument);

export const useMisconceptionsSuspenseQuery = () =>
  client.useSuspenseQuery(documents.MisconceptionsDocument);

export const useMistakesSuspenseQuery = () =>
  client.useSuspenseQuery(documents.MistakesDocument);

export const useNoticesSuspenseQuery = () =>
  client.useSuspenseQuery(documents.NoticesDocument);
