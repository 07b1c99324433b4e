import { figureOf } from '../../../../economics/picture/picture';
import { drawFigure } from '../../../../economics/svg/draw-figure';
import type { ChapterSource } from '../read/course-source';
import { pictureAt } from '../read/figure-url';
import { numberOf } from '../read/find-by-name';
import { writeGift } from './write-gift';
import { writeMoodleXml, type PictureFile } from './write-moodle-xml';

export const EXPORT_FORMATS = ['gift', 'moodle-xml'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The chapter's questions in a format that other programs read. */
export function exportChapter(chapter: ChapterSource, format: ExportFormat, pictureFile: PictureFile): string {
  return format === 'gift' ? writeGift(chapter.questions) : writeMoodleXml(chapter, pictureFile);
}

/** A file name that sorts in course order. */
export function exportFileName(chapter: ChapterSource, format: ExportFormat): string {
  const number = numberOf(chapter).replace(/\d+/g, (digits) => digits.padStart(2, '0'));
  return `${number}-${chapter.slug}.${format === 'gift' ? 'gift' : 'xml'}`;
}

/** The pictures that the site draws for a chapter, as standalone SVG files; null for any other URL. */
export const figureFiles =
  ({ pictures }: Pick<ChapterSource, 'pictures'>): PictureFile =>
  (url) => {
    const picture = pictureAt(url, pictures);
    return picture && Buffer.from(drawFigure(figureOf(picture), undefined, { standalone: true }));
  };
