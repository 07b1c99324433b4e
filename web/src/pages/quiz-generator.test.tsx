import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Chapter } from '../../../schema/generated/types';
import { describe, expect, test, vi } from 'vitest';
import { chapters, subject, units } from '../mocks/course';
import { api } from '../mocks/handlers';
import { student } from '../mocks/student';
import { address, openAs } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';

answerFromMocks();

const box = (name: RegExp) => screen.findByRole('checkbox', { name });
const create = async (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Create Quiz' }));
const planned = () => ({ me: student({ plan: { 2: [true, 60] }, topics: { 3: [11, 20], 4: [0, 3] } }) });

/** A course of two planned units with eight topics each, five of which were asked; the plan is at 2.2. */
function longPlan(currentChapterId: string | null = '12') {
  const percents: Readonly<Record<string, readonly [number, number]>> = {
    101: [9, 10],
    103: [1, 10],
    105: [0, 4],
    203: [5, 10],
    205: [7, 10],
    207: [2, 10],
    208: [6, 6],
  };
  const long = units.slice(0, 2).map((unit, at) => {
    const ofUnit: Chapter[] = [];
    const crowded = { ...unit, chapters: ofUnit };
    for (const place of [1, 2])
      ofUnit.push({
        ...unit.chapters[0]!,
        id: `${at}${place}`,
        name: `${at + 1}.${place} Chapter`,
        unit: crowded,
        topics: [1, 2, 3, 4].map((n) => ({
          id: String(100 * (at + 1) + n + 4 * (place - 1)),
          topicName: `Topic ${at + 1}.${place}${'abcd'[n - 1] ?? ''}`,
          chapter: unit.chapters[0]!,
        })),
      });
    return crowded;
  });
  const sketch = student();
  const all = long.flatMap(({ chapters: ofUnit }) => ofUnit);
  const me = {
    ...sketch,
    currentChapter: all.find(({ id }) => id === currentChapterId) ?? null,
    userChapters: all.map((chapter) => ({
      id: `mina-${chapter.id}`,
      chapter,
      chosen: true,
      videoCompleted: false,
      quizGrade: null,
    })),
    topicProgress: all
      .flatMap(({ topics }) => topics)
      .map((topic) => {
        const [answeredCorrectly, questionsAsked] = percents[topic.id] ?? [0, 0];
        return { id: `mina-${topic.id}`, topic, questionsAsked, answeredCorrectly, percentCorrect: null };
      }),
  };
  return { me, subjects: [{ ...subject, units: long }] };
}

const isOpen = (name: RegExp) => screen.getByText(name).closest('details')?.open;
const chosen = () =>
  within(screen.getByRole('list', { name: 'Chosen topics' }))
    .getAllByRole('button')
    .map((one) => one.getAttribute('aria-label'));

/** The course with ten topics in its first chapter. */
function manyTopics() {
  const [first, ...others] = units[0]!.chapters;
  const topics = Array.from({ length: 10 }, (_, index) => ({
    id: String(50 + index),
    topicName: `Topic ${index}`,
    chapter: first!,
  }));
  const crowded = { ...first!, topics };
  const intro = { ...units[0]!, chapters: [crowded, ...others] };
  return { ...planned(), subjects: [{ ...subject, units: [intro] }] };
}

describe('the quiz generator', () => {
  test('offers the topics of the plan first, by unit, with their level; announced ones not at all', async () => {
    await openAs(planned(), '/quizgenerator');
    await box(/Reading a PPC/);
    const names = screen.getAllByRole('checkbox', { hidden: true }).map((one) => one.closest('label')?.textContent);
    expect(names).toEqual([
      'Reading a PPC, chapter 1.2, Sort of Chart Challenged · 55%',
      'Increasing opportunity cost, chapter 1.2, Not yet started · 0 of 3 correct',
      'Scarcity and resources, chapter 1.1, Not yet started',
      'Opportunity cost, chapter 1.1, Not yet started',
      'Absolute and comparative advantage, chapter 1.3, Not yet started',
      'The law of demand, chapter 2.1, Not yet started',
      'Shifts of demand, chapter 2.1, Not yet started',
    ]);
    expect(screen.getAllByRole('group', { name: /^Intro to Economic Concepts/ })[0]?.textContent).toContain('PPC');
    expect(chapters.some((chapter) => chapter.comingSoon && chapter.topics.length > 0)).toBe(true);
  });

  test('counts along, and starts a topic quiz of what was picked', async () => {
    const { user } = await openAs(planned(), '/quizgenerator');
    await user.click(await box(/Reading a PPC/));
    expect(screen.getByText('1 topic chosen, 6 questions')).toBeTruthy();
    await user.click(screen.getByText('Topics outside your plan'));
    await user.click(await box(/The law of demand/));
    expect(screen.getByText('2 topics chosen, 6 questions')).toBeTruthy();
    await create(user);
    await waitFor(() => expect(address()).toBe('/quiz?type=topicQuiz&topics=3.6'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Topic quiz' })).toBeTruthy();
    expect(screen.getByText('Reading a PPC, The law of demand')).toBeTruthy();
  });

  test('names a quiz on one chapter’s topics after the chapter', async () => {
    const { user } = await openAs(planned(), '/quizgenerator');
    await user.click(await box(/Reading a PPC/));
    await create(user);
    await waitFor(() => expect(address()).toBe('/quiz?type=topicQuiz&chapter=2&topics=3'));
  });

  test('asks in place for a topic when none is picked', async () => {
    const { user } = await openAs(planned(), '/quizgenerator');
    await box(/Reading a PPC/);
    await create(user);
    expect(screen.getByRole('alert').textContent).toBe('Please choose at least one topic');
    await waitFor(() => expect(address()).toBe('/quizgenerator'));
    await user.click(await box(/Reading a PPC/));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('takes nine topics, and at ten says what is too many and keeps them', async () => {
    const { user } = await openAs(manyTopics(), '/quizgenerator');
    await user.click(await screen.findByText('Topics outside your plan'));
    for (let index = 0; index < 10; index += 1) await user.click(await box(new RegExp(`Topic ${index}`)));
    await create(user);
    const asks = await screen.findByRole('dialog', { name: 'Too Many Topics!!!' });
    expect(asks.textContent).toContain('Please choose a maximum of nine topics');
    await user.click(within(asks).getByRole('button', { name: 'Back to the topics' }));
    expect(screen.getByText('10 topics chosen; the maximum is nine')).toBeTruthy();
    await user.click(await box(/Topic 9/));
    await create(user);
    await waitFor(() => expect(address()).toMatch(/^\/quiz\?type=topicQuiz&chapter=1&topics=50\.51.*58$/));
  });

  test('keeps what was picked through a reload, and drops it when asked', async () => {
    const first = await openAs(planned(), '/quizgenerator');
    await first.user.click(await box(/Reading a PPC/));
    first.unmount();
    const { user } = await openAs(planned(), '/quizgenerator');
    expect(await box(/Reading a PPC/)).toHaveProperty('checked', true);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await box(/Reading a PPC/)).toHaveProperty('checked', false);
    expect(screen.getByText('No topic chosen')).toBeTruthy();
  });

  test('works without a storage too', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new Error('full');
    });
    const { user } = await openAs(planned(), '/quizgenerator');
    await user.click(await box(/Reading a PPC/));
    expect(screen.getByText('1 topic chosen, 6 questions')).toBeTruthy();
  });

  test('that does not load says so, and loads on the second try', async () => {
    api.fail('Library');
    const { user } = await openAs(planned(), '/quizgenerator');
    expect((await screen.findByRole('alert')).textContent).toContain('Your progress did not load');
    api.restore('Library');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await box(/Reading a PPC/)).toBeTruthy();
  });

  test('unfolds the unit that the plan is at, and the others when the student does', async () => {
    const { user } = await openAs(longPlan(), '/quizgenerator');
    await box(/Topic 2.2a/);
    expect([isOpen(/^Intro to/), isOpen(/^Supply/)]).toEqual([false, true]);
    await user.click(screen.getByText(/^Intro to/));
    await user.click(await box(/Topic 1.1a/));
    expect(screen.getByText(/1 of 8 topics chosen/)).toBeTruthy();
    expect([isOpen(/^Intro to/), isOpen(/^Supply/)]).toEqual([true, true]);
  });

  test('finds topics by words of their name, chapter, or unit, and folds again afterwards', async () => {
    const { user } = await openAs(longPlan(), '/quizgenerator');
    const filter = await screen.findByRole('searchbox', { name: 'Find a topic' });
    await user.type(filter, 'intro 1.2');
    expect(screen.getByText('4 topics found')).toBeTruthy();
    expect(isOpen(/^Intro to/)).toBe(true);
    expect(screen.queryByText(/^Supply/)).toBeNull();
    await user.click(await box(/Topic 1.2b/));
    await user.type(filter, ' nowhere');
    expect(screen.getByText('No topic has all of these words.')).toBeTruthy();
    expect(chosen()).toEqual(['Remove Topic 1.2b']);
    await user.clear(filter);
    expect([isOpen(/^Intro to/), isOpen(/^Supply/)]).toEqual([false, true]);
  });

  test('offers the five weakest topics that were asked, never one without a mistake', async () => {
    const { user } = await openAs(longPlan(), '/quizgenerator');
    const weakest = await screen.findByRole('button', { name: 'My five weakest' });
    await user.click(weakest);
    expect(weakest.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText(/^5 topics chosen/)).toBeTruthy();
    expect(chosen()).toEqual(['1.1c', '1.2a', '2.1c', '2.2a', '2.2c'].map((name) => `Remove Topic ${name}`));
    await user.click(weakest);
    expect(screen.getByText('No topic chosen')).toBeTruthy();
  });

  test('offers the chapters that the plan is at, without those of another unit', async () => {
    const first = await openAs(longPlan(), '/quizgenerator');
    await first.user.click(await screen.findByRole('button', { name: 'This week in my plan: 2.1 and 2.2' }));
    expect(screen.getByText(/^8 topics chosen/)).toBeTruthy();
    first.unmount();
    await openAs(longPlan('11'), '/quizgenerator');
    expect(await screen.findByRole('button', { name: 'This week in my plan: 2.1' })).toBeTruthy();
  });

  test('offers neither weak topics nor a week where nothing is known of them', async () => {
    await openAs({ me: student() }, '/quizgenerator');
    await box(/The law of demand/);
    expect(screen.queryByRole('group', { name: 'Quick choices' })).toBeNull();
  });

  test('shows what is chosen beside the button, and takes it back there', async () => {
    const { user } = await openAs(longPlan(), '/quizgenerator');
    await user.click(await box(/Topic 2.2a/));
    await user.click(await box(/Topic 2.1b/));
    expect(chosen()).toEqual(['Remove Topic 2.1b', 'Remove Topic 2.2a']);
    await user.click(screen.getByRole('button', { name: 'Remove Topic 2.1b' }));
    expect(chosen()).toEqual(['Remove Topic 2.2a']);
    expect(await box(/Topic 2.1b/)).toHaveProperty('checked', false);
  });
});
