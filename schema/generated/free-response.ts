/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The two lengths of the exam. */
export type FreeResponseLength =
  | 'long'
  | 'short';

/** How a part is answered. */
export type FreeResponsePartKind =
  /** With one of its options. */
  | 'choice'
  /** By adding to the graph. */
  | 'draw'
  /** With an expression that leads to a number. */
  | 'number'
  /** In words. */
  | 'prose';

/** How far a student is. */
export type FreeResponseState =
  | 'inProgress'
  | 'notStarted'
  | 'submitted';

/** What became of a point. */
export type PointState =
  | 'earned'
  | 'missed'
  /** The student has to compare the explanation with the rubric first. */
  | 'open';

export type FreeResponseRowFragment = { readonly id: string, readonly family: string, readonly title: string, readonly length: FreeResponseLength, readonly minutes: number, readonly points: number, readonly isFree: boolean, readonly state: FreeResponseState, readonly best: number | null, readonly openAttemptId: string | null, readonly lastAttemptId: string | null, readonly chapter: { readonly id: string, readonly name: string, readonly slug: string, readonly unit: { readonly id: string, readonly name: string } } };

export type FreeResponseProgressFragment = { readonly id: string, readonly state: FreeResponseState, readonly best: number | null, readonly openAttemptId: string | null, readonly lastAttemptId: string | null };

export type FreeResponseTaskFragment = { readonly id: string, readonly stem: string, readonly names: ReadonlyArray<string>, readonly panels: ReadonlyArray<{ readonly name: string, readonly title: string }>, readonly parts: ReadonlyArray<{ readonly name: string, readonly kind: FreeResponsePartKind, readonly text: string, readonly options: ReadonlyArray<string> | null, readonly explained: boolean, readonly unit: string | null, readonly points: number }> };

export type FreeResponseWorkFragment = { readonly id: string, readonly answer: string, readonly revision: number, readonly seconds: number, readonly submittedAt: string | null };

export type FreeResponseScoreFragment = { readonly id: string, readonly submittedAt: string | null, readonly result: { readonly earned: number, readonly open: number, readonly possible: number, readonly model: string, readonly points: ReadonlyArray<{ readonly name: string, readonly part: string, readonly text: string, readonly explain: string | null, readonly state: PointState, readonly selfScored: boolean, readonly reason: string, readonly look: ReadonlyArray<string>, readonly misconception: string | null, readonly belief: string | null, readonly watch: { readonly scene: string, readonly heading: string, readonly seconds: number, readonly chapter: { readonly id: string, readonly slug: string } } | null }>, readonly solutions: ReadonlyArray<{ readonly part: string, readonly text: string }> } | null };

export type FreeResponseAttemptPageFragment = { readonly freeResponseId: string, readonly title: string, readonly length: FreeResponseLength, readonly startedAt: string, readonly id: string, readonly answer: string, readonly revision: number, readonly seconds: number, readonly submittedAt: string | null, readonly chapter: { readonly id: string, readonly name: string, readonly slug: string }, readonly content: { readonly id: string, readonly stem: string, readonly names: ReadonlyArray<string>, readonly panels: ReadonlyArray<{ readonly name: string, readonly title: string }>, readonly parts: ReadonlyArray<{ readonly name: string, readonly kind: FreeResponsePartKind, readonly text: string, readonly options: ReadonlyArray<string> | null, readonly explained: boolean, readonly unit: string | null, readonly points: number }> }, readonly result: { readonly earned: number, readonly open: number, readonly possible: number, readonly model: string, readonly points: ReadonlyArray<{ readonly name: string, readonly part: string, readonly text: string, readonly explain: string | null, readonly state: PointState, readonly selfScored: boolean, readonly reason: string, readonly look: ReadonlyArray<string>, readonly misconception: string | null, readonly belief: string | null, readonly watch: { readonly scene: string, readonly heading: string, readonly seconds: number, readonly chapter: { readonly id: string, readonly slug: string } } | null }>, readonly solutions: ReadonlyArray<{ readonly part: string, readonly text: string }> } | null };

export type FreeResponsesQueryVariables = Exact<{
  chapterId?: string | null | undefined;
  unitId?: string | null | undefined;
}>;


export type FreeResponsesQuery = { readonly freeResponses: ReadonlyArray<{ readonly id: string, readonly family: string, readonly title: string, readonly length: FreeResponseLength, readonly minutes: number, readonly points: number, readonly isFree: boolean, readonly state: FreeResponseState, readonly best: number | null, readonly openAttemptId: string | null, readonly lastAttemptId: string | null, readonly chapter: { readonly id: string, readonly name: string, readonly slug: string, readonly unit: { readonly id: string, readonly name: string } } }> };

