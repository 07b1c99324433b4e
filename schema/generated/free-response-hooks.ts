import * as client from '@apollo/client/react';
import * as documents from './free-response';
export const useFreeResponseRowFragment = (from: client.useFragment.Options<documents.FreeResponseRowFragment, never>['from']) =>
  client.useFragment({ fragment: documents.FreeResponseRowFragmentDoc, fragmentName: 'FreeResponseRow', from });

export const useFreeResponseProgressFragment = (from: client.useFragment.Options<documents.FreeResponseProgressFragment, never>['from']) =>
  client.useFragment({ fragment: documents.FreeResponseProgressFragmentDoc, fragmentName: 'FreeResponseProgress', from });

export const useFreeResponseTaskFragment = (from: client.useFragment.Options<documents.FreeResponseTaskFragment, never>['from']) =>
  client.useFragment({ fragment: documents.FreeResponseTaskFragmentDoc, fragmentName: 'FreeResponseTask', from });

export const useFreeResponseWorkFragment = (from: client.useFragment.Options<documents.FreeResponseWorkFragment, never>['from']) =>
  client.useFragment({ fragment: documents.FreeResponseWorkFragmentDoc, fragmentName: 'FreeResponseWork', from });

export const useFreeResponseScoreFragment = (from: client.useFragment.Options<documents.FreeResponseScoreFragment, never>['from']) =>
  client.useFragment({ fragment: documents.FreeResponseScoreFragmentDoc, fragmentName: 'FreeResponseScore', from });

export const useFreeResponseAttemptPageFragment = (from: client.useFragment.Options<documents.FreeResponseAttemptPageFragment, never>['from']) =>
  client.useFragment({ fragment: documents.FreeResponseAttemptPageFragmentDoc, fragmentName: 'FreeResponseAttemptPage', from });

export const useFreeResponsesQuery = (options: client.useQuery.Options<documents.FreeResponsesQuery, documents.FreeResponsesQueryVariables> = {}) =>
  client.useQuery(documents.FreeResponsesDocument, options);

export const useFreeResponseQuery = (options: client.useQuery.Options<documents.FreeResponseQuery, documents.FreeResponseQueryVariables> & ({ variables: documents.FreeResponseQueryVariables } | { skip: boolean })) =>
  client.useQuery(documents.FreeResponseDocument, options);

export const useFreeResponseAttemptQuery = (options: client.useQuery.Options<documents.FreeResponseAttemptQuery, documents.FreeResponseAttemptQueryVariables> & ({ variables: documents.FreeResponseAttemptQueryVariables } | { skip: boolean })) =>
  client.useQuery(documents.FreeResponseAttemptDocument, options);

export const useStartFreeResponseMutation = (options?: client.useMutation.Options<documents.StartFreeResponseMutation, documents.StartFreeResponseMutationVariables>) =>
  client.useMutation(documents.StartFreeResponseDocument, options);

export const useSaveFreeResponseMutation = (options?: client.useMutation.Options<documents.SaveFreeResponseMutation, documents.SaveFreeResponseMutationVariables>) =>
  client.useMutation(documents.SaveFreeResponseDocument, options);

export const useSubmitFreeResponseMutation = (options?: client.useMutation.Options<documents.SubmitFreeResponseMutation, documents.SubmitFreeResponseMutationVariables>) =>
  client.useMutation(documents.SubmitFreeResponseDocument, options);

export const useScoreOwnPointMutation = (options?: client.useMutation.Options<documents.ScoreOwnPointMutation, documents.ScoreOwnPointMutationVariables>) =>
  client.useMutation(documents.ScoreOwnPointDocument, options);
