import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { EMAIL_MESSAGE } from '../../schema/rules/account';
import { CONTACT_LIMITS } from '../../schema/rules/contact';
import { useTestApp } from './support/app';
import { sendGraphql } from './support/graphql-client';
import { runSql } from './support/sql';

const app = useTestApp();

interface Message {
  key?: string;
  subject: string;
  email: string;
  body: string;
}

function send(message: Message): Promise<unknown> {
  const query = 'mutation ($message: ContactMessageInput!) { sendContactMessage(message: $message) { sent } }';
  return sendGraphql(app().url, query, { message });
}

describe('a contact message', () => {
  const good: Message = { subject: 'A typo in 1.4', email: 'ada@example.com', body: 'Rugs, not rags.\n<b>Really</b>' };

  it('is saved and mailed to the owner, as text whatever it contains', async () => {
    await send(good);
    const mail = app().mails.at(-1);
    expect(mail).toMatchObject({ to: 'owner@curves.example', replyTo: good.email, subject: 'Contact: A typo in 1.4' });
    expect(mail?.text).toContain(good.body);
    expect(mail?.html).toContain('Rugs, not rags.<br>&lt;b&gt;Really&lt;/b&gt;');
    const saved = await runSql(
      app().db,
      'select subject, email, body, sent_at is not null as sent from contact_message order by id desc limit 1',
    );
    expect(saved).toEqual([{ ...good, sent: true }]);
  });

  it('that is sent again with its key arrives once, also while the first is on its way', async () => {
    const key = randomUUID();
    const again = { ...good, subject: 'Sent again', key };
    const before = app().mails.length;
    await Promise.all([send(again), send(again)]);
    await send(again);
    expect(
      app()
        .mails.slice(before)
        .map(({ subject }) => subject),
    ).toEqual(['Contact: Sent again']);
    await send({ ...again, key: randomUUID() });
    await send({ ...good, subject: 'Sent again' });
    await send({ ...good, subject: 'Sent again' });
    expect(app().mails).toHaveLength(before + 4);
  });

  it.each([
    ['a key that is no UUID', { key: 'again' }, 'That is not a valid message ID.'],
    ['no subject', { subject: '  ' }, expect.stringContaining('enter a subject')],
    ['a subject of two lines', { subject: 'a\r\nBcc: b@example.com' }, expect.stringContaining('line breaks')],
    ['a long subject', { subject: 'x'.repeat(CONTACT_LIMITS.subject + 1) }, expect.stringContaining('150')],
    ['two addresses', { email: 'a@example.com, b@example.com' }, EMAIL_MESSAGE],
    ['an address that carries a header', { email: 'a@example.com\nBcc: b@example.com' }, EMAIL_MESSAGE],
    ['no message', { body: '' }, expect.stringContaining('message')],
    ['a book', { body: 'x'.repeat(CONTACT_LIMITS.body + 1) }, expect.stringContaining('5000')],
  ])('is refused with %s, and nothing is mailed', async (_what, wrong, message) => {
    const before = app().mails.length;
    await expect(send({ ...good, ...wrong })).rejects.toMatchObject({ status: 400, message });
    expect(app().mails.length).toBe(before);
  });
});
