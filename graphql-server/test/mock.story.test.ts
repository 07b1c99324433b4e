import { afterEach, describe, expect, it } from 'vitest';
import { endOverdue } from '../src/exam/mock/ending-job';
import { useTestApp } from './support/app';
import { newForm } from './support/api-clients';
import { graphqlClient, sendGraphql } from './support/graphql-client';
import { graphqlMocks, restMocks, type MockClient, type MockReply } from './support/mock-clients';
import { runSql } from './support/sql';

// A student takes mock exams: the clock is the server's, and nothing tells right from wrong before the end.

const app = useTestApp();
const began = new Date('2026-11-20T18:00:00Z');
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const at = (ms: number) => void (app().clock.now = new Date(began.getTime() + ms));
afterEach(() => at(0));

const clients = [
  ['GraphQL', graphqlMocks],
  ['REST', restMocks],
] as const; // pairs

async function newStudent(open: (url: string, token: string) => MockClient = graphqlMocks) {
  const { accessToken } = await graphqlClient(app().url).signUp(newForm());
  const send = <Data>(query: string) => sendGraphql<Data>(app().url, query, {}, accessToken);
  return { accessToken, send, mocks: open(app().url, accessToken) };
}

const keyOf = (questionId: number) =>
  app()
    .course.askedQuestion(questionId)
    .answers.find(({ isCorrect }) => isCorrect)!.id;
const wrongOf = ({ questionId, choices }: MockReply['questions'][number]) =>
  choices.find((choice) => choice !== keyOf(questionId))!;

/** Answers so many questions from the first on, so many of them right. */
async function answer(mocks: MockClient, exam: MockReply, count: number, right = count): Promise<void> {
  for (const question of exam.questions.slice(0, count)) {
    const choice = question.position <= right ? keyOf(question.questionId) : wrongOf(question);
    await mocks.mark(exam.id, { position: question.position, choice }, app().clock.now);
  }
}

const endNow = () =>
  endOverdue({
    kysely: app().db.kysely,
    course: () => app().course,
    now: () => app().clock.now,
    log: { error: expect.fail } as never, // it logs nothing else
  });

