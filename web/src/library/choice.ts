import type { CourseOutlineQuery } from '../../../schema/generated/graphql';

export type CourseSubject = CourseOutlineQuery['subjects'][number];
export type CourseUnit = CourseSubject['units'][number];
export type CourseChapter = CourseUnit['chapters'][number];

export type Checked = 'all' | 'some' | 'none';

/** The chapters that a student can choose. Chapters marked as coming soon are excluded. */
export const choosable = (units: readonly CourseUnit[]): readonly CourseChapter[] =>
  units.flatMap((unit) => (unit.selectable ? unit.chapters.filter((chapter) => !chapter.comingSoon) : []));

export function checkedOf(chapters: readonly CourseChapter[], chosen: ReadonlySet<string>): Checked {
  const count = chapters.filter((chapter) => chosen.has(chapter.id)).length;
  if (count === 0) return 'none';
  return count === chapters.length ? 'all' : 'some';
}

/** Checks or unchecks all of these chapters. If some are checked, checks the rest. */
export function toggle(chapters: readonly CourseChapter[], chosen: ReadonlySet<string>): ReadonlySet<string> {
  const next = new Set(chosen);
  const untick = checkedOf(chapters, chosen) === 'all';
  for (const { id } of chapters) {
    if (untick) next.delete(id);
    else next.add(id);
  }
  return next;
}
