import { z } from 'zod';
import type { CourseFiles } from '../../read/course-files';
import { text } from '../../read/read-yaml';
import { readDataFile } from './data-file';

export const WORDINGS_FILE = 'wordings.yaml';

export const TEXT_KINDS = ['stem', 'choice', 'rationale', 'takeaway', 'misconception', 'blurb', 'lesson'] as const;

const wordingShape = z.strictObject({
  pattern: text.transform((source) => new RegExp(source, 'gi')),
  write: text,
  in: z.array(z.enum(TEXT_KINDS)).default([...TEXT_KINDS]),
  unless_quoted: z.boolean().default(false),
  example: text,
});

/** A wording that the course does not use, with a better one. */
export type Wording = z.infer<typeof wordingShape>;

export const readWordings = (files: CourseFiles): readonly Wording[] =>
  readDataFile(files, WORDINGS_FILE, z.array(wordingShape)) ?? [];

const QUOTED = /"[^"]*"|“[^”]*”/g;

export function wordingsIn({ pattern, unless_quoted }: Wording, text: string): string[] {
  return (unless_quoted ? text.replace(QUOTED, '""') : text).match(pattern) ?? [];
}
