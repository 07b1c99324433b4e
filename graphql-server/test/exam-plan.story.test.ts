import { afterEach, describe, expect, it } from 'vitest';
import { answersTo } from './support/answers';
import { newForm } from './support/api-clients';
import { useTestApp } from './support/app';
import { graphqlClient, sendGraphql } from './support/graphql-client';
import { RestBrowser } from './support/rest-client';

const app = useTestApp();
/** A Monday, in the afternoon of New York. */
const began = new Date('2027-04-05T19:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const later = (days: number) => void (app().clock.now = new Date(began.getTime() + days * DAY_MS));
afterEach(() => later(0));

interface Step {
  kind: string;
  minutes: number;
  questions: number | null;
  chapter: { id: string } | null;
  topics: { id: string }[];
}
interface Plan {
  kind: string;
  date: string;
  isOver: boolean;
  zone: string;
  chapters: { id: string }[];
  days: { date: string; minutes: number; steps: Step[] }[];
  leftOut: { chapter: { id: string }; points: number }[];
  curve: { date: string; withPlan: number; without: number }[];
}
const PLAN = `kind date isOver zone chapters { id }
  days { date minutes steps { kind minutes questions chapter { id } topics { id } } }
  leftOut { chapter { id } points } curve { date withPlan without }`;

const wish = (changes: object = {}) => ({
  kind: 'exam',
  date: '2027-05-07',
  minutes: [0, 20, 20, 20, 20, 20, 30],
  daysOff: ['2027-04-10'],
  chapterIds: [],
  zone: 'America/New_York',
  ...changes,
});

async function newStudent() {
  later(0);
  const student = await graphqlClient(app().url).signUp(newForm());
  const send = <Data>(query: string, variables: object = {}) =>
    sendGraphql<Data>(app().url, query, variables, student.accessToken);
  const save = async (changes: object = {}) =>
    (
      await send<{ saveExamPlan: Plan }>(`mutation ($plan: ExamPlanInput!) { saveExamPlan(plan: $plan) { ${PLAN} } }`, {
        plan: wish(changes),
      })
    ).saveExamPlan;
  const read = async () => (await send<{ examPlan: Plan | null }>(`{ examPlan { ${PLAN} } }`)).examPlan;
  const choose = (ids: readonly number[]) =>
    send('mutation ($choices: [ChapterChoice!]!) { chooseChapters(choices: $choices) { user { id } } }', {
      choices: ids.map((chapterId) => ({ chapterId: String(chapterId), chosen: true })),
    });
  return { student, send, choose, save, read };
}

const chapterIds = () => app().course.chapters.flatMap(({ id, comingSoon }) => (comingSoon ? [] : String(id)));

describe('a plan to the exam', () => {
  it('is none before it is made, and the same each time it is read', async () => {
    const { save, read } = await newStudent();
    expect(await read()).toBeNull();
    const saved = await save();
    expect(await read()).toEqual(saved);
    expect(saved).toMatchObject({ kind: 'exam', date: '2027-05-07', isOver: false, zone: 'America/New_York' });
    expect(saved.chapters.map(({ id }) => id)).toEqual(chapterIds());
  });

  it('has each day from today to the one before the date, with nothing on days off', async () => {
    const { save } = await newStudent();
    const { days, curve } = await save();
    expect([days[0]?.date, days.at(-1)?.date, days.length]).toEqual(['2027-04-05', '2027-05-06', 32]);
    const free = days.filter(({ minutes }) => minutes === 0);
    expect(free.map(({ date }) => date)).toEqual([
      '2027-04-10',
      '2027-04-11',
      '2027-04-18',
      '2027-04-25',
      '2027-05-02',
    ]);
    expect(free.flatMap(({ steps }) => steps)).toEqual([]);
    for (const { minutes, steps } of days)
      expect(steps.reduce((sum, step) => sum + step.minutes, 0)).toBeLessThanOrEqual(1.25 * minutes + steps.length);
    expect([curve[0]?.date, curve.at(-1)?.date]).toEqual(['2027-04-05', '2027-05-07']);
  });

  it('of a study plan has its chapters in their order, and goes on when a quiz is passed', async () => {
    const { student, choose, save, read } = await newStudent();
    const [first, second, third] = app().course.chapters;
    await choose([first!.id, second!.id, third!.id]);
    const { days, chapters, leftOut } = await save();
    expect(chapters.map(({ id }) => Number(id))).toEqual([first!.id, second!.id, third!.id]);
    expect(leftOut).toEqual([]);
    expect(days[0]?.steps.find(({ kind }) => kind === 'quiz')?.chapter?.id).toBe(String(first!.id));
    const quiz = await student.start({ type: 'chapterQuiz', chapterId: first!.id });
    await student.finish(quiz, answersTo(app().course, quiz, first!.quizLength));
    later(1);
    const next = await read();
    const steps = next!.days.flatMap((day) => day.steps);
    expect(steps.filter(({ kind, chapter }) => kind === 'quiz' && chapter?.id === String(first!.id))).toEqual([]);
    expect(steps.find(({ kind }) => kind === 'quiz')?.chapter?.id).toBe(String(second!.id));
    expect(
      steps.some(({ topics }) => topics.some(({ id }) => first!.topics.some((topic) => String(topic.id) === id))),
    ).toBe(true);
  });

  it('of which today was done has less left for today', async () => {
    const { student, save, read } = await newStudent();
    const [first] = app().course.chapters;
    const minutesToday = (plan: Plan | null) => plan!.days[0]!.steps.reduce((sum, step) => sum + step.minutes, 0);
    const before = minutesToday(await save());
    const quiz = await student.start({ type: 'chapterQuiz', chapterId: first!.id });
    await student.finish(quiz, answersTo(app().course, quiz, first!.quizLength));
    expect(minutesToday(await read())).toBeLessThan(before);
  });

  it('without the time for all chapters begins where a minute gains most, and names the others with their cost', async () => {
    const { save } = await newStudent();
    const { days, leftOut } = await save();
    const first = days[0]?.steps.find(({ kind }) => kind === 'lesson')?.chapter?.id;
    expect(app().course.chapter(Number(first)).unit.examUnit?.name).toBe('Imperfect Competition');
    const planned = new Set(days.flatMap(({ steps }) => steps.flatMap(({ chapter }) => chapter?.id ?? [])));
    expect(planned.size + leftOut.length).toBe(chapterIds().length);
    expect(leftOut.some(({ chapter }) => planned.has(chapter.id))).toBe(false);
    expect(leftOut.every(({ points }) => points > 0 && points < 5)).toBe(true);
  });

  it('is replaced by another, and over on its date', async () => {
    const { save, read } = await newStudent();
    await save();
    await save({ date: '2027-04-20' });
    later(14);
    expect((await read())?.days).toHaveLength(1);
    later(15);
    expect(await read()).toMatchObject({ date: '2027-04-20', isOver: true, days: [], curve: [] });
  });

  it('of a class test has its chapters only', async () => {
    const { save } = await newStudent();
    const [first, second] = chapterIds();
    const { chapters, days } = await save({ kind: 'test', date: '2027-04-15', chapterIds: [second, first, second] });
    expect(chapters.map(({ id }) => id)).toEqual([first, second]);
    const planned = new Set(days.flatMap(({ steps }) => steps.flatMap(({ chapter }) => chapter?.id ?? [])));
    expect(planned).toEqual(new Set([first, second]));
  });

  it('begins its days at the midnight of its zone', async () => {
    const { save } = await newStudent();
    app().clock.now = new Date('2027-04-06T02:00:00Z');
    expect((await save()).days[0]?.date).toBe('2027-04-05');
    expect((await save({ zone: 'Asia/Tokyo' })).days[0]?.date).toBe('2027-04-06');
  });

  it('is deleted once', async () => {
    const { save, send, read } = await newStudent();
    await save();
    const remove = async () => (await send<{ deleteExamPlan: boolean }>('mutation { deleteExamPlan }')).deleteExamPlan;
    expect([await remove(), await remove(), await read()]).toEqual([true, false, null]);
  });

  it('of two students is of each its own', async () => {
    const [ada, ben] = [await newStudent(), await newStudent()];
    await ada.save();
    expect(await ben.read()).toBeNull();
  });

  it.each([
    ['a date in the past', { date: '2027-04-04' }, 'date'],
    ['today as its date', { date: '2027-04-05' }, 'date'],
    ['a date more than a year ahead', { date: '2028-04-30' }, 'date'],
    ['a date that no calendar has', { date: '2027-04-31' }, 'date'],
    ['six weekdays', { minutes: [20, 20, 20, 20, 20, 20] }, 'minutes'],
    ['negative minutes', { minutes: [-1, 20, 20, 20, 20, 20, 20] }, 'minutes'],
    ['241 minutes', { minutes: [241, 20, 20, 20, 20, 20, 20] }, 'minutes'],
    ['no minutes at all', { minutes: [0, 0, 0, 0, 0, 0, 0] }, 'minutes'],
    ['a day off that is none', { daysOff: ['soon'] }, 'daysOff'],
    ['an unknown zone', { zone: 'Mars/Olympus' }, 'zone'],
    ['a test on nothing', { kind: 'test' }, 'chapterIds'],
  ])('with %s is refused, and the one before stays', async (_, changes, field) => {
    const { save, read } = await newStudent();
    const before = await save();
    await expect(save(changes)).rejects.toMatchObject({ status: 400, code: 'BAD_USER_INPUT', field });
    expect(await read()).toEqual(before);
  });

  it('is the same through REST', async () => {
    const { student, read } = await newStudent();
    const rest = new RestBrowser(app().url, student.accessToken);
    await rest.getCsrfToken();
    const send = async (method: string, body?: object) => (await rest.request(method, 'plan', body)).json();
    expect(await send('GET')).toEqual({ exam_plan: null });
    const { daysOff, chapterIds: _, ...body } = wish();
    const saved = await send('PUT', { ...body, days_off: daysOff });
    const plan = await read();
    expect(saved).toEqual(await send('GET'));
    expect(saved).toMatchObject({
      exam_plan: {
        date: '2027-05-07',
        is_over: false,
        chapters: chapterIds().map(Number),
        days: plan!.days.map(({ date, steps }) => ({ date, steps: steps.map(({ kind }) => ({ kind })) })),
        left_out: plan!.leftOut.map(({ chapter, points }) => ({ chapter_id: Number(chapter.id), points })),
      },
    });
    expect((await rest.request('PUT', 'plan', { ...body, minutes: [] })).status).toBe(400);
    expect([await send('DELETE'), await send('DELETE')]).toEqual([{ deleted: true }, { deleted: false }]);
  });

  it('refuses a visitor', async () => {
    await expect(sendGraphql(app().url, '{ examPlan { date } }')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
