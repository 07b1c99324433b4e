import { defineEntity, p } from '@mikro-orm/core';
import type { ModelTexts } from './read/course-source';
import type { ReferenceContent } from './read/reference-source';

/** The one row about the course that was last imported. */
export const CourseImportEntity = defineEntity({
  name: 'CourseImport',
  properties: {
    id: p.smallint().primary().autoincrement(false),
    fingerprint: p.text(),
    importedAt: p.datetime(),
    /** Misconception's short name → what the student believes, in one sentence. */
    beliefs: p.json<Record<string, string>>(),
    /** Glossary, formulas, graphs, and task verbs; null before the first import that has them. */
    reference: p.json<ReferenceContent>().nullable(),
  },
});

/** The texts of a question model, from which a server writes fresh questions. */
export const QuestionModelEntity = defineEntity({
  name: 'QuestionModel',
  properties: {
    /** The id of the model. */
    id: p.text().primary(),
    texts: p.json<ModelTexts>(),
  },
});
