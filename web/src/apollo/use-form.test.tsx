import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useForm } from './use-form';

const sent: string[] = [];

/** A form that stays on the page and is emptied once it was sent. */
function AddName() {
  const [name, setName] = useState('');
  const { form, field } = useForm({
    values: { name },
    change: (_field, value) => setName(value),
    problems: { name: name === '' ? 'Please enter a name.' : null },
    send: () => {
      sent.push(name);
      setName('');
      return Promise.resolve();
    },
  });
  const { error, ...input } = field('name');
  return (
    <form {...form}>
      <input aria-label="Name" {...input} />
      {error && <p role="alert">{error}</p>}
      <button type="submit">Add</button>
    </form>
  );
}

test('a form that was sent and emptied shows no error before the next attempt', async () => {
  const user = userEvent.setup();
  render(<AddName />);
  const add = () => user.click(screen.getByRole('button', { name: 'Add' }));
  await user.type(screen.getByRole('textbox'), 'Ada');
  await add();
  expect(sent).toEqual(['Ada']);
  expect(screen.queryByRole('alert')).toBeNull();
  await add();
  expect(screen.getByRole('alert').textContent).toBe('Please enter a name.');
  expect(sent).toEqual(['Ada']);
});
