export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  top: number;
  left: number;
}

const GAP = 12;
const EDGE = 12;

/**
 * The position of the tour card in CSS pixels of the window: below `target` if it fits, otherwise above it, otherwise
 * beside it, otherwise at the bottom of the window. Centered without a target.
 */
export function positionCard(target: Box | null, card: Size, view: Size): { top: number; left: number } {
  const within = (value: number, size: number, available: number) =>
    Math.max(EDGE, Math.min(value, available - size - EDGE));
  if (!target) {
    return {
      top: within((view.height - card.height) / 2, card.height, view.height),
      left: within((view.width - card.width) / 2, card.width, view.width),
    };
  }
  const bottom = target.top + target.height;
  const left = within(target.left, card.width, view.width);
  if (bottom + GAP + card.height + EDGE <= view.height) return { top: bottom + GAP, left };
  const over = target.top - GAP - card.height;
  if (over >= EDGE) return { top: over, left };
  const beside = target.left + target.width + GAP;
  if (beside + card.width + EDGE <= view.width) {
    return { top: within(target.top, card.height, view.height), left: beside };
  }
  return { top: within(view.height, card.height, view.height), left };
}

/** The distance in CSS pixels to scroll so that the target is clearly visible. A tall target is aligned at its top. */
export function scrollTo(target: Box, view: Size): number {
  const isTall = target.height > view.height / 2;
  const isInSight = target.top >= EDGE && target.top + target.height <= view.height * 0.7;
  if (isInSight && !isTall) return 0;
  return target.top - (isTall ? EDGE * 2 : (view.height - target.height) / 3);
}
