/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How sure a student was of an answer. */
export type Certainty =
  | 'guessing'
  | 'sure'
  | 'unsure';

/** What is wrong with a question, according to a student. */
export type QuestionProblem =
  | 'other'
  | 'picture'
  | 'typo'
  | 'unclear'
  | 'wrongKey';

/** The skill a question tests. */
export type QuestionType =
  | 'application'
  | 'calculation'
  | 'definition'
  | 'graph'
  | 'interpretation';

export type MisconceptionCardFragment = { readonly id: string, readonly name: string, readonly belief: string | null, readonly met: number, readonly chances: number, readonly cleanSince: number, readonly cleanToClose: number, readonly closed: boolean, readonly lastMetAt: string, readonly topics: ReadonlyArray<{ readonly id: string, readonly topicName: string }>, readonly watch: { readonly scene: string, readonly heading: string, readonly seconds: number, readonly chapter: { readonly id: string, readonly slug: string } } | null, readonly lostPoint: { readonly freeResponseId: string, readonly attemptId: string, readonly title: string, readonly point: string } | null };

export type MisconceptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MisconceptionsQuery = { readonly misconceptions: ReadonlyArray<{ readonly id: string, readonly name: string, readonly belief: string | null, readonly met: number, readonly chances: number, readonly cleanSince: number, readonly cleanToClose: number, readonly closed: boolean, readonly lastMetAt: string, readonly topics: ReadonlyArray<{ readonly id: string, readonly topicName: string }>, readonly watch: { readonly scene: string, readonly heading: string, readonly seconds: number, readonly chapter: { readonly id: string, readonly slug: string } } | null, readonly lostPoint: { readonly freeResponseId: string, readonly attemptId: string, readonly title: string, readonly point: string } | null }> };

export type MistakeCardFragment = { readonly id: string, readonly attemptId: string, readonly missedAt: string, readonly timesMissed: number, readonly certainty: Certainty | null, readonly takeaway: string | null, readonly question: { readonly id: string, readonly text: string, readonly columns: ReadonlyArray<string> | null, readonly imageUrl: string | null, readonly imageAlt: string | null, readonly type: QuestionType, readonly set: { readonly id: string, readonly lead: string } | null, readonly figure: { readonly url: string, readonly svg: string } | null, readonly topic: { readonly id: string, readonly topicName: string } }, readonly chosenAnswer: { readonly id: string }, readonly answers: ReadonlyArray<{ readonly id: string, readonly text: string, readonly cells: ReadonlyArray<string> | null, readonly figure: { readonly svg: string } | null }>, readonly rationales: ReadonlyArray<{ readonly isCorrect: boolean, readonly text: string, readonly watch: { readonly scene: string, readonly heading: string, readonly seconds: number, readonly chapter: { readonly id: string, readonly slug: string } } | null, readonly answer: { readonly id: string } }> };

export type MissedPointsCardFragment = { readonly id: string, readonly freeResponseId: string, readonly attemptId: string, readonly title: string, readonly submittedAt: string, readonly earned: number, readonly possible: number, readonly points: ReadonlyArray<{ readonly name: string, readonly part: string, readonly text: string, readonly reason: string, readonly misconception: string | null, readonly belief: string | null }> };

export type MistakesQueryVariables = Exact<{ [key: string]: never; }>;


export type MistakesQuery = { readonly mistakes: ReadonlyArray<{ readonly id: string, readonly attemptId: string, readonly missedAt: string, readonly timesMissed: number, readonly certainty: Certainty | null, readonly takeaway: string | null, readonly question: { readonly id: string, readonly text: string, readonly columns: ReadonlyArray<string> | null, readonly imageUrl: string | null, readonly imageAlt: string | null, readonly type: QuestionType, readonly set: { readonly id: string, readonly lead: string } | null, readonly figure: { readonly url: string, readonly svg: string } | null, readonly topic: { readonly id: string, readonly topicName: string } }, readonly chosenAnswer: { readonly id: string }, readonly answers: ReadonlyArray<{ readonly id: string, readonly text: string, readonly cells: ReadonlyArray<string> | null, readonly figure: { readonly svg: string } | null }>, readonly rationales: ReadonlyArray<{ readonly isCorrect: boolean, readonly text: string, readonly watch: { readonly scene: string, readonly heading: string, readonly seconds: number, readonly chapter: { readonly id: string, readonly slug: string } } | null, readonly answer: { readonly id: string } }> }>, readonly missedPoints: ReadonlyArray<{ readonly id: string, readonly freeResponseId: string, readonly attemptId: string, readonly title: string, readonly submittedAt: string, readonly earned: number, readonly possible: number, readonly points: ReadonlyArray<{ readonly name: string, readonly part: string, readonly text: string, readonly reason: string, readonly misconception: string | null, readonly belief: string | null }> }> };

