import { attempt } from '../../read/attempt';
import type { CourseFiles } from '../../read/course-files';
import { reportTo, type CourseProblem, type CourseSource } from '../../read/course-source';
import { COURSE } from '../rule';
import { auditOf } from './audit';
import { AUDIT_RULES } from './audit-rules';
import { knownFindingProblems, readKnownFindings, type RuleResult } from './known-findings';

export interface AuditResult {
  readonly results: readonly RuleResult[];
  readonly problems: readonly CourseProblem[];
}

/** Applies every rule about the question bank. */
export function runAudit(course: CourseSource, files: CourseFiles): AuditResult {
  const problems: CourseProblem[] = [];
  const tried = <T>(instead: T, work: () => T): T => attempt(reportTo(problems), COURSE, instead, work);
  const audit = tried(null, () => auditOf(course, files));
  const known = tried(null, () => readKnownFindings(files));
  const results = AUDIT_RULES.map((rule): RuleResult => {
    const findings = tried([], () => (audit === null ? [] : [...rule.find(audit)]));
    const count = findings.filter(({ isWarning = false }) => !isWarning).length;
    return { rule, findings, count, known: known && (known[rule.name] ?? 0) };
  });
  return { results, problems: [...problems, ...knownFindingProblems(results, known)] };
}
