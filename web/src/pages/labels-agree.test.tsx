import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { generatorMastery, masteryRungs, topicMastery } from '../../../schema/rules/labels';
import { handedIn } from '../mocks/handed-in';
import { pretendServer } from '../mocks/quiz';
import { openAt, setUpPages } from '../mocks/quiz-pages';

setUpPages();

const TOPIC = 'Scarcity and resources';

/** A student whose percent in the topic is this one, who has finished a quiz in another. */
function studentAt(percent: number | null) {
  const server = pretendServer({ plan: { 1: [true, null] }, topics: percent === null ? {} : { 1: [percent, 100] } });
  handedIn(server, { type: 'topicQuiz', topicIds: ['6'] }, []);
  return server;
}

const openedAt = (path: string, percent: number | null) => {
  cleanup();
  return openAt(path, studentAt(percent));
};

/** The words that the dashboard says of the topic, whether listed or folded away as untouched. */
async function onDashboard() {
  const map = await screen.findByRole('region', { name: 'Topic Mastery' });
  const item = (await within(map).findByText(TOPIC)).closest('li');
  return (item?.closest('details') ?? item)?.textContent ?? '';
}

// One student, one topic: wherever a label stands, it is the same rung of the one ladder (spec §9).
test.each([null, 0, 1, 50, 51, 60, 61, 70, 71, 80, 81, 100])(
  'with %s percent every screen says the same',
  async (percent) => {
    const label = topicMastery(percent);

    openedAt('/userhome', percent);
    expect(await onDashboard()).toContain(label);

    const { user } = openedAt('/progress', percent);
    const cell = await screen.findByRole('button', { name: new RegExp(`^${TOPIC}, chapter 1\\.1: ${label}`) });
    expect(cell.dataset['rungs']).toBe(String(masteryRungs(percent)));
    // What is most worth a look is open by itself.
    if (cell.getAttribute('aria-expanded') === 'false') await user.click(cell);
    const detail = await screen.findByRole('region', { name: TOPIC });
    expect(within(detail).getByText(label)).toBeTruthy();
    const table = screen.getByRole('table', { name: /^Topics with their label/, hidden: true });
    expect(within(table).getByRole('row', { name: new RegExp(`^${TOPIC}`), hidden: true }).textContent).toContain(
      label,
    );

    openedAt('/quizgenerator', percent);
    const choice = await screen.findByRole('checkbox', { name: new RegExp(`^${TOPIC}`) });
    expect(choice.closest('label')?.textContent).toContain(generatorMastery(percent));
  },
);
