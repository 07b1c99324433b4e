import { chaptersOf, type CourseSource } from '../read/course-source';
import { forChapters, forUnits, rulesFor } from './rule';

const CHAPTER_NAME = /^(\d+\.\d+) \S/;
const UNIT_NAME = /^[^:]+: \S/;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const unitNamesHaveAColon = forUnits(function* ({ name }) {
  if (!UNIT_NAME.test(name))
    yield [
      `the unit name "${name}" has no colon`,
      "write it like 'Unit 3: Elasticities'; lists show the part after the colon",
    ];
});

const chapterNames = (course: CourseSource) => [
  ...chaptersOf(course),
  ...course.units.flatMap(({ at, announced }) => announced.map((name) => ({ at, name }))),
];

export const chapterNamesHaveANumber = rulesFor(chapterNames)(function* ({ name }) {
  if (!CHAPTER_NAME.test(name))
    yield [`the chapter name "${name}" has no number`, 'write number, space, title: 1.1 Scarcity'];
});

/** The folder decides the order, the name is what students read: they must agree. */
export const foldersMatchTheirNumbers = forChapters(function* ({ at, name }) {
  const number = CHAPTER_NAME.exec(name)?.[1];
  const folder = at.file.split('/').at(-2) ?? '';
  if (number !== undefined && !folder.startsWith(`${number}-`))
    yield [
      `chapter ${number} is in the folder "${folder}"`,
      `name the folder ${number}-…: it decides the order of the course`,
    ];
});

export const slugsAreAddresses = forChapters(function* ({ slug }) {
  if (!SLUG.test(slug))
    yield [
      `the slug "${slug}" does not work as an address`,
      'use lowercase letters and digits, joined by single hyphens',
    ];
});