export type FreeResponseQueryVariables = Exact<{
  id: string;
}>;


export type FreeResponseQuery = { readonly freeResponse: { readonly id: string, readonly family: string, readonly title: string, readonly length: FreeResponseLength, readonly minutes: number, readonly points: number, readonly isFree: boolean, readonly state: FreeResponseState, readonly best: number | null, readonly openAttemptId: string | null, readonly lastAttemptId: string | null, readonly content: { readonly id: string, readonly stem: string, readonly names: ReadonlyArray<string>, readonly panels: ReadonlyArray<{ readonly name: string, readonly title: string }>, readonly parts: ReadonlyArray<{ readonly name: string, readonly kind: FreeResponsePartKind, readonly text: string, readonly options: ReadonlyArray<string> | null, readonly explained: boolean, readonly unit: string | null, readonly points: number }> }, readonly chapter: { readonly id: string, readonly name: string, readonly slug: string, readonly unit: { readonly id: string, readonly name: string } } } };

export type FreeResponseAttemptQueryVariables = Exact<{
  id: string;
}>;


export type FreeResponseAttemptQuery = { readonly freeResponseAttempt: { readonly freeResponseId: string, readonly title: string, readonly length: FreeResponseLength, readonly startedAt: string, readonly id: string, readonly answer: string, readonly revision: number, readonly seconds: number, readonly submittedAt: string | null, readonly chapter: { readonly id: string, readonly name: string, readonly slug: string }, readonly content: { readonly id: string, readonly stem: string, readonly names: ReadonlyArray<string>, readonly panels: ReadonlyArray<{ readonly name: string, readonly title: string }>, readonly parts: ReadonlyArray<{ readonly name: string, readonly kind: FreeResponsePartKind, readonly text: string, readonly options: ReadonlyArray<string> | null, readonly explained: boolean, readonly unit: string | null, readonly points: number }> }, readonly result: { readonly earned: number, readonly open: number, readonly possible: number, readonly model: string, readonly points: ReadonlyArray<{ readonly name: string, readonly part: string, readonly text: string, readonly explain: string | null, readonly state: PointState, readonly selfScored: boolean, readonly reason: string, readonly look: ReadonlyArray<string>, readonly misconception: string | null, readonly belief: string | null, readonly watch: { readonly scene: string, readonly heading: string, readonly seconds: number, readonly chapter: { readonly id: string, readonly slug: string } } | null }>, readonly solutions: ReadonlyArray<{ readonly part: string, readonly text: string }> } | null } };

export type StartFreeResponseMutationVariables = Exact<{
  id: string;
}>;


export type StartFreeResponseMutation = { readonly startFreeResponse: { readonly freeResponseId: string, readonly title: string, readonly length: FreeResponseLength, readonly startedAt: string, readonly id: string, readonly answer: string, readonly revision: number, readonly seconds: number, readonly submittedAt: string | null, readonly freeResponse: { readonly id: string, readonly state: FreeResponseState, readonly best: number | null, readonly openAttemptId: string | null, readonly lastAttemptId: string | null } | null, readonly chapter: { readonly id: string, readonly name: string, readonly slug: string }, readonly content: { readonly id: string, readonly stem: string, readonly names: ReadonlyArray<string>, readonly panels: ReadonlyArray<{ readonly name: string, readonly title: string }>, readonly parts: ReadonlyArray<{ readonly name: string, readonly kind: FreeResponsePartKind, readonly text: string, readonly options: ReadonlyArray<string> | null, readonly explained: boolean, readonly unit: string | null, readonly points: number }> }, readonly result: { readonly earned: number, readonly open: number, readonly possible: number, readonly model: string, readonly points: ReadonlyArray<{ readonly name: string, readonly part: string, readonly text: string, readonly explain: string | null, readonly state: PointState, readonly selfScored: boolean, readonly reason: string, readonly look: ReadonlyArray<string>, readonly misconception: string | null, readonly belief: string | null, readonly watch: { readonly scene: string, readonly heading: string, readonly seconds: number, readonly chapter: { readonly id: string, readonly slug: string } } | null }>, readonly solutions: ReadonlyArray<{ readonly part: string, readonly text: string }> } | null } };

export type SaveFreeResponseMutationVariables = Exact<{
  attemptId: string;
  answer: string;
  revision: number;
  seconds?: number | null | undefined;
}>;


export type SaveFreeResponseMutation = { readonly saveFreeResponse: { readonly id: string, readonly answer: string, readonly revision: number, readonly seconds: number, readonly submittedAt: string | null } };

