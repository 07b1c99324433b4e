import { isPicture } from './frame';
import type { Frame } from './frame-schema';
import type { Lesson } from './lesson';
import { placeAt, timelineOf } from './timeline';

/** Frames of a contact sheet: moments at even distances through the lesson. */
const MOMENTS = 12;

/** What a viewer sees: a graph, a drawing of boxes and arrows, a table that grows while it is explained, or only words. */
export type Sight = 'graph' | 'drawing' | 'building table' | 'still table' | 'words';

/** `scene` is all frames of the scene, because a table builds only if its scene shows it in more than one state. */
export function sightOf(frame: Frame, scene: readonly Frame[]): Sight {
  if (isPicture(frame)) return 'graph';
  if (frame.kind === 'flow') return 'drawing';
  if (frame.kind === 'text') return 'words';
  const states = new Set(scene.filter(({ kind }) => kind === 'table').map((one) => JSON.stringify(one)));
  return states.size > 1 ? 'building table' : 'still table';
}

export const isMoving = (sight: Sight): boolean => sight !== 'words' && sight !== 'still table';

/** What the lesson shows at twelve moments. */
export function contactSheet(lesson: Lesson): Sight[] {
  const timeline = timelineOf(lesson);
  return Array.from({ length: MOMENTS }, (_, index) => {
    const { scene, beat } = placeAt(timeline, ((index + 0.5) / MOMENTS) * timeline.length);
    const frames = lesson.scenes[scene]?.beats.map(({ frame }) => frame) ?? [];
    const frame = frames[beat];
    return frame ? sightOf(frame, frames) : 'words';
  });
}
