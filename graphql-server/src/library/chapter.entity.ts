import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Lesson } from '../../../economics/lesson/lesson';
import { UnitEntity } from './unit.entity';

@Entity({ tableName: 'chapter' })
export class ChapterEntity {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  id!: number;

  @ManyToOne(() => UnitEntity, { deleteRule: 'restrict' })
  unit!: UnitEntity;

  @Property({ type: 'text' })
  name!: string;

  @Unique()
  @Property({ type: 'text' })
  slug!: string;

  @Property({ type: 'integer' })
  position!: number;

  @Property({ type: 'text', nullable: true })
  videoUrl!: string | null;

  @Property({ type: 'json', nullable: true })
  lesson!: Lesson | null;

  /** Stems of the lesson's text, for the search. */
  @Property({
    columnType: 'tsvector',
    type: 'string',
    nullable: true,
    lazy: true,
    generated: `(jsonb_to_tsvector('english'::regconfig, (jsonb_path_query_array(lesson, '$."scenes"[*]."heading"'::jsonpath) || jsonb_path_query_array(lesson, '$."scenes"[*]."beats"[*]."say"'::jsonpath)), '["string"]'::jsonb)) stored`,
  })
  lessonText?: string | null;

  @Property({ type: 'text' })
  videoBlurb!: string;

  @Property({ type: 'text' })
  quizBlurb!: string;

  @Property({ type: 'text', nullable: true })
  quizBlurbImgUrl!: string | null;
}
