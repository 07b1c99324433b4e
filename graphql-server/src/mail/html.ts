import type { Mail } from './mailer';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML that shows just that text. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

interface Link {
  readonly label: string;
  readonly url: string;
}

const button = ({ label, url }: Link) =>
  `<p><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;background:#1F5FBF;color:#ffffff;border-radius:4px;text-decoration:none">${escapeHtml(label)}</a></p>`;

/** A mail's paragraphs in both forms, with at most one link after the opening: a button in HTML. */
export function letter(opening: string, rest: readonly string[], link?: Link): Pick<Mail, 'text' | 'html'> {
  const paragraph = (text: string) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  const body = [paragraph(opening), link ? button(link) : '', ...rest.map(paragraph)].join('\n');
  return {
    text: [opening.replaceAll('\n', '\n\n'), ...(link ? [link.url] : []), ...rest].join('\n\n'),
    html: `<!doctype html><html lang="en"><body style="font:16px/1.5 sans-serif;color:#1C2430;max-width:34em">\n${body}\n</body></html>`,
  };
}
