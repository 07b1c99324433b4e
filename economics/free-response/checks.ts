import { checkShaded } from './check-areas';
import { checkAbove, checkShift, checkSlopes, checkTangent, checkThrough } from './check-curves';
import { checkAxes, checkLabel, checkOrder, checkPoint, checkReads } from './check-labels';
import { unmet } from './finding';
import type { Check, Finding } from './rubric';
import { noPanel, panelOf, type GraphView } from './view';

/**
 * Whether a drawing meets a check, and what to tell the student.
 * @throws RangeError for a place that is none; a drawing never makes it throw
 */
export function checkGraph(check: Check, view: GraphView): Finding {
  if (check.kind === 'any') return checkAny(check, view);
  const panel = panelOf(view, check.panel);
  if (!panel) return unmet(noPanel(check.panel));
  switch (check.kind) {
    case 'axes':
      return checkAxes(check, panel);
    case 'slopes':
      return checkSlopes(check, panel);
    case 'label':
      return checkLabel(check, panel, view);
    case 'point':
      return checkPoint(check, panel);
    case 'left':
    case 'below':
    case 'same-quantity':
    case 'same-height':
      return checkOrder(check, panel, view);
    case 'above':
      return checkAbove(check, panel);
    case 'through':
      return checkThrough(check, panel, view);
    case 'tangent':
      return checkTangent(check, panel, view);
    case 'shift':
      return checkShift(check, panel);
    case 'shaded':
      return checkShaded(check, panel, view);
    case 'reads':
      return checkReads(check, panel, view);
  }
}

/** All checks at once: the last reason where all are met, and the first that is not met otherwise. */
export function checkAll(checks: readonly Check[], view: GraphView): Finding & { readonly share: number } {
  const findings = checks.map((check) => checkGraph(check, view));
  const share = findings.filter((finding) => finding.met).length / Math.max(1, findings.length);
  const decisive = findings.find((finding) => !finding.met) ?? findings.at(-1);
  if (!decisive) return { met: true, reason: 'Nothing is asked here.', parts: [], share: 1 };
  const parts = decisive.met ? [...new Set(findings.flatMap((finding) => finding.parts))] : decisive.parts;
  return { ...decisive, parts, share };
}

/**
 * The first way that is met; otherwise the one of which most is, and of those the one in which something is drawn wrong. Where
 * something is only missing, the student may have meant any of the ways.
 */
function checkAny({ of, otherwise }: Extract<Check, { readonly kind: 'any' }>, view: GraphView): Finding {
  const unmetWays: ReturnType<typeof checkAll>[] = [];
  for (const checks of of) {
    const { share, ...finding } = checkAll(checks, view);
    // The ways after it would only cost work.
    if (finding.met) return finding;
    unmetWays.push({ ...finding, share });
  }
  const [closest] = unmetWays.sort(
    (a, b) => b.share - a.share || Math.sign(b.parts.length) - Math.sign(a.parts.length),
  );
  if (!closest) throw new RangeError('any of nothing');
  const { reason, parts } = closest;
  return { met: false, reason: parts.length > 0 ? reason : (otherwise ?? reason), parts };
}
