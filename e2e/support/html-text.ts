const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" };

/** The plain text of an HTML text of the course. */
export const textOfHtml = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(lt|gt|quot|amp|#39);/g, (_, name: string) => NAMED[name] ?? '');
