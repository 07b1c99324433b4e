import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Express } from 'express';
import PostalMime, { type Email } from 'postal-mime';
import { escapeHtml } from './html';

async function readOutbox(directory: string): Promise<Email[]> {
  const names = readdirSync(directory, { encoding: 'utf8' }).filter((name) => name.endsWith('.eml'));
  const files = names.sort().reverse();
  return Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(directory, name)))));
}

function article({ subject = '', to = [], text = '' }: Email): string {
  const receivers = to.map(({ address }) => address ?? '').join(', ');
  const linked = escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
  return `<article><h2>${escapeHtml(subject)}</h2><p>to ${escapeHtml(receivers)}</p><pre>${linked}</pre></article>`;
}

/** /dev/outbox: what would have been mailed, for machines without a mail server. */
export function addOutboxPage(app: Express, directory: string): void {
  app.get('/dev/outbox', async (_request, response) => {
    const mails = await readOutbox(directory).catch(() => []);
    const list = mails.map(article).join('\n') || '<p>No mail yet. Request a password reset to see one here.</p>';
    const head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox</title>';
    response.set('Cache-Control', 'no-store').send(`${head}<h1>Outbox</h1>\n${list}</html>`);
  });
}
