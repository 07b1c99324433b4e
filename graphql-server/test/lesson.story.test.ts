import { beforeAll, describe, expect, it } from 'vitest';
import { drawLesson } from '../../economics/lesson/draw-lesson';
import { timelineOf } from '../../economics/lesson/timeline';
import { chapterQuizLength } from '../../schema/rules/quiz';
import type { Chapter } from '../src/library/library.type';
import { useTestApp } from './support/app';
import { newForm } from './support/api-clients';
import { graphqlClient, sendGraphql } from './support/graphql-client';

const app = useTestApp();

const PLACE = 'query ($chapterId: ID!) { lessonPosition(chapterId: $chapterId) { scene seconds } }';
const KEEP =
  'mutation ($chapterId: ID!, $scene: String) { saveLessonPosition(chapterId: $chapterId, scene: $scene) { scene } }';
const PRACTICE = `mutation ($chapterId: ID!, $scene: String!, $choice: Int!) {
  practiceScene(chapterId: $chapterId, scene: $scene, choice: $choice) { asked correct }
}`;

let told: Chapter;
beforeAll(() => {
  const chapter = app().course.chapters.find(({ lesson }) => lesson !== null);
  if (chapter === undefined) throw new Error('The course has no lesson.');
  told = chapter;
});

const scenes = () => told.lesson?.scenes ?? [];
const ask = <Data>(query: string, variables: object, token?: string) =>
  sendGraphql<Data>(app().url, query, { chapterId: String(told.id), ...variables }, token);

async function newStudent(): Promise<string> {
  const { accessToken } = await graphqlClient(app().url).signUp(newForm());
  return accessToken;
}

describe('a lesson', () => {
  it('comes as one file, which a browser that has it need not fetch again', async () => {
    const address = `${app().url}/lessons/${told.slug}.json`;
    const first = await fetch(address);
    expect(first.headers.get('content-type')).toMatch('application/json');
    expect(await first.json()).toEqual(drawLesson(told.lesson!));
    // As a browser asks: Node's fetch would add no-cache, which means a whole answer.
    const headers = { 'If-None-Match': first.headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' };
    const again = await fetch(address, { headers });
    expect(again.status).toBe(304);
  });

  it('is the video of its chapter', () => {
    expect(told.videoUrl).toBe(`/lessons/${told.slug}`);
  });

  it('has its length in whole seconds on its chapter, beside the number of questions of its quiz', async () => {
    const query = 'query ($chapterId: ID!) { chapter(id: $chapterId) { lessonSeconds quizLength } }';
    const { chapter } = await ask<{ chapter: { lessonSeconds: number; quizLength: number } }>(query, {});
    if (told.lesson === null) throw new Error('The chapter lost its lesson.');
    expect(chapter).toEqual({
      lessonSeconds: Math.floor(timelineOf(told.lesson).length),
      quizLength: chapterQuizLength(told.topics.map((topic) => app().course.questionsOf(topic).length)),
    });
    expect(chapter.quizLength).toBeGreaterThan(0);
  });

  it('continues where the student stopped, on any device, and from its beginning once it was seen', async () => {
    const token = await newStudent();
    const place = async () =>
      (await ask<{ lessonPosition: { scene: string | null; seconds: number | null } }>(PLACE, {}, token))
        .lessonPosition;
    expect(await place()).toEqual({ scene: null, seconds: null });
    await ask(KEEP, { scene: scenes()[2]?.id }, token);
    await ask(KEEP, { scene: scenes()[4]?.id }, token);
    const { from = 0, scene } = timelineOf(told.lesson!).scenes[4] ?? {};
    expect(await place()).toEqual({ scene: scene?.id, seconds: Math.floor(from) });
    await ask(KEEP, {}, token);
    expect(await place()).toEqual({ scene: null, seconds: null });
  });

  it('keeps the places of two students apart', async () => {
    const [ada, ben] = [await newStudent(), await newStudent()];
    await ask(KEEP, { scene: scenes()[3]?.id }, ada);
    expect(await ask(PLACE, {}, ben)).toEqual({ lessonPosition: { scene: null, seconds: null } });
  });

  it.each([
    ['a scene that it does not have', KEEP, { scene: 'nowhere' }, 'NOT_FOUND'],
    ['a scene with NUL in its name', KEEP, { scene: 'a\u0000b' }, 'NOT_FOUND'],
    ['another lesson that is not there', PLACE, { chapterId: '999' }, 'NOT_FOUND'],
  ])('refuses %s', async (_what, query, variables, code) => {
    await expect(ask(query, variables, await newStudent())).rejects.toMatchObject({ code });
  });

  it('keeps nothing for a visitor', async () => {
    for (const [query, variables] of [
      [PLACE, {}],
      [KEEP, { scene: 'a' }],
      [PRACTICE, { scene: 'a', choice: 0 }],
    ] as const)
      await expect(ask(query, variables)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe("the question of a lesson's scene", () => {
  const asking = () => scenes().find((scene) => scene.ask !== null);
  const choices = () => asking()?.ask?.choices ?? [];

  it('counts as practice, marked by the server, and leaves grade and topics alone', async () => {
    const student = await graphqlClient(app().url).signUp(newForm());
    const before = await student.progress();
    const right = choices().findIndex(({ isRight }) => isRight);
    const scene = asking()?.id;
    const practice = (choice: number) => ask(PRACTICE, { scene, choice }, student.accessToken);
    expect(await practice((right + 1) % 2)).toEqual({ practiceScene: { asked: 1, correct: 0 } });
    expect(await practice(right)).toEqual({ practiceScene: { asked: 2, correct: 1 } });
    expect(await student.progress()).toEqual(before);
  });

  it('counts every one of twelve answers that come at once', async () => {
    const token = await newStudent();
    const choice = choices().findIndex(({ isRight }) => isRight);
    const all = Array.from({ length: 12 }, () => ask(PRACTICE, { scene: asking()?.id, choice }, token));
    await Promise.all(all);
    const next = await ask(PRACTICE, { scene: asking()?.id, choice }, token);
    expect(next).toEqual({ practiceScene: { asked: 13, correct: 13 } });
  });

  it.each([-1, 99])('refuses choice %i', async (choice) => {
    const scene = asking()?.id;
    await expect(ask(PRACTICE, { scene, choice }, await newStudent())).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});
