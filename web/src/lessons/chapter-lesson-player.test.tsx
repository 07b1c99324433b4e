import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { http } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawLesson } from '../../../economics/lesson/draw-lesson';
import { apiClient } from '../account/api-client';
import { answerFromMocks, server } from '../mocks/server';
import ChapterLessonPlayer from './chapter-lesson-player';
import { storedPosition } from './use-reached-scene';

answerFromMocks();

const scene = (id: string) => ({
  id,
  heading: `The scene ${id}`,
  meets: [],
  beats: [{ say: 'One caption of it.', frame: { kind: 'text', lines: [id] } as const }],
  ask: null,
});

const lesson = drawLesson({ title: 'Jelly', scenes: ['one', 'two', 'three'].map(scene) });

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Position in the lesson' });

beforeEach(() => {
  server.use(http.get('/lessons/jelly.json', () => Response.json(lesson)));
  storedPosition('jelly').set({ id: 'two', seconds: 2, isSent: false });
});

async function play(wanted: string | null) {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  const player = {
    atEnd: null,
    waiting: null,
    onWatched: () => undefined,
    wayBack: <button>Back to the question</button>,
  };
  await act(async () =>
    render(
      <MemoryRouter>
        <ApolloProvider client={apiClient}>
          <ChapterLessonPlayer slug="jelly" chapterId="1" scene={wanted} {...player} />
        </ApolloProvider>
      </MemoryRouter>,
    ),
  );
  await screen.findByRole('group', { name: 'Lesson: Jelly' });
  return slider().getAttribute('aria-valuetext') ?? '';
}

const playOn = () => act(async () => vi.advanceTimersByTime(30_000));
const waysBack = () => screen.queryAllByRole('button', { name: 'Back to the question' }).length;

test('a clip plays its scene, and does not move the place where the student stopped', async () => {
  expect(await play('three')).toContain('The scene three');
  await playOn();
  expect(waysBack()).toBe(1);
  expect(storedPosition('jelly').get()?.id).toBe('two');
});

test.each([null, '', 'four', '__proto__'])(
  'the address of a scene that the lesson does not have, %j, plays the lesson from where the student stopped',
  async (wanted) => {
    expect(await play(wanted)).toContain('The scene two');
    await playOn();
    expect(waysBack()).toBe(0);
    expect(storedPosition('jelly').get()).toBeNull();
  },
);
