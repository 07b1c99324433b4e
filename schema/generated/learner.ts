/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PredictionsQueryVariables = Exact<{ [key: string]: never; }>;


export type PredictionsQuery = { readonly learning: { readonly id: string, readonly predictions: ReadonlyArray<{ readonly from: number, readonly to: number, readonly answers: number, readonly predicted: number, readonly correct: number }>, readonly predicted: { readonly answers: number, readonly predicted: number | null, readonly correct: number | null } } };

export type PlannerTrialQueryVariables = Exact<{ [key: string]: never; }>;


export type PlannerTrialQuery = { readonly plannerTrial: { readonly asOf: string, readonly answers: number, readonly planned: number | null, readonly drawn: number | null, readonly advantage: number | null, readonly low: number | null, readonly high: number | null, readonly answersNeeded: number } | null };


const name = (value: string) => ({ kind: 'Name', value });
const set = (selections?: readonly unknown[]) => selections && { kind: 'SelectionSet', selections };
const field = (value: string, selections?: readonly unknown[], args?: readonly unknown[]) =>
  ({ kind: 'Field', name: name(value), arguments: args, selectionSet: set(selections) });
const spread = (value: string) => ({ kind: 'FragmentSpread', name: name(value) });

export const PredictionsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Predictions"},"selectionSet":set([field('learning', [field('id'), field('predictions', [field('from'), field('to'), field('answers'), field('predicted'), field('correct')]), field('predicted', [field('answers'), field('predicted'), field('correct')])])])}] } as unknown as DocumentNode<PredictionsQuery, PredictionsQueryVariables>;
export const PlannerTrialDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlannerTrial"},"selectionSet":set([field('plannerTrial', [field('asOf'), field('answers'), field('planned'), field('drawn'), field('advantage'), field('low'), field('high'), field('answersNeeded')])])}] } as unknown as DocumentNode<PlannerTrialQuery, PlannerTrialQueryVariables>;
