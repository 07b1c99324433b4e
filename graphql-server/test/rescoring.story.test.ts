import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import type { FreeResponse } from '../../economics/free-response/free-response';
import { loadCourse, type CourseFreeResponse } from '../src/course/course';
import { readDisputes } from '../src/review/items/disputed-points';
import { rescoreSubmissions, versionsAskedAlike } from '../src/review/regrade-free-response';
import { newForm } from './support/api-clients';
import { freeResponseClients } from './support/free-response-clients';
import { rightAnswer, useFreeResponseApp } from './support/free-responses';
import { graphqlClient, sendGraphql } from './support/graphql-client';
import { publishVersion, withNumber } from './support/rubric-versions';
import { runSql } from './support/sql';

const app = useFreeResponseApp();
const [, open] = freeResponseClients[0]!;

async function publish(definition: FreeResponse): Promise<void> {
  await publishVersion(app().db, definition);
  app().show(await loadCourse(app().db));
}

async function rescored(id: string) {
  const course = await loadCourse(app().db);
  const current: CourseFreeResponse = course.freeResponse(id);
  const versions = versionsAskedAlike(course, current).map((version) => version.id);
  const failed = (error: unknown) => {
    throw error;
  };
  return rescoreSubmissions(app().db, current, versions, app().clock.now, { failed });
}

async function newStudent(id: string) {
  const { accessToken } = await graphqlClient(app().url).signUp(newForm());
  const client = open(app().url, accessToken);
  const attempt = await client.start(id);
  await client.save(attempt.id, rightAnswer, 0);
  await client.submit(attempt.id, 1);
  const notices = async () =>
    (
      await sendGraphql<{ notices: { text: string; freeResponseAttemptId: string; freeResponseId: string }[] }>(
        app().url,
        '{ notices { text freeResponseAttemptId freeResponseId } }',
        {},
        accessToken,
      )
    ).notices;
  return { client, attemptId: attempt.id, notices };
}

const stateOfLearner = (attemptId: string) =>
  runSql<{ state: unknown; revision: number }>(
    app().db,
    'select l.state, l.revision from learner_state l join free_response_attempt a on a.user_id = l.user_id where a.id = $1',
    [attemptId],
  );

