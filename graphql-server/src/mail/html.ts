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

/** A plain letter: paragraphs of text, which are escaped, and at most one link as a button. */
export function letterHtml(
  paragraphs: readonly string[],
  link?: { readonly label: string; readonly url: string },
): string {
  const button =
    link &&
    `<p><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 20px;background:#1F5FBF;color:#ffffff;border-radius:4px;text-decoration:none">${escapeHtml(link.label)}</a></p>`;
  const [first = '', ...rest] = paragraphs.map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`);
  const body = [first, button ?? '', ...rest].join('\n');
  return `<!doctype html><html lang="en"><body style="font:16px/1.5 sans-serif;color:#1C2430;max-width:34em">\n${body}\n</body></html>`;
}
