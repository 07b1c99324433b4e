import type { TaughtInFragment } from '../../../schema/generated/graphql';

export interface OfExamUnit<Item> {
  /** "Exam unit 2: Supply and Demand"; what is beyond the exam has no unit. */
  readonly title: string;
  readonly items: readonly Item[];
}

function titleOf({ chapter: { unit } }: TaughtInFragment): string {
  return unit.examUnit ? `Unit ${unit.examUnit.number}: ${unit.examUnit.name}` : 'Beyond the exam';
}

/** Things by the unit of the exam to which the chapter that teaches them belongs, in their own order. */
export const byExamUnit = <Item extends { readonly taught: TaughtInFragment }>(
  items: readonly Item[],
): OfExamUnit<Item>[] =>
  [...Map.groupBy(items, ({ taught }) => titleOf(taught))].map(([title, ofUnit]) => ({ title, items: ofUnit }));