export type SubmitFreeResponseMutationVariables = Exact<{
  attemptId: string;
  revision: number;
}>;


export type SubmitFreeResponseMutation = { readonly submitFreeResponse: { readonly id: string, readonly answer: string, readonly revision: number, readonly seconds: number, readonly submittedAt: string | null, readonly freeResponse: { readonly id: string, readonly state: FreeResponseState, readonly best: number | null, readonly openAttemptId: string | null, readonly lastAttemptId: string | null } | null, readonly result: { readonly earned: number, readonly open: number, readonly possible: number, readonly model: string, readonly points: ReadonlyArray<{ readonly name: string, readonly part: string, readonly text: string, readonly explain: string | null, readonly state: PointState, readonly selfScored: boolean, readonly reason: string, readonly look: ReadonlyArray<string>, readonly misconception: string | null, readonly belief: string | null, readonly watch: { readonly scene: string, readonly heading: string, readonly seconds: number, readonly chapter: { readonly id: string, readonly slug: string } } | null }>, readonly solutions: ReadonlyArray<{ readonly part: string, readonly text: string }> } | null } };

export type ScoreOwnPointMutationVariables = Exact<{
  attemptId: string;
  point: string;
  earned: boolean;
}>;


export type ScoreOwnPointMutation = { readonly scoreOwnPoint: { readonly id: string, readonly submittedAt: string | null, readonly freeResponse: { readonly id: string, readonly state: FreeResponseState, readonly best: number | null, readonly openAttemptId: string | null, readonly lastAttemptId: string | null } | null, readonly result: { readonly earned: number, readonly open: number, readonly possible: number, readonly model: string, readonly points: ReadonlyArray<{ readonly name: string, readonly part: string, readonly text: string, readonly explain: string | null, readonly state: PointState, readonly selfScored: boolean, readonly reason: string, readonly look: ReadonlyArray<string>, readonly misconception: string | null, readonly belief: string | null, readonly watch: { readonly scene: string, readonly heading: string, readonly seconds: number, readonly chapter: { readonly id: string, readonly slug: string } } | null }>, readonly solutions: ReadonlyArray<{ readonly part: string, readonly text: string }> } | null } };


const name = (value: string) => ({ kind: 'Name', value });
const set = (selections?: readonly unknown[]) => selections && { kind: 'SelectionSet', selections };
const field = (value: string, selections?: readonly unknown[], args?: readonly unknown[]) =>
  ({ kind: 'Field', name: name(value), arguments: args, selectionSet: set(selections) });
const spread = (value: string) => ({ kind: 'FragmentSpread', name: name(value) });