describe('a rubric that its author corrects', () => {
  it('scores what was submitted again, keeps own scores, tells the student, and does all of it once', async () => {
    await publish(withNumber('corrected', 986));
    const wronged = await newStudent('corrected');
    await wronged.client.score(wronged.attemptId, 'd-1', true);
    await wronged.client.dispute(wronged.attemptId, 'b-1', 'It is 987.');
    expect((await wronged.client.read(wronged.attemptId)).result).toMatchObject({ earned: 2, open: 2 });
    const [before] = await stateOfLearner(wronged.attemptId);
    await publish(withNumber('corrected', 987));
    expect(await rescored('corrected')).toEqual({ submissions: 1, changed: 1, notices: 1, left: 0 });
    const read = await wronged.client.read(wronged.attemptId);
    expect(read.result).toMatchObject({ earned: 3, open: 2 });
    expect(read.result?.points.find(({ name }) => name === 'b-1')).toMatchObject({
      state: 'earned',
      dispute: { words: 'It is 987.' },
    });
    expect(await wronged.notices()).toEqual([
      {
        text: expect.stringContaining('went from 2 to 3 points'),
        freeResponseAttemptId: wronged.attemptId,
        freeResponseId: 'corrected',
      },
    ]);
    const [after] = await stateOfLearner(wronged.attemptId);
    expect(after).toEqual({ state: null, revision: (before?.revision ?? 0) + 1 });
    expect(await rescored('corrected')).toEqual({ submissions: 0, changed: 0, notices: 0, left: 0 });
    expect(await wronged.notices()).toHaveLength(1);
  });

  it('takes points back that it gave by mistake, and says so', async () => {
    await publish(withNumber('generous', 987));
    const lucky = await newStudent('generous');
    await publish(withNumber('generous', 986));
    await rescored('generous');
    expect((await lucky.client.read(lucky.attemptId)).result).toMatchObject({ earned: 1 });
    expect(await lucky.notices()).toMatchObject([{ text: expect.stringContaining('wrong in your favor') }]);
  });

  it('tells of points that move both ways, although their number stays', async () => {
    const withChoice = (value: number, answer: number): FreeResponse => {
      const numbered = withNumber('both-ways', value);
      const parts = numbered.parts.map((part) =>
        part.kind === 'choice' ? { ...part, answer, point: { ...part.point, explain: null } } : part,
      );
      return { ...numbered, parts };
    };
    await publish(withChoice(986, 0));
    const student = await newStudent('both-ways');
    await publish(withChoice(987, 1));
    expect(await rescored('both-ways')).toEqual({ submissions: 1, changed: 1, notices: 1, left: 0 });
    expect((await student.client.read(student.attemptId)).result).toMatchObject({ earned: 2 });
    expect(await student.notices()).toMatchObject([
      { text: expect.stringContaining('still has 2 points, but not the same ones.') },
    ]);
  });

  it('leaves alone what was answered to another question, and what is not submitted', async () => {
    await publish(withNumber('reworded', 986));
    const answered = await newStudent('reworded');
    const { accessToken } = await graphqlClient(app().url).signUp(newForm());
    const underWay = await open(app().url, accessToken).start('reworded');
    await publish(withNumber('reworded', 987, { stem: '<p>There is another market for rides.</p>' }));
    expect(await rescored('reworded')).toEqual({ submissions: 0, changed: 0, notices: 0, left: 0 });
    expect((await answered.client.read(answered.attemptId)).result).toMatchObject({ earned: 1 });
    await publish(withNumber('reworded', 987, { title: 'Other rides' }));
    expect(await rescored('reworded')).toMatchObject({ submissions: 1 });
    expect(await open(app().url, accessToken).read(underWay.id)).toMatchObject({ isSubmitted: false, result: null });
  });

  it('is applied to a visitor’s answer too, and to more answers than one batch has', async () => {
    await publish(withNumber('many', 986));
    const students = [];
    for (let sent = 0; sent < 11; sent += 1) students.push(await newStudent('many'));
    const [first] = students;
    // As a visitor's row is.
    const [{ id: visitor } = { id: '' }] = await runSql<{ id: string }>(
      app().db,
      `insert into free_response_attempt (owner_id, id, free_response_id, answer, started_at, submitted_at, points, own_scores, earned)
        select -5, gen_random_uuid(), free_response_id, answer, started_at, submitted_at, points, own_scores, earned
        from free_response_attempt where id = $1 returning id`,
      [first?.attemptId],
    );
    await publish(withNumber('many', 987));
    expect(await rescored('many')).toEqual({ submissions: 12, changed: 12, notices: 11, left: 0 });
    expect(await runSql(app().db, 'select earned from free_response_attempt where id = $1', [visitor])).toEqual([
      { earned: 2 },
    ]);
  });
});

describe('a disputed point', () => {
  it('is listed for the author with the answer, the sentence of the scorer and the version, and names nobody', async () => {
    await publish(withNumber('disputed', 986));
    const student = await newStudent('disputed');
    await student.client.dispute(student.attemptId, 'b-1', 'It is 987.');
    await student.client.dispute(student.attemptId, 'a-1');
    const course = await loadCourse(app().db);
    const listed = async () =>
      (await readDisputes(app().db.kysely, course)).filter(({ freeResponseId }) => freeResponseId === 'disputed');
    expect(await listed()).toEqual([
      expect.objectContaining({ point: 'a-1', words: null, isCurrent: true, answer: rightAnswer }),
      {
        freeResponseId: 'disputed',
        version: course.freeResponse('disputed').id,
        isCurrent: true,
        point: 'b-1',
        part: 'b',
        asks: 'RUBRIC of revenue.',
        words: 'It is 987.',
        reason: expect.any(String),
        at: app().clock.now.toISOString(),
        answer: rightAnswer,
      },
    ]);
    await student.client.withdraw(student.attemptId, 'a-1');
    expect((await listed()).map(({ point }) => point)).toEqual(['b-1']);
  });
});
