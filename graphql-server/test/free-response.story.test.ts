import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { loadCourse } from '../src/course/course';
import { rubricOf } from '../src/free-response/content';
import { readAnswer } from '../src/free-response/read-answer';
import { newForm } from './support/api-clients';
import type { FreeResponseClient } from './support/free-response-clients';
import { freeResponseClients } from './support/free-response-clients';
import {
  drawnGraph,
  insertFreeResponse,
  rightAnswer,
  sampleFreeResponse,
  useFreeResponseApp,
} from './support/free-responses';
import { graphqlClient, sendGraphql } from './support/graphql-client';
import { RestBrowser } from './support/rest-client';
import { runSql } from './support/sql';

const app = useFreeResponseApp({ disputesPerStudent: { times: 4, seconds: 86_400 } });

const newStudent = () => graphqlClient(app().url).signUp(newForm());
const NEWER = { status: 409, message: expect.stringContaining('newer work') };
const SUBMITTED = { status: 409, message: expect.stringContaining('already submitted') };
const empty = {
  graph: { panels: [{ id: 'market', xLabel: '', yLabel: '', curves: [], marks: [], areas: [], arrows: [] }] },
  parts: {},
};

describe.each(freeResponseClients)('a free-response question, through %s', (name, open) => {
  const openAs = async (): Promise<FreeResponseClient> => open(app().url, (await newStudent()).accessToken);
  const sample = async (client: FreeResponseClient, id = 'sample-1') =>
    (await client.list()).find((question) => question.id === id);

  it('is started empty, saved as it is drawn, left, and resumed with everything', async () => {
    const student = await openAs();
    expect(await sample(student)).toMatchObject({ state: 'notStarted', best: null, openId: null, lastId: null });
    const started = await student.start('sample-1');
    expect(started).toMatchObject({ answer: empty, revision: 0, seconds: 0, isSubmitted: false, result: null });
    const first = await student.save(started.id, { graph: drawnGraph, parts: {} }, 0, 40);
    expect(first).toMatchObject({ revision: 1, seconds: 40 });
    expect(await student.save(started.id, rightAnswer, 1, 30)).toMatchObject({ revision: 2, seconds: 40 });
    const resumed = await student.start('sample-1');
    expect(resumed).toMatchObject({ id: started.id, answer: rightAnswer, revision: 2 });
    expect(await student.read(started.id)).toEqual(resumed);
    expect(await student.one('sample-1')).toMatchObject({ state: 'inProgress', openId: started.id });
    expect(await sample(student, 'sample-2')).toMatchObject({ state: 'notStarted', openId: null });
  });

  it('shows nothing of its rubric before the submission, and all of it afterward', async () => {
    const student = await openAs();
    const { id } = await student.start('sample-1');
    const secrets = /RUBRIC|SOLUTION|EXPLAIN|\b987\b|slopes|opposite-shift/; // random ids may hold 987
    for (const { text } of [await student.save(id, empty, 0), await student.read(id), await student.start('sample-1')])
      expect(text).not.toMatch(secrets);
    await student.save(id, rightAnswer, 1);
    const { text } = await student.submit(id, 2);
    for (const part of ['RUBRIC of demand.', 'SOLUTION of b.', 'EXPLAIN one.']) expect(text).toContain(part);
    const { result } = JSON.parse(text) as { result: { model: string } }; // checked by the client's types
    expect(JSON.parse(result.model)).toEqual(drawnGraph);
    expect(text).not.toMatch(/"(?:needs|contingentOn|tolerance|mistakes)"/);
  });

  it('is scored once, whatever is sent again, and its best result stays', async () => {
    const student = await openAs();
    const { id } = await student.start('sample-1');
    await student.save(id, rightAnswer, 0);
    const scored = await student.submit(id, 1);
    expect(scored.result).toMatchObject({ earned: 2, open: 3, possible: 5 });
    const states = scored.result?.points.map((point) => [point.name, point.state]);
    expect(states).toEqual([
      ['a-1', 'earned'],
      ['b-1', 'earned'],
      ['c-1', 'open'],
      ['d-1', 'open'],
      ['d-2', 'open'],
    ]);
    expect(await student.submit(id, 1)).toEqual(scored);
    expect(await student.submit(id, 0)).toEqual(scored);
    await expect(student.save(id, empty, 1)).rejects.toMatchObject(SUBMITTED);
    expect(await sample(student)).toMatchObject({ state: 'submitted', best: 2, openId: null, lastId: id });
    const again = await student.start('sample-1');
    expect(again).toMatchObject({ answer: empty, revision: 0 });
    app().clock.now = new Date(app().clock.now.getTime() + 1000);
    await student.submit(again.id, 0);
    expect(await sample(student)).toMatchObject({ state: 'submitted', best: 2, lastId: again.id });
  });

  it('is scored once by ten submissions at the same time', async () => {
    const student = await openAs();
    const { id } = await student.start('sample-1');
    await student.save(id, rightAnswer, 0);
    const logged = () => app().logged.filter((line) => line.includes('freeResponseSubmitted')).length;
    const before = logged();
    const all = await Promise.all(Array.from({ length: 10 }, () => student.submit(id, 1)));
    expect(new Set(all.map(({ text }) => text)).size).toBe(1);
    expect(logged()).toBe(before + 1);
  });

  it('has one attempt in progress when it is started eight times at once', async () => {
    const student = await openAs();
    const attempts = await Promise.all(Array.from({ length: 8 }, () => student.start('sample-1')));
    expect(new Set(attempts.map(({ id }) => id)).size).toBe(1);
  });

  it('does not let an older tab overwrite or submit newer work', async () => {
    const student = await openAs();
    const { id } = await student.start('sample-1');
    await student.save(id, rightAnswer, 0);
    await expect(student.save(id, empty, 0)).rejects.toMatchObject(NEWER);
    await expect(student.submit(id, 0)).rejects.toMatchObject(NEWER);
    await expect(student.save(id, empty, 7)).rejects.toMatchObject(NEWER);
    expect(await student.read(id)).toMatchObject({ answer: rightAnswer, revision: 1, isSubmitted: false });
  });

  it('takes one of two different saves that are made at once, and a repeated save as the same', async () => {
    const student = await openAs();
    const { id } = await student.start('sample-1');
    const one = { ...empty, parts: { b: { work: '1' } } };
    const two = { ...empty, parts: { b: { work: '2' } } };
    const outcomes = await Promise.allSettled([student.save(id, one, 0), student.save(id, two, 0)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const repeated = await Promise.all(Array.from({ length: 5 }, () => student.save(id, rightAnswer, 1)));
    expect(repeated.map(({ revision }) => revision)).toEqual([2, 2, 2, 2, 2]);
  });

  it('lets students score their own explanations, and nothing else', async () => {
    const student = await openAs();
    const { id } = await student.start('sample-1');
    await student.save(id, rightAnswer, 0);
    await expect(student.score(id, 'd-1', true)).rejects.toMatchObject({ status: 400 });
    await student.submit(id, 1);
    const own = await student.score(id, 'd-1', true);
    expect(own.result).toMatchObject({ earned: 3, open: 2 });
    expect(own.result?.points.find((point) => point.name === 'd-1')).toMatchObject({ state: 'earned', isOwn: true });
    await Promise.all([student.score(id, 'd-2', true), student.score(id, 'c-1', true)]);
    const all = await student.score(id, 'd-1', false);
    expect(all.result).toMatchObject({ earned: 4, open: 0 });
    expect(await sample(student)).toMatchObject({ best: 4 });
    for (const point of ['a-1', 'z-9', '', '__proto__'])
      await expect(student.score(id, point, true)).rejects.toMatchObject({ status: 400 });
    expect((await student.read(id)).result).toMatchObject({ earned: 4, open: 0 });
  });

  const disputesOf = async (of: FreeResponseClient, id: string) =>
    (await of.read(id)).result?.points.flatMap(({ name: point, dispute }) => (dispute ? [[point, dispute.words]] : []));

  it('has points that a student may call wrong, in other words, and take back', async () => {
    const student = await openAs();
    const { id } = await student.start('sample-1');
    await expect(student.dispute(id, 'a-1')).rejects.toMatchObject({ status: 400 });
    await student.submit(id, 0);
    await student.dispute(id, 'a-1', '  My line is <b>steep</b>.\n');
    expect(await disputesOf(student, id)).toEqual([['a-1', 'My line is <b>steep</b>.']]);
    await student.dispute(id, 'a-1', ' ');
    await student.dispute(id, 'b-1');
    expect(await disputesOf(student, id)).toEqual([['a-1', null], ['b-1', null]]); // prettier-ignore
    await student.withdraw(id, 'a-1');
    expect((await student.withdraw(id, 'a-1')).result?.points[0]).toMatchObject({ name: 'a-1', dispute: null });
    expect(await disputesOf(student, id)).toEqual([['b-1', null]]);
  });

  it('has no disputed explanation, and nothing of a long or broken sentence', async () => {
    const student = await openAs();
    const { id } = await student.start('sample-1');
    await student.save(id, rightAnswer, 0);
    await student.submit(id, 1);
    await student.score(id, 'd-1', false);
    for (const point of ['c-1', 'd-1', 'z-9', '__proto__', 'toString'])
      await expect(student.dispute(id, point)).rejects.toMatchObject({ status: 400 });
    for (const words of ['x'.repeat(301), 'a\0b'])
      await expect(student.dispute(id, 'a-1', words)).rejects.toMatchObject({ status: 400 });
    await student.dispute(id, 'a-1', 'x'.repeat(300));
    expect(await disputesOf(student, id)).toEqual([['a-1', 'x'.repeat(300)]]);
  });

  it('takes so many disputes of a student on a day', async () => {
    const student = await openAs();
    const { id } = await student.start('sample-1');
    await student.submit(id, 0);
    for (const words of ['1', '2', '3', '4']) await student.dispute(id, 'a-1', words);
    await expect(student.dispute(id, 'b-1')).rejects.toMatchObject({ status: 429 });
    await student.withdraw(id, 'a-1');
    expect(await disputesOf(student, id)).toEqual([]);
  });

  it('may be tried by a visitor, if it is the free one', async () => {
    const visitor = open(app().url);
    const questions = await visitor.list();
    expect(questions.filter(({ isFree }) => isFree).map(({ id }) => id)).toEqual(['sample-1']);
    await expect(visitor.start('sample-2')).rejects.toMatchObject({ status: 401 });
    const { id } = await visitor.start('sample-1');
    expect((await visitor.start('sample-1')).id).not.toBe(id);
    await visitor.save(id, rightAnswer, 0);
    expect((await visitor.submit(id, 1)).result).toMatchObject({ earned: 2, open: 3 });
    expect((await visitor.score(id, 'c-1', true)).result).toMatchObject({ earned: 3, open: 2 });
    await visitor.dispute(id, 'a-1', 'Why?');
    expect(await disputesOf(open(app().url), id)).toEqual([['a-1', 'Why?']]);
    expect((await open(app().url).read(id)).result).toMatchObject({ earned: 3 });
    expect((await visitor.list())[0]).toMatchObject({ state: 'notStarted', best: null });
  });

  it('of a visitor may be answered by a student who knows its id, and remains nobody’s', async () => {
    const { id } = await open(app().url).start('sample-1');
    const student = await openAs();
    expect(await student.save(id, rightAnswer, 0)).toMatchObject({ revision: 1 });
    expect((await student.submit(id, 1)).result).toMatchObject({ earned: 2 });
    expect(await sample(student)).toMatchObject({ state: 'notStarted', lastId: null });
  });

  it('is shown to, saved and scored by nobody but its student', async () => {
    const [owner, other, visitor] = [await openAs(), await openAs(), open(app().url)];
    const { id } = await owner.start('sample-1');
    const asks: ((client: FreeResponseClient) => Promise<unknown>)[] = [
      (client) => client.read(id),
      (client) => client.save(id, rightAnswer, 0),
      (client) => client.submit(id, 0),
      (client) => client.score(id, 'd-1', true),
      (client) => client.dispute(id, 'a-1'),
      (client) => client.withdraw(id, 'a-1'),
    ];
    for (const ask of asks) {
      await expect(ask(other)).rejects.toMatchObject({ status: 404 });
      await expect(ask(visitor)).rejects.toMatchObject({ status: 401 });
    }
    expect(await owner.read(id)).toMatchObject({ revision: 0, isSubmitted: false });
  });

  it('is not found under another name', async () => {
    const student = await openAs();
    for (const id of ['sample-9', 'toString', '1', '%00']) {
      await expect(student.start(id)).rejects.toMatchObject({ status: 404 });
      await expect(student.one(id)).rejects.toMatchObject({ status: 404 });
    }
    await expect(student.read('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({ status: 404 });
    await expect(student.read('1')).rejects.toMatchObject({ status: 400 });
  });

  describe('answered with what no student draws', () => {
    const [panel] = drawnGraph.panels;
    const withPanel = (change: object) => ({ ...empty, graph: { panels: [{ ...panel, ...change }] } });
    const withPart = (parts: object) => ({ ...empty, parts });
    const curve = { id: 'c1', label: 'D', shape: 'straight', handles: [[0, 0], [1, 1]] }; // prettier-ignore
    const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const HOSTILE: readonly (readonly [what: string, answer: unknown])[] = [
      ['no JSON', '{'],
      ['nothing', ''],
      ['null', 'null'],
      ['a list', '[]'],
      ['a list 10,000 deep', nested(10_000)],
      ['an object without a graph', '{"parts": {}}'],
      ['more bytes than allowed', { ...rightAnswer, parts: { d: { text: '€'.repeat(8_500) } } }],
      ['a longer explanation than allowed', withPart({ d: { text: 'x'.repeat(2_001) } })],
      ['a longer calculation than allowed', withPart({ b: { work: '1'.repeat(401) } })],
      ['NaN', JSON.stringify(withPanel({ curves: [curve] })).replace('[0,0]', '[NaN,0]')],
      ['NaN as a string', withPanel({ curves: [{ ...curve, handles: [['NaN', 0], [1, 1]] }] })], // prettier-ignore
      ['a number beyond all others', JSON.stringify(withPanel({ curves: [curve] })).replace('[0,0]', '[1e999,0]')],
      ['a curve far away', withPanel({ curves: [{ ...curve, handles: [[0, 0], [2, 2]] }] })], // prettier-ignore
      ['a curve of one handle', withPanel({ curves: [{ ...curve, handles: [[0, 0]] }] })],
      ['a curve of three dimensions', withPanel({ curves: [{ ...curve, handles: [[0, 0, 0], [1, 1, 1]] }] })], // prettier-ignore
      ['a curve of another shape', withPanel({ curves: [{ ...curve, shape: 'wild' }] })],
      ['thirteen curves', withPanel({ curves: Array.from({ length: 13 }, (_, at) => ({ ...curve, id: `c${at}` })) })],
      ['two things with one id', withPanel({ curves: [curve, curve] })],
      ['an id that is a path', withPanel({ curves: [{ ...curve, id: '../x' }] })],
      ['a label of seven names', withPanel({ xLabel: '1,2,3,4,5,6,7' })],
      ['a long label', withPanel({ xLabel: 'x'.repeat(41) })],
      ['a NUL', withPanel({ xLabel: 'a\0b' })],
      ['half a character', JSON.stringify(withPanel({ xLabel: 'X' })).replace('"X"', String.raw`"\ud800"`)],
      ['an unknown field', { ...empty, score: 100 }],
      ['an unknown field of a panel', withPanel({ __proto__x: 1 })],
      ['a field called __proto__', '{"__proto__": {"a": 1}, "graph": {"panels": []}, "parts": {}}'],
      ['another panel', withPanel({ id: 'firm' })],
      ['no panel', { ...empty, graph: { panels: [] } }],
      ['two panels', { ...empty, graph: { panels: [panel, panel] } }],
      ['an unknown part', withPart({ z: { work: '1' } })],
      ['a part called __proto__', '{"graph": {"panels": []}, "parts": {"__proto__": {"work": "1"}}}'],
      ['a choice for a number', withPart({ b: { choice: 1 } })],
      ['an option that is not there', withPart({ c: { choice: 2 } })],
      ['half an option', withPart({ c: { choice: 0.5 } })],
      ['an explanation for a drawing', withPart({ a: { text: 'x' } })],
    ];

    it.each(HOSTILE)('is refused and not saved: %s', async (_what, answer) => {
      const student = await openAs();
      const { id } = await student.start('sample-1');
      await expect(student.save(id, answer, 0)).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining('This answer cannot be saved: '),
      });
      expect(await student.read(id)).toMatchObject({ answer: empty, revision: 0 });
    });

    it('takes the largest answer that a student can give', async () => {
      const student = await openAs();
      const { id } = await student.start('sample-1');
      const curves = Array.from({ length: 12 }, (_, at) => ({
        ...{ id: `curve-${at}`, label: 'x'.repeat(24), shape: 'smooth' },
        handles: Array.from({ length: 5 }, (_handle, index) => [index / 4 + at / 1e4, 0.123456]),
      }));
      const answer = { graph: { panels: [{ ...panel, curves }] }, parts: { d: { text: 'é'.repeat(2_000) } } };
      expect((await student.save(id, answer, 0)).answer).toEqual(answer);
      expect((await student.submit(id, 1)).result?.possible).toBe(5);
    });
  });

  it('that the author edits is scored as it was started, and asked anew as it is now', async () => {
    const student = await openAs();
    const id = `edited-${name.toLowerCase()}`;
    const original = sampleFreeResponse(id);
    await insertFreeResponse(app().db, original);
    app().show(await loadCourse(app().db));
    const started = await student.start(id);
    await student.save(started.id, rightAnswer, 0);
    await runSql(app().db, 'update free_response set retired_at = now() where stable_id = $1', [id]);
    await insertFreeResponse(app().db, { ...original, stem: '<p>Edited.</p>', parts: original.parts.slice(0, 1) });
    app().show(await loadCourse(app().db));
    expect((await student.start(id)).id).toBe(started.id);
    const scored = await student.submit(started.id, 1);
    expect(scored).toMatchObject({ stem: original.stem, result: { possible: 5, earned: 2 } });
    expect(await student.one(id)).toMatchObject({ best: 2, lastId: started.id, state: 'submitted' });
    const again = await student.start(id);
    expect(again.stem).toBe('<p>Edited.</p>');
    await runSql(app().db, 'update free_response set retired_at = now() where stable_id = $1', [id]);
    app().show(await loadCourse(app().db));
    expect((await student.read(started.id)).result).toMatchObject({ earned: 2 });
    await expect(open(app().url, (await newStudent()).accessToken).start(id)).rejects.toMatchObject({ status: 404 });
  });
});

describe('the free-response questions of the course', () => {
  const questions = () => app().course.freeResponses.filter(({ definition }) => definition.family !== 'sample');

  it('can be answered with their model graphs', () => {
    expect(questions().length).toBeGreaterThan(0);
    for (const { definition } of questions()) {
      const answer = { graph: definition.model, parts: {} };
      expect(readAnswer(JSON.stringify(answer), definition)).toEqual(answer);
    }
  });

  it('show no solution and no sentence of their rubrics', () => {
    for (const { definition, shown } of questions()) {
      const text = JSON.stringify(shown);
      const secrets = [
        ...definition.parts.map(({ solution }) => solution),
        ...rubricOf(definition).flatMap(({ point, explain }) => [point.text, explain ?? point.text]),
      ];
      expect(secrets.filter((secret) => text.includes(JSON.stringify(secret).slice(1, -1)))).toEqual([]);
    }
  });
});

describe('the list of free-response questions', () => {
  const ids = async (args: string) => {
    const { freeResponses } = await sendGraphql<{ freeResponses: { id: string }[] }>(
      app().url,
      `{ freeResponses(${args}) { id } }`,
    );
    return freeResponses.map(({ id }) => id).filter((id) => id.startsWith('sample'));
  };

  it('can be of a chapter or of a unit', async () => {
    expect(await ids('chapterId: 1')).toEqual(['sample-1', 'sample-2']);
    expect(await ids('unitId: 1')).toEqual(['sample-1', 'sample-2']);
    expect(await ids('chapterId: 2')).toEqual([]);
    await expect(ids('chapterId: 999')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(ids('unitId: "x"')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

it('the reply to a submission says how far the student is now', async () => {
  const { accessToken } = await newStudent();
  const send = async (mutation: string) => {
    const query = `mutation { done: ${mutation} { id freeResponse { id state best openAttemptId } } }`;
    return (await sendGraphql<{ done: { id: string; freeResponse: object } }>(app().url, query, {}, accessToken)).done;
  };
  const started = await send('startFreeResponse(id: "sample-1")');
  expect(started.freeResponse).toMatchObject({ id: 'sample-1', state: 'inProgress', openAttemptId: started.id });
  const submitted = await send(`submitFreeResponse(attemptId: "${started.id}", revision: 0)`);
  expect(submitted.freeResponse).toEqual({ id: 'sample-1', state: 'submitted', best: 0, openAttemptId: null });
});

it('a graph to read is sent with its question through both APIs, in words and as a file', async () => {
  const given = {
    kind: 'market' as const,
    quantity: 'Rides per day',
    price: 'Price ($ per ride)',
    demand: { choke: 10, slope: 1 },
  };
  await insertFreeResponse(app().db, { ...sampleFreeResponse('graph-to-read'), given }, 2);
  app().show(await loadCourse(app().db));
  const query = '{ freeResponse(id: "graph-to-read") { content { figure { svg alt url } } } }';
  const { freeResponse } = await sendGraphql<{
    freeResponse: { content: { figure: { svg: string; alt: string; url: string } } };
  }>(app().url, query);
  const { svg, alt, url } = freeResponse.content.figure;
  expect(alt).toContain('Demand');
  expect(svg).toContain('Rides per day');
  expect(url).toMatch(/^\/figures\/free-response-\d+\.svg$/);
  const file = await fetch(new URL(url, app().url));
  expect(await file.text()).toContain('Rides per day');
  const rest = new RestBrowser(app().url);
  const shown = await rest.call<{ content: object }>('GET', 'free-response/questions/graph-to-read');
  expect(shown.content).toMatchObject({ figure: { url, alt } });
  const other = await rest.call<{ content: object }>('GET', 'free-response/questions/sample-1');
  expect(other.content).toMatchObject({ figure: null });
});

interface Submitted {
  id: string;
  result: { points: unknown[] };
}

it('a missed point without a misconception leads to the scene that explains it', async () => {
  const { accessToken } = await newStudent();
  const send = async (mutation: string) => {
    const query = `mutation { done: ${mutation} { id result { points { name watch { scene chapter { id } } } } } }`;
    return (await sendGraphql<{ done: Submitted }>(app().url, query, {}, accessToken)).done;
  };
  const { id } = await send('startFreeResponse(id: "sample-1")');
  const { result } = await send(`submitFreeResponse(attemptId: "${id}", revision: 0)`);
  expect(result.points.slice(0, 2)).toEqual([
    { name: 'a-1', watch: { scene: 'scarcity', chapter: { id: '1' } } },
    { name: 'b-1', watch: null },
  ]);
});

describe("a visitor's free response", () => {
  const [, open] = freeResponseClients[0]!;

  it('goes along with a sign-up, and nothing else does', async () => {
    const visitor = open(app().url);
    const { id } = await visitor.start('sample-1');
    await visitor.save(id, rightAnswer, 0);
    await visitor.submit(id, 1);
    await visitor.score(id, 'c-1', true);
    await visitor.dispute(id, 'a-1', 'Why?');
    const query = 'mutation ($input: SignUpInput!) { signUp(input: $input) { accessToken } }';
    const signUpWith = async (freeResponseId: string) => {
      const input = { ...newForm(), atLeast13: true, freeResponseId };
      const { signUp } = await sendGraphql<{ signUp: { accessToken: string } }>(app().url, query, { input });
      return open(app().url, signUp.accessToken);
    };
    const student = await signUpWith(id);
    const question = await student.one('sample-1');
    expect(question).toMatchObject({ state: 'submitted', best: 3 });
    expect((await student.read(question.lastId ?? '')).result).toMatchObject({
      earned: 3,
      open: 2,
      points: expect.arrayContaining([expect.objectContaining({ name: 'a-1', dispute: { words: 'Why?' } })]),
    });
    const thief = await signUpWith(question.lastId ?? '');
    expect(await thief.one('sample-1')).toMatchObject({ state: 'notStarted' });
    expect(question.lastId).toBe(id);
    await expect(visitor.read(id)).rejects.toMatchObject({ status: 401 });
    await expect(thief.read(id)).rejects.toMatchObject({ status: 404 });
    expect(await runSql(app().db, 'select earned from free_response_attempt where id = $1', [id])).toEqual([
      { earned: 3 },
    ]);
  });
});

describe("a student's own data", () => {
  const [, open] = freeResponseClients[0]!;

  it('include the free responses, which are deleted with the account', async () => {
    const form = newForm();
    const { accessToken } = await graphqlClient(app().url).signUp(form);
    const student = open(app().url, accessToken);
    const { id } = await student.start('sample-1');
    await student.save(id, rightAnswer, 0, 61);
    await student.submit(id, 1);
    await student.score(id, 'd-1', true);
    await student.dispute(id, 'b-1', 'I typed it.');
    const { myData } = await sendGraphql<{ myData: string }>(app().url, '{ myData }', {}, accessToken);
    const { free_responses } = JSON.parse(myData) as { free_responses: unknown[] }; // what the server claims
    expect(free_responses).toEqual([
      {
        question: 'Rides',
        started_at: expect.any(String),
        submitted_at: expect.any(String),
        seconds: 61,
        answer: rightAnswer,
        points: expect.arrayContaining([expect.objectContaining({ id: 'a-1', state: 'earned' })]),
        own_scores: { 'd-1': true },
        disputes: { 'b-1': { words: 'I typed it.', reason: expect.any(String), at: expect.any(String) } },
        earned: 3,
        estimates_after: [{ topic: expect.any(String), chance: expect.any(Number) }],
      },
    ]);
    await sendGraphql(
      app().url,
      'mutation ($password: String!) { deleteAccount(password: $password) { deleted } }',
      { password: form.password },
      accessToken,
    );
    expect(await runSql(app().db, 'select 1 from free_response_attempt where id = $1', [id])).toEqual([]);
  });
});
