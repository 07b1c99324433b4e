import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visit } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';

answerFromMocks();

test('the theme is chosen at the foot of every page, and stays', async () => {
  const first = await visit('/aboutus');
  const theme = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Theme' });
  expect(theme.value).toBe('system');
  fireEvent.change(theme, { target: { value: 'dark' } });
  expect(document.documentElement.dataset['theme']).toBe('dark');
  first.unmount();
  await visit('/contactus');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Theme' }).value).toBe('dark');
  fireEvent.change(screen.getByRole('combobox', { name: 'Theme' }), { target: { value: 'system' } });
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});
