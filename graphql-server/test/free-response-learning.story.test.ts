import 'reflect-metadata';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { loadCourse } from '../src/course/course';
import { daysOf } from '../src/learner/days';
import { isPoint } from '../src/learner/points';
import type { StudentAnswer } from '../src/learner/published';
import { storeStudent } from '../src/learner/student-json';
import { answerSource } from '../src/quiz/answer-source';
import { catalogOf } from '../src/quiz/learner-catalog';
import { foldWork, readEndedWork } from '../src/quiz/student-knowledge';
import { LearnerStore } from '../src/learner/store/learner-store';
import { regradeQuestion } from '../src/review/regrade';
import { expectSoundState } from './fuzz/state';
import { answersTo } from './support/answers';
import { newForm } from './support/api-clients';
import type { Student } from './support/api-client';
import { freeResponseClients, type FreeResponseClient } from './support/free-response-clients';
import { insertFreeResponse, rightAnswer, sampleFreeResponse, useFreeResponseApp } from './support/free-responses';
import { graphqlClient, sendGraphql } from './support/graphql-client';
import { runSql } from './support/sql';

// What the learner makes of free responses. The samples are about topic 1.

const app = useFreeResponseApp();
const [, open] = freeResponseClients[0]!;
const began = new Date('2026-11-20T18:00:00Z');
const later = (hours: number) => void (app().clock.now = new Date(began.getTime() + hours * 3_600_000));
afterEach(() => later(0));
afterAll(() => expectSoundState(app().db));

interface TopicEstimate {
  topic: { id: string };
  estimate: number;
  answers: number;
  history: { at: string }[];
}

async function estimatesOf(token: string): Promise<TopicEstimate[]> {
  const { learning } = await sendGraphql<{ learning: { topics: TopicEstimate[] } }>(
    app().url,
    '{ learning { id topics { topic { id } estimate answers history { at } } } }',
    {},
    token,
  );
  return learning.topics;
}

const estimateOf = async (token: string) => {
  const found = (await estimatesOf(token)).find(({ topic }) => topic.id === '1');
  if (found === undefined) throw new Error('Nothing is known of topic 1.');
  return found;
};

const newStudent = () => graphqlClient(app().url).signUp(newForm());
const userIdOf = ({ accessToken }: Pick<Student, 'accessToken'>) => Number(accessToken.split('-', 1)[0]);

const wrongAnswer = { ...rightAnswer, parts: { ...rightAnswer.parts, b: { work: '1' }, c: { choice: 1 } } };

/** Answers a question once more and submits it. */
async function submit(client: FreeResponseClient, answer: unknown, question = 'sample-1'): Promise<string> {
  const { id, revision } = await client.start(question);
  await client.save(id, answer, revision);
  await client.submit(id, revision + 1);
  return id;
}

async function takeQuiz(student: Student, right: number): Promise<void> {
  const quiz = await student.start({ type: 'chapterQuiz', chapterId: 1 });
  await student.finish(quiz, answersTo(app().course, quiz, right));
}

const stateOf = async (student: Student) =>
  (
    await runSql<{ state: unknown; revision: number }>(
      app().db,
      'select state, revision from learner_state where user_id = $1',
      [userIdOf(student)],
    )
  )[0];

