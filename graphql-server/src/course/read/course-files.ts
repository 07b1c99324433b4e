import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { figureOf } from '../../../../economics/picture/picture';
import { makeVariant } from '../../../../economics/question/question-model';
import { QUESTION_MODELS } from '../../../../economics/question/question-models';

/** Increment it when the same files would be stored differently, so that they are imported again. */
const STORAGE_VERSION = 5;

const TEXT_FILE = /\.(?:md|gift|yaml)$/;
const RECORDING = /(?:^|\/)audio\/[^/]+\.mp3$/;

/** The course's files: path relative to its folder (with /) → text, or for a recording what `describeRecording` says of it. */
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

/** What the course needs to know of a recording: the hash and the size of its file, as a text. */
export function describeRecording(file: Buffer): string {
  return `${createHash('sha256').update(file).digest('hex')} ${file.length}`;
}

export function describedRecording(description: string): { readonly hash: string; readonly bytes: number } {
  const [hash = '', bytes] = description.split(' ');
  return { hash, bytes: Number(bytes) };
}

function readCourseFile(file: string): string {
  return file.endsWith('.mp3')
    ? describeRecording(readFileSync(file))
    : readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
}

export function readCourseFiles(directory: string): CourseFiles {
  const paths = pathsIn(directory)
    .map((path) => path.split(sep).join('/'))
    .filter((path) => TEXT_FILE.test(path) || RECORDING.test(path))
    .sort(numeric.compare);
  return new Map(paths.map((path) => [path, readCourseFile(join(directory, path))]));
}

/** The recordings below `directory`: hash → file. */
export function recordingFiles(directory: string): ReadonlyMap<string, string> {
  const files = pathsIn(directory)
    .map((path) => resolve(directory, path))
    .filter((file) => RECORDING.test(file.split(sep).join('/')));
  return new Map(files.map((file) => [describedRecording(readCourseFile(file)).hash, file]));
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
      hash.update(JSON.stringify([model.id, model.market, sketch, description]));
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
