const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" };

/** The words of a course text that comes as HTML. */
export const textOfHtml = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(lt|gt|quot|amp|#39);/g, (_, name: string) => NAMED[name] ?? '');
