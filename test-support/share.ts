/** What a run holds of the long tests: the second of three shares, say. */
export interface Share {
  /** From 1. */
  readonly index: number;
  readonly of: number;
}

const OF = 3;
export const SHARES: readonly Share[] = Array.from({ length: OF }, (_, index) => ({ index: index + 1, of: OF }));

/** Reads SHARE, such as "2/3"; null, for everything, where it is not set. Throws for what is no third. */
export function readShare(setting: string | undefined): Share | null {
  if (setting === undefined || setting === '') return null;
  const share = SHARES.find(({ index, of }) => setting === `${index}/${of}`);
  if (!share) throw new Error(`SHARE must be 1/3, 2/3 or 3/3, not "${setting}".`);
  return share;
}

/**
 * The items of a long list that belong to a share, or all of them where there is none. Items next to each other are
 * usually alike, so they go to different shares.
 */
export const inShare = <Item>(
  items: readonly Item[],
  share: Share | null = readShare(process.env['SHARE']),
): readonly Item[] => (share === null ? items : items.filter((_, position) => position % share.of === share.index - 1));
