import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { figureOf } from '../../../../economics/picture/picture';
import { makeVariant } from '../../../../economics/question/question-model';
import { QUESTION_MODELS } from '../../../../economics/question/question-models';
import { attempt, AuthorError } from './attempt';
import { reportTo, type CourseProblem, type Report } from './course-source';
import { decodeText, LARGEST_FILE } from './decode-text';
import { listFiles, readRegularFile, realFile } from './list-files';
import { isPictureFile, MOST_BYTES_OF_A_PICTURE } from './picture-files';

/** Increment it when the same files would be stored differently, so that they are imported again. */
const STORAGE_VERSION = 6;

const TEXT_FILE = /\.(?:md|gift|yaml)$/;
const RECORDING = /(?:^|\/)audio\/[^/]+\.mp3$/;

/** The course's files: path relative to its folder (with /) → text, or for a recording or picture what `describeRecording` says of it. */
export type CourseFiles = ReadonlyMap<string, string>;

/** 2.9 before 2.10. */
const numeric = new Intl.Collator('en', { numeric: true });

/** What the course needs to know of a recording: the hash and the size of its file, as a text. */
export function describeRecording(file: Uint8Array): string {
  return `${createHash('sha256').update(file).digest('hex')} ${file.length}`;
}

export function describedRecording(description: string): { readonly hash: string; readonly bytes: number } {
  const [hash = '', bytes] = description.split(' ');
  return { hash, bytes: Number(bytes) };
}

/** A course has a few megabytes in hundreds of files. */
const MOST_BYTES = 1_000_000;
const MOST_BYTES_OF_A_RECORDING = 16_000_000;

function readText(file: string): string {
  const { text, encoding } = decodeText(readRegularFile(file, file.endsWith('.gift') ? LARGEST_FILE : MOST_BYTES));
  if (encoding === 'UTF-8') return text;
  throw new AuthorError(`it is saved as ${encoding}`, 'save it as UTF-8');
}

const readRecording = (file: string): string => describeRecording(readRegularFile(file, MOST_BYTES_OF_A_RECORDING));

/** Reads the files below a folder that are wanted. One that cannot be read is reported, and left out. */
function readFiles<T>(
  directory: string,
  isWanted: (path: string) => boolean,
  read: (file: string) => T,
  report: Report,
): Map<string, T> {
  // Its files are reported as missing.
  if (!existsSync(directory)) return new Map();
  const root = attempt(report, { file: directory, line: 1 }, null, () => realpathSync(directory));
  if (root === null) return new Map();
  const paths = listFiles(root, isWanted, report).sort(numeric.compare);
  const files = new Map<string, T>();
  for (const path of paths)
    attempt(report, { file: path, line: 1 }, undefined, () => void files.set(path, read(realFile(root, path))));
  return files;
}

const isCourseFile = (path: string) => TEXT_FILE.test(path) || RECORDING.test(path) || isPictureFile(path);

const PICTURE = /\.(?:png|jpg|gif|webp)$/;
const readPicture = (file: string): string => describeRecording(readRegularFile(file, MOST_BYTES_OF_A_PICTURE));

/** Reads the files of the course below `directory`. Those that cannot be read are left out, and go to `unread`. */
export function readCourseFiles(directory: string, unread: CourseProblem[] = []): CourseFiles {
  const read = (file: string) =>
    file.endsWith('.mp3') ? readRecording(file) : PICTURE.test(file) ? readPicture(file) : readText(file);
  return readFiles(directory, isCourseFile, read, reportTo(unread));
}

/** The files of a course with some of them new or changed, in the order of `readCourseFiles`, which the fingerprint depends on. */
export const withFiles = (files: CourseFiles, changed: CourseFiles): CourseFiles =>
  new Map([...files, ...changed].sort(([a], [b]) => numeric.compare(a, b)));

/** The recordings below `directory`: hash → file. What is wrong with the others is for the check to say. */
export function recordingFiles(directory: string): ReadonlyMap<string, string> {
  const read = (file: string) => [describedRecording(readRecording(file)).hash, file] as const;
  return new Map(
    readFiles(
      directory,
      (path) => RECORDING.test(path),
      read,
      () => undefined,
    ).values(),
  );
}

/** The pictures of questions below `directory`: address on the site → file. */
export function pictureFiles(directory: string): ReadonlyMap<string, string> {
  const files = readFiles(
    directory,
    isPictureFile,
    (file) => file,
    () => undefined,
  );
  return new Map([...files].map(([path, file]) => [`/${path}`, file]));
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
  const names = below
    .filter((path) => path.includes('/') && !isPictureFile(path))
    .map((path) => path.slice(0, path.indexOf('/')));
  return [...new Set(names)].sort(numeric.compare).map((name) => prefix + name);
}
