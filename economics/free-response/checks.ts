import { checkShaded } from './check-areas';
import { checkAbove, checkShift, checkSlopes, checkTangent, checkThrough } from './check-curves';
import { checkAxes, checkLabel, checkOrder, checkPoint, checkReads } from './check-labels';
import { unmet } from './finding';
import { alternativesOf } from './labels';
import { namesOfPlace, parsePlace } from './parse-place';
import type { Check, Finding, Name, Place } from './rubric';
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
  const findings = of.map((checks) => checkAll(checks, view));
  const [closest] = [...findings].sort(
    (a, b) =>
      Number(b.met) - Number(a.met) || b.share - a.share || Math.sign(b.parts.length) - Math.sign(a.parts.length),
  );
  if (!closest) throw new RangeError('any of nothing');
  const { met, reason, parts } = closest;
  return { met, reason: met || parts.length > 0 ? reason : (otherwise ?? reason), parts };
}

/** All names of curves, labels and areas in a check, in their normal form. */
export function namesOfCheck(check: Check): string[] {
  return namesAsked(check).flatMap(alternativesOf);
}

function namesAsked(check: Check): Name[] {
  const inPlaces = (...places: readonly (Place | undefined)[]): Name[] =>
    places.flatMap((place) => (place === undefined ? [] : namesOfPlace(parsePlace(place))));
  switch (check.kind) {
    case 'axes':
      return [];
    case 'slopes':
      return [check.curve];
    case 'label':
      return [check.name, ...inPlaces(check.at)];
    case 'point':
      return [check.name, check.curve];
    case 'left':
    case 'below':
    case 'same-quantity':
    case 'same-height':
      return inPlaces(check.first, check.second);
    case 'above':
      return [check.curve, check.over];
    case 'through':
      return [check.curve, ...inPlaces(check.place)];
    case 'tangent':
      return [check.curve, check.to, ...inPlaces(check.at)];
    case 'shift':
      return [check.from, check.to];
    case 'shaded':
      return [
        ...(check.label === undefined ? [] : [check.label]),
        ...[check, ...(check.and ?? [])].flatMap(({ rightOf, leftOf, under = [], over = [] }) =>
          inPlaces(rightOf, leftOf, ...under, ...over),
        ),
      ];
    case 'reads':
      return inPlaces(check.at);
    case 'any':
      return check.of.flatMap((checks) => checks.flatMap(namesAsked));
  }
}
