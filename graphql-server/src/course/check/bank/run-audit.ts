import { attempt } from '../../read/attempt';
import type { CourseFiles } from '../../read/course-files';
import { poolOf, reportTo, withReserved, type CourseProblem, type CourseSource } from '../../read/course-source';
import { COURSE } from '../rule';
import { auditOf, type Audit, type AuditRule, type Finding } from './audit';
import { AUDIT_RULES } from './audit-rules';
import { knownFindingProblems, readKnownFindings, type RuleResult } from './known-findings';

export interface AuditResult {
  readonly results: readonly RuleResult[];
  readonly problems: readonly CourseProblem[];
}

/** What a rule finds among the reserved questions, told apart where no question is named. */
const ofPool = (finding: Finding): Finding =>
  finding.question === null ? { ...finding, message: `the reserved pool, ${finding.message}` } : finding;

interface Audits {
  readonly quizzes: Audit;
  readonly pool: Audit;
  readonly together: Audit;
}

function findingsOf({ of, find }: AuditRule, { quizzes, pool, together }: Audits): Finding[] {
  if (of === 'all-together') return [...find(together)];
  return [...find(quizzes), ...(of === 'quizzes' ? [] : [...find(pool)].map(ofPool))];
}

/** Applies every rule about the question bank. */
export function runAudit(course: CourseSource, files: CourseFiles): AuditResult {
  const problems: CourseProblem[] = [];
  const tried = <T>(instead: T, work: () => T): T => attempt(reportTo(problems), COURSE, instead, work);
  const audits = tried(null, (): Audits => {
    const of = (questions: CourseSource) => auditOf(questions, files);
    return { quizzes: of(course), pool: of(poolOf(course)), together: of(withReserved(course)) };
  });
  const known = tried(null, () => readKnownFindings(files));
  const results = AUDIT_RULES.map((rule): RuleResult => {
    const findings = tried([], () => (audits === null ? [] : findingsOf(rule, audits)));
    const count = findings.filter(({ isWarning = false }) => !isWarning).length;
    return { rule, findings, count, known: known && (known[rule.name] ?? 0) };
  });
  return { results, problems: [...problems, ...knownFindingProblems(results, known)] };
}
