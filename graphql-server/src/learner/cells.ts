import { estimateMastery, practicedKnowledge, type StudentView } from './knowledge.ts';
import type { Belief, CellRow } from './state.ts';

export interface Candidate {
  readonly item: string;
  readonly topic: string;
  readonly type: string;
  /** Where the topic stands in its unit; the topic before it counts as its foundation. */
  readonly order: number;
  /** Left out where all candidates are of one unit. */
  readonly unit?: string;
}

/** The candidates of one topic and type, and what is known of the student there. */
export interface Cell {
  readonly topic: string;
  readonly type: string;
  readonly order: number;
  readonly knowledge: Belief;
  /** Mastery, 0–1, of the topics before and after it in its unit; null where there is none. */
  readonly masteryBefore: number | null;
  readonly masteryAfter: number | null;
  /** Undefined when the student was never asked here; then `daysSince` is infinite. */
  readonly row: CellRow | undefined;
  readonly daysSince: number;
  readonly items: string[];
  picks: number;
}

interface TopicPlace {
  readonly unit: string;
  order: number;
}

/** Each topic's place: its candidates' lowest order. */
function placesOf(candidates: readonly Candidate[]): Map<string, TopicPlace> {
  const places = new Map<string, TopicPlace>();
  for (const { topic, order, unit = '' } of candidates) {
    const place = places.get(topic);
    if (place === undefined) places.set(topic, { unit, order });
    else place.order = Math.min(place.order, order);
  }
  return places;
}

/** Each topic's mastery before and after it, 0–1. */
function neighborsOf(places: ReadonlyMap<string, TopicPlace>, view: StudentView) {
  const masteries = [...places].map(([topic, place]) => ({
    ...place,
    topic,
    mastery: estimateMastery(view, topic).chance,
  }));
  const inOrder = masteries.sort((a, b) => a.order - b.order);
  const neighbors = new Map<string, Pick<Cell, 'masteryBefore' | 'masteryAfter'>>();
  for (const { topic, unit, order } of inOrder) {
    const before = inOrder.findLast((other) => other.unit === unit && other.order < order);
    const after = inOrder.find((other) => other.unit === unit && other.order > order);
    neighbors.set(topic, { masteryBefore: before?.mastery ?? null, masteryAfter: after?.mastery ?? null });
  }
  return neighbors;
}

/** The candidates by topic and type, in the order in which they come; an item that comes twice counts once. */
export function gatherCells(candidates: readonly Candidate[], view: StudentView): Cell[] {
  const places = placesOf(candidates);
  const neighbors = neighborsOf(places, view);
  const cells = new Map<string, Map<string, Cell>>();
  const items = new Set<string>();
  for (const { item, topic, type } of candidates) {
    if (items.has(item)) continue;
    items.add(item);
    const ofTopic = cells.get(topic) ?? new Map<string, Cell>();
    cells.set(topic, ofTopic);
    const found = ofTopic.get(type);
    if (found !== undefined) {
      found.items.push(item);
      continue;
    }
    const row = view.student?.cells.get(topic)?.get(type);
    const daysSince = row === undefined || row.lastDays === null ? Infinity : Math.max(0, view.tDays - row.lastDays);
    ofTopic.set(type, {
      topic,
      type,
      order: places.get(topic)?.order ?? 0,
      knowledge: practicedKnowledge(view, topic, type),
      ...(neighbors.get(topic) ?? { masteryBefore: null, masteryAfter: null }),
      row,
      daysSince,
      items: [item],
      picks: 0,
    });
  }
  return [...cells.values()].flatMap((ofTopic) => [...ofTopic.values()]);
}
