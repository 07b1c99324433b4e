import { counted, problemLine } from '../course-report';
import type { Finding } from './audit';
import { KNOWN_FINDINGS_FILE, loweredLines, type RuleResult } from './known-findings';

export interface AuditView {
  readonly unit?: number | undefined;
  readonly rule?: string | undefined;
  readonly examples: number;
}

const EXAMPLE_PREFIX = '  ';

const findingLine = (finding: Finding): string =>
  `${EXAMPLE_PREFIX}${finding.isWarning === true ? 'warning: ' : ''}${problemLine(finding)}`;

function ruleLines({ rule, findings, count, known }: RuleResult, { unit, examples }: AuditView): string[] {
  const shown = findings.filter((finding) => unit === undefined || finding.unit === unit);
  if (shown.length === 0) return [];
  const state = known === null || known === count ? '' : `, ${known} known`;
  const here = unit === undefined ? '' : `, ${shown.length} in Unit ${unit}`;
  const more = shown.length - examples;
  return [
    `${rule.name}: ${counted(count, 'finding')}${state}${here}. ${rule.demands}`,
    ...shown.slice(0, examples).map(findingLine),
    ...(more > 0 ? [`${EXAMPLE_PREFIX}… and ${more} more (--rule ${rule.name} --all)`] : []),
    '',
  ];
}

/** What each rule about the bank finds, with examples; rules without findings are only counted. */
export function auditLines(results: readonly RuleResult[], view: AuditView): string[] {
  const chosen = results.filter(({ rule }) => view.rule === undefined || rule.name === view.rule);
  const clean = chosen.filter(({ findings }) => findings.length === 0).map(({ rule }) => rule.name);
  const lowered = loweredLines(chosen);
  return [
    ...chosen.flatMap((result) => ruleLines(result, view)),
    ...(clean.length > 0 ? [`Without findings: ${clean.join(', ')}.`] : []),
    ...(lowered.length > 0 ? [`Fewer findings than known. In ${KNOWN_FINDINGS_FILE}: ${lowered.join(', ')}.`] : []),
  ];
}