describe.each(clients)('a mock exam, through %s', (_, open) => {
  it('has the exam’s length and clock, takes answers, and reports after both sections', async () => {
    const { mocks } = await newStudent(open);
    expect(await mocks.list()).toMatchObject({ exams: [], fullFormsLeft: 3, halfFormsLeft: 6, extraTime: 1 });
    const exam = await mocks.start();
    expect(exam).toMatchObject({
      length: 'full',
      form: 1,
      phase: 'sectionOne',
      timed: true,
      responses: [],
      report: null,
    });
    expect(exam.questions).toHaveLength(60);
    expect(Date.parse(exam.deadline!)).toBe(began.getTime() + 70 * MINUTE);
    at(MINUTE);
    const [first] = exam.questions;
    const crossedOut = first!.choices.slice(2);
    const marked = await mocks.mark(
      exam.id,
      { position: 1, choice: wrongOf(first!), isFlagged: true, crossedOut, seconds: 40 },
      app().clock.now,
    );
    expect(marked).toMatchObject({
      choice: wrongOf(first!),
      isFlagged: true,
      crossedOut,
      seconds: 40,
      isCorrect: null,
    });
    await answer(mocks, exam, 45, 40);
    const between = await mocks.submit(exam.id, 1);
    expect(between).toMatchObject({ phase: 'break', deadline: null, report: null });
    at(20 * MINUTE);
    const second = await mocks.startSectionTwo(exam.id);
    expect(second.phase).toBe('sectionTwo');
    expect(Date.parse(second.deadline!)).toBe(began.getTime() + 80 * MINUTE);
    expect(second.responses).toHaveLength(3);
    const { answer: empty, revision } = second.responses[0]!;
    expect(await mocks.write(exam.id, 1, empty, revision)).toMatchObject({ revision: 1 });
    const done = await mocks.submit(exam.id, 2);
    expect(done).toMatchObject({ phase: 'finished', deadline: null });
    expect(done.report).toMatchObject({ right: 40, answered: 45, lowScore: 2, highScore: 2 });
    expect(done.report!.composite).toBeCloseTo((200 / 3) * (40 / 60));
    expect(done.report!.responses).toHaveLength(3);
    expect(done.report!.units.map(({ asked }) => asked)).toEqual([8, 14, 14, 11, 7, 6]);
    expect(done.questions[0]).toMatchObject({ isCorrect: true, change: 'gained', seconds: 40, isFlagged: false });
    expect(done.questions[59]).toMatchObject({ choice: null, isCorrect: false, change: null });
    expect(await mocks.read(exam.id)).toEqual(done);
    expect(await mocks.list()).toMatchObject({ fullFormsLeft: 2, halfFormsLeft: 4 });
  });

  it('is half as long for a school day, and reports after its one section', async () => {
    const { mocks } = await newStudent(open);
    const exam = await mocks.start('half');
    expect(exam.questions).toHaveLength(30);
    expect(Date.parse(exam.deadline!)).toBe(began.getTime() + 35 * MINUTE);
    await answer(mocks, exam, 30, 21);
    const done = await mocks.submit(exam.id, 1);
    expect(done).toMatchObject({ phase: 'finished', report: { right: 21, answered: 30, responses: [] } });
    expect(done.report!.composite).toBeCloseTo(70);
    await expect(mocks.startSectionTwo(exam.id)).rejects.toMatchObject({ status: 409 });
  });

  it('gives extra time that is chosen once, from the next exam on', async () => {
    const { mocks } = await newStudent(open);
    await expect(mocks.setExtraTime(1.1)).rejects.toMatchObject({ status: 400 });
    expect(await mocks.setExtraTime(1.5)).toMatchObject({ extraTime: 1.5 });
    const exam = await mocks.start();
    expect(exam.extraTime).toBe(1.5);
    expect(Date.parse(exam.deadline!)).toBe(began.getTime() + 105 * MINUTE);
    await mocks.setExtraTime(1);
    expect((await mocks.read(exam.id)).extraTime).toBe(1.5);
    await mocks.submit(exam.id, 1);
    expect(Date.parse((await mocks.startSectionTwo(exam.id)).deadline!)).toBe(began.getTime() + 90 * MINUTE);
  });

  it('stands still in a pause, which marks the result', async () => {
    const { mocks } = await newStudent(open);
    const exam = await mocks.start();
    at(10 * MINUTE);
    expect(await mocks.pause(exam.id, true)).toMatchObject({ timed: false, phase: 'sectionOne' });
    at(10 * MINUTE + 2 * DAY);
    await endNow();
    expect((await mocks.read(exam.id)).phase).toBe('sectionOne');
    const resumed = await mocks.pause(exam.id, false);
    expect(resumed.pausedAt).toBeNull();
    expect(Date.parse(resumed.deadline!)).toBe(began.getTime() + 70 * MINUTE + 2 * DAY);
  });

  it('refuses what no client of ours sends', async () => {
    const { mocks } = await newStudent(open);
    const exam = await mocks.start();
    const [first, second] = exam.questions;
    const now = app().clock.now;
    const refused = (status: number) => ({ status });
    await expect(mocks.mark(exam.id, { position: 0 }, now)).rejects.toMatchObject(refused(400));
    await expect(mocks.mark(exam.id, { position: 61 }, now)).rejects.toMatchObject(refused(400));
    await expect(mocks.mark(exam.id, { position: 1, choice: second!.choices[0]! }, now)).rejects.toMatchObject(
      refused(400),
    );
    await expect(mocks.mark(exam.id, { position: 1, crossedOut: [second!.choices[0]!] }, now)).rejects.toMatchObject(
      refused(400),
    );
    await expect(mocks.submit(exam.id, 3)).rejects.toMatchObject(refused(400));
    await expect(mocks.submit(exam.id, 2)).rejects.toMatchObject(refused(400));
    await expect(mocks.startSectionTwo(exam.id)).rejects.toMatchObject(refused(400));
    await expect(mocks.write(exam.id, 1, '{}', 0)).rejects.toMatchObject(refused(400));
    await expect(mocks.read('11111111-1111-4111-8111-111111111111')).rejects.toMatchObject(refused(404));
    const stranger = await newStudent(open);
    await expect(stranger.mocks.read(exam.id)).rejects.toMatchObject(refused(404));
    await expect(stranger.mocks.mark(exam.id, { position: 1, choice: first!.choices[0]! }, now)).rejects.toMatchObject(
      refused(404),
    );
    expect((await mocks.read(exam.id)).questions.every(({ choice }) => choice === null)).toBe(true);
  });
});

