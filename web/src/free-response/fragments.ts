import type { FreeResponseScoreFragment, FreeResponseTaskFragment } from '../../../schema/generated/free-response';

export type TaskPart = FreeResponseTaskFragment['parts'][number];
export type Result = NonNullable<FreeResponseScoreFragment['result']>;
export type ResultPoint = Result['points'][number];
