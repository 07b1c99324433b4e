import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { modelsDigest } from './models-digest';

/** Raise it when the same files would be stored differently, so that they are imported anew. */
const IMPORT_FORM = 4;

const COURSE_FILE = /\.(?:md|gift|yaml)$/;

/** The course's files: path relative to its folder (with /) → text. */
export type CourseFiles = ReadonlyMap<string, string>;

/** 2.9 before 2.10. */
const numeric = new Intl.Collator('en', { numeric: true });

/** Every file below `directory`; a folder that cannot be read has none, and lacks its course.md. */
function pathsIn(directory: string): string[] {
  try {
    return readdirSync(directory, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
}

/** Reads every course file below `directory`, in course order. */
export function readCourseFiles(directory: string): CourseFiles {
  const paths = pathsIn(directory)
    .filter((path) => COURSE_FILE.test(path))
    .map((path) => path.split(sep).join('/'))
    .sort(numeric.compare);
  return new Map(paths.map((path) => [path, readFileSync(join(directory, path), 'utf8').replace(/^\uFEFF/, '')]));
}

/** One hash for all of them: names and contents count, times do not; and so does what question models make. */
export function fingerprintOf(files: CourseFiles): string {
  const hash = createHash('sha256').update(`form ${IMPORT_FORM}\0${modelsDigest()}\0`);
  for (const [path, text] of files) hash.update(`${path}\0${text.length}\0`).update(text);
  return hash.digest('hex');
}

/** The folders directly below `folder` ('' for the course itself), in course order. */
export function foldersIn(files: CourseFiles, folder: string): string[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  const below = [...files.keys()].filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
  const names = below.filter((path) => path.includes('/')).map((path) => path.slice(0, path.indexOf('/')));
  return [...new Set(names)].sort(numeric.compare).map((name) => prefix + name);
}
