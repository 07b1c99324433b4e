import type { z } from 'zod';
import type { CourseFiles } from '../../read/course-files';
import { readYaml } from '../../read/read-yaml';

/** Reads a data file of the checks; null where the course has none. @throws Error naming the line that is wrong. */
export function readDataFile<T>(files: CourseFiles, file: string, shape: z.ZodType<T>): T | null {
  const content = files.get(file);
  if (content === undefined) return null;
  const { data, problems } = readYaml(file, content, 1, shape);
  const [first] = problems;
  if (first !== undefined) throw new Error(`${first.file}:${first.line}  ${first.message} — ${first.fix}`);
  return data;
}
