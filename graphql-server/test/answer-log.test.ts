import 'reflect-metadata';
import { expect, it } from 'vitest';
import { readLog } from '../../research/log';
import { csvText } from '../src/csv';
import { answerLog } from '../src/quiz/answer-log';
import { answersTo } from './support/answers';
import { useTestApp } from './support/app';
import { newForm } from './support/api-clients';
import { graphqlClient } from './support/graphql-client';

const app = useTestApp();

async function exportLog(): Promise<string> {
  const lines: string[] = [];
  for await (const page of answerLog(app().db.kysely, app().course)) lines.push(...page);
  return csvText(lines);
}

it('the exported answers are read back as they were given, by codes that no other export has and no name', async () => {
  const { course, clock } = app();
  const forms = [newForm(), newForm()];
  const given: { item: string; topic: string; type: string; correct: boolean }[] = [];
  for (const [index, form] of forms.entries()) {
    const student = await graphqlClient(app().url).signUp(form);
    const quiz = await student.start({ type: 'chapterQuiz', chapterId: index + 1 });
    await student.finish(quiz, answersTo(course, quiz, 4));
    for (const [place, { id }] of quiz.questions.entries()) {
      const { stableId, topic, type } = course.question(id);
      given.push({ item: stableId, topic: topic.topicName, type, correct: place < 4 });
    }
  }
  const csv = await exportLog();
  const log = readLog(csv);
  const byItem = (a: { item: string }, b: { item: string }) => a.item.localeCompare(b.item);
  expect(log.map(({ item, topic, type, correct }) => ({ item, topic, type, correct })).sort(byItem)).toEqual(
    given.sort(byItem),
  );
  const days = clock.now.getTime() / (24 * 60 * 60_000);
  for (const { tDays } of log) expect(Math.abs(tDays - days)).toBeLessThan(1 / (24 * 60));
  expect(csv.split('\r\n')[1]).toMatch(/^[0-9a-f]{16},.*,0\.2\d*$/);

  const codes = (of: string) => new Set(readLog(of).map(({ user }) => user));
  expect(codes(csv).size).toBe(2);
  const again = codes(await exportLog());
  expect([...codes(csv)].filter((code) => again.has(code))).toEqual([]);
  for (const { username, email } of forms)
    expect([csv.includes(username), csv.includes(email)]).toEqual([false, false]);
});