describe('the clock of a mock exam', () => {
  it('gives answers at the deadline 30 seconds to arrive, and none after', async () => {
    const { mocks } = await newStudent();
    const exam = await mocks.start();
    at(70 * MINUTE + 30 * SECOND);
    const late = new Date(began.getTime() + 70 * MINUTE);
    const choice = keyOf(exam.questions[0]!.questionId);
    expect(await mocks.mark(exam.id, { position: 1, choice }, late)).toMatchObject({ choice });
    at(70 * MINUTE + 31 * SECOND);
    await expect(
      mocks.mark(exam.id, { position: 2, choice: exam.questions[1]!.choices[0]! }, late),
    ).rejects.toMatchObject({
      code: 'QUIZ_FINISHED',
    });
    const ended = await mocks.read(exam.id);
    expect(ended.phase).toBe('break');
    expect(ended.questions.map((one) => one.choice).filter((one) => one !== null)).toEqual([choice]);
  });

  it('runs on while nobody looks: a job ends the section with what was saved, at its deadline', async () => {
    const { mocks } = await newStudent();
    const exam = await mocks.start('half');
    await answer(mocks, exam, 10, 7);
    at(35 * MINUTE + 20 * SECOND);
    await endNow();
    const [running] = await runSql<{ finished: boolean }>(
      app().db,
      `select finished_at is not null as finished from mock_exam where id = '${exam.id}'`,
    );
    expect(running).toEqual({ finished: false });
    at(2 * DAY);
    await endNow();
    await endNow();
    const done = await mocks.read(exam.id);
    expect(done.report).toMatchObject({ right: 7, answered: 10 });
    expect(Date.parse(done.finishedAt!)).toBe(began.getTime() + 35 * MINUTE);
  });

  it('ends a break and a pause that last longer than a week', async () => {
    const inBreak = await newStudent();
    const first = await inBreak.mocks.start();
    await inBreak.mocks.submit(first.id, 1);
    const paused = await newStudent();
    const second = await paused.mocks.start();
    await paused.mocks.pause(second.id, true);
    at(7 * DAY + SECOND);
    await endNow();
    expect(await inBreak.mocks.read(first.id)).toMatchObject({ phase: 'finished', report: { responses: [] } });
    expect((await paused.mocks.read(second.id)).phase).toBe('break');
  });

  it('counts an answer within the section, whatever the client’s clock says', async () => {
    const { mocks } = await newStudent();
    const exam = await mocks.start('half');
    at(MINUTE);
    await mocks.mark(exam.id, { position: 1, choice: exam.questions[0]!.choices[0]!, seconds: 99_999 }, new Date(0));
    await mocks.mark(exam.id, { position: 2, choice: exam.questions[1]!.choices[0]! }, new Date('2040-01-01'));
    const [{ marks }] = (await runSql<{ marks: Record<string, { at: number; seconds: number }> }>(
      app().db,
      `select marks from mock_exam where id = '${exam.id}'`,
    )) as [{ marks: Record<string, { at: number; seconds: number }> }]; // there is one
    expect(marks).toMatchObject({
      1: { at: began.getTime(), seconds: 60 },
      2: { at: began.getTime() + MINUTE },
    });
  });
});

describe('the forms that a student gets', () => {
  it('are all new until none is left', async () => {
    const { mocks } = await newStudent();
    const seen = new Set<number>();
    for (const form of [1, 2, 3]) {
      const exam = await mocks.start();
      expect(exam.form).toBe(form);
      for (const { questionId } of exam.questions) {
        expect(seen.has(questionId)).toBe(false);
        seen.add(questionId);
      }
      await mocks.submit(exam.id, 1);
      await mocks.submit(exam.id, 2);
    }
    expect(await mocks.list()).toMatchObject({ fullFormsLeft: 0, halfFormsLeft: 0 });
    await expect(mocks.start()).rejects.toMatchObject({ code: 'NO_QUESTIONS' });
    await expect(mocks.start('half')).rejects.toMatchObject({ code: 'NO_QUESTIONS' });
  });

  it('take both halves of one form before another is begun', async () => {
    const { mocks } = await newStudent();
    const seen: number[] = [];
    for (const [form, fullLeft, halfLeft] of [
      [3, 2, 5],
      [3, 2, 4],
      [2, 1, 3],
    ]) {
      const exam = await mocks.start('half');
      expect(exam.form).toBe(form);
      seen.push(...exam.questions.map(({ questionId }) => questionId));
      await mocks.submit(exam.id, 1);
      expect(await mocks.list()).toMatchObject({ fullFormsLeft: fullLeft, halfFormsLeft: halfLeft });
    }
    expect(new Set(seen).size).toBe(90);
  });

  it('continue the exam under way, of whatever length', async () => {
    const { mocks } = await newStudent();
    const exam = await mocks.start();
    expect((await mocks.start('half')).id).toBe(exam.id);
    const both = await Promise.all([mocks.start(), mocks.start()]);
    expect(both.map(({ id }) => id)).toEqual([exam.id, exam.id]);
  });
});

