import { problem, type CourseProblem, type CourseSource } from '../../read/course-source';
import type { CourseFiles } from '../../read/course-files';
import { bankOf, samplesOf, type BankQuestion, type Sample } from './bank';
import { readGoods, type Good } from './goods';
import { graphsIn, type BankGraph } from './graphs';
import { readWordings, type Wording } from './wordings';

/** What the rules about the question bank look at, read once. */
export interface Audit {
  readonly course: CourseSource;
  readonly files: CourseFiles;
  readonly bank: readonly BankQuestion[];
  readonly graphs: readonly BankGraph[];
  readonly goods: readonly Good[];
  readonly wordings: readonly Wording[];
}

/** What a rule about the bank finds. Unlike a problem it does not keep the course from being published. */
export interface Finding extends CourseProblem {
  /** Null where it is about the whole bank. */
  readonly unit: number | null;
  /** The question's id; null where it is about several. */
  readonly question: string | null;
  /** Too few questions for a verdict: shown, but not counted. */
  readonly isWarning?: boolean;
}

export interface AuditRule {
  /** As in known-findings.yaml and --rule. */
  readonly name: string;
  /** What the bank must be, in one sentence. */
  readonly demands: string;
  /** Of the quiz questions and of the reserved pool, each by itself, unless it says otherwise. */
  readonly of?: 'quizzes' | 'all-together';
  readonly find: (audit: Audit) => Iterable<Finding>;
}

export function auditOf(course: CourseSource, files: CourseFiles): Audit {
  const bank = bankOf(course);
  return { course, files, bank, graphs: graphsIn(bank), goods: readGoods(files), wordings: readWordings(files) };
}

export const inQuestion = ({ at, unit, id }: BankQuestion, message: string, fix: string): Finding => ({
  ...problem(at, `${id}: ${message}`, fix),
  unit,
  question: id,
});

export type Fault = readonly [message: string, fix: string];

/** A rule about each question of the bank by itself. */
export const questionRule = (
  name: string,
  demands: string,
  faultsOf: (question: BankQuestion, audit: Audit) => Iterable<Fault>,
): AuditRule => ({
  name,
  demands,
  *find(audit) {
    for (const question of audit.bank)
      for (const [message, fix] of faultsOf(question, audit)) yield inQuestion(question, message, fix);
  },
});

export const inSample = ({ at, unit, where }: Sample, message: string, fix: string): Finding => ({
  ...problem(at, `${where}: ${message}`, fix),
  unit,
  question: null,
});

/** A rule about the bank as a whole and each of its units, or about other samples. */
export const sampleRule = (
  name: string,
  demands: string,
  faultsOf: (sample: Sample) => Iterable<Fault>,
  samplesIn = ({ course, bank }: Audit): readonly Sample[] => samplesOf(course, bank),
): AuditRule => ({
  name,
  demands,
  *find(audit) {
    for (const sample of samplesIn(audit))
      for (const [message, fix] of faultsOf(sample)) yield inSample(sample, message, fix);
  },
});

export const percentOf = (part: number, whole: number): string => `${Math.round((100 * part) / whole)}%`;
