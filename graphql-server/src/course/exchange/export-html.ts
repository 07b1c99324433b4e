import { figureOf } from '../../../../economics/picture/picture';
import { drawFigure } from '../../../../economics/svg/draw-figure';
import { figureUrl, type NamedFigure } from '../../library/named-figure';
import { courseHtml, plainText } from '../read/course-html';
import type { ChoiceSource, Pictured, QuestionSource, RichText } from '../read/course-source';
import { STEM_MARK } from '../read/question-sets';
import { imgTag } from './picture-markup';

/** An image file by its URL on the site (`/graphs/ppc.svg`); null where there is none. */
export type ImageFile = (url: string) => Uint8Array | null;

/** A picture that an export brings along, by its URL on the site. */
export interface ExportedFile {
  readonly url: string;
  readonly content: Uint8Array;
}

export interface Html {
  readonly html: string;
  readonly files: readonly ExportedFile[];
}

/** The texts of questions as HTML, for formats that bring their pictures as files. */
export interface HtmlWriter {
  /** A text inside of a line, such as a choice or a rationale. */
  inline(text: RichText | null): Html;
  /** The stem, below what its set shares: another program asks the question without the others. */
  stem(question: QuestionSource): Html;
  choice(choice: ChoiceSource): Html;
}

/** `addressOf` is how the format names the file of a URL. */
export function htmlWriter(imageFile: ImageFile, addressOf: (url: string) => string): HtmlWriter {
  function withFiles(html: string): Html {
    const files = new Map<string, ExportedFile>();
    const moved = html.replace(/(<img\b[^>]*\ssrc=")(\/[^"]+)"/g, (tag, before: string, url: string) => {
      const content = imageFile(url);
      if (content === null) return tag;
      files.set(url, { url, content });
      return `${before}${addressOf(url)}"`;
    });
    return { html: moved, files: [...files.values()] };
  }

  function drawing({ name, picture, alt }: NamedFigure): Html {
    const url = figureUrl(name);
    const svg = drawFigure(figureOf(picture), undefined, { standalone: true });
    return { html: imgTag({ url: addressOf(url), alt }), files: [{ url, content: Buffer.from(svg) }] };
  }

  /** The text, and below it the picture that the site shows separately. */
  function pictured(text: RichText, { figure, image }: Pictured): Html {
    const { html, files } = withFiles(courseHtml(text));
    if (!figure && !image) return { html, files };
    const picture = figure ? drawing(figure) : withFiles(image ? imgTag(image) : '');
    return { html: `${html}\n<p>${picture.html}</p>`, files: [...files, ...picture.files] };
  }

  const inline = (text: RichText | null): Html => withFiles(text === null ? '' : courseHtml(text, { inline: true }));

  return {
    inline,
    stem({ lead, stem, ...beside }) {
      const own = pictured(stem, beside);
      if (lead === undefined) return own;
      const shared = pictured(lead.text, lead);
      return { html: [shared.html, STEM_MARK, own.html].join('\n'), files: [...shared.files, ...own.files] };
    },
    choice: ({ figure, text }) => (figure ? drawing(figure) : inline(text)),
  };
}

const LONGEST_NAME = 60;

/** A name for a list. */
export const shortened = (name: string): string =>
  name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME - 1)}…`;

/** What other programs list it by. */
export const nameOf = ({ title, stem }: QuestionSource): string => title ?? shortened(plainText(stem));
