import type { ChapterSource } from '../read/course-source';
import { numberOf } from '../read/find-by-name';
import type { ImageFile } from './export-html';
import { standAlone } from './stand-alone';
import { writeGift } from './write-gift';
import { writeMoodleXml } from './write-moodle-xml';
import { writeQti } from './write-qti';

export const EXPORT_FORMATS = ['gift', 'moodle-xml', 'qti'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const EXTENSIONS: Readonly<Record<ExportFormat, string>> = { gift: 'gift', 'moodle-xml': 'xml', qti: 'zip' };

/** The chapter's questions in a format that other programs read. */
export function exportChapter(chapter: ChapterSource, format: ExportFormat, imageFile: ImageFile): string | Uint8Array {
  switch (format) {
    case 'gift':
      return writeGift(chapter.questions.map(standAlone));
    case 'moodle-xml':
      return writeMoodleXml(chapter, imageFile);
    case 'qti':
      return writeQti(chapter, imageFile);
  }
}

/** A file name that sorts in course order. */
export function exportFileName(chapter: ChapterSource, format: ExportFormat, isMock = false): string {
  const number = numberOf(chapter).replace(/\d+/g, (digits) => digits.padStart(2, '0'));
  return `${number}-${chapter.slug}${isMock ? '-mock' : ''}.${EXTENSIONS[format]}`;
}
