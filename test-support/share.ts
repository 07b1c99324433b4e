/** What a run holds of the long tests: the second of three shares, say. */
export interface Share {
  /** From 1. */
  readonly index: number;
  readonly of: number;
}

/** Reads SHARE, such as "2/3"; null, for everything, where it is not set. Throws for anything else. */
export function readShare(setting: string | undefined): Share | null {
  if (setting === undefined || setting === '') return null;
  const [, index = 0, of = 0] = (/^(\d)\/(\d)$/.exec(setting) ?? []).map(Number);
  if (index < 1 || index > of) throw new Error(`SHARE must be a share such as 2/3, not "${setting}".`);
  return { index, of };
}

/**
 * The items of a long list that belong to a share, or all of them where there is none. Items next to each other are
 * usually alike, so they go to different shares.
 */
export const inShare = <Item>(
  items: readonly Item[],
  share: Share | null = readShare(process.env['SHARE']),
): readonly Item[] => (share === null ? items : items.filter((_, position) => position % share.of === share.index - 1));
