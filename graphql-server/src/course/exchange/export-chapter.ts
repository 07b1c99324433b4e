import type { ChapterSource } from '../read/course-source';
import { numberOf } from '../read/find-by-name';
import { writeGift } from './write-gift';
import { writeMoodleXml, type PictureFile } from './write-moodle-xml';

export const EXPORT_FORMATS = ['gift', 'moodle-xml'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The chapter's questions as other programs take them. */
export function exportChapter(chapter: ChapterSource, format: ExportFormat, pictureFile: PictureFile): string {
  return format === 'gift' ? writeGift(chapter.questions) : writeMoodleXml(chapter, pictureFile);
}

/** A name that sorts like the course. */
export function exportFileName(chapter: ChapterSource, format: ExportFormat): string {
  const number = numberOf(chapter).replace(/\d+/g, (digits) => digits.padStart(2, '0'));
  return `${number}-${chapter.slug}.${format === 'gift' ? 'gift' : 'xml'}`;
}
