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
    const { text, hasMarkup } = textElement(element);
    const format = FORMATS[element.attributes['format'] ?? ''] ?? 'moodle';
    const files = all(element, 'file').map(embeddedFile);
    const brought = this.pictures.bring(text, files, (what) => this.lost.push(what));
    return normalizeText(hasMarkup && format === 'plain' ? 'html' : format, brought);
  }
}
