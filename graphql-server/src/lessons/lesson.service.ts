import type { Ask, Scene } from '../../../economics/lesson/lesson';
import { startOfScene, timelineOf } from '../../../economics/lesson/timeline';
import { requireViewer, type Context } from '../context';
import { DomainError } from '../errors';
import type { Chapter } from '../library/library.type';
import type { LessonPosition, ScenePractice } from './lesson.type';

function sceneOf({ lesson }: Chapter, id: string): Scene {
  const scene = lesson?.scenes.find((candidate) => candidate.id === id);
  if (scene === undefined) throw new DomainError('NOT_FOUND', 'This scene does not exist.');
  return scene;
}

/** Where the student stopped; a scene that an edited lesson no longer has means its beginning. */
export async function readLessonPosition(context: Context, chapterId: number): Promise<LessonPosition> {
  const { userId } = await requireViewer(context);
  const chapter = context.course.chapter(chapterId);
  const row = await context.db.kysely
    .selectFrom('lesson_position')
    .select('scene')
    .where('user_id', '=', userId)
    .where('chapter_id', '=', chapter.id)
    .executeTakeFirst();
  return positionIn(chapter, userId, row?.scene ?? null);
}

function positionIn(chapter: Chapter, userId: number, scene: string | null): LessonPosition {
  const start = scene && chapter.lesson ? startOfScene(timelineOf(chapter.lesson), scene) : null;
  const seconds = start === null ? null : Math.floor(start);
  return { id: `${userId}-${chapter.id}`, chapter, scene: seconds === null ? null : scene, seconds };
}

/** Saves where the student stopped, for all of their devices: the last one to save wins. Null when the lesson was watched to its end. */
export async function saveLessonPosition(
  context: Context,
  chapterId: number,
  scene: string | null,
): Promise<LessonPosition> {
  const { userId } = await requireViewer(context);
  const { db, course, now } = context;
  const chapter = course.chapter(chapterId);
  if (scene === null) {
    await db.kysely
      .deleteFrom('lesson_position')
      .where('user_id', '=', userId)
      .where('chapter_id', '=', chapter.id)
      .execute();
  } else {
    const position = { scene: sceneOf(chapter, scene).id, saved_at: now };
    await db.kysely
      .insertInto('lesson_position')
      .values({ user_id: userId, chapter_id: chapter.id, ...position })
      .onConflict((conflict) => conflict.columns(['user_id', 'chapter_id']).doUpdateSet(position))
      .execute();
  }
  return positionIn(chapter, userId, scene);
}

function choiceOf(ask: Ask | null, choice: number): Ask['choices'][number] {
  const chosen = ask?.choices[choice];
  if (chosen === undefined) throw new DomainError('BAD_USER_INPUT', 'That is not a choice in this scene.');
  return chosen;
}

/** Counts an answer to a scene's question as practice; `choice` counts from 0. Grades and mastery stay as they are. */
export async function practiceScene(
  context: Context,
  chapterId: number,
  sceneId: string,
  choice: number,
): Promise<ScenePractice> {
  const { userId } = await requireViewer(context);
  const chapter = context.course.chapter(chapterId);
  const scene = sceneOf(chapter, sceneId);
  const correct = Number(choiceOf(scene.ask, choice).isRight);
  const counts = await context.db.kysely
    .insertInto('scene_practice')
    .values({ user_id: userId, chapter_id: chapter.id, scene: scene.id, asked: 1, correct })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'chapter_id', 'scene']).doUpdateSet(({ eb }) => ({
        asked: eb('scene_practice.asked', '+', 1),
        correct: eb('scene_practice.correct', '+', correct),
      })),
    )
    .returning(['asked', 'correct'])
    .executeTakeFirstOrThrow();
  return { id: `${userId}-${chapter.id}-${scene.id}`, chapter, scene: scene.id, ...counts };
}
