import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The one row about the course that was last imported. */
@Entity({ tableName: 'course_import' })
export class CourseImportEntity {
  static readonly ONLY_ID = 1;

  @PrimaryKey({ type: 'smallint', autoincrement: false })
  id!: number;

  /** SHA-256 of the course files. */
  @Property({ type: 'text' })
  fingerprint!: string;

  @Property({ type: 'timestamptz' })
  importedAt!: Date;

  /** Misconception's short name → what the student believes, in one sentence. */
  @Property({ type: 'json' })
  beliefs!: Record<string, string>;
}
