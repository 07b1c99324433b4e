import type { z } from 'zod';
import type { CourseFiles } from '../../read/course-files';
import { AuthorError } from '../../read/attempt';
import { readYaml } from '../../read/read-yaml';

/** Reads a data file of the checks; null where the course has none. @throws AuthorError about the line that is wrong */
export function readDataFile<T>(files: CourseFiles, file: string, shape: z.ZodType<T>): T | null {
  const content = files.get(file);
  if (content === undefined) return null;
  return readYaml(file, content, shape, (at, message, fix) => {
    throw new AuthorError(message, fix, at);
  }).data;
}
