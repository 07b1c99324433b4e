import { FRESH_VARIANTS } from '../../../../../economics/question/question-model';
import {
  chaptersOf,
  withChapters,
  type CourseSource,
  type QuestionModelSource,
  type QuestionSource,
  type SourceLocation,
} from '../../read/course-source';
import { variantSource } from '../../read/read-question-models';
import type { Audit } from '../bank/audit';
import { bankOf, type BankQuestion } from '../bank/bank';
import { graphsIn } from '../bank/graphs';

/** All variants that a student may be asked, from 1. */
export const VARIANT_NUMBERS: readonly number[] = Array.from({ length: FRESH_VARIANTS }, (_, index) => index + 1);

/** Variants of one model. */
export interface ModelVariants {
  readonly id: string;
  readonly source: QuestionModelSource;
  readonly at: SourceLocation;
  readonly bank: readonly BankQuestion[];
  /** As if these were all that is asked: for the rules that judge stored questions. */
  readonly audit: Audit;
}

/** A course of nothing but these questions. */
function courseOf(course: CourseSource, topic: string, questions: readonly QuestionSource[]): CourseSource {
  const home = chaptersOf(course).find(({ topics }) => topics.some(({ name }) => name === topic));
  return withChapters(course, (chapter) => ({
    ...chapter,
    lesson: null,
    freeResponses: [],
    reserved: [],
    questions: chapter === home ? questions : [],
  }));
}

/** The variants with these numbers, written. @throws RangeError where one finds no numbers, or cannot be drawn as a graph. */
export function variantsOf(audit: Audit, source: QuestionModelSource, numbers: readonly number[]): ModelVariants {
  const at = source.at([]);
  const questions = numbers.map((number) => variantSource(source, number, at));
  const course = courseOf(audit.course, source.topic, questions);
  const bank = bankOf(course);
  return { id: source.model.id, source, at, bank, audit: { ...audit, course, bank, graphs: graphsIn(bank) } };
}
