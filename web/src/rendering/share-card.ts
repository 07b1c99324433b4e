import { isPicture } from '../../../economics/lesson/frame';
import type { Frame } from '../../../economics/lesson/frame-schema';
import { posterFrame, type Lesson } from '../../../economics/lesson/lesson';
import { figureOf, type Picture } from '../../../economics/picture/picture';
import { CARD, drawCard as draw } from '../../../economics/svg/draw-card';
import { sharePicturePath, type CardChapter } from '../../../schema/rendering';
import { LANDING_HEADING } from '../copy/landing';
import { SITE_NAME } from '../copy/page-descriptions';
import { CHAPTER_CARD, SITE_CARD } from '../copy/share-cards';

// The picture that social networks show for a link.

/** What the site is about, in one graph. */
const SITE_FRAME: Picture = {
  kind: 'market',
  quantity: SITE_CARD.quantity,
  price: SITE_CARD.price,
  demand: { choke: 9, slope: 0.1 },
  supply: { reservation: 1, slope: 0.1 },
  show: ['consumer-surplus', 'producer-surplus', 'equilibrium'],
  max: { quantity: 80, price: 10 },
};

// The lesson was validated before it was stored; the contract cannot name its type.
const frameOf = ({ lesson }: CardChapter): Frame | null => lesson && posterFrame(lesson as Lesson);

export function drawCard(chapter: CardChapter | null): string | null {
  if (chapter === null) return draw({ site: SITE_NAME, title: LANDING_HEADING, about: SITE_CARD.about }, SITE_FRAME);
  const frame = frameOf(chapter);
  return frame && draw({ site: SITE_NAME, title: chapter.name, about: CHAPTER_CARD.about }, frame);
}

/** What a page says about its picture: the chapter's, or the site's where it has none. */
export function describeCard(chapter: CardChapter | null) {
  const frame = chapter && frameOf(chapter);
  const title = chapter?.name ?? SITE_NAME;
  const shown = frame ?? SITE_FRAME;
  return {
    ...CARD,
    path: sharePicturePath(frame ? (chapter?.slug ?? null) : null),
    alt: isPicture(shown) ? `${title}. ${figureOf(shown).title}` : title,
  };
}