describe('the results of a mock exam', () => {
  it('are counted once, when the whole exam has ended, and nowhere before', async () => {
    const { send, mocks } = await newStudent();
    const exam = await mocks.start();
    await answer(mocks, exam, 12, 8);
    await mocks.submit(exam.id, 1);
    const EVERYWHERE = `{ quizzesUnderWay { id } mistakes { id } freeResponses { state }
      learning { finishedQuizzes { id type questions score } topics { answers } } me { topicProgress { questionsAsked answeredCorrectly } } }`;
    interface Seen {
      quizzesUnderWay: unknown[];
      mistakes: unknown[];
      learning: {
        finishedQuizzes: { type: string; questions: number; score: number }[];
        topics: { answers: number }[];
      };
      me: { topicProgress: { questionsAsked: number; answeredCorrectly: number }[] };
    }
    const before = await send<Seen>(EVERYWHERE);
    expect([before.quizzesUnderWay, before.mistakes, before.learning.finishedQuizzes]).toEqual([[], [], []]);
    expect(before.me.topicProgress.filter(({ questionsAsked }) => questionsAsked > 0)).toEqual([]);
    await Promise.all([mocks.submit(exam.id, 2), mocks.submit(exam.id, 2), mocks.submit(exam.id, 2)]);
    const after = await send<Seen>(EVERYWHERE);
    expect(after.learning.finishedQuizzes).toMatchObject([{ type: 'mockExam', questions: 12, score: 66 }]);
    expect(after.mistakes).toHaveLength(4);
    const sum = (of: (row: Seen['me']['topicProgress'][number]) => number) =>
      after.me.topicProgress.reduce((total, row) => total + of(row), 0);
    expect([sum((row) => row.questionsAsked), sum((row) => row.answeredCorrectly)]).toEqual([12, 8]);
    expect(after.learning.topics.reduce((total, { answers }) => total + answers, 0)).toBe(12);
  });

  it('hold nothing of an exam in which nothing was answered', async () => {
    const { send, mocks } = await newStudent();
    const exam = await mocks.start('half');
    const done = await mocks.submit(exam.id, 1);
    expect(done.report).toMatchObject({ right: 0, answered: 0, composite: 0, lowScore: 1, highScore: 1 });
    expect(await send('{ learning { finishedQuizzes { id } } }')).toEqual({ learning: { finishedQuizzes: [] } });
  });

  it('have the points of section II, which the student goes on to score', async () => {
    const { accessToken, mocks } = await newStudent();
    const exam = await mocks.start();
    await mocks.submit(exam.id, 1);
    await mocks.startSectionTwo(exam.id);
    const done = await mocks.submit(exam.id, 2);
    const [response] = done.report!.responses;
    const { freeResponseAttempt } = await sendGraphql<{ freeResponseAttempt: { submittedAt: string; result: object } }>(
      app().url,
      'query ($id: ID!) { freeResponseAttempt(id: $id) { submittedAt result { earned } } }',
      { id: response!.attemptId },
      accessToken,
    );
    expect(freeResponseAttempt).toMatchObject({ submittedAt: began.toISOString(), result: { earned: 0 } });
  });

  it('are in the student’s own data, and gone with the account', async () => {
    const { send, mocks } = await newStudent();
    const exam = await mocks.start();
    await answer(mocks, exam, 1);
    const { myData } = await send<{ myData: string }>('{ myData }');
    const [exported] = (JSON.parse(myData) as { mock_exams: { length: string; marks: object }[] }).mock_exams; // as exported
    expect(exported).toMatchObject({ length: 'full', marks: { 1: { given: {} } } });
    expect(myData).not.toContain('isCorrect');
    await send('mutation { deleteAccount(password: "Marginal1") { deleted } }');
    expect(await runSql(app().db, `select id from mock_exam where id = '${exam.id}'`)).toEqual([]);
  });
});
