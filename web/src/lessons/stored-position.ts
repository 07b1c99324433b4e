import { storedText } from '../storage';

/** A scene of a lesson, and the second at which it begins. */
export interface ReachedScene {
  readonly id: string;
  /** Null if it was saved by a version of this site that did not know. */
  readonly seconds: number | null;
}

export interface StoredScene extends ReachedScene {
  /** Whether the server has it too. Then the server's position may be newer, from another device, but not older. */
  readonly isSent: boolean;
}

const SENT = 'sent';

/** Where the student stopped on this device, as "scene seconds" and, once the server has it, "sent". */
export function storedPosition(slug: string) {
  const stored = storedText('lessonPosition', slug);
  return {
    get(): StoredScene | null {
      const [id = '', seconds, sent] = (stored.get() ?? '').split(' ');
      return id === '' ? null : { id, seconds: Number(seconds) || null, isSent: sent === SENT };
    },
    set: (scene: StoredScene | null) =>
      stored.set(scene && `${scene.id} ${Math.floor(scene.seconds ?? 0)}${scene.isSent ? ` ${SENT}` : ''}`),
  };
}
