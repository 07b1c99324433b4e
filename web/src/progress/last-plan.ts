import { storedJson } from '../storage';
import type { StudentProgress } from './student-progress';

interface LastPlan {
  /** When the server sent it, as an ISO date. */
  readonly at: string;
  readonly progress: StudentProgress;
}

/** The plan as the dashboard last showed it, for when there is no connection. */
export const lastPlan = storedJson('lastPlan', readPlan);

function readPlan(value: unknown): LastPlan | null {
  if (typeof value !== 'object' || value === null || !('at' in value && 'progress' in value)) return null;
  const { progress } = value;
  const isPlan =
    typeof progress === 'object' && progress !== null && 'units' in progress && Array.isArray(progress.units);
  return isPlan ? (value as LastPlan) : null; // written by the dashboard
}
