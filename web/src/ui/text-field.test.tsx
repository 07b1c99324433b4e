import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PasswordField } from './password-field';
import { TextField } from './text-field';

const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

it('ties its hint and its error to the field', () => {
  render(<TextField label="Username" name="username" hint="3–15 letters" error="Too short." />);
  const field = screen.getByLabelText('Username');
  expect(descriptionOf(field)).toBe('3–15 letters | Too short.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

it('is not invalid without an error', () => {
  render(<TextField label="Username" name="username" error={null} />);
  const field = screen.getByLabelText('Username');
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(field.hasAttribute('aria-describedby')).toBe(false);
});

it('shows and hides a password without losing it', async () => {
  render(<PasswordField label="Password" name="password" />);
  const field = screen.getByLabelText('Password');
  await userEvent.type(field, 'Curves4ever');
  expect(field.getAttribute('type')).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.getAttribute('type')).toBe('password');
  expect(field).toHaveProperty('value', 'Curves4ever');
});
