import { createHash } from 'node:crypto';
import type { Express } from 'express';
import { sharePicturePath, type Renderer } from '../../../schema/rendering';
import type { Course } from '../course/course';
import type { PngPainter } from './svg-to-png';

interface PngFile {
  readonly png: Buffer;
  readonly tag: string;
}

const DAY_SECONDS = 86_400;

/**
 * The pictures that social networks show for links to the site, as PNG, because they read no SVG: one for each chapter with a
 * lesson and one for the site. Each is drawn when it is first asked for, and held.
 */
export function addSharePictures(app: Express, course: Course, renderer: Renderer, painter: PngPainter): void {
  const drawings = new Map(
    [null, ...course.chapters].map((chapter) => [
      sharePicturePath(chapter?.slug ?? null),
      () => renderer.drawCard(chapter),
    ]),
  );
  const files = new Map<string, Promise<PngFile>>();

  async function draw(svg: string): Promise<PngFile> {
    const png = await painter.paint(svg);
    return { png, tag: `"${createHash('sha256').update(png).digest('base64url')}"` };
  }

  function fileAt(path: string): Promise<PngFile> | undefined {
    const known = files.get(path);
    if (known !== undefined) return known;
    const svg = drawings.get(path)?.();
    if (svg == null) return undefined;
    const file = draw(svg);
    files.set(path, file);
    // What failed is drawn anew for the next request.
    file.catch(() => files.delete(path));
    return file;
  }

  app.get(['/figures/:name.png', '/figures/lessons/:name.png'], async (request, response, next) => {
    const file = await fileAt(request.path);
    if (file === undefined) return next();
    response.set({
      ETag: file.tag,
      'Cache-Control': `public, max-age=${DAY_SECONDS}`,
      // Other sites show it.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    if (request.fresh) return void response.status(304).end();
    response.type('png').send(file.png);
  });
}
