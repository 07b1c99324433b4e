import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Is node_modules what package-lock.json says? Answered from the files alone, in milliseconds and without npm, so that a
// start without internet works whenever everything is there.

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage */

/** npm writes this file last: an install that was cut short has none. */
export const HIDDEN_LOCK = join('node_modules', '.package-lock.json');
const STAMP = join('node_modules', '.installed-from');
const PINNED_NODE = join('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

export const pinnedNode = (/** @type {string} */ root) => join(root, PINNED_NODE);

/** @param {string} root */
const hashOfLock = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** @param {string} file @returns {Record<string, LockedPackage> | null} */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

/** @param {string} root */
const stampMatches = (root) => {
  const stamp = join(root, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfLock(root);
};

/** Someone else's `npm install` leaves no stamp: then every locked package must be there in its locked version.
 * @param {Record<string, LockedPackage>} locked
 * @param {Record<string, LockedPackage>} installed
 */
function differs(locked, installed) {
  return Object.entries(locked).some(([path, { version, link, optional, devOptional }]) => {
    if (path === '' || link) return false;
    const found = installed[path];
    // An optional package may be missing: it is for another platform.
    return found === undefined ? !(optional || devOptional) : found.version !== version;
  });
}

/** Why npm has to run, or null when nothing is missing.
 * @param {string} root
 * @returns {string | null}
 */
export function whyInstall(root) {
  const installed = packagesIn(join(root, HIDDEN_LOCK));
  if (installed === null)
    return existsSync(join(root, 'node_modules')) ? 'an install was cut short' : 'not installed yet';
  if (!stampMatches(root)) {
    const locked = packagesIn(join(root, 'package-lock.json'));
    if (locked === null || differs(locked, installed)) return 'package-lock.json has changed';
  }
  const gone = Object.entries(installed).find(
    ([path, { link, optional, devOptional }]) =>
      path !== '' && !link && !optional && !devOptional && !existsSync(join(root, path, 'package.json')),
  );
  if (gone !== undefined) return `${gone[0].replace('node_modules/', '')} is missing`;
  return existsSync(pinnedNode(root)) ? null : 'the pinned Node is missing';
}

/** @param {string} root */
export function markInstalled(root) {
  writeFileSync(join(root, STAMP), hashOfLock(root));
}
