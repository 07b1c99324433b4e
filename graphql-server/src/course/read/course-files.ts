import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { figureOf } from '../../../../economics/picture/picture';
import { makeVariant } from '../../../../economics/question/question-model';
import { QUESTION_MODELS } from '../../../../economics/question/question-models';

/** Increment it when the same files would be stored differently, so that they are imported again. */
const STORAGE_VERSION = 4;

const COURSE_FILE = /\.(?:md|gift|yaml)$/;

/** The course's files: path relative to its folder (with /) → text. */
export type CourseFiles = ReadonlyMap<string, string>;

/** 2.9 before 2.10. */
const numeric = new Intl.Collator('en', { numeric: true });

/** Every path below `directory`; none if it cannot be read, so that course.md is reported as missing. */
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

/** Enough variants of each model to notice that it generates other numbers than before. */
const VARIANTS_HASHED = 4;

let modelsHash: string | undefined;

/** A hash of the numbers of generated questions: they change the course although none of its files changes. */
function hashOfModels(): string {
  const hash = createHash('sha256');
  for (const model of QUESTION_MODELS) {
    for (let number = 1; number <= VARIANTS_HASHED; number += 1) {
      const sketch = makeVariant(model, number);
      const description = sketch.picture === null ? '' : figureOf(sketch.picture).description;
      hash.update(JSON.stringify([model.id, sketch, description]));
    }
  }
  return hash.digest('hex');
}

/** A hash of all names and contents, without times, and of the question models. */
export function fingerprintOf(files: CourseFiles): string {
  modelsHash ??= hashOfModels();
  const hash = createHash('sha256').update(`form ${STORAGE_VERSION}\0${modelsHash}\0`);
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
