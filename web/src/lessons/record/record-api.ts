import type { DrawnLesson } from '../../../../economics/lesson/lesson';

// What the page and the tool of npm run lesson -- --record tell each other.

/**
 * missing: never recorded. taken: recorded, and neither accepted nor replaced. accepted: done. outdated: its text has changed since it was
 * recorded.
 */
export type SceneState = 'missing' | 'taken' | 'accepted' | 'outdated';

export interface SceneToRecord {
  readonly id: string;
  readonly state: SceneState;
  /** The newest take, or what the course has: seconds at which its beats begin. Null where there is none. */
  readonly take: { readonly beats: readonly number[]; readonly seconds: number } | null;
}

export interface LessonProgress {
  readonly slug: string;
  readonly name: string;
  /** As long as the player takes for the text. */
  readonly seconds: number;
  readonly scenes: readonly SceneToRecord[];
  /** Whether the course has the recordings of all scenes. */
  readonly isPlaced: boolean;
}

export interface LessonToRecord extends LessonProgress {
  readonly lesson: DrawnLesson;
  /** What `course:check` says of the lesson with its recordings. */
  readonly problems: readonly string[];
}

/** The header that carries the times of a take's beats. */
export const BEATS_HEADER = 'x-beats';

/** A take is no longer than this: the longest scene takes a third of it. In seconds. */
export const LONGEST_TAKE = 90;

/** An error of the tool, in words for the speaker. */
export class RecordProblem extends Error {}

async function ask<Reply>(path: string, init?: RequestInit): Promise<Reply> {
  const response = await fetch(`/record-api/${path}`, init).catch(() => {
    throw new RecordProblem('The tool does not answer. Is "npm run lesson -- --record" still running?');
  });
  if (!response.ok) throw new RecordProblem(await response.text());
  return (await response.json()) as Reply; // sent by our own tool
}

const pathOf = (slug: string, scene: string) => `takes/${slug}/${scene}`;

export const fetchProgress = () => ask<readonly LessonProgress[]>('lessons');
export const fetchLesson = (slug: string) => ask<LessonToRecord>(`lessons/${slug}`);
export const keepTake = (slug: string, scene: string) =>
  ask<LessonToRecord>(`${pathOf(slug, scene)}/keep`, { method: 'POST' });
export const saveTake = (slug: string, scene: string, wav: Blob, beats: readonly number[]) =>
  ask<LessonToRecord>(pathOf(slug, scene), {
    method: 'PUT',
    body: wav,
    headers: { 'content-type': 'audio/wav', [BEATS_HEADER]: JSON.stringify(beats) },
  });
export const takeUrl = (slug: string, scene: string, version: number) =>
  `/record-api/${pathOf(slug, scene)}?${version}`;
