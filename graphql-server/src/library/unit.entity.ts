import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { SubjectEntity } from './subject.entity';

@Entity({ tableName: 'unit' })
export class UnitEntity {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  id!: number;

  @ManyToOne(() => SubjectEntity, { deleteRule: 'restrict' })
  subject!: SubjectEntity;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'integer' })
  position!: number;

  @Property({ type: 'jsonb' })
  announced!: readonly string[];
}
