import { boxesOverlap, segmentMeetsBox, segmentsCross } from './geometry';
import type { Place, Seeker } from './seekers';
import { LEADER_MEETS_TEXT, TOUCHES } from './seekers';

const ROUNDS = 6;
const ATTEMPTS = 12;

function costTogether(a: Place, b: Place): number {
  let cost = boxesOverlap(a.room, b.box) ? TOUCHES : 0;
  if (a.leader && segmentMeetsBox(a.leader, b.box)) cost += LEADER_MEETS_TEXT;
  if (b.leader && segmentMeetsBox(b.leader, a.box)) cost += LEADER_MEETS_TEXT;
  if (a.leader && b.leader && segmentsCross(a.leader, b.leader)) cost += LEADER_MEETS_TEXT;
  return cost;
}

export type Settlement = ReadonlyMap<Seeker, Place>;

const costAmong = (place: Place, seeker: Seeker, settled: Settlement): number => {
  let cost = place.cost;
  for (const [other, taken] of settled) if (other !== seeker) cost += costTogether(place, taken);
  return cost;
};

/** The cheapest place for each in turn, given the others; then all choose again, until nobody moves. */
function settleInTurn(seekers: readonly Seeker[]): Settlement {
  const settled = new Map<Seeker, Place>();
  for (let round = 0; round < ROUNDS; round += 1) {
    let hasMoved = false;
    for (const seeker of seekers) {
      let best: Place | undefined;
      let least = Infinity;
      for (const place of seeker.places) {
        if (place.cost >= least) break;
        const cost = costAmong(place, seeker, settled);
        if (cost < least) [best, least] = [place, cost];
      }
      if (!best || settled.get(seeker) === best) continue;
      settled.set(seeker, best);
      hasMoved = true;
    }
    if (!hasMoved) break;
  }
  return settled;
}

/** Who still touches something, or has a leader run through a text. */
export const pressedIn = (settled: Settlement): Seeker[] =>
  [...settled]
    .filter(([seeker, place]) => costAmong(place, seeker, settled) >= LEADER_MEETS_TEXT)
    .map(([seeker]) => seeker);

const costOf = (settled: Settlement): number => {
  let cost = 0;
  for (const [seeker, place] of settled) cost += costAmong(place, seeker, settled);
  return cost;
};

const choiceOf = ({ places }: Seeker): number => places.filter(({ cost }) => cost < TOUCHES).length;

/**
 * Who chooses first decides much, so several orders are tried: those with little choice first, the order of the list and
 * its reverse. As long as somebody touches something, they come first the next time.
 */
export function settle(seekers: readonly Seeker[]): Settlement {
  const byChoice = seekers.map((seeker) => ({ seeker, choice: choiceOf(seeker) })).sort((a, b) => a.choice - b.choice);
  const orders = [byChoice.map(({ seeker }) => seeker), seekers, [...seekers].reverse()];
  let best: Settlement = new Map();
  let least = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const order = orders[attempt];
    if (!order) break;
    const settled = settleInTurn(order);
    const cost = costOf(settled);
    if (cost < least) [best, least] = [settled, cost];
    const pressed = new Set(pressedIn(settled));
    if (pressed.size > 0) orders.push([...pressed, ...order.filter((seeker) => !pressed.has(seeker))]);
  }
  return best;
}
