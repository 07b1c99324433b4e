import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { apiClient } from '../account/api-client';
import { chapters } from '../mocks/course';
import { api } from '../mocks/handlers';
import { answerFromMocks, roundTrip } from '../mocks/server';
import { signIn } from '../store';
import { useSavedPosition } from './saved-position';
import { storedPosition } from './use-reached-scene';

answerFromMocks();

test('sends one position at a time, and the newest of those that waited', async () => {
  const { promise: isFirstAnswered, resolve: answerFirst } = Promise.withResolvers<void>();
  const sent: unknown[] = [];
  const saved = (scene: string | null) => ({ id: 'student 1', scene, seconds: 0, chapter: chapters[0]! });
  api.answer({
    lessonPosition: saved(null),
    saveLessonPosition: async ({ scene }: { scene: string }) => {
      sent.push(scene);
      if (sent.length === 1) await isFirstAnswered;
      return saved(scene);
    },
  });
  signIn(api.token(), '/userhome');
  const { result } = renderHook(() => useSavedPosition('scarcity', '1'), {
    wrapper: ({ children }) => <ApolloProvider client={apiClient}>{children}</ApolloProvider>,
  });
  const save = (id: string) => act(async () => result.current.save({ id, seconds: 1 }, []));
  await save('first');
  await waitFor(() => expect(sent).toEqual(['first']));
  await save('second');
  await save('third');
  await roundTrip();
  expect(sent).toEqual(['first']);
  answerFirst();
  await waitFor(() => expect(sent).toEqual(['first', 'third']));
  await waitFor(() => expect(storedPosition('scarcity').get()).toEqual({ id: 'third', seconds: 1, isSent: true }));
});
