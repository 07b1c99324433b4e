import * as client from '@apollo/client/react';
import * as documents from './learner';
export const usePredictionsQuery = (options: client.useQuery.Options<documents.PredictionsQuery, documents.PredictionsQueryVariables> = {}) =>
  client.useQuery(documents.PredictionsDocument, options);

export const usePlannerTrialQuery = (options: client.useQuery.Options<documents.PlannerTrialQuery, documents.PlannerTrialQueryVariables> = {}) =>
  client.useQuery(documents.PlannerTrialDocument, options);
