import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A key that all server processes share and that outlives restarts. */
@Entity({ tableName: 'secret' })
export class SecretEntity {
  @PrimaryKey({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  value!: string;
}
