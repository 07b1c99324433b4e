import type { Express } from 'express';
import { sharePicturePath, type Renderer } from '../../../schema/rendering';
import type { Course } from '../course/course';
import type { Chapter } from '../library/library.type';
import { sendHeldFiles } from './held-files';
import type { PngPainter } from './svg-to-png';

const DAY_SECONDS = 86_400;

/**
 * The pictures that social networks show for links to the site, as PNG, because they read no SVG: one for each chapter with a
 * lesson and one for the site. Each is drawn when it is first asked for, and held.
 */
export function addSharePictures(app: Express, course: Course, renderer: Renderer, painter: PngPainter): void {
  const paint = (chapter: Chapter | null) => async () => {
    const svg = renderer.drawCard(chapter);
    return svg === null ? null : painter.paint(svg);
  };
  const pictures = new Map(
    [null, ...course.chapters].map((chapter) => [sharePicturePath(chapter?.slug ?? null), paint(chapter)]),
  );
  const headers = {
    'Cache-Control': `public, max-age=${DAY_SECONDS}`,
    // Other sites show it.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  app.get(['/figures/:name.png', '/figures/lessons/:name.png'], sendHeldFiles(pictures, 'png', headers));
}
