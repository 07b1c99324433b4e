/** What one answer says of the misconceptions that its question's choices, or points of a free response, carry. */
export interface Encounter {
  readonly tDays: number;
  readonly topic: string;
  /** The names on the choices that were shown, each once; of a free response, one name. */
  readonly carried: readonly string[];
  /** The name on the wrong choice that was made, or on a point that was missed; null for one without a name, and if all is right. */
  readonly fellFor: string | null;
  readonly correct: boolean;
}

export interface Met {
  readonly name: string;
  readonly met: number;
  readonly chances: number;
  readonly cleanSince: number;
  readonly closed: boolean;
  readonly lastMetDays: number;
  readonly topics: ReadonlySet<string>;
}

/** So many right answers in a row, on questions that offer it, and a misconception is taken for overcome. */
export const CLEAN_TO_CLOSE = 3;

/**
 * The misconceptions that were met at least once, in the order in which they were met first. `encounters` are in the order
 * of time. A wrong answer for another reason neither counts as clean nor breaks the row.
 */
export function metMisconceptions(encounters: readonly Encounter[]): Met[] {
  const chances = new Map<string, number>();
  const met = new Map<string, { met: number; cleanSince: number; lastMetDays: number; topics: Set<string> }>();
  for (const { tDays, topic, carried, fellFor, correct } of encounters) {
    for (const name of carried) {
      chances.set(name, (chances.get(name) ?? 0) + 1);
      const found = met.get(name);
      if (found !== undefined && correct) found.cleanSince += 1;
    }
    if (fellFor === null || correct) continue;
    const found = met.get(fellFor) ?? { met: 0, cleanSince: 0, lastMetDays: tDays, topics: new Set<string>() };
    met.set(fellFor, found);
    found.met += 1;
    found.cleanSince = 0;
    found.lastMetDays = tDays;
    found.topics.add(topic);
  }
  return [...met].map(([name, found]) => ({
    name,
    ...found,
    chances: chances.get(name) ?? found.met,
    closed: found.cleanSince >= CLEAN_TO_CLOSE,
  }));
}
