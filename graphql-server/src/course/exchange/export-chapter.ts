import type { ChapterSource } from '../read/course-source';
import { numberOf } from '../read/find-by-name';
import { standAlone } from './stand-alone';
import { writeGift } from './write-gift';
import { writeMoodleXml, type ImageFile } from './write-moodle-xml';

export const EXPORT_FORMATS = ['gift', 'moodle-xml'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The chapter's questions in a format that other programs read. */
export function exportChapter(chapter: ChapterSource, format: ExportFormat, imageFile: ImageFile): string {
  return format === 'gift' ? writeGift(chapter.questions.map(standAlone)) : writeMoodleXml(chapter, imageFile);
}

/** A file name that sorts in course order. */
export function exportFileName(chapter: ChapterSource, format: ExportFormat, isMock = false): string {
  const number = numberOf(chapter).replace(/\d+/g, (digits) => digits.padStart(2, '0'));
  return `${number}-${chapter.slug}${isMock ? '-mock' : ''}.${format === 'gift' ? 'gift' : 'xml'}`;
}
