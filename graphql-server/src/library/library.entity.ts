import { defineEntity, p } from '@mikro-orm/core';
import type { ExamUnit } from '../../../schema/rules/exam';
import type { Lesson } from '../../../economics/lesson/lesson';

// The ids are the author's.

export const SubjectEntity = defineEntity({
  name: 'Subject',
  properties: {
    id: p.integer().primary().autoincrement(false),
    name: p.text(),
  },
});

export const UnitEntity = defineEntity({
  name: 'Unit',
  properties: {
    id: p.integer().primary().autoincrement(false),
    subject: p.manyToOne(SubjectEntity).deleteRule('restrict'),
    name: p.text(),
    position: p.integer(),
    announced: p.json<readonly string[]>(),
    examUnit: p.json<ExamUnit>().nullable(),
  },
});

export const ChapterEntity = defineEntity({
  name: 'Chapter',
  properties: {
    id: p.integer().primary().autoincrement(false),
    unit: p.manyToOne(UnitEntity).deleteRule('restrict'),
    name: p.text(),
    slug: p.text().unique(),
    position: p.integer(),
    videoUrl: p.text().nullable(),
    lesson: p.json<Lesson>().nullable(),
    videoBlurb: p.text(),
    quizBlurb: p.text(),
    quizBlurbImgUrl: p.text().nullable(),
  },
});

export const TopicEntity = defineEntity({
  name: 'Topic',
  properties: {
    id: p.integer().primary().autoincrement(false),
    chapter: p.manyToOne(ChapterEntity).deleteRule('restrict'),
    topicName: p.text(),
    position: p.integer(),
  },
});
