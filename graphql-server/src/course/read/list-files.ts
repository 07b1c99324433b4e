import { closeSync, constants, fstatSync, openSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { attempt, AuthorError } from './attempt';
import type { Report } from './course-source';
import { requireSize } from './decode-text';

/** Many times those of any course: more are those of another folder. */
const MOST_ENTRIES = 20_000;

const NOT_REGULAR = new AuthorError('it is not a regular file', 'remove it from the course');
const IS_FOLDER = new AuthorError('it is a folder, not a file', 'rename the folder, or move it out of the course');
const FOLDER_LINK = new AuthorError('it is a link to a folder', 'replace the link with the folder itself');
const LEADS_OUT = new AuthorError('it is a link out of the course folder', 'replace the link with the file itself');

/**
 * The paths below `root` (with /) that are wanted. Hidden files and folders are left out: editors and systems put their own there,
 * such as the lock file .#chapter.md. Links to folders are not followed, so that none leads in a circle.
 */
export function listFiles(root: string, isWanted: (path: string) => boolean, report: Report): string[] {
  const found: string[] = [];
  const folders = [''];
  let entries = 0;
  for (const folder of folders) {
    if (entries > MOST_ENTRIES) break;
    attempt(report, { file: folder === '' ? root : folder, line: 1 }, undefined, () => {
      for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
        if (entry.name.startsWith('.')) continue;
        entries += 1;
        if (entries > MOST_ENTRIES)
          throw new AuthorError(
            `the course has more than ${MOST_ENTRIES} files and folders`,
            'set COURSE_DIR to the folder of the course',
          );
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
        attempt(report, { file: path, line: 1 }, undefined, () => {
          if (entry.isDirectory()) folders.push(path);
          if (entry.isDirectory() && isWanted(path)) throw IS_FOLDER;
          if (entry.isDirectory()) return;
          if (isWanted(path)) found.push(path);
          else if (entry.isSymbolicLink() && statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory())
            throw FOLDER_LINK;
        });
      }
    });
  }
  return found;
}

/** Where a file below `root` really is; a link may lead to another file there. `root` must be a real path. @throws Error for any other link */
export function realFile(root: string, path: string): string {
  const file = realpathSync(join(root, path));
  if (!file.startsWith(root.endsWith(sep) ? root : root + sep)) throw LEADS_OUT;
  return file;
}

/** The bytes of a regular file. A FIFO is opened, but never waited for. @throws Error for anything else, and for more than `most` bytes */
export function readRegularFile(file: string, most: number): Buffer {
  const opened = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const found = fstatSync(opened);
    if (found.isDirectory()) throw IS_FOLDER;
    if (!found.isFile()) throw NOT_REGULAR;
    requireSize(found.size, most);
    return readFileSync(opened);
  } finally {
    closeSync(opened);
  }
}
