import { AuthorError } from '../read/attempt';
import { decodeEntities } from '../read/course-html';
import { pictureAddress } from '../read/picture-files';
import { escapeAttribute } from './picture-markup';

/** A file inside a question file. */
export interface EmbeddedFile {
  /** With its folders: "/graphs/d.png". */
  readonly path: string;
  readonly bytes: Uint8Array;
}

const DATA_URL = /data:image\/[\w.+-]+(?:;[\w=-]+)*;base64,([\w+/=%\s-]+)/gi;
/** Moodle's name for a file of the text; in quotes, it may have spaces. */
const PLUGIN_FILE = /(["'])@@PLUGINFILE@@(\/[^"'<>]*)\1|@@PLUGINFILE@@(\/[^\s"'<>)]*)/g;
/** The site's own drawings come back from its exports, by their addresses. */
const SITE_DRAWING = /^\/[^/]+\/.*\.svg$/;
/** What leads back to Moodle, or to the disk of whoever wrote the file. */
const TO_A_FILE =
  /@@PLUGINFILE@@|\$@FILEPHP@\$[^\s"'<>]*|\b(?:plugin|draft)?file\.php\/[^\s"'<>]*|\bsrc\s*=\s*["']?data:[^\s,;"'>]*|\bhref\s*=\s*["'](?!https?:|mailto:|[#/"'])[^"']*/i;
const IMG = /<img\b[^>]*>/gi;
const ADDRESS = /\/pictures\/[0-9a-f]{16}\.[a-z]+/;
const HAS_ALT = /\balt\s*=\s*(?:"\s*[^"\s]|'\s*[^'\s]|[^\s"'>])/i;
const ALT = /\balt\s*=\s*(?:"[^"]*"|'[^']*'|)/gi;

function decodedUrl(url: string): string {
  const bare = decodeEntities(url).replace(/[?#].*$/, '');
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}

/** The pictures of one question file, and what of each question does not come along. */
export class BroughtPictures {
  /** By their addresses on the site. */
  readonly files = new Map<string, Uint8Array>();
  private readonly names = new Map<string, string>();

  /** The address of a picture. @throws AuthorError for what is no picture of a bounded size */
  add(name: string, bytes: Uint8Array): string {
    const address = pictureAddress(name, bytes);
    this.files.set(address, bytes);
    if (!this.names.has(address)) this.names.set(address, name);
    return address;
  }

  /** What a picture shows, of which the file says nothing but its name. */
  altOf = (address: string): string => `Picture ${this.names.get(address) ?? ''}`;

  /**
   * The text with the addresses of its pictures on the site; those that have none but `files` are embedded. `lost` is told which
   * pictures have no description, and which files the text does not show.
   * @throws AuthorError for a file that is no picture, or is not there
   */
  bring(text: string, files: readonly EmbeddedFile[], lost: (what: string) => void): string {
    const shown = new Set<EmbeddedFile>();
    const addressOf = (written: string): string => {
      const path = decodedUrl(written);
      const file = files.find((one) => one.path === path);
      if (file !== undefined) shown.add(file);
      if (SITE_DRAWING.test(path)) return path;
      if (file === undefined)
        throw new AuthorError(`its file ${path.slice(1, 80)} is not in this file`, 'export it again with its pictures');
      return this.add(path.slice(path.lastIndexOf('/') + 1), file.bytes);
    };
    const brought = text
      .replace(PLUGIN_FILE, (_, quote: string | undefined, inQuotes: string | undefined, bare = '') =>
        [quote, addressOf(inQuotes ?? String(bare)), quote].join(''),
      )
      .replace(DATA_URL, (_, base64: string) => {
        const bytes = Buffer.from(decodedUrl(base64), 'base64');
        return this.add(`of ${bytes.length} bytes`, bytes);
      });
    const [left] = TO_A_FILE.exec(brought) ?? [];
    if (left !== undefined)
      throw new AuthorError(
        `it shows or links to a file that does not come along: ${left.slice(0, 80)}`,
        'put what it shows into the text, or add the picture to the file',
      );
    for (const file of files)
      if (!shown.has(file)) lost(`the file ${file.path.slice(1)}, which the text does not show`);
    // Up to the last >, so that every tag that is begun is ended.
    const end = brought.lastIndexOf('>') + 1;
    return brought.slice(0, end).replace(IMG, (tag) => this.described(tag, lost)) + brought.slice(end);
  }

  private described(tag: string, lost: (what: string) => void): string {
    const [address] = ADDRESS.exec(tag) ?? [];
    if (address === undefined || !this.files.has(address) || HAS_ALT.test(tag)) return tag;
    lost(`a description of the picture ${this.names.get(address) ?? ''}: it had none`);
    return tag.replace(ALT, '').replace(/\s*\/?>$/, ` alt="${escapeAttribute(this.altOf(address))}" />`);
  }
}
