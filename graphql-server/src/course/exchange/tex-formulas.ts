import { renderToString } from 'katex';
import { AuthorError } from '../read/attempt';
import { plainText } from '../read/course-html';
import type { RichText } from '../read/course-source';
import { escapeAttribute } from './picture-markup';

// Moodle shows TeX between these signs as formulas. The site has no script for that: KaTeX writes MathML when a file is imported.

type Format = RichText['format'];

/** In characters; longer ones are no formula, and each beginning is searched that far for its end. */
const LONGEST = 1_000;

const between = (start: string, end: string) => String.raw`${start}([^]{1,${LONGEST}}?)${end}`;
/** The backslash of a delimiter is often doubled, as Markdown and GIFT want it. */
const DELIMITERS = [
  between(String.raw`\$\$`, String.raw`\$\$`),
  between(String.raw`\\{1,2}\(`, String.raw`\\{1,2}\)`),
  between(String.raw`\\{1,2}\[`, String.raw`\\{1,2}\]`),
  between(String.raw`\[tex\]`, String.raw`\[/tex\]`),
  between('<tex>', '</tex>'),
  // A single $ is a price, unless what follows is TeX beyond doubt.
  String.raw`(?<![\\$\w])\$(?=[a-z\\(])((?=[^$\n]{0,200}[_^\\])[^$\n]{0,200}[^$\s])\$(?![\d$])`,
];
const FORMULA = new RegExp(DELIMITERS.join('|'), 'gi');
const STRAY =
  /\\[a-z]+\s*\{|\\(?:begin|frac|sqrt|sum|int|cdot|times|leq|geq|neq|partial|[dD]elta|pi|alpha|beta|q?quad)\b|\\\(|\\\[|\[\/?tex\]/i;

/** In GIFT, \n is a line break: \neq has become one and "eq". */
const BROKEN = /\n(?:eq|e|u|abla|ot|otin|i|leq|geq|mid)(?![a-z])/;

const quoted = (tex: string) => `"${tex.slice(0, 80)}"`;
const FIX = 'correct it, or write it without TeX';

/** Those of editors. Others may be a variable behind a <. */
const TAG = /<\/?(?:br|span|div|font|strong|em|nobr|wbr)(?:\s[^<>]*)?\/?>/gi;

function sourceOf(format: Format, written: string): string {
  if (format !== 'html') return written.trim();
  const text = written.replace(TAG, ' ');
  if (/<[a-z/!]/i.test(text))
    throw new AuthorError(`its formula ${quoted(written)} has a bare <`, 'write \\lt or &lt; for <');
  return plainText({ format, text });
}

/** @throws AuthorError for what KaTeX cannot read, and for links, pictures and HTML in a formula */
function mathMl(tex: string): string {
  if (BROKEN.test(tex))
    throw new AuthorError(`its formula ${quoted(tex)} has a line break for \\n`, 'in GIFT, write \\\\ne for \\ne');
  const refuse = (reason: string): never => {
    throw new AuthorError(`its formula ${quoted(tex)} cannot be shown: ${reason}`, FIX);
  };
  try {
    const html = renderToString(tex, {
      output: 'mathml',
      strict: 'ignore',
      maxSize: 20,
      maxExpand: 200,
      trust: ({ command }) => refuse(`${command} is not allowed`),
    });
    const content = /<semantics>([^]*)<annotation\b/.exec(html)?.[1] ?? '';
    return `<math alttext="${escapeAttribute(tex)}">${content}</math>`;
  } catch (error) {
    if (error instanceof AuthorError || !(error instanceof Error)) throw error;
    return refuse(error.message.replace(/^KaTeX parse error: /, ''));
  }
}

/** Private-use characters, which no text has: they pass through Markdown and HTML. */
const mark = (index: number) => `\ue010${index}\ue011`;
const MARK = /\ue010(\d+)\ue011/g;

interface WithoutFormulas {
  /** With a mark for each formula. */
  readonly text: string;
  /** The text as HTML, with its formulas again. */
  restore(html: string): string;
  readonly count: number;
}

/** Takes the TeX out of a text. @throws AuthorError for TeX that cannot be shown as a formula */
export function takeFormulas(format: Format, written: string): WithoutFormulas {
  const formulas: string[] = [];
  const text = written.replace(/[\ue010\ue011]/g, '').replace(FORMULA, (_, ...groups: unknown[]) => {
    const tex = groups.slice(0, DELIMITERS.length).find((group) => typeof group === 'string') ?? '';
    return mark(formulas.push(mathMl(sourceOf(format, tex))) - 1);
  });
  const stray = STRAY.exec(text)?.[0];
  if (stray !== undefined)
    throw new AuthorError(
      `${quoted(stray)} looks like TeX outside of a formula`,
      'write \\( before and \\) after each formula, in GIFT as \\\\( and \\\\)',
    );
  return {
    text,
    count: formulas.length,
    restore: (html) => html.replace(MARK, (_, n: string) => formulas[Number(n)] ?? ''),
  };
}
