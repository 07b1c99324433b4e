import { describe, expect, it, onTestFinished } from 'vitest';
import { askedIdOf } from '../src/course/asked-question';
import type { CourseQuestion } from '../src/course/course';
import { HeldVariants } from '../src/course/question-variant';
import { useTestApp } from './support/app';
import { newForm } from './support/api-clients';
import { graphqlClient, sendGraphql } from './support/graphql-client';
import { restClient } from './support/rest-client';
import { runSql } from './support/sql';

const app = useTestApp();
const began = new Date('2026-11-20T18:00:00Z');
const HOUR_MS = 60 * 60 * 1000;

const QUESTION = `question { id text type imageUrl figure { svg alt url } topic { id } } answers { id text figure { svg alt url } }`;
const KEY = 'isCorrect takeaway whyAsked rationales { isCorrect text misconception answer { id } }';
const ATTEMPT = `id mode score isAnotherLike asksMistakes questions { id position hint given { choice } ${QUESTION} ${KEY} }`;

interface Asked {
  id: string;
  position: number;
  question: {
    id: string;
    text: string;
    figure: { svg: string; alt: string; url: string } | null;
    topic: { id: string };
  };
  answers: { id: string; text: string }[];
  given: { choice: string } | null;
  isCorrect: boolean | null;
  takeaway: string | null;
  whyAsked: string | null;
  rationales: { isCorrect: boolean; text: string; misconception: string | null; answer: { id: string } }[] | null;
}
interface Attempt {
  id: string;
  mode: string;
  score: number | null;
  isAnotherLike: boolean;
  asksMistakes: boolean;
  questions: Asked[];
}

/** The question with its key, as the server holds it. */
function keyed({ question }: Asked): CourseQuestion {
  const id = Number(question.id);
  return app().course.variants.held(id) ?? app().course.question(id);
}

const choose = (asked: Asked, right: boolean): number => {
  const [choice] = keyed(asked).answers.filter((answer) => answer.isCorrect === right && !answer.retired);
  if (choice === undefined) throw new Error('This question has no such choice.');
  return choice.id;
};

const isFresh = ({ question }: Asked): boolean => Number(question.id) < 0;

async function newStudent() {
  const client = graphqlClient(app().url);
  const student = await client.signUp(newForm());
  const send = <Data>(query: string, variables: object = {}) =>
    sendGraphql<Data>(app().url, query, variables, student.accessToken);
  const topicIds = () => [modelTopic()];
  const start = async (mode = 'test', restart = false) => {
    const query = `mutation ($topicIds: [ID!], $mode: QuizMode, $restart: Boolean) {
      startQuiz(type: topicQuiz, topicIds: $topicIds, mode: $mode, restart: $restart) { ${ATTEMPT} } }`;
    return (await send<{ startQuiz: Attempt }>(query, { topicIds: topicIds(), mode, restart })).startQuiz;
  };
  const read = async (id: string) =>
    (await send<{ quizAttempt: Attempt }>(`query ($id: ID!) { quizAttempt(id: $id) { ${ATTEMPT} } }`, { id }))
      .quizAttempt;
  const finish = async ({ id, questions }: Attempt, isRight: (asked: Asked, index: number) => boolean) => {
    const answers = questions.map((asked, index) => ({
      questionId: asked.question.id,
      given: { choice: choose(asked, isRight(asked, index)) },
    }));
    const query = `mutation ($id: ID!, $answers: [GivenAnswer!]!) { finishReviewQuiz(attemptId: $id, answers: $answers) {
      attempt { ${ATTEMPT} } topicProgress { topic { id } questionsAsked answeredCorrectly } } }`;
    type Finished = {
      attempt: Attempt;
      topicProgress: { topic: { id: string }; questionsAsked: number; answeredCorrectly: number }[];
    };
    return (await send<{ finishReviewQuiz: Finished }>(query, { id, answers })).finishReviewQuiz;
  };
  const check = async (attempt: Attempt, asked: Asked, right: boolean) => {
    const query = `mutation ($a: ID!, $q: ID!, $c: ID!) { checkAnswer(attemptId: $a, questionId: $q, given: { choice: $c }) { id ${KEY} } }`;
    const variables = { a: attempt.id, q: asked.question.id, c: choose(asked, right) };
    return (await send<{ checkAnswer: Asked }>(query, variables)).checkAnswer;
  };
  const another = async (attemptId: string, { question }: Asked) => {
    const query = `mutation ($a: ID!, $q: ID!) { anotherLikeThis(attemptId: $a, questionId: $q) { ${ATTEMPT} } }`;
    return (await send<{ anotherLikeThis: Attempt }>(query, { a: attemptId, q: question.id })).anotherLikeThis;
  };
  const notebook = async () =>
    (
      await send<{ mistakes: { id: string; timesMissed: number; question: { id: string; text: string } }[] }>(
        '{ mistakes { id timesMissed question { id text } } }',
      )
    ).mistakes;
  const practiceNotebook = async () =>
    (await send<{ practiceNotebook: Attempt }>(`mutation { practiceNotebook { ${ATTEMPT} } }`)).practiceNotebook;
  /** Takes quizzes until one has fresh questions, all answered right. Leaves that one unfinished. */
  const untilFresh = async (mode = 'test') => {
    for (let quizzes = 0; quizzes < 12; quizzes += 1) {
      const attempt = await start(mode);
      if (attempt.questions.some(isFresh)) return attempt;
      if (mode === 'practice') for (const asked of attempt.questions) await check(attempt, asked, true);
      await finish(attempt, () => true);
    }
    throw new Error('No quiz asked a fresh question.');
  };
  return { student, send, start, read, finish, check, another, notebook, practiceNotebook, untilFresh };
}

