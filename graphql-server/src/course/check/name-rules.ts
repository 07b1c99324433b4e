import { chaptersOf, type CourseProblem, type CourseSource } from '../read/course-source';

const CHAPTER_NAME = /^(\d+\.\d+) \S/;
const UNIT_NAME = /^[^:]+: \S/;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function unitNamesHaveAColon(course: CourseSource): CourseProblem[] {
  return course.units
    .filter(({ name }) => !UNIT_NAME.test(name))
    .map(({ at, name }) => ({
      ...at,
      what: `the unit name "${name}" has no colon`,
      howToMend: "write it like 'Unit 3: Elasticities'; lists show what follows the colon",
    }));
}

export function chapterNamesHaveANumber(course: CourseSource): CourseProblem[] {
  const names = [
    ...chaptersOf(course).map(({ at, name }) => ({ at, name })),
    ...course.units.flatMap(({ at, announced }) => announced.map((name) => ({ at, name }))),
  ];
  return names
    .filter(({ name }) => !CHAPTER_NAME.test(name))
    .map(({ at, name }) => ({
      ...at,
      what: `the chapter name "${name}" has no number`,
      howToMend: 'write number, space, title: 1.1 Scarcity',
    }));
}

/** The folder decides the order, the name what students read: they must say the same. */
export function foldersFitTheirNumbers(course: CourseSource): CourseProblem[] {
  return chaptersOf(course).flatMap(({ at, name }) => {
    const number = CHAPTER_NAME.exec(name)?.[1];
    const folder = at.file.split('/').at(-2) ?? '';
    if (number === undefined || folder.startsWith(`${number}-`)) return [];
    return [
      {
        ...at,
        what: `chapter ${number} is in the folder "${folder}"`,
        howToMend: `name the folder ${number}-… : it decides the order of the course`,
      },
    ];
  });
}

export function slugsAreAddresses(course: CourseSource): CourseProblem[] {
  return chaptersOf(course)
    .filter(({ slug }) => !SLUG.test(slug))
    .map(({ at, slug }) => ({
      ...at,
      what: `the slug "${slug}" does not make an address`,
      howToMend: 'use small letters and digits, joined by single hyphens',
    }));
}
