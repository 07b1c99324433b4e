import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EMAIL_MESSAGE } from '../../../schema/rules/account';
import { checkContactText } from '../../../schema/rules/contact';
import { refuse } from '../mocks/answers';
import { api } from '../mocks/handlers';
import { visit } from '../mocks/render';
import { answerFromMocks } from '../mocks/server';

answerFromMocks();

type User = Awaited<ReturnType<typeof visit>>['user'];

const MESSAGE = { subject: 'Question 3 of 1.1', email: 'ada@example.com', body: 'Is B not right as well?' };
const field = (name: string) => screen.findByLabelText(name);
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Send Email!' }));

async function fill(user: User) {
  await user.type(await field('Subject'), MESSAGE.subject);
  await user.type(await field('Your Email'), `${MESSAGE.email} `);
  await user.type(await field('Message'), MESSAGE.body);
}

const sent = () => api.called('SendContactMessage').map(({ variables }) => variables.message);
const withKey = { ...MESSAGE, key: expect.stringMatching(/^[0-9a-f-]{36}$/) };

describe('the contact form', () => {
  it('sends the message and confirms it, with a way home and to another', async () => {
    const { user, arrive } = await visit('/contactus');
    await fill(user);
    await send(user);
    await arrive('/messagesent');
    expect(sent()).toEqual([withKey]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Message sent' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back Home' }).getAttribute('href')).toBe('/');
    await user.click(screen.getByRole('link', { name: 'Send Another' }));
    expect(await field('Subject')).toHaveProperty('value', '');
  });

  it('asks for a subject, an email-typed address and a message', async () => {
    await visit('/contactus');
    expect(await field('Subject')).toHaveProperty('type', 'text');
    expect(await field('Your Email')).toHaveProperty('type', 'email');
    expect((await field('Message')).tagName).toBe('TEXTAREA');
  });

  it('checks every field in place, and goes to the first problem', async () => {
    const { user } = await visit('/contactus');
    await screen.findByLabelText('Subject');
    await send(user);
    for (const message of [checkContactText('subject', ''), EMAIL_MESSAGE, checkContactText('body', '')]) {
      expect(screen.getByText(message ?? 'a problem')).toBeTruthy();
    }
    expect(document.activeElement).toBe(screen.getByLabelText('Subject'));
    expect(sent()).toEqual([]);
  });

  it('keeps the text when the message does not get through, and sends it with the same key at the second try', async () => {
    api.fail('SendContactMessage', { once: true });
    const { user, arrive } = await visit('/contactus');
    await fill(user);
    await send(user);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Your message has not been sent. It is saved here.');
    expect(screen.getByLabelText('Message')).toHaveProperty('value', MESSAGE.body);
    await send(user);
    await arrive('/messagesent');
    const [first, second] = sent();
    expect(first).toEqual(withKey);
    expect(second).toEqual(first);
  });

  it('sends a message that was changed after a failure with another key', async () => {
    api.fail('SendContactMessage', { once: true });
    const { user, arrive } = await visit('/contactus');
    await fill(user);
    await send(user);
    await screen.findByRole('alert');
    await user.type(await field('Message'), ' P.S.');
    await send(user);
    await arrive('/messagesent');
    const keys = sent().map((message) => /"key":"([^"]+)"/.exec(JSON.stringify(message))?.[1]);
    expect(new Set(keys).size).toBe(2);
  });

  it('keeps what was typed through a reload', async () => {
    const first = await visit('/contactus');
    await fill(first.user);
    first.unmount();
    await visit('/contactus');
    expect(await field('Message')).toHaveProperty('value', MESSAGE.body);
    expect(await field('Subject')).toHaveProperty('value', MESSAGE.subject);
  });

  it('shows what the server has against a field at that field', async () => {
    api.fail('SendContactMessage', { with: refuse('BAD_USER_INPUT', 'Not this one.', 'subject') });
    const { user } = await visit('/contactus');
    await fill(user);
    await send(user);
    expect(await screen.findByText('Not this one.')).toBeTruthy();
    expect(screen.getByLabelText('Subject').getAttribute('aria-invalid')).toBe('true');
  });

  it('knows the address of a student, who may give another', async () => {
    const { user } = await visit('/contactus', { signedIn: true });
    const email = await field('Your Email');
    await waitFor(() => expect(email).toHaveProperty('value', 'mina@example.com'));
    await user.clear(email);
    expect(email).toHaveProperty('value', '');
    await user.type(email, 'other@example.com');
    expect(email).toHaveProperty('value', 'other@example.com');
  });
});