const FreeResponseRow = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreeResponseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreeResponse"}},"selectionSet":set([field('id'), field('family'), field('chapter', [field('id'), field('name'), field('slug'), field('unit', [field('id'), field('name')])]), field('title'), field('length'), field('minutes'), field('points'), field('isFree'), spread('FreeResponseProgress')])};
const FreeResponseProgress = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreeResponseProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreeResponse"}},"selectionSet":set([field('id'), field('state'), field('best'), field('openAttemptId'), field('lastAttemptId')])};
const FreeResponseTask = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreeResponseTask"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreeResponseContent"}},"selectionSet":set([field('id'), field('stem'), field('panels', [field('name'), field('title')]), field('parts', [field('name'), field('kind'), field('text'), field('options'), field('explained'), field('unit'), field('points')]), field('names')])};
const FreeResponseWork = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreeResponseWork"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreeResponseAttempt"}},"selectionSet":set([field('id'), field('answer'), field('revision'), field('seconds'), field('submittedAt')])};
const FreeResponseScore = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreeResponseScore"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreeResponseAttempt"}},"selectionSet":set([field('id'), field('submittedAt'), field('result', [field('earned'), field('open'), field('possible'), field('points', [field('name'), field('part'), field('text'), field('explain'), field('state'), field('selfScored'), field('reason'), field('look'), field('misconception'), field('belief'), field('watch', [field('scene'), field('heading'), field('seconds'), field('chapter', [field('id'), field('slug')])])]), field('solutions', [field('part'), field('text')]), field('model')])])};
const FreeResponseAttemptPage = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"FreeResponseAttemptPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FreeResponseAttempt"}},"selectionSet":set([spread('FreeResponseWork'), spread('FreeResponseScore'), field('freeResponseId'), field('title'), field('length'), field('startedAt'), field('chapter', [field('id'), field('name'), field('slug')]), field('content', [spread('FreeResponseTask')])])};
export const FreeResponseRowFragmentDoc = { kind: 'Document', definitions: [FreeResponseRow, FreeResponseProgress] } as unknown as DocumentNode<FreeResponseRowFragment, unknown>;
export const FreeResponseProgressFragmentDoc = { kind: 'Document', definitions: [FreeResponseProgress] } as unknown as DocumentNode<FreeResponseProgressFragment, unknown>;
export const FreeResponseTaskFragmentDoc = { kind: 'Document', definitions: [FreeResponseTask] } as unknown as DocumentNode<FreeResponseTaskFragment, unknown>;
export const FreeResponseWorkFragmentDoc = { kind: 'Document', definitions: [FreeResponseWork] } as unknown as DocumentNode<FreeResponseWorkFragment, unknown>;
export const FreeResponseScoreFragmentDoc = { kind: 'Document', definitions: [FreeResponseScore] } as unknown as DocumentNode<FreeResponseScoreFragment, unknown>;
export const FreeResponseAttemptPageFragmentDoc = { kind: 'Document', definitions: [FreeResponseAttemptPage, FreeResponseWork, FreeResponseScore, FreeResponseTask] } as unknown as DocumentNode<FreeResponseAttemptPageFragment, unknown>;
export const FreeResponsesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FreeResponses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chapterId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unitId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":set([field('freeResponses', [spread('FreeResponseRow')], [{"kind":"Argument","name":{"kind":"Name","value":"chapterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chapterId"}}}, {"kind":"Argument","name":{"kind":"Name","value":"unitId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unitId"}}}])])}, FreeResponseRow, FreeResponseProgress] } as unknown as DocumentNode<FreeResponsesQuery, FreeResponsesQueryVariables>;
export const FreeResponseDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FreeResponse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":set([field('freeResponse', [spread('FreeResponseRow'), field('content', [spread('FreeResponseTask')])], [{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}])])}, FreeResponseRow, FreeResponseProgress, FreeResponseTask] } as unknown as DocumentNode<FreeResponseQuery, FreeResponseQueryVariables>;
export const FreeResponseAttemptDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FreeResponseAttempt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":set([field('freeResponseAttempt', [spread('FreeResponseAttemptPage')], [{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}])])}, FreeResponseAttemptPage, FreeResponseWork, FreeResponseScore, FreeResponseTask] } as unknown as DocumentNode<FreeResponseAttemptQuery, FreeResponseAttemptQueryVariables>;
export const StartFreeResponseDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartFreeResponse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":set([field('startFreeResponse', [spread('FreeResponseAttemptPage'), field('freeResponse', [spread('FreeResponseProgress')])], [{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}])])}, FreeResponseAttemptPage, FreeResponseWork, FreeResponseScore, FreeResponseTask, FreeResponseProgress] } as unknown as DocumentNode<StartFreeResponseMutation, StartFreeResponseMutationVariables>;
export const SaveFreeResponseDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveFreeResponse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answer"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seconds"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":set([field('saveFreeResponse', [spread('FreeResponseWork')], [{"kind":"Argument","name":{"kind":"Name","value":"attemptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}}}, {"kind":"Argument","name":{"kind":"Name","value":"answer"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answer"}}}, {"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}, {"kind":"Argument","name":{"kind":"Name","value":"seconds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seconds"}}}])])}, FreeResponseWork] } as unknown as DocumentNode<SaveFreeResponseMutation, SaveFreeResponseMutationVariables>;
export const SubmitFreeResponseDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitFreeResponse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":set([field('submitFreeResponse', [spread('FreeResponseWork'), spread('FreeResponseScore'), field('freeResponse', [spread('FreeResponseProgress')])], [{"kind":"Argument","name":{"kind":"Name","value":"attemptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}}}, {"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}])])}, FreeResponseWork, FreeResponseScore, FreeResponseProgress] } as unknown as DocumentNode<SubmitFreeResponseMutation, SubmitFreeResponseMutationVariables>;
export const ScoreOwnPointDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ScoreOwnPoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"point"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"earned"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":set([field('scoreOwnPoint', [spread('FreeResponseScore'), field('freeResponse', [spread('FreeResponseProgress')])], [{"kind":"Argument","name":{"kind":"Name","value":"attemptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}}}, {"kind":"Argument","name":{"kind":"Name","value":"point"},"value":{"kind":"Variable","name":{"kind":"Name","value":"point"}}}, {"kind":"Argument","name":{"kind":"Name","value":"earned"},"value":{"kind":"Variable","name":{"kind":"Name","value":"earned"}}}])])}, FreeResponseScore, FreeResponseProgress] } as unknown as DocumentNode<ScoreOwnPointMutation, ScoreOwnPointMutationVariables>;
