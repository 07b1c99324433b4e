import { chaptersOf, problem, type CourseSource } from '../read/course-source';
import { forChapters } from './rule';

const CHAPTER_NAME = /^(\d+\.\d+) \S/;
const UNIT_NAME = /^[^:]+: \S/;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function* unitNamesHaveAColon(course: CourseSource) {
  for (const { at, name } of course.units)
    if (!UNIT_NAME.test(name))
      yield problem(
        at,
        `the unit name "${name}" has no colon`,
        "write it like 'Unit 3: Elasticities'; lists show the part after the colon",
      );
}

export function* chapterNamesHaveANumber(course: CourseSource) {
  const names = [
    ...chaptersOf(course).map(({ at, name }) => ({ at, name })),
    ...course.units.flatMap(({ at, announced }) => announced.map((name) => ({ at, name }))),
  ];
  for (const { at, name } of names)
    if (!CHAPTER_NAME.test(name))
      yield problem(at, `the chapter name "${name}" has no number`, 'write number, space, title: 1.1 Scarcity');
}

/** The folder decides the order, the name is what students read: they must agree. */
export function* foldersMatchTheirNumbers(course: CourseSource) {
  for (const { at, name } of chaptersOf(course)) {
    const number = CHAPTER_NAME.exec(name)?.[1];
    const folder = at.file.split('/').at(-2) ?? '';
    if (number !== undefined && !folder.startsWith(`${number}-`))
      yield problem(
        at,
        `chapter ${number} is in the folder "${folder}"`,
        `name the folder ${number}-…: it decides the order of the course`,
      );
  }
}

export const slugsAreAddresses = forChapters(function* ({ slug }) {
  if (!SLUG.test(slug))
    yield [
      `the slug "${slug}" does not work as an address`,
      'use lowercase letters and digits, joined by single hyphens',
    ];
});
