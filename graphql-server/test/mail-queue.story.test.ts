import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EventName } from '../src/http/metrics';
import { mailComposers } from '../src/mail-composers';
import type { Mail } from '../src/mail/mailer';
import { createSender } from '../src/mail/sender';
import { startTestApp, type TestApp } from './support/app';
import { openTestDatabase } from './support/database';
import { newForm } from './support/api-clients';
import { graphqlClient, sendGraphql } from './support/graphql-client';
import { RestBrowser } from './support/rest-client';
import { runSql } from './support/sql';

// Nobody sends by itself here: the stories say when a sender looks, and whether its mail server takes what it is given.

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

let app: TestApp;
let taken: Mail[];
let noted: EventName[];
beforeAll(async () => {
  const db = await openTestDatabase();
  app = await startTestApp(undefined, { db, uniformRetrieve: true, onMailQueued: () => undefined });
});
afterAll(async () => {
  await app.stop();
  await app.db.close();
});
beforeEach(async () => {
  [taken, noted] = [[], []];
  await runSql(app.db, 'delete from mail');
});

const rows = <Row extends object>(text: string) => runSql<Row>(app.db, text);
const waiting = () => rows<Record<string, unknown>>('select * from mail order by id');
const later = (ms: number) => void (app.clock.now = new Date(app.clock.now.getTime() + ms));

const takes = (mail: Mail) => Promise.resolve(void taken.push(mail));
const isDown = () => Promise.reject(Object.assign(new Error('down'), { code: 'ECONNREFUSED' }));
function senderTo(send: (mail: Mail) => Promise<void>) {
  const mailSettings = { db: app.db, publicUrl: 'https://curves.example', contactEmail: 'owner@curves.example' };
  return createSender({
    ...{ ...mailSettings, composers: mailComposers, mailer: { send }, log: pino({ level: 'silent' }) },
    now: () => app.clock.now,
    note: (event) => void noted.push(event),
  });
}

async function newStudent() {
  const form = newForm();
  await graphqlClient(app.url).signUp(form);
  return form;
}
const message = { subject: 'A typo', email: 'ada@example.com', body: 'In 1.4.' };
const forgotPassword = (email: string) =>
  sendGraphql(app.url, 'mutation ($email: String!) { requestPasswordReset(email: $email) { sent } }', { email });
const writeMessage = () =>
  sendGraphql(app.url, 'mutation ($message: ContactMessageInput!) { sendContactMessage(message: $message) { sent } }', {
    message,
  });

describe('a mail in the queue', () => {
  it('waits without its text, its address or a token', async () => {
    const { email, username } = await newStudent();
    await forgotPassword(email);
    const [queued] = await waiting();
    expect(queued).toMatchObject({ kind: 'passwordReset', attempts: 0 });
    expect(JSON.stringify(queued)).not.toMatch(new RegExp(`${email}|${username}`));
    expect(await rows(`select 1 from password_reset join users u on u.id = user_id where email = '${email}'`)).toEqual(
      [],
    );
  });

  it('is tried again at growing intervals while the mail server is down, and sent once when it is back', async () => {
    const { email } = await newStudent();
    await forgotPassword(email);
    for (const [attempts, pause] of [
      [1, 2],
      [2, 4],
      [3, 8],
    ] as const) {
      await senderTo(isDown).sendDue();
      expect((await waiting())[0]).toMatchObject({ attempts });
      later((pause - 1) * SECOND);
      await senderTo(takes).sendDue();
      expect(taken).toEqual([]);
      later(SECOND);
    }
    await senderTo(takes).sendDue();
    await senderTo(takes).sendDue();
    expect(taken.map(({ to }) => to)).toEqual([email]);
    expect(await waiting()).toEqual([]);
  });

  it('brings a link whose half hour begins when it is sent', async () => {
    const { email } = await newStudent();
    await forgotPassword(email);
    later(60 * MINUTE);
    await senderTo(takes).sendDue();
    later(29 * MINUTE);
    const [, token] = /token=([\w-]+)/.exec(taken[0]?.text ?? '') ?? [];
    const browser = new RestBrowser(app.url);
    expect(await browser.call('POST', 'retrieve/validate-token', { token })).toEqual({ email });
    later(2 * MINUTE);
    await expect(browser.call('POST', 'retrieve/validate-token', { token })).rejects.toMatchObject({ status: 400 });
  });

  it('comes once when it was asked for twice while it waited', async () => {
    const { email } = await newStudent();
    await forgotPassword(email);
    await forgotPassword(email);
    await senderTo(takes).sendDue();
    expect(taken).toHaveLength(1);
  });

  it('is given up after a day, and that is noted', async () => {
    const { email } = await newStudent();
    await forgotPassword(email);
    await senderTo(isDown).sendDue();
    later(DAY);
    await senderTo(takes).sendDue();
    expect([taken, noted, await waiting()]).toEqual([[], ['mailGivenUp'], []]);
  });

  it('goes to nobody for an address that nobody has, and leaves no trace', async () => {
    await forgotPassword('nobody@example.com');
    expect(await waiting()).toHaveLength(1);
    await senderTo(takes).sendDue();
    expect([taken, noted, await waiting()]).toEqual([[], [], []]);
  });

  it('is marked on the contact message when it has left, not before', async () => {
    await writeMessage();
    const isSent = () => rows('select sent_at is not null as sent from contact_message order by id desc limit 1');
    await senderTo(isDown).sendDue();
    expect(await isSent()).toEqual([{ sent: false }]);
    later(MINUTE);
    await senderTo(takes).sendDue();
    expect(await isSent()).toEqual([{ sent: true }]);
    expect(taken[0]).toMatchObject({ to: 'owner@curves.example', replyTo: message.email });
  });
});

describe('senders', () => {
  it('of two processes send each mail once', async () => {
    const students = await Promise.all(Array.from({ length: 8 }, newStudent));
    for (const { email } of students) await forgotPassword(email);
    await Promise.all([senderTo(takes).sendDue(), senderTo(takes).sendDue()]);
    expect(taken.map(({ to }) => to).sort()).toEqual(students.map(({ email }) => email).sort());
  });

  it('take over from one that died over a mail, after a minute', async () => {
    const { email } = await newStudent();
    await forgotPassword(email);
    void senderTo(() => new Promise(() => undefined)).sendDue();
    await expect.poll(waiting).toMatchObject([{ attempts: 1 }]);
    await senderTo(takes).sendDue();
    expect(taken).toEqual([]);
    later(MINUTE);
    await senderTo(takes).sendDue();
    expect(taken).toHaveLength(1);
  });

  it('do not wait for a time that a clock running ahead has set', async () => {
    const { email } = await newStudent();
    later(DAY);
    await forgotPassword(email);
    await senderTo(isDown).sendDue();
    later(-DAY);
    await senderTo(takes).sendDue();
    expect(taken).toHaveLength(1);
  });
});
