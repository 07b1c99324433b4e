import type { RichText } from '../read/course-source';
import type { BroughtPictures, EmbeddedFile } from './bring-pictures';
import { normalizeText } from './normalize-text';
import { all, textElement, type XmlElement } from './xml';

const FORMATS: Readonly<Record<string, RichText['format'] | 'moodle'>> = {
  html: 'html',
  markdown: 'markdown',
  plain_text: 'plain',
  moodle_auto_format: 'moodle',
};

const embeddedFile = ({ attributes, text }: XmlElement): EmbeddedFile => ({
  path: `${attributes['path'] ?? '/'}${attributes['name'] ?? ''}`.replace(/^\/*/, '/'),
  bytes: Buffer.from(text, 'base64'),
});

/** Reads the texts of one question, with their pictures. What does not come along is added to `lost`. */
export class XmlTexts {
  readonly lost: string[] = [];

  constructor(private readonly pictures: BroughtPictures) {}

  rich(element: XmlElement): RichText {
    return this.normalized(element, this.brought(element));
  }

  /** A text in parts, which `split` takes apart. */
  parts(element: XmlElement, split: (text: string) => readonly (string | null)[]): (RichText | null)[] {
    return split(this.brought(element)).map((part) => (part === null ? null : this.normalized(element, part)));
  }

  private brought(element: XmlElement): string {
    const files = all(element, 'file').map(embeddedFile);
    return this.pictures.bring(textElement(element).text, files, (what) => this.lost.push(what));
  }

  private normalized(element: XmlElement, text: string): RichText {
    const { hasMarkup } = textElement(element);
    const format = FORMATS[element.attributes['format'] ?? ''] ?? 'moodle';
    return normalizeText(hasMarkup && format === 'plain' ? 'html' : format, text);
  }
}
