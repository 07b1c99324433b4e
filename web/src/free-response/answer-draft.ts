import { storedJson } from '../storage';

/** An answer that the server has not confirmed, with the revision of the stored answer that it changes. */
export interface Draft {
  readonly revision: number;
  /** As JSON. */
  readonly answer: string;
}

/** By attempt. All tabs of the browser share it. */
export const storedDraft = (attemptId: string) => storedJson('freeResponseDraft', readDraft, attemptId);

function readDraft(value: unknown): Draft | null {
  if (typeof value !== 'object' || value === null || !('revision' in value) || !('answer' in value)) return null;
  const { revision, answer } = value;
  return typeof revision === 'number' && typeof answer === 'string' ? { revision, answer } : null;
}