/** The topic with the largest share of models with graphs, so that stories meet fresh ones soon. */
function modelTopic(): number {
  const { topics, questionsOf } = app().course;
  const shareOf = (topic: (typeof topics)[number]) => {
    const all = questionsOf(topic);
    return new Set(all.flatMap(({ market, shown }) => (shown.figure ? (market ?? []) : []))).size / all.length;
  };
  const [topic] = topics.toSorted((a, b) => shareOf(b) - shareOf(a));
  if (topic === undefined) throw new Error('The course has no topics.');
  return topic.id;
}

/** A finished quiz with a missed question of the wanted kind. */
async function missed(isWanted: (asked: Asked) => boolean) {
  const student = await newStudent();
  for (let quizzes = 0; quizzes < 12; quizzes += 1) {
    const attempt = await student.start();
    const wanted = attempt.questions.find(isWanted);
    await student.finish(attempt, (asked) => asked !== wanted);
    if (wanted) return { ...student, attempt, wanted };
  }
  throw new Error('No quiz asked such a question.');
}

/** All that a student reads of it. */
const face = ({ question, answers }: Asked): string =>
  JSON.stringify([question.text, question.figure?.alt, answers.map(({ text }) => text).sort()]);

describe('a fresh question', () => {
  it('takes the place of a model’s question that the student has seen, with other numbers, and is graded by its own key', async () => {
    const { untilFresh, finish } = await newStudent();
    const attempt = await untilFresh();
    const [asked] = attempt.questions.filter(isFresh);
    const item = app().course.questions.find(({ stableId }) => stableId === keyed(asked!).stableId);
    expect(asked!.question.text).not.toBe(item?.shown.text);
    expect(asked!.question.topic.id).toBe(String(item?.topic.id));
    const { attempt: finished, topicProgress } = await finish(attempt, (_, index) => index % 2 === 0);
    expect(finished.questions.map(({ isCorrect }) => isCorrect)).toEqual(
      attempt.questions.map((_, index) => index % 2 === 0),
    );
    for (const { rationales, answers } of finished.questions) {
      expect(rationales?.map(({ answer }) => answer.id)).toEqual(answers.map(({ id }) => id));
      expect(rationales?.filter(({ isCorrect }) => isCorrect)).toHaveLength(1);
    }
    expect(topicProgress).toHaveLength(1);
  });

  it('is never asked twice, however often a student practices', { timeout: 60_000 }, async () => {
    const { another, attempt, wanted, check, finish } = await missed((asked) => keyed(asked).market !== null);
    const all = [face(wanted)];
    for (let presses = 0; presses < 15; presses += 1) {
      const practice = await another(attempt.id, wanted);
      const [asked] = practice.questions;
      all.push(face(asked!));
      await check(practice, asked!, true);
      await finish(practice, () => true);
    }
    expect(new Set(all).size).toBe(16);
  });

  it('is what it was after a reload, a saved answer, the end of the quiz, and in another session', async () => {
    const { untilFresh, read, finish, send } = await newStudent();
    const attempt = await untilFresh();
    const shown = ({ questions }: Attempt) => questions.map(({ question, answers }) => ({ question, answers }));
    expect(await read(attempt.id)).toEqual(attempt);
    const [asked] = attempt.questions.filter(isFresh);
    const choice = choose(asked!, true);
    const query = `mutation ($a: ID!, $q: ID!, $c: ID!) { saveAnswer(attemptId: $a, questionId: $q, given: { choice: $c }) { id given { choice } isCorrect } }`;
    const variables = { a: attempt.id, q: asked!.question.id, c: choice };
    expect(await send<object>(query, variables)).toEqual({
      saveAnswer: { id: asked!.id, given: { choice: String(choice) }, isCorrect: null },
    });
    const reloaded = await read(attempt.id);
    expect(shown(reloaded)).toEqual(shown(attempt));
    expect(reloaded.questions[asked!.position - 1]?.given?.choice).toBe(String(choice));
    expect(shown((await finish(attempt, () => true)).attempt)).toEqual(shown(attempt));
    expect(shown(await read(attempt.id))).toEqual(shown(attempt));
  });

  it('has its graph as a file, too, which a server finds that never asked it', async () => {
    const { attempt, wanted, another } = await missed(
      (asked) => asked.question.figure !== null && keyed(asked).market !== null,
    );
    const practice = await another(attempt.id, wanted);
    const { figure } = practice.questions[0]!.question;
    const load = async () => {
      const response = await fetch(app().url + figure!.url);
      return [response.status, response.headers.get('content-type'), (await response.text()).slice(0, 4)];
    };
    expect(await load()).toEqual([200, 'image/svg+xml; charset=utf-8', '<svg']);
    const { course } = app();
    onTestFinished(() => app().show(course));
    app().show({ ...course, variants: new HeldVariants(course.findMoment) });
    expect(await load()).toEqual([200, 'image/svg+xml; charset=utf-8', '<svg']);
    for (const name of ['variant-999999999', 'variant-0', 'variant-1.9', 'variant-99999999999'])
      expect((await fetch(`${app().url}/figures/${name}.svg`)).status).toBe(404);
  });

  it('takes no answer to its item, and its item none of its answers', async () => {
    const { untilFresh, send } = await newStudent();
    const attempt = await untilFresh();
    const [asked] = attempt.questions.filter(isFresh);
    const item = app().course.questions.find(({ stableId }) => stableId === keyed(asked!).stableId)!;
    const query = `mutation ($a: ID!, $q: ID!, $c: ID!) { saveAnswer(attemptId: $a, questionId: $q, given: { choice: $c }) { id } }`;
    const refused = { code: 'BAD_USER_INPUT' };
    const pairs = [
      [item.id, item.answers[0]?.id],
      [item.id, choose(asked!, true)],
      [asked!.question.id, item.answers[0]?.id],
      [-2_147_483_647, choose(asked!, true)],
    ];
    for (const [q, c] of pairs) await expect(send(query, { a: attempt.id, q, c })).rejects.toMatchObject(refused);
    for (const q of ['-0', '--1', '-1e3', '-99999999999', '- 1'])
      await expect(send(query, { a: attempt.id, q, c: 1 })).rejects.toMatchObject(refused);
  });

  it('is shared: the row of a variant is stored once for all who are asked it', async () => {
    const [one, two] = [await newStudent(), await newStudent()];
    for (const { untilFresh } of [one, two]) await untilFresh();
    const [rows] = await runSql<{ all: number; different: number }>(
      app().db,
      'select count(*)::int as all, count(distinct (question_id, number, hash))::int as different from question_variant',
    );
    expect(rows?.different).toBe(rows?.all);
  });

  it('stays readable when its model writes it differently, and students after that are asked the new one', async () => {
    const first = await newStudent();
    const attempt = await first.untilFresh();
    const { course } = app();
    onTestFinished(() => app().show(course));
    app().show({
      ...course,
      writeVariant: (item, number) => {
        const written = course.writeVariant(item, number);
        if (written === null) return null;
        const content = { ...written.content, text: `<p>Reworded.</p>${written.content.text}` };
        return { ...written, content, hash: `new-${written.hash}`, face: `new-${written.face}` };
      },
    });
    expect((await first.read(attempt.id)).questions.map(({ question }) => question.text)).toEqual(
      attempt.questions.map(({ question }) => question.text),
    );
    const second = await newStudent();
    const fresh = (await second.untilFresh()).questions.filter(isFresh);
    for (const { question } of fresh) expect(question.text).toMatch(/^<p>Reworded/);
  });
});

