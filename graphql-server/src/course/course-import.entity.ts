import { defineEntity, p } from '@mikro-orm/core';

/** The one row about the course that was last imported. */
export const CourseImportEntity = defineEntity({
  name: 'CourseImport',
  properties: {
    id: p.smallint().primary().autoincrement(false),
    fingerprint: p.text(),
    importedAt: p.datetime(),
    /** Misconception's short name → what the student believes, in one sentence. */
    beliefs: p.json<Record<string, string>>(),
  },
});
