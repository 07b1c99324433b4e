import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { addDemoStudent } from '../src/demo';
import { useTestApp } from './support/app';
import { contextFactory } from './support/context';
import { graphqlClient } from './support/graphql-client';

const app = useTestApp();

describe('the demo student', () => {
  it('has weeks of history, is added once, and logs in like anyone', async () => {
    const { db, course, clock } = app();
    const contextOf = contextFactory(db, course, () => 0.5);
    const contextAt = (now: Date) => contextOf(undefined, now);
    await addDemoStudent(contextAt, clock.now);
    await addDemoStudent(contextAt, clock.now);
    const { chapters, topics, currentChapter } = await (
      await graphqlClient(app().url).logIn('demo', 'Demo1234')
    ).progress();
    expect(Object.values(chapters).filter(({ quizGrade }) => quizGrade !== null)).toHaveLength(5);
    expect(Object.values(topics).reduce((sum, { asked }) => sum + asked, 0)).toBeGreaterThan(50);
    expect(currentChapter).not.toBe(null);
  });
});
