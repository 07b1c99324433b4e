import { createHash } from 'node:crypto';
import { imageSize } from 'image-size';
import { AuthorError } from './attempt';

/** The folder of the course with its pictures, and the address of each on the site. */
export const PICTURES = 'pictures';

/** An address has a hash: another picture has another one, and no author can choose it. */
const ADDRESS = /^\/pictures\/[0-9a-f]{16}\.(?:png|jpg|gif|webp)$/;
export const isPictureAddress = (url: string): boolean => ADDRESS.test(url);
export const isPictureFile = (path: string): boolean => ADDRESS.test(`/${path}`);

export const MOST_BYTES_OF_A_PICTURE = 2_000_000;
/** A small file can unfold to gigabytes on a student's phone. */
const MOST_PIXELS = 16_000_000;

const KINDS = [
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['jpg', /^\xff\xd8\xff/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
] as const;

/** SVG is a document with links and scripts, not only a picture. */
const FIX = 'save a picture as PNG, JPEG, GIF or WebP; put what another file says into the text';

function sizeOf(bytes: Uint8Array, kind: string): number {
  try {
    const { type, width, height } = imageSize(bytes);
    return type === kind ? width * height : 0;
  } catch {
    return 0;
  }
}

/** The address under which the site shows this picture. @throws AuthorError for what is no picture of a bounded size */
export function pictureAddress(name: string, bytes: Uint8Array): string {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  const kind = KINDS.find(([, signature]) => signature.test(start))?.[0];
  const refuse = (reason: string, fix: string) => new AuthorError(`its file ${name.slice(0, 80)} ${reason}`, fix);
  if (kind === undefined) throw refuse('is no picture of a kind that can be imported', FIX);
  if (bytes.length > MOST_BYTES_OF_A_PICTURE)
    throw refuse(`has more than ${MOST_BYTES_OF_A_PICTURE / 1e6} MB`, 'save it with fewer pixels');
  const pixels = sizeOf(bytes, kind);
  if (pixels === 0) throw refuse('is damaged', FIX);
  if (pixels > MOST_PIXELS) throw refuse(`has more than ${MOST_PIXELS / 1e6} megapixels`, 'save it with fewer pixels');
  return `/${PICTURES}/${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.${kind}`;
}
