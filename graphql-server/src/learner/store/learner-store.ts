import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database/tables';
import { createModel, UNPUBLISHED, type Catalog, type LearnerModel, type PublishedParameters } from '../fold';
import type { Learned } from '../published';

/** The model that students are folded with, read again when a newer one has been published. */
export class LearnerStore {
  private current: LearnerModel;

  constructor(
    private readonly kysely: Kysely<Tables>,
    readonly catalog: Catalog,
  ) {
    this.current = createModel(catalog, UNPUBLISHED);
  }

  /** The newest model. One query. */
  async newestModel(): Promise<LearnerModel> {
    const { version } = await this.kysely
      .selectFrom('learner_parameters')
      .select(({ fn }) => fn.coalesce(fn.max('version'), sql<number>`0`).as('version'))
      .executeTakeFirstOrThrow();
    return this.model(version);
  }

  /** The newest model, at least of this version: the statements that read a student's state read the newest version too. */
  async model(version: number): Promise<LearnerModel> {
    if (version > this.current.version) this.current = createModel(this.catalog, await readPublished(this.kysely));
    return this.current;
  }
}

export async function insertPublished(
  kysely: Kysely<Tables>,
  { params, items, topics }: Learned,
  answers: number,
  now: Date,
): Promise<number> {
  const { version } = await kysely
    .insertInto('learner_parameters')
    .values({
      published_at: now,
      answers,
      params: JSON.stringify(params),
      items: JSON.stringify(items),
      topics: JSON.stringify(topics),
    })
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function readPublished(kysely: Kysely<Tables>): Promise<PublishedParameters & { answers: number }> {
  const newest = await kysely
    .selectFrom('learner_parameters')
    .select(['version', 'answers', 'params', 'items', 'topics'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest ?? { ...UNPUBLISHED, answers: 0 };
}
