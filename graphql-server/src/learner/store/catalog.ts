import { createHash } from 'node:crypto';
import type { Catalog, CatalogItem } from '../fold';
import { DEFAULT_PARAMS } from '../params';
import { authoredItem } from '../state';

/** What the learner is told of a question. */
export interface CatalogQuestion {
  readonly id: number;
  readonly topicId: number;
  readonly type: string;
  /** By its author: 1 (easy) to 3. */
  readonly difficulty: number;
  readonly choices: number;
}

/** Made once, when the course is loaded. */
export function createCatalog(questions: Iterable<CatalogQuestion>): Catalog {
  const items = new Map<number, CatalogItem>();
  for (const { id, topicId, type, difficulty, choices } of questions) {
    const authored = authoredItem(difficulty, Math.max(2, choices), DEFAULT_PARAMS);
    items.set(id, { item: String(id), topic: String(topicId), type, authored });
  }
  const content = JSON.stringify([DEFAULT_PARAMS, ...items.values()]);
  return { items, digest: createHash('sha256').update(content).digest('base64url').slice(0, 16) };
}
