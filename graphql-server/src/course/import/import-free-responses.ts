import { isDeepStrictEqual } from 'node:util';
import type { InferEntity } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { FreeResponse } from '../../../../economics/free-response/free-response';
import { FreeResponseEntity } from '../../free-response/free-response.entity';
import { ChapterEntity } from '../../library/library.entity';
import { chaptersOf, type CourseSource } from '../read/course-source';

export interface FreeResponseCounts {
  readonly added: number;
  readonly changed: number;
  readonly retired: number;
  readonly unchanged: number;
}

type Version = InferEntity<typeof FreeResponseEntity>;

/** As it comes back from the database: without what JSON leaves out. */
const asStored = (source: FreeResponse): FreeResponse => JSON.parse(JSON.stringify(source)) as FreeResponse; // a copy

const isSame = ({ definition }: Version, source: FreeResponse) => isDeepStrictEqual(definition, source);

/**
 * Brings the free-response questions to what the course says; its chapters are stored already. A question that changed gets a new version,
 * or an earlier one that says the same, and one that is gone is retired.
 */
export async function importFreeResponses(
  em: SqlEntityManager,
  course: CourseSource,
  now: Date,
): Promise<FreeResponseCounts> {
  const stored = Map.groupBy(await em.findAll(FreeResponseEntity), ({ stableId }) => stableId);
  const sources = chaptersOf(course).flatMap((chapter) =>
    chapter.freeResponses.map((source, position) => ({ chapter, definition: asStored(source), position })),
  );
  const counts = { added: 0, changed: 0, retired: 0, unchanged: 0 };
  const unchanged = new Set<Version>();
  const missing = sources.filter((source) => {
    const versions = stored.get(source.definition.id) ?? [];
    const current = versions.find(({ retiredAt }) => retiredAt === null);
    const isUnchanged = current !== undefined && isSame(current, source.definition);
    if (isUnchanged) unchanged.add(current);
    counts[isUnchanged ? 'unchanged' : current ? 'changed' : 'added'] += 1;
    if (isUnchanged) place(em, current, source);
    return !isUnchanged;
  });
  const present = new Set(sources.map(({ definition }) => definition.id));
  for (const version of [...stored.values()].flat()) {
    if (version.retiredAt !== null || unchanged.has(version)) continue;
    version.retiredAt = now;
    if (!present.has(version.stableId)) counts.retired += 1;
  }
  // The database allows one current version of a question at any time.
  await em.flush();

  for (const source of missing) {
    const { definition } = source;
    const earlier = stored.get(definition.id)?.find((version) => isSame(version, definition));
    if (earlier) place(em, Object.assign(earlier, { retiredAt: null }), source);
    else
      em.create(FreeResponseEntity, { stableId: definition.id, definition, ...placeOf(em, source), retiredAt: null });
  }
  await em.flush();
  return counts;
}

interface Placed {
  readonly chapter: { readonly id: number };
  readonly position: number;
}

const placeOf = (em: SqlEntityManager, { chapter, position }: Placed) => ({
  chapter: em.getReference(ChapterEntity, chapter.id),
  position,
});

function place(em: SqlEntityManager, version: Version, source: Placed): void {
  Object.assign(version, placeOf(em, source));
}