export type ReportQuestionMutationVariables = Exact<{
  attemptId: string;
  questionId: string;
  problem: QuestionProblem;
  words?: string | null | undefined;
}>;


export type ReportQuestionMutation = { readonly reportQuestion: { readonly reported: boolean } };


const name = (value: string) => ({ kind: 'Name', value });
const set = (selections?: readonly unknown[]) => selections && { kind: 'SelectionSet', selections };
const field = (value: string, selections?: readonly unknown[], args?: readonly unknown[]) =>
  ({ kind: 'Field', name: name(value), arguments: args, selectionSet: set(selections) });
const spread = (value: string) => ({ kind: 'FragmentSpread', name: name(value) });

const MisconceptionCard = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MisconceptionCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MetMisconception"}},"selectionSet":set([field('id'), field('name'), field('belief'), field('met'), field('chances'), field('cleanSince'), field('cleanToClose'), field('closed'), field('lastMetAt'), field('topics', [field('id'), field('topicName')]), field('watch', [field('scene'), field('heading'), field('seconds'), field('chapter', [field('id'), field('slug')])]), field('lostPoint', [field('freeResponseId'), field('attemptId'), field('title'), field('point')])])};
const MistakeCard = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MistakeCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mistake"}},"selectionSet":set([field('id'), field('attemptId'), field('missedAt'), field('timesMissed'), field('certainty'), field('takeaway'), field('question', [field('id'), field('text'), field('set', [field('id'), field('lead')]), field('columns'), field('figure', [field('url'), field('svg')]), field('imageUrl'), field('imageAlt'), field('type'), field('topic', [field('id'), field('topicName')])]), field('chosenAnswer', [field('id')]), field('answers', [field('id'), field('text'), field('cells'), field('figure', [field('svg')])]), field('rationales', [field('isCorrect'), field('text'), field('watch', [field('scene'), field('heading'), field('seconds'), field('chapter', [field('id'), field('slug')])]), field('answer', [field('id')])])])};
const MissedPointsCard = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MissedPointsCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MissedPoints"}},"selectionSet":set([field('id'), field('freeResponseId'), field('attemptId'), field('title'), field('submittedAt'), field('earned'), field('possible'), field('points', [field('name'), field('part'), field('text'), field('reason'), field('misconception'), field('belief')])])};
export const MisconceptionCardFragmentDoc = { kind: 'Document', definitions: [MisconceptionCard] } as unknown as DocumentNode<MisconceptionCardFragment, unknown>;
export const MisconceptionsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Misconceptions"},"selectionSet":set([field('misconceptions', [spread('MisconceptionCard')])])}, MisconceptionCard] } as unknown as DocumentNode<MisconceptionsQuery, MisconceptionsQueryVariables>;
export const MistakeCardFragmentDoc = { kind: 'Document', definitions: [MistakeCard] } as unknown as DocumentNode<MistakeCardFragment, unknown>;
export const MissedPointsCardFragmentDoc = { kind: 'Document', definitions: [MissedPointsCard] } as unknown as DocumentNode<MissedPointsCardFragment, unknown>;
export const MistakesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Mistakes"},"selectionSet":set([field('mistakes', [spread('MistakeCard')]), field('missedPoints', [spread('MissedPointsCard')])])}, MistakeCard, MissedPointsCard] } as unknown as DocumentNode<MistakesQuery, MistakesQueryVariables>;
export const ReportQuestionDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"questionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"problem"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionProblem"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"words"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":set([field('reportQuestion', [field('reported')], [{"kind":"Argument","name":{"kind":"Name","value":"attemptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}}}, {"kind":"Argument","name":{"kind":"Name","value":"questionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"questionId"}}}, {"kind":"Argument","name":{"kind":"Name","value":"problem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"problem"}}}, {"kind":"Argument","name":{"kind":"Name","value":"words"},"value":{"kind":"Variable","name":{"kind":"Name","value":"words"}}}])])}] } as unknown as DocumentNode<ReportQuestionMutation, ReportQuestionMutationVariables>;
