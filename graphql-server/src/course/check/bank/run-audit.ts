import type { CourseFiles } from '../../read/course-files';
import type { CourseProblem, CourseSource } from '../../read/course-source';
import { auditOf } from './audit';
import { AUDIT_RULES } from './audit-rules';
import { knownFindingProblems, readKnownFindings, type RuleResult } from './known-findings';

export interface AuditResult {
  readonly results: readonly RuleResult[];
  readonly problems: readonly CourseProblem[];
}

/** Applies every rule about the question bank. */
export function runAudit(course: CourseSource, files: CourseFiles): AuditResult {
  const audit = auditOf(course, files);
  const known = readKnownFindings(files);
  const results = AUDIT_RULES.map((rule): RuleResult => {
    const findings = [...rule.find(audit)];
    const count = findings.filter(({ isWarning = false }) => !isWarning).length;
    return { rule, findings, count, known: known && (known[rule.name] ?? 0) };
  });
  return { results, problems: knownFindingProblems(results, known) };
}