describe('a submitted free response', () => {
  it('moves the estimate of its topic, up or down, with as many answers as points that count', async () => {
    const [right, wrong] = [await newStudent(), await newStudent()];
    await submit(open(app().url, right.accessToken), rightAnswer);
    await submit(open(app().url, wrong.accessToken), wrongAnswer);
    const [up, down] = [await estimateOf(right.accessToken), await estimateOf(wrong.accessToken)];
    expect(up.estimate).toBeGreaterThan(down.estimate + 0.1);
    expect([up.answers, down.answers]).toEqual([3, 3]);
    expect(up.history).toHaveLength(1);
    expect(await estimatesOf(right.accessToken)).toHaveLength(1);
  });

  it('counts once, however often it is sent or the question is answered again', async () => {
    const student = await newStudent();
    const client = open(app().url, student.accessToken);
    const id = await submit(client, wrongAnswer);
    const [first, state] = [await estimatesOf(student.accessToken), await stateOf(student)];
    await client.submit(id, 1);
    later(1);
    await submit(client, rightAnswer);
    later(0);
    expect(await estimatesOf(student.accessToken)).toEqual(first);
    expect(await stateOf(student)).toEqual(state);
    await submit(client, rightAnswer, 'sample-2');
    expect((await estimateOf(student.accessToken)).estimate).toBeGreaterThan(first[0]!.estimate);
  });

  it('counts once when its student continues at another version of the question', async () => {
    const student = await newStudent();
    const client = open(app().url, student.accessToken);
    await insertFreeResponse(app().db, sampleFreeResponse('sample-3'));
    app().show(await loadCourse(app().db));
    await submit(client, wrongAnswer, 'sample-3');
    const first = await estimatesOf(student.accessToken);
    await runSql(app().db, `update free_response set retired_at = now() where stable_id = 'sample-3'`);
    await insertFreeResponse(app().db, { ...sampleFreeResponse('sample-3'), stem: '<p>Edited.</p>' });
    app().show(await loadCourse(app().db));
    await submit(client, rightAnswer, 'sample-3');
    expect(await estimatesOf(student.accessToken)).toEqual(first);
  });

  it('counts an explanation when its student has compared it, as the student judged it last', async () => {
    const student = await newStudent();
    const client = open(app().url, student.accessToken);
    const id = await submit(client, rightAnswer);
    const none = await estimateOf(student.accessToken);
    await client.score(id, 'd-1', true);
    const yes = await estimateOf(student.accessToken);
    await client.score(id, 'd-1', false);
    const no = await estimateOf(student.accessToken);
    expect([none.answers, yes.answers, no.answers]).toEqual([3, 4, 4]);
    expect(yes.estimate).toBeGreaterThan(none.estimate);
    expect(no.estimate).toBeLessThan(none.estimate);
  });

  it('that holds nothing tells nothing', async () => {
    const student = await newStudent();
    const client = open(app().url, student.accessToken);
    const { id } = await client.start('sample-1');
    await client.submit(id, 0);
    expect(await estimatesOf(student.accessToken)).toEqual([]);
  });

  it('changes no percentage and no chapter grade', async () => {
    const student = await newStudent();
    await submit(open(app().url, student.accessToken), rightAnswer);
    expect(await runSql(app().db, 'select 1 from topic_progress where user_id = $1', [userIdOf(student)])).toEqual([]);
    expect(
      await runSql(app().db, 'select 1 from user_chapter where user_id = $1 and quiz_grade is not null', [
        userIdOf(student),
      ]),
    ).toEqual([]);
  });

  it('of a visitor counts for the account that takes it over', async () => {
    const visitor = open(app().url);
    const free = (await visitor.list()).find(({ isFree }) => isFree)?.id ?? '';
    const id = await submit(visitor, rightAnswer, free);
    const { signUp } = await sendGraphql<{ signUp: { accessToken: string } }>(
      app().url,
      'mutation ($input: SignUpInput!) { signUp(input: $input) { accessToken } }',
      { input: { ...newForm(), atLeast13: true, freeResponseId: id } },
    );
    expect((await estimateOf(signUp.accessToken)).answers).toBe(3);
    const student = open(app().url, signUp.accessToken);
    const { lastId } = await student.one(free);
    await student.score(lastId ?? '', 'd-1', true);
    expect((await estimateOf(signUp.accessToken)).answers).toBe(4);
  });

  it('is folded with quizzes in the order in which both ended, the same from the beginning, after a regrade, and step by step', async () => {
    const student = await newStudent();
    const client = open(app().url, student.accessToken);
    await takeQuiz(student, 2);
    later(30);
    await submit(client, rightAnswer);
    later(50);
    await takeQuiz(student, 5);
    const model = await new LearnerStore(app().db.kysely, catalogOf(app().course)).newestModel();
    const fold = async () =>
      storeStudent(foldWork(model, await readEndedWork(app().db.kysely, userIdOf(student))).student);
    const folded = await fold();
    expect((await stateOf(student))?.state).toEqual(folded);
    const [asked] = await runSql<{ id: number; stableId: string; chosen: number; key: number }>(
      app().db,
      `select q.id, q.stable_id as "stableId", (a.given ->> 'choice')::int as chosen,
        (select id from answer where question_id = q.id and is_correct) as key
       from attempt_question a join question q on q.id = a.question_id where a.owner_id = $1 and not a.is_correct limit 1`,
      [userIdOf(student)],
    );
    // The key is changed and changed back.
    for (const key of [asked!.chosen, asked!.key]) {
      await runSql(app().db, 'update answer set is_correct = false where question_id = $1', [asked!.id]);
      await runSql(app().db, 'update answer set is_correct = true where id = $1', [key]);
      await regradeQuestion(app().db, asked!.stableId, app().clock.now);
    }
    expect((await stateOf(student))?.state).toBeNull();
    expect(await fold()).toEqual(folded);
  });

  it('is read with the answers of all students, in the order of their times, the points of a first submission only', async () => {
    const student = await newStudent();
    const client = open(app().url, student.accessToken);
    for (const [hours, step] of [
      () => takeQuiz(student, 3),
      () => submit(client, rightAnswer),
      () => takeQuiz(student, 4),
      () => submit(client, wrongAnswer),
      () => submit(client, rightAnswer, 'sample-2'),
    ].entries()) {
      later(60 + hours);
      await step();
    }
    const read: StudentAnswer[] = [];
    for await (const page of answerSource.pages(app().db.kysely, 1, catalogOf(app().course))) read.push(...page);
    const own = read.filter(({ userId }) => userId === userIdOf(student));
    const times = read.map(({ tDays }) => tDays);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const points = own.filter(isPoint);
    expect(points.map(({ isCorrect }) => isCorrect)).toEqual(Array(6).fill(true));
    expect(new Set(points.map(({ tDays }) => tDays))).toEqual(
      new Set([61, 64].map((hours) => daysOf(new Date(began.getTime() + hours * 3_600_000)))),
    );
    expect(own.findIndex(isPoint)).toBeGreaterThan(0);
  });
});
