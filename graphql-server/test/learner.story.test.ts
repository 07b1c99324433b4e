import { afterEach, describe, expect, it } from 'vitest';
import type { TrialPlace } from '../src/learner/build-quiz';
import { answersTo } from './support/answers';
import { useTestApp } from './support/app';
import type { Quiz, Student } from './support/api-client';
import { apiClients, newForm } from './support/api-clients';
import { sendGraphql } from './support/graphql-client';
import { runSql } from './support/sql';

const app = useTestApp();
const began = new Date('2026-11-20T18:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const later = (days: number) => void (app().clock.now = new Date(began.getTime() + days * DAY_MS));
afterEach(() => later(0));

interface Learning {
  topics: {
    topic: { id: string };
    estimate: number;
    low: number;
    high: number;
    trend: string;
    answers: number;
    lastAskedAt: string;
    reviewDue: boolean;
    reviewAt: string | null;
    history: { at: string; estimate: number }[];
  }[];
  finishedQuizzes: { id: string; type: string; title: string; finishedAt: string; score: number; questions: number }[];
  certainties: { certainty: string; answers: number; correct: number }[];
  predictions: { from: number; to: number; answers: number; predicted: number; correct: number }[];
  predicted: { answers: number; predicted: number | null; correct: number | null };
}
const LEARNING = `{ learning { id
  topics { topic { id } estimate low high trend answers lastAskedAt reviewDue reviewAt history { at estimate } }
  finishedQuizzes { id type title finishedAt score questions }
  certainties { certainty answers correct }
  predictions { from to answers predicted correct } predicted { answers predicted correct } } }`;

interface Asked {
  question: { id: string };
  answers: { id: string }[];
  certainty: string | null;
  whyAsked: string | null;
  isCorrect: boolean | null;
}
interface Attempt {
  id: string;
  questions: Asked[];
}
const isDrawn = ({ whyAsked }: Asked) => whyAsked === 'It was drawn at random, to check how well we choose.';
const ATTEMPT = 'id questions { question { id } answers { id } certainty whyAsked isCorrect }';

interface Mistake {
  question: { id: string; topic: { id: string } };
  given: { choice: string };
  rationales: { isCorrect: boolean }[];
  missedAt: string;
  timesMissed: number;
  certainty: string | null;
  attemptId: string;
}

const send = <Data>(student: { accessToken: string } | null, query: string, variables: object = {}) =>
  sendGraphql<Data>(app().url, query, variables, student?.accessToken);

const learningOf = async (student: Student) => (await send<{ learning: Learning }>(student, LEARNING)).learning;
const attemptOf = async (student: Student, id: string) =>
  (await send<{ quizAttempt: Attempt }>(student, `query ($id: ID!) { quizAttempt(id: $id) { ${ATTEMPT} } }`, { id }))
    .quizAttempt;
const mistakesOf = async (student: Student) =>
  (
    await send<{ mistakes: Mistake[] }>(
      student,
      `{ mistakes { question { id topic { id } } given { choice } rationales { isCorrect } missedAt timesMissed certainty attemptId } }`,
    )
  ).mistakes;

const save = (student: Student, attemptId: string, questionId: unknown, answerId: unknown, certainty?: string) =>
  send<{ saveAnswer: { certainty: string | null } }>(
    student,
    `mutation ($a: ID!, $q: ID!, $c: ID!, $how: Certainty) {
      saveAnswer(attemptId: $a, questionId: $q, given: { choice: $c }, certainty: $how) { id certainty } }`,
    { a: attemptId, q: questionId, c: answerId, how: certainty },
  );

const practice = async (student: Student, filter: object = {}) =>
  (
    await send<{ practiceNotebook: Attempt }>(
      student,
      `mutation ($unitId: ID, $topicId: ID) { practiceNotebook(unitId: $unitId, topicId: $topicId) { ${ATTEMPT} } }`,
      filter,
    )
  ).practiceNotebook;

const quizOf = ({ id, questions }: Attempt): Quiz => ({
  request: { type: 'topicQuiz' },
  attemptId: id,
  questions: questions.map(({ question, answers }) => ({
    id: Number(question.id),
    answerIds: answers.map((answer) => Number(answer.id)),
  })),
});

describe.each(apiClients)('what is learned of a student, through %s', (_name, open) => {
  const newStudent = () => open(app().url).signUp(newForm());
  const take = async (
    student: Student,
    right: number,
    request: Quiz['request'] = { type: 'chapterQuiz', chapterId: 1 },
  ) => {
    const quiz = await student.start(request);
    await student.finish(quiz, answersTo(app().course, quiz, right));
    return quiz;
  };

  it('is nothing before the first quiz', async () => {
    const student = await newStudent();
    expect(await learningOf(student)).toMatchObject({
      ...{ topics: [], finishedQuizzes: [], certainties: [], predictions: [] },
      predicted: { answers: 0, predicted: null, correct: null },
    });
    expect(await mistakesOf(student)).toEqual([]);
  });

  it('continues after forty all-right quizzes on one topic', async () => {
    const student = await newStudent();
    const [topic] = app().course.chapter(1).topics;
    const request = { type: 'topicQuiz', topicIds: [topic!.id] };
    for (let round = 1; round <= 40; round += 1) {
      const quiz = await student.start(request);
      const { score } = await student.finish(quiz, answersTo(app().course, quiz, quiz.questions.length));
      expect([round, score]).toEqual([round, 100]);
    }
    const [estimate] = (await learningOf(student)).topics;
    expect([estimate!.estimate > 0.9, estimate!.high <= 1]).toEqual([true, true]);
  });

  it('is an estimate with its range for each topic asked, with what was predicted before each answer', async () => {
    const student = await newStudent();
    const quiz = await take(student, 6);
    const { topics, finishedQuizzes, predicted, predictions } = await learningOf(student);
    const chapter = app().course.chapter(1);
    expect(topics.map(({ topic }) => Number(topic.id))).toEqual(chapter.topics.map(({ id }) => id));
    for (const { estimate, low, high, answers, lastAskedAt, history, reviewDue, trend } of topics) {
      expect([low < estimate, estimate < high, answers, reviewDue, trend]).toEqual([true, true, 3, false, 'steady']);
      expect(new Date(lastAskedAt)).toEqual(began);
      expect(history).toEqual([{ at: lastAskedAt, estimate: expect.closeTo(estimate, 9) }]);
    }
    expect(finishedQuizzes).toMatchObject([
      { id: quiz.attemptId, type: 'chapterQuiz', title: chapter.name, score: 100, questions: 6 },
    ]);
    expect(predicted).toMatchObject({ answers: 6, correct: 1 });
    expect(predicted.predicted).toBeGreaterThan(0.5);
    expect(predictions.reduce((sum, { answers }) => sum + answers, 0)).toBe(6);
  });

  it('counts each answer at the time it was given, and one that comes with the submission at that time', async () => {
    const student = await newStudent();
    const quiz = await student.start({ type: 'chapterQuiz', chapterId: 1 });
    const answers = answersTo(app().course, quiz, 3);
    const topicOf = (questionId: unknown) => String(app().course.question(Number(questionId)).topic.id);
    const [first, second] = [...new Set(answers.map(({ questionId }) => topicOf(questionId)))];
    const of = (topic?: string) => answers.filter(({ questionId }) => topicOf(questionId) === topic);
    for (const [day, { questionId, answerId }] of of(first).entries()) {
      later(day);
      await save(student, quiz.attemptId, questionId, answerId);
    }
    later(5);
    await student.finish(quiz, answers);
    later(6);
    const { topics, finishedQuizzes } = await learningOf(student);
    const lastAsked = new Map(topics.map(({ topic, lastAskedAt }) => [topic.id, new Date(lastAskedAt).getTime()]));
    expect(lastAsked.get(first!)).toBe(began.getTime() + 2 * DAY_MS);
    expect(lastAsked.get(second!)).toBe(began.getTime() + 5 * DAY_MS);
    expect(new Date(finishedQuizzes[0]!.finishedAt).getTime()).toBe(began.getTime() + 5 * DAY_MS);
  });

  it('counts no answer later than the submission, though the clock was set back in between', async () => {
    const student = await newStudent();
    const quiz = await student.start({ type: 'chapterQuiz', chapterId: 1 });
    const answers = answersTo(app().course, quiz, 3);
    later(1);
    for (const { questionId, answerId } of answers) await save(student, quiz.attemptId, questionId, answerId);
    later(0);
    await student.finish(quiz, answers);
    const { topics } = await learningOf(student);
    expect(topics.map(({ lastAskedAt }) => new Date(lastAskedAt))).toEqual(topics.map(() => began));
  });

  it('takes in the answers to a quiz that was started over, which counts for nothing else', async () => {
    const student = await newStudent();
    const first = await student.start({ type: 'chapterQuiz', chapterId: 1 });
    const wrong = answersTo(app().course, first, 0).slice(0, 5);
    for (const { questionId, answerId } of wrong) await save(student, first.attemptId, questionId, answerId, 'sure');
    later(2);
    const restart = `mutation { startQuiz(type: chapterQuiz, chapterId: 1, restart: true) { ${ATTEMPT} } }`;
    const { startQuiz } = await send<{ startQuiz: Attempt }>(student, restart);
    const learning = await learningOf(student);
    expect(learning.topics.map(({ answers }) => answers).sort()).toEqual([2, 3]);
    for (const { lastAskedAt, estimate } of learning.topics) {
      expect(new Date(lastAskedAt)).toEqual(began);
      expect(estimate).toBeLessThan(0.5);
    }
    expect(learning).toMatchObject({ finishedQuizzes: [], certainties: [], predicted: { answers: 0 } });
    expect(await mistakesOf(student)).toEqual([]);
    expect((await student.progress()).topics).toEqual({});
    const again = { ...quizOf(startQuiz), request: first.request };
    await student.finish(again, answersTo(app().course, again, 6));
    // The new quiz was chosen with them.
    const said = (await attemptOf(student, startQuiz.id)).questions.map(({ whyAsked }) => whyAsked);
    expect(said).toContain('You missed the last question of this kind, 2 days before.');
    expect((await learningOf(student)).topics.reduce((sum, { answers }) => sum + answers, 0)).toBe(11);
    const { topics } = await student.progress();
    expect(Object.values(topics).reduce((sum, { asked }) => sum + asked, 0)).toBe(6);
  });

  it('falls with wrong answers and keeps its history', async () => {
    const student = await newStudent();
    await take(student, 6);
    later(1);
    await take(student, 0);
    const after = await learningOf(student);
    for (const { trend, history, estimate, reviewDue } of after.topics) {
      expect([trend, reviewDue, history.length]).toEqual(['falling', false, 2]);
      expect(history[1]?.estimate).toBeCloseTo(estimate, 9);
      expect(history[0]?.estimate).toBeGreaterThan(estimate);
    }
  });

  it('is due for a review once less of it is expected to be recalled, which is later for some topics than for others', async () => {
    const student = await newStudent();
    for (let quiz = 0; quiz < 4; quiz += 1) await take(student, 6);
    await take(student, 4, { type: 'chapterQuiz', chapterId: 2 });
    const dueAfter = async (days: number) => {
      later(days);
      return new Set((await learningOf(student)).topics.map(({ reviewDue }) => reviewDue));
    };
    expect(await dueAfter(2)).toEqual(new Set([false]));
    expect(await dueAfter(26)).toEqual(new Set([false, true]));
  });

  it('says when each topic will be due for a review, and no date once it is', async () => {
    const student = await newStudent();
    await take(student, 6);
    const [first] = (await learningOf(student)).topics;
    const due = new Date(first!.reviewAt!).getTime();
    const dueIn = (due - began.getTime()) / DAY_MS;
    expect([first!.reviewDue, dueIn > 1, dueIn <= 40]).toEqual([false, true, true]);
    later(dueIn);
    expect((await learningOf(student)).topics[0]).toMatchObject({ reviewDue: true, reviewAt: null });
  });

  it('says after a quiz why each question was asked, and says nothing where chance alone chose', async () => {
    const student = await newStudent();
    const first = await take(student, 0);
    expect((await attemptOf(student, first.attemptId)).questions.map(({ whyAsked }) => whyAsked)).toEqual(
      first.questions.map(() => null),
    );
    later(3);
    const second = await student.start({ type: 'shortWeakspotQuiz' });
    const before = await attemptOf(student, second.attemptId);
    expect(before.questions.map(({ whyAsked }) => whyAsked)).toEqual(second.questions.map(() => null));
    await student.finish(second, answersTo(app().course, second, 8));
    const said = (await attemptOf(student, second.attemptId)).questions.map(({ whyAsked }) => whyAsked);
    expect(said).toContain('You missed the last question of this kind, 3 days before.');
    expect(said.every((phrase) => phrase !== null)).toBe(true);
  });

  it('stores the trial of the planner with each place of a weak-spot quiz, and with no other', async () => {
    const student = await newStudent();
    const chapter = await take(student, 3);
    const weakSpots = await take(student, 4, { type: 'longWeakspotQuiz' });
    const trialsOf = async ({ attemptId }: Quiz) =>
      (
        await runSql<{ question_id: number; trial: TrialPlace | null }>(
          app().db,
          `select question_id, trial from attempt_question where attempt_id = $1`,
          [attemptId],
        )
      ).map(({ question_id: id, trial }) => ({ topic: String(app().course.question(id).topic.id), trial }));
    expect((await trialsOf(chapter)).map(({ trial }) => trial)).toEqual(chapter.questions.map(() => null));
    for (const { topic, trial } of await trialsOf(weakSpots)) {
      expect(trial?.isDrawn ? trial.drawnTopic : trial?.plannedTopic).toBe(topic);
    }
  });

  it('asks again where it went wrong, not where all was right', async () => {
    const student = await newStudent();
    const strong = await take(student, Infinity, { type: 'chapterQuiz', chapterId: 2 });
    const weak = await take(student, 0);
    const quiz = await student.start({ type: 'shortWeakspotQuiz' });
    await student.finish(quiz, answersTo(app().course, quiz, 8));
    const { questions } = await attemptOf(student, quiz.attemptId);
    const topicsOf = (of: Quiz) => new Set(of.questions.map(({ id }) => app().course.question(id).topic));
    const topicOf = ({ question }: Asked) => app().course.question(Number(question.id)).topic;
    const inStrong = questions.filter((asked) => topicsOf(strong).has(topicOf(asked)));
    const inWeak = questions.filter((asked) => topicsOf(weak).has(topicOf(asked)));
    expect(inStrong.length + inWeak.length).toBe(8);
    expect(inStrong.filter((asked) => !isDrawn(asked)).length).toBeLessThanOrEqual(2);
  });

  it('knows how sure the student was, as far as it was said, and keeps what was said', async () => {
    const student = await newStudent();
    const quiz = await student.start({ type: 'chapterQuiz', chapterId: 1 });
    const answers = answersTo(app().course, quiz, 4);
    const [first, second, , , , last] = answers;
    expect((await save(student, quiz.attemptId, first?.questionId, first?.answerId, 'sure')).saveAnswer.certainty).toBe(
      'sure',
    );
    expect((await save(student, quiz.attemptId, first?.questionId, first?.answerId)).saveAnswer.certainty).toBe('sure');
    await save(student, quiz.attemptId, second?.questionId, second?.answerId, 'sure');
    await save(student, quiz.attemptId, second?.questionId, second?.answerId, 'unsure');
    await save(student, quiz.attemptId, last?.questionId, last?.answerId, 'sure');
    await student.finish(quiz, answers);
    const asked = (await attemptOf(student, quiz.attemptId)).questions;
    const certaintyOf = (answer = first) =>
      asked.find(({ question }) => Number(question.id) === answer?.questionId)?.certainty;
    expect(answers.map(certaintyOf)).toEqual(['sure', 'unsure', null, null, null, 'sure']);
    expect((await learningOf(student)).certainties).toEqual([
      { certainty: 'unsure', answers: 1, correct: 1 },
      { certainty: 'sure', answers: 2, correct: 1 },
    ]);
  });

  it('names the misconceptions that were met, and closes one after three clean answers', async () => {
    const student = await newStudent();
    const { course } = app();
    const quiz = await take(student, 0);
    const fell = answersTo(course, quiz, 0).map(
      ({ questionId, answerId }) =>
        course.question(Number(questionId)).answers.find(({ id }) => id === answerId)?.misconception ?? null,
    );
    interface Met {
      name: string;
      belief: string;
      met: number;
      chances: number;
      cleanSince: number;
      cleanToClose: number;
      closed: boolean;
      lastMetAt: string;
      topics: { id: string }[];
      watch: { scene: string } | null;
    }
    const read = async () =>
      (
        await send<{ misconceptions: Met[] }>(
          student,
          '{ misconceptions { name belief met chances cleanSince cleanToClose closed lastMetAt topics { id } watch { scene } } }',
        )
      ).misconceptions;
    const met = await read();
    expect(new Set(met.map(({ name }) => name))).toEqual(new Set(fell.filter((name) => name !== null)));
    for (const { name, belief, met: count, chances, closed, lastMetAt, cleanToClose, topics } of met) {
      expect(belief).toMatch(/^[A-Z].+\.$/);
      expect([count, closed, cleanToClose]).toEqual([fell.filter((other) => other === name).length, false, 3]);
      expect(chances).toBeGreaterThanOrEqual(count);
      expect(new Date(lastMetAt)).toEqual(began);
      expect(topics.length).toBeGreaterThan(0);
    }
    for (let again = 0; again < 4; again += 1) await take(student, 6);
    const after = await read();
    expect(after.length).toBe(met.length);
    for (const { closed, cleanSince, cleanToClose } of after) expect(closed).toBe(cleanSince >= cleanToClose);
    expect(after.some(({ closed }) => closed)).toBe(true);
    expect(after.map(({ closed }) => closed)).toEqual(after.map(({ closed }) => closed).sort());
  });

  it('is a notebook of what was missed and not corrected yet, confident mistakes first', async () => {
    const student = await newStudent();
    const first = await student.start({ type: 'chapterQuiz', chapterId: 1 });
    const answers = answersTo(app().course, first, 3);
    const [wrong, sure] = answers.slice(4);
    await save(student, first.attemptId, wrong?.questionId, wrong?.answerId, 'unsure');
    await save(student, first.attemptId, sure?.questionId, sure?.answerId, 'sure');
    await student.finish(first, answers);
    later(1);
    const other = await take(student, 5, { type: 'chapterQuiz', chapterId: 2 });
    const open = await mistakesOf(student);
    const missed = [...answers.slice(3), ...answersTo(app().course, other, 5).slice(5)];
    expect(new Set(open.map(({ question }) => Number(question.id)))).toEqual(
      new Set(missed.map(({ questionId }) => Number(questionId))),
    );
    expect(open[0]).toMatchObject({ certainty: 'sure', attemptId: first.attemptId, timesMissed: 1 });
    expect(Number(open[0]?.question.id)).toBe(sure?.questionId);
    expect(Number(open[0]?.given.choice)).toBe(sure?.answerId);
    expect(open[0]?.rationales.filter(({ isCorrect }) => isCorrect)).toHaveLength(1);
    expect(open[1]?.attemptId).toBe(other.attemptId);
  });

  it('practices the notebook, of a topic or a unit or all, until every mistake is corrected', async () => {
    const student = await newStudent();
    await take(student, 0);
    const [one] = await mistakesOf(student);
    const ofTopic = await practice(student, { topicId: one?.question.topic.id });
    expect(ofTopic.questions).toHaveLength(3);
    expect((await practice(student, { topicId: one?.question.topic.id })).id).toBe(ofTopic.id);
    const nothing = { status: 409, code: 'NO_QUESTIONS' };
    await expect(practice(student, { unitId: '2' })).rejects.toMatchObject(nothing);
    const all = await practice(student, { unitId: '1' });
    expect(all.questions).toHaveLength(6);
    const missed = new Set((await mistakesOf(student)).map(({ question }) => question.id));
    expect(all.questions.filter(({ question }) => missed.has(question.id))).toEqual([]);
    later(1);
    await student.finish(quizOf(all), answersTo(app().course, quizOf(all), Infinity));
    const said = (await attemptOf(student, all.id)).questions.flatMap(({ whyAsked }) => whyAsked ?? []);
    expect(new Set(said)).toEqual(new Set(['You missed a question like this one earlier that day.']));
    expect(await mistakesOf(student)).toHaveLength(6 - said.length);
    // A mistake that no other question is like is asked again after a day.
    for (let days = 2; (await mistakesOf(student)).length > 0 && days < 6; days += 2) {
      later(days);
      const rest = await practice(student);
      await student.finish(quizOf(rest), answersTo(app().course, quizOf(rest), Infinity));
    }
    expect(await mistakesOf(student)).toEqual([]);
    await expect(practice(student)).rejects.toMatchObject(nothing);
  });

  it('is hardly raised by mistakes that are redone just after their answers were shown', async () => {
    const student = await newStudent();
    const { questions } = await take(student, 0);
    const estimates = async () => (await learningOf(student)).topics.map(({ estimate }) => estimate);
    const before = await estimates();
    later(1 / 24 / 60);
    const again = { ...quizOf(await practice(student)), questions };
    // The very questions, which the site does not ask so soon.
    for (const [index, { id, answerIds }] of questions.entries())
      await runSql(
        app().db,
        'update attempt_question set question_id = $3, variant_id = null, answer_order = $4 where attempt_id = $1 and position = $2',
        [again.attemptId, index + 1, id, JSON.stringify(answerIds)],
      );
    await student.finish(again, answersTo(app().course, again, Infinity));
    for (const [index, after] of (await estimates()).entries()) {
      expect(after).toBeGreaterThan(before[index]!);
      expect(after - before[index]!).toBeLessThanOrEqual(0.1);
    }
  });

  it('asks twenty mistakes at most', async () => {
    const student = await newStudent();
    for (const chapterId of [1, 2, 3, 4]) await take(student, 0, { type: 'chapterQuiz', chapterId });
    expect((await mistakesOf(student)).length).toBeGreaterThan(20);
    expect((await practice(student)).questions).toHaveLength(20);
  });

  it('is in the file of own data, and gone with the account; what others taught is as if nobody else had been there', async () => {
    const [student, other] = [await newStudent(), await newStudent()];
    await take(other, 2);
    const quiz = await take(student, 3);
    const { myData } = await send<{ myData: string }>(student, '{ myData }');
    const data = JSON.parse(myData) as {
      estimates: { over_all: unknown; topics: unknown[]; types: unknown[]; topics_by_type: unknown[] };
      quizzes: { estimates_after: unknown[]; questions: { predicted_chance: number; certainty: unknown }[] }[];
    }; // what the server claims; looked at below
    expect(data.estimates.over_all).toMatchObject({ questions_asked: quiz.questions.length });
    expect(data.estimates.topics).toHaveLength(2);
    expect(data.estimates.topics_by_type.length).toBeGreaterThan(1);
    expect(data.quizzes[0]?.estimates_after).toHaveLength(2);
    expect(data.quizzes[0]?.questions.every(({ predicted_chance: chance }) => chance > 0 && chance < 1)).toBe(true);
    const estimates = async () => (await learningOf(other)).topics.map(({ estimate }) => estimate);
    const before = await estimates();
    const itemsOf = () => runSql<{ rows: number }>(app().db, 'select count(*)::int as rows from learner_state');
    const [known] = await itemsOf();
    await send(student, 'mutation { deleteAccount(password: "Marginal1") { deleted } }');
    expect((await itemsOf())[0]?.rows).toBe((known?.rows ?? 0) - 1);
    expect((await estimates()).map((estimate, index) => Math.abs(estimate - (before[index] ?? 0)) < 0.1)).toEqual([
      true,
      true,
    ]);
  });
});

describe('a visitor', () => {
  const queries = [
    '{ learning { id } }',
    '{ misconceptions { id } }',
    '{ mistakes { id } }',
    '{ missedPoints { id } }',
    '{ notices { id } }',
  ];
  const mutations = [
    'mutation { practiceNotebook { id } }',
    'mutation { dismissNotice(id: 1) { id } }',
    'mutation { dismissNotice(id: "nonsense") { id } }',
    'mutation { reportQuestion(attemptId: "nonsense", questionId: 1, problem: typo) { reported } }',
  ];
  it.each([...queries, ...mutations])('is asked to log in by %s', async (query) => {
    await expect(send(null, query)).rejects.toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});