describe('the key of a fresh question', () => {
  it('is in no answer of either API before the student’s own', async () => {
    const { untilFresh, read, send, student, check } = await newStudent();
    const attempt = await untilFresh('practice');
    const fresh = attempt.questions.filter(isFresh);
    const listed = `{ quizzesUnderWay { ${ATTEMPT} } }`;
    const replies = async () => [
      attempt,
      await read(attempt.id),
      await send<object>(listed),
      await send<object>(
        `query ($t: [ID!]) { quizUnderWay(type: topicQuiz, topicIds: $t, mode: practice) { ${ATTEMPT} } }`,
        { t: [modelTopic()] },
      ),
      await (
        await fetch(`${app().url}/api/account`, { headers: { authorization: `Bearer ${student.accessToken}` } })
      ).text(),
    ];
    const expectNoKey = (texts: readonly string[], asked: Asked) => {
      for (const { rationale, misconception } of keyed(asked).answers)
        for (const secret of [rationale.text, misconception])
          for (const text of texts) if (secret) expect(text).not.toContain(JSON.stringify(secret).slice(1, -1));
    };
    const before = (await replies()).map((reply) => JSON.stringify(reply));
    for (const asked of fresh) {
      expect(asked).toMatchObject({ isCorrect: null, rationales: null, takeaway: null, whyAsked: null });
      expectNoKey(before, asked);
    }
    const [first, ...others] = fresh;
    const checked = await check(attempt, first!, true);
    expect(checked.rationales).toHaveLength(first!.answers.length);
    const after = (await replies()).slice(1).map((reply) => JSON.stringify(reply));
    for (const asked of others) expectNoKey(after, asked);
  });

  it('is not sent to REST clients, whose replies have keys: they are asked stored questions, and not those of the site', async () => {
    const { start, finish, untilFresh, student } = await newStudent();
    await untilFresh();
    const rest = restClient(app().url).withToken(student.accessToken);
    await expect(rest.start({ type: 'topicQuiz', topicIds: [modelTopic()] })).rejects.toMatchObject({
      status: 409,
      message: 'This quiz was begun on the site and asks new questions. Continue it there: your answers are saved.',
    });
    await finish(await start(), () => true);
    const { questions } = await rest.start({ type: 'topicQuiz', topicIds: [modelTopic()] });
    expect(questions.length).toBeGreaterThan(0);
    expect(questions.filter(({ id }) => id < 0)).toEqual([]);
  });
});

