import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, test } from 'vitest';
import { DataBoundary } from './data-boundary';

/** What was on the screen after each commit. */
function watch() {
  const shown: (string | null)[] = [];
  const Page = ({ data }: { data: string | undefined }) => (
    <Profiler id="page" onRender={() => shown.push(document.body.textContent)}>
      <DataBoundary queries={[{ data, refetch: () => Promise.resolve() }]} skeleton="Loading" problem={() => 'Problem'}>
        {(text) => text}
      </DataBoundary>
    </Profiler>
  );
  return { shown, Page };
}

test('data that comes is rendered after the task in which it came, and later data at once', () => {
  const { shown, Page } = watch();
  const { rerender } = render(<Page data={undefined} />);
  rerender(<Page data="First" />);
  expect(screen.getByText('First')).toBeTruthy();
  rerender(<Page data="Second" />);
  expect(shown).toEqual(['Loading', 'Loading', 'First', 'Second']);
});

test('data that is there already is shown without a skeleton', () => {
  const { shown, Page } = watch();
  act(() => void render(<Page data="First" />));
  expect(shown).toEqual(['First']);
});
