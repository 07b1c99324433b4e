import * as client from '@apollo/client/react';
import * as documents from './notebook';
export const useMisconceptionCardFragment = (from: client.useFragment.Options<documents.MisconceptionCardFragment, never>['from']) =>
  client.useFragment({ fragment: documents.MisconceptionCardFragmentDoc, fragmentName: 'MisconceptionCard', from });

export const useMisconceptionsQuery = (options: client.useQuery.Options<documents.MisconceptionsQuery, documents.MisconceptionsQueryVariables> = {}) =>
  client.useQuery(documents.MisconceptionsDocument, options);

export const useMistakeCardFragment = (from: client.useFragment.Options<documents.MistakeCardFragment, never>['from']) =>
  client.useFragment({ fragment: documents.MistakeCardFragmentDoc, fragmentName: 'MistakeCard', from });

export const useMissedPointsCardFragment = (from: client.useFragment.Options<documents.MissedPointsCardFragment, never>['from']) =>
  client.useFragment({ fragment: documents.MissedPointsCardFragmentDoc, fragmentName: 'MissedPointsCard', from });

export const useMistakesQuery = (options: client.useQuery.Options<documents.MistakesQuery, documents.MistakesQueryVariables> = {}) =>
  client.useQuery(documents.MistakesDocument, options);

export const useReportQuestionMutation = (options?: client.useMutation.Options<documents.ReportQuestionMutation, documents.ReportQuestionMutationVariables>) =>
  client.useMutation(documents.ReportQuestionDocument, options);