describe('another one like this', () => {
  it('is a fresh variant of a model’s question, and a right answer takes the mistake out of the notebook', async () => {
    const { another, attempt, wanted, notebook, check, finish } = await missed((asked) => keyed(asked).market !== null);
    expect(await notebook()).toHaveLength(1);
    const practice = await another(attempt.id, wanted);
    expect(practice).toMatchObject({ mode: 'practice', isAnotherLike: true });
    expect(practice.questions).toHaveLength(1);
    const [asked] = practice.questions;
    expect(isFresh(asked!)).toBe(true);
    expect(keyed(asked!).stableId).toBe(keyed(wanted).stableId);
    await check(practice, asked!, true);
    const { attempt: finished } = await finish(practice, () => true);
    expect(finished.questions[0]?.whyAsked).toBe('You missed a question like this one earlier that day.');
    expect(await notebook()).toEqual([]);
  });

  it('takes the place of a missed fresh question that was missed, too, and of the next, each with other numbers', async () => {
    const { another, attempt, wanted, notebook, check, finish } = await missed(isFresh);
    const faces = [face(wanted)];
    let [from, question] = [attempt.id, wanted];
    for (let presses = 0; presses < 3; presses += 1) {
      const practice = await another(from, question);
      const [asked] = practice.questions;
      faces.push(face(asked!));
      await check(practice, asked!, false);
      await finish(practice, () => false);
      [from, question] = [practice.id, asked!];
      expect((await notebook()).map(({ question: { id } }) => id)).toEqual([asked!.question.id]);
    }
    expect(new Set(faces).size).toBe(faces.length);
  });

  it('of a question that a person wrote is another one, and a right answer to one of its kind corrects the mistake', async () => {
    const { another, attempt, wanted, notebook, check, finish } = await missed((asked) => keyed(asked).market === null);
    const practice = await another(attempt.id, wanted);
    const [asked] = practice.questions;
    expect(asked!.question.id).not.toBe(wanted.question.id);
    expect(asked!.question.topic.id).toBe(wanted.question.topic.id);
    await check(practice, asked!, true);
    const { attempt: finished } = await finish(practice, () => true);
    const corrects = finished.questions[0]?.whyAsked !== null;
    expect(await notebook()).toHaveLength(corrects ? 0 : 1);
  });

  it('is one attempt, however often the button is pressed', async () => {
    const { another, attempt, wanted } = await missed((asked) => keyed(asked).market !== null);
    const attempts = await Promise.all([1, 2, 3].map(() => another(attempt.id, wanted)));
    expect(new Set(attempts.map(({ id }) => id)).size).toBe(1);
  });

  it('is refused before the answer is explained, of another’s quiz, of a question that was not asked, and to visitors', async () => {
    const { start, another } = await newStudent();
    const attempt = await start();
    const [asked] = attempt.questions;
    await expect(another(attempt.id, asked!)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect((await newStudent()).another(attempt.id, asked!)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const foreign = { ...asked!, question: { ...asked!.question, id: '-5' } };
    await expect(another(attempt.id, foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const query = 'mutation ($a: ID!, $q: ID!) { anotherLikeThis(attemptId: $a, questionId: $q) { id } }';
    await expect(sendGraphql(app().url, query, { a: attempt.id, q: asked!.question.id })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });
});

describe('the notebook of mistakes', () => {
  it('asks others in place of what was missed, and right answers correct the mistakes', async () => {
    const { start, finish, notebook, practiceNotebook } = await newStudent();
    const attempt = await start();
    await finish(attempt, () => false);
    expect(await notebook()).toHaveLength(attempt.questions.length);
    const practice = await practiceNotebook();
    const before = new Set(attempt.questions.map(({ question }) => question.id));
    expect(practice.questions).toHaveLength(attempt.questions.length);
    expect(practice.questions.filter(({ question }) => before.has(question.id))).toEqual([]);
    const { attempt: finished } = await finish(practice, () => true);
    const corrected = finished.questions.filter(({ whyAsked }) => whyAsked !== null);
    expect(corrected.length).toBeGreaterThan(0);
    expect(await notebook()).toHaveLength(attempt.questions.length - corrected.length);
  });

  /** Finished quizzes of this one question: hours after the first, and whether the answer was right. */
  async function takeOneQuestion(token: string, rows: readonly (readonly [hours: number, right: boolean])[]) {
    const { me } = await sendGraphql<{ me: { id: string } }>(app().url, '{ me { id } }', {}, token);
    const [question] = app().course.questions.filter(
      ({ market, retired, kind }) => market === null && !retired && kind === 'choice',
    );
    for (const [index, [hours, right]] of rows.entries()) {
      const at = new Date(began.getTime() + hours * HOUR_MS).toISOString();
      const [attempt] = await runSql<{ id: string }>(
        app().db,
        `insert into quiz_attempt (owner_id, user_id, id, type, scope, seed, started_at, finished_at, score, finish_number)
         values ($1, $1, gen_random_uuid(), 'topicQuiz', 'story', 1, $2, $2, 0, $3) returning id`,
        [Number(me.id), at, index + 1],
      );
      const choices = question!.answers.map(({ id }) => id);
      const given = question!.answers.find(({ isCorrect }) => isCorrect === right)!.id;
      await runSql(
        app().db,
        `insert into attempt_question (owner_id, attempt_id, position, question_id, answer_order, given, answered_at, is_correct)
         values ($1, $2, 1, $3, $4, $5, $6, $7)`,
        [
          Number(me.id),
          attempt!.id,
          question!.id,
          JSON.stringify(choices),
          JSON.stringify({ choice: given }),
          at,
          right,
        ],
      );
    }
  }

  it.each([
    [
      'keeps a mistake whose very question is answered right a day after its key',
      [
        [0, false],
        [24, true],
      ],
      1,
    ],
    [
      'closes a mistake whose very question is answered right more than a day after its key',
      [
        [0, false],
        [24.1, true],
      ],
      0,
    ],
    [
      'keeps a mistake whose key was shown again within the day',
      [
        [0, false],
        [20, true],
        [30, true],
      ],
      1,
    ],
    [
      'keeps a mistake that was made again',
      [
        [0, false],
        [48, true],
        [96, false],
      ],
      1,
    ],
    [
      'has no question that was right twice within a day',
      [
        [0, true],
        [1, true],
      ],
      0,
    ],
  ] as const)('%s', async (_, rows, left) => {
    const { student, notebook } = await newStudent();
    await takeOneQuestion(student.accessToken, rows);
    expect(await notebook()).toHaveLength(left);
  });
});

describe('what is stored of a fresh question', () => {
  it('is in a report of it, and in the export of the student’s own data, as it was asked', async () => {
    const { untilFresh, finish, send, student } = await newStudent();
    const attempt = await untilFresh();
    const [asked] = attempt.questions.filter(isFresh);
    await finish(attempt, () => true);
    await send(
      'mutation ($a: ID!, $q: ID!) { reportQuestion(attemptId: $a, questionId: $q, problem: wrongKey) { reported } }',
      { a: attempt.id, q: asked!.question.id },
    );
    const [report] = await runSql<{ variant_id: number; question_id: number }>(
      app().db,
      `select variant_id, question_id from question_report where variant_id is not null order by reported_at desc limit 1`,
    );
    expect(askedIdOf({ questionId: report!.question_id, variant: { id: report!.variant_id, content: null! } })).toBe(
      Number(asked!.question.id),
    );
    const response = await fetch(`${app().url}/api/account`, {
      headers: { authorization: `Bearer ${student.accessToken}` },
    });
    const text = await response.text();
    const answer = asked!.answers.find(({ id }) => Number(id) === choose(asked!, true));
    expect(text).toContain(JSON.stringify(asked!.question.text).slice(1, -1));
    expect(text).toContain(JSON.stringify(answer!.text).slice(1, -1));
    expect(text.split(JSON.stringify(asked!.question.text).slice(1, -1)).length).toBeGreaterThan(2);
  });
});
