import { createHash } from 'node:crypto';
import type { Catalog, CatalogItem, CatalogKey } from '../fold';
import { DEFAULT_PARAMS } from '../params';
import { authoredPoint, POINT_PARAMS, type CatalogPoint, type PointParams, type RubricOfVersion } from '../points';
import { authoredItem } from '../state';
import { STATE_FORMAT } from '../student-json';

export interface CatalogQuestion {
  readonly id: number;
  readonly topicId: number;
  readonly type: string;
  /** By its author: 1 (easy) to 3. */
  readonly difficulty: number;
  /** 0 where there are none to guess among. */
  readonly choices: number;
}

/** Made once, when the course is loaded. */
export function createCatalog(
  questions: Iterable<CatalogQuestion>,
  versions: Iterable<RubricOfVersion> = [],
  pointParams: PointParams = POINT_PARAMS,
): Catalog {
  const items = new Map<CatalogKey, CatalogItem>();
  const rubrics = new Map<number, readonly CatalogPoint[]>();
  for (const { id, topicId, type, difficulty, choices } of questions) {
    const authored = authoredItem(difficulty, choices, DEFAULT_PARAMS);
    items.set(id, { item: String(id), topic: String(topicId), type, authored });
  }
  for (const { id, family, points } of versions) {
    const rubric = points.map((point) => ({ ...point, key: `${id}:${point.name}` }));
    rubrics.set(id, rubric);
    for (const { key, name, topicId, type, ...point } of rubric)
      items.set(key, {
        item: `fr:${family}:${name}`,
        topic: String(topicId),
        type,
        authored: authoredPoint(point, pointParams),
      });
  }
  const content = JSON.stringify([STATE_FORMAT, DEFAULT_PARAMS, pointParams, ...items.values(), ...rubrics]);
  return { items, rubrics, digest: createHash('sha256').update(content).digest('base64url').slice(0, 16) };
}
