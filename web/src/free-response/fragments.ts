import type { FreeResponseScoreFragment, FreeResponseTaskFragment } from '../../../schema/generated/graphql';

export type TaskPart = FreeResponseTaskFragment['parts'][number];
export type Result = NonNullable<FreeResponseScoreFragment['result']>;
export type ResultPoint = Result['points'][number];
