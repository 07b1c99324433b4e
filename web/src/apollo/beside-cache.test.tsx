import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { FreeResponsesDocument } from '../../../schema/generated/graphql';
import { freeResponse } from '../mocks/free-response';
import { api } from '../mocks/handlers';
import { answerFromMocks } from '../mocks/server';
import { besideCache } from './beside-cache';
import { createClient } from './client';

answerFromMocks();

const { useResult, change } = besideCache(FreeResponsesDocument);

/** A list that is shown somewhere, and titles of its rows. */
function show(
  options: Parameters<typeof useResult>[0] = {},
  client = createClient({ readToken: api.token, onLapsed: () => undefined }),
) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result, unmount } = renderHook(() => useResult(options), { wrapper });
  const titles = () => result.current.data?.freeResponses.map(({ title }) => title);
  return { client, titles, result, unmount };
}

const named = (...titles: readonly string[]) => ({ freeResponses: titles.map((title) => freeResponse({ title })) });
const asked = () => api.called('FreeResponses').length;

test('a result is stored as it came, and nothing is written into the normalized cache', async () => {
  api.answer(named('A tax'));
  const { client, titles } = show();
  await waitFor(() => expect(titles()).toEqual(['A tax']));
  expect(client.cache.extract()).toEqual({});
});

test('several components ask once, and each set of variables for itself', async () => {
  const first = show();
  const second = show({}, first.client);
  await waitFor(() => expect(second.titles()).toEqual([]));
  show({}, first.client);
  expect(asked()).toBe(1);
  const ofChapter = show({ variables: { chapterId: '4' } }, first.client);
  await waitFor(() => expect(ofChapter.titles()).toEqual([]));
  expect(asked()).toBe(2);
});

test('a component that wants it fresh shows the last result until the new one is here', async () => {
  api.answer(named('A tax'));
  const { client, titles, unmount } = show({ isFresh: true });
  await waitFor(() => expect(titles()).toEqual(['A tax']));
  unmount();
  api.answer(named('A floor'));
  const again = show({ isFresh: true }, client);
  expect(again.titles()).toEqual(['A tax']);
  await waitFor(() => expect(again.titles()).toEqual(['A floor']));
  expect(asked()).toBe(2);
});

test('the last result stays when asking again fails, and a retry brings the new one', async () => {
  api.answer(named('A tax'));
  const { titles, result } = show();
  await waitFor(() => expect(titles()).toEqual(['A tax']));
  api.answer(named('A floor'));
  api.fail('FreeResponses', { once: true });
  await act(() => result.current.refetch());
  expect(result.current.error).toBeDefined();
  expect(titles()).toEqual(['A tax']);
  await act(() => result.current.refetch());
  expect(result.current.error).toBeUndefined();
  expect(titles()).toEqual(['A floor']);
});

test('nothing is asked for while it is skipped', async () => {
  const { result } = show({ skip: true });
  await act(() => Promise.resolve());
  expect(result.current.data).toBeUndefined();
  expect(asked()).toBe(0);
});

test('a cleared store forgets it, and asks again for what is shown', async () => {
  const { client, titles, result } = show();
  const clear = (title: string) =>
    act(() => {
      const cleared = client.clearStore();
      api.answer(named(title));
      return cleared;
    });
  await clear('Cleared while it was asked for');
  expect(result.current.error).toBeUndefined();
  await waitFor(() => expect(titles()).toEqual(['Cleared while it was asked for']));
  await clear('Cleared later');
  await waitFor(() => expect(titles()).toEqual(['Cleared later']));
});

test('a change is shown wherever the result is, in each list', async () => {
  api.answer(named('A tax'));
  const all = show();
  const ofChapter = show({ variables: { chapterId: '4' } }, all.client);
  await waitFor(() => expect([all.titles(), ofChapter.titles()]).toEqual([['A tax'], ['A tax']]));
  act(() =>
    change(all.client, ({ freeResponses }) => ({
      freeResponses: freeResponses.map((row) => ({ ...row, title: 'New' })),
    })),
  );
  expect([all.titles(), ofChapter.titles()]).toEqual([['New'], ['New']]);
});
