import { escapeHtml } from '../read/course-html';
import type { Image, Pictured, RichText } from '../read/course-source';
import { imageOf } from '../read/question-pictures';

export const escapeAttribute = (text: string): string => escapeHtml(text).replace(/"/g, '&quot;');

export const imgTag = ({ url, alt }: Image): string =>
  `<img src="${escapeAttribute(url)}" alt="${escapeAttribute(alt)}" />`;

/** A picture below this text, in its format. Reading it again stands the picture beside the text. */
function markupBelow({ format, text }: RichText, image: Image): string {
  if (format === 'html') return `${text}${text === '' ? '' : '\n'}<p>${imgTag(image)}</p>`;
  // A plain text is one line.
  const gap = text === '' ? '' : format === 'plain' ? ' ' : '\n\n';
  return `${text}${gap}![${image.alt}](${image.url})`;
}

/** A text with the picture beside it as markup, for formats that have nothing but texts. */
export function withPictureBelow(text: RichText, pictured: Pictured): RichText {
  const image = imageOf(pictured);
  return image === undefined ? text : { ...text, text: markupBelow(text, image) };
}
