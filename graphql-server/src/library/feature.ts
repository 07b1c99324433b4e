import type { Feature } from '../feature';
import { ChapterEntity, SubjectEntity, TopicEntity, UnitEntity } from './library.entity';
import { LibraryResolver } from './library.resolver';
import { libraryCalls } from './library.routes';

export const entities = [SubjectEntity, UnitEntity, ChapterEntity, TopicEntity];

export const feature: Feature = {
  level: 1,
  entities,
  resolvers: [LibraryResolver],
  openToVisitors: ['chapter', 'searchChapters', 'subjects'],
  freeOfCharge: ['chapter', 'subjects'],
  calls: libraryCalls,
};
