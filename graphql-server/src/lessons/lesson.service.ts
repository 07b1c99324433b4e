import type { Ask, Scene } from '../../../economics/lesson/lesson';
import { requireViewer, type Context } from '../context';
import { DomainError } from '../errors';
import type { Chapter } from '../library/chapter.entity';
import { COUNT_SCENE_ANSWER, FORGET_LESSON_PLACE, KEEP_LESSON_PLACE, LESSON_PLACE } from './lesson.queries';

export interface KeptPlace {
  readonly id: string;
  readonly chapter: Chapter;
  /** Null: begin at the beginning. */
  readonly scene: string | null;
}

export interface PractisedScene {
  readonly id: string;
  readonly chapter: Chapter;
  readonly scene: string;
  readonly asked: number;
  readonly correct: number;
}

function sceneOf({ lesson }: Chapter, id: string): Scene {
  const scene = lesson?.scenes.find((candidate) => candidate.id === id);
  if (scene === undefined) throw new DomainError('NOT_FOUND', 'This lesson has no such scene.');
  return scene;
}

/** Where the student stopped; a scene that an edited lesson no longer has means its beginning. */
export async function readLessonPlace(context: Context, chapterId: number): Promise<KeptPlace> {
  const { userId } = await requireViewer(context);
  const chapter = context.course.chapter(chapterId);
  const [row] = await context.db.rows<{ scene: string }>(LESSON_PLACE, [userId, chapter.id]);
  const isThere = chapter.lesson?.scenes.some(({ id }) => id === row?.scene) ?? false;
  return { id: `${userId}-${chapter.id}`, chapter, scene: isThere ? (row?.scene ?? null) : null };
}

/** Keeps where the student stopped, for any device of theirs; null when the lesson was seen to its end. */
export async function keepLessonPlace(context: Context, chapterId: number, scene: string | null): Promise<KeptPlace> {
  const { userId } = await requireViewer(context);
  const { db, course, now } = context;
  const chapter = course.chapter(chapterId);
  if (scene === null) await db.rows(FORGET_LESSON_PLACE, [userId, chapter.id]);
  else await db.rows(KEEP_LESSON_PLACE, [userId, chapter.id, sceneOf(chapter, scene).id, now]);
  return { id: `${userId}-${chapter.id}`, chapter, scene };
}

function choiceOf(ask: Ask | null, choice: number): Ask['choices'][number] {
  const chosen = ask?.choices[choice];
  if (chosen === undefined) throw new DomainError('BAD_USER_INPUT', 'That is no choice of this scene.');
  return chosen;
}

/** Counts an answer to a scene's question as practice; `choice` counts from 0. Grades and mastery stay as they are. */
export async function practiseScene(
  context: Context,
  chapterId: number,
  sceneId: string,
  choice: number,
): Promise<PractisedScene> {
  const { userId } = await requireViewer(context);
  const chapter = context.course.chapter(chapterId);
  const scene = sceneOf(chapter, sceneId);
  const { isRight } = choiceOf(scene.ask, choice);
  const [row] = await context.db.rows<{ asked: number; correct: number }>(COUNT_SCENE_ANSWER, [
    userId,
    chapter.id,
    scene.id,
    isRight,
  ]);
  const { asked, correct } = row ?? { asked: 1, correct: Number(isRight) };
  return { id: `${userId}-${chapter.id}-${scene.id}`, chapter, scene: scene.id, asked, correct };
}
