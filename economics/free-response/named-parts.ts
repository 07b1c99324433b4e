import { distance } from '../svg/geometry';
import { NEAR, nearestOn, type Path } from './curve';
import type { DrawnMark } from './graph-document';
import { alternativesOf, hedgedNames, namesIn, normalName, sayName, saysBothSides } from './labels';
import { baseOf, indexOf, numbered } from './name-index';
import { nameOnDrawing } from './name-on-drawing';
import type { Name } from './rubric';
import type { CurveView, Labeled, PanelView } from './view';
import { STEPS } from './work';

// The curves and marks of a panel that carry a name of the rubric.

/**
 * Whether a label says two names that are not one curve: "MC/MR" where the rubric keeps the two apart, or "S = MR" anywhere. "D = MR" is a
 * claim, from which something follows, unless another curve has one of these names.
 */
function isHedge({ used, alike, curves, work }: PanelView, label: string): boolean {
  if (saysBothSides(label)) return true;
  const names = namesIn(label);
  const areAlike = (one: string, other: string) =>
    alike.some((group) => group.has(baseOf(one)) && group.has(baseOf(other)));
  const known = names.filter((name) => used.some((other) => baseOf(other) === baseOf(name)));
  const apart = known.filter((one) => known.some((other) => baseOf(one) !== baseOf(other) && !areAlike(one, other)));
  if (apart.length === 0) return false;
  if (hedgedNames(label).length > 0) return true;
  work.spend(STEPS.name * curves.length);
  const others = curves.flatMap((curve) => namesIn(curve.label)).filter((name) => !names.includes(name));
  const isSaidAgain = (name: string): boolean =>
    curves.some((curve) => curve.label !== label && namesIn(curve.label).includes(name)) ||
    others.some((other) => areAlike(name, other) && indexOf(name).index === indexOf(other).index);
  return apart.some(isSaidAgain);
}

/** The parts whose labels carry a name. */
function carrying<Part>(
  { used, isFromZero, work }: PanelView,
  name: Name,
  parts: readonly Part[],
  labelOf: (part: Part) => string,
): readonly Part[] {
  const labels = parts.map((part) => namesIn(labelOf(part)));
  work.spend(STEPS.name * labels.flat().length);
  const found = nameOnDrawing(name, labels.flat(), used, isFromZero());
  return found === null ? [] : parts.filter((_, index) => labels[index]?.includes(found));
}

/** The curve with a name; where none carries it, the one that has its role, unless the name itself is asked for. */
export const curveNamed = (panel: PanelView, name: Name): CurveView | null =>
  curveLabeled(panel, name).curve ?? (panel.asked.has(name) ? null : (panel.given.curves.get(name) ?? null));

export function curveLabeled(panel: PanelView, name: Name): Labeled {
  const known = panel.found.curves.get(name);
  if (known !== undefined) return known;
  const led = ledByArrow(panel, name);
  const forms = alternativesOf(name);
  /** "D = MR = P2" is not MR1: the rubric has another P1. */
  const isOthers = ({ label }: CurveView, form: string): boolean =>
    !panel.isFromZero() &&
    namesIn(label).some(
      (own) =>
        baseOf(own) !== baseOf(form) &&
        panel.used.includes(own) &&
        !forms.includes(own) &&
        forms.some((other) => baseOf(other) === baseOf(own)),
    );
  const carriers = led
    ? [[led]]
    : name
        .split('|')
        .map((form) =>
          carrying(panel, form, panel.curves, ({ label }) => label).filter(
            (curve) => !isOthers(curve, normalName(form)) && !isHedge(panel, curve.label),
          ),
        );
  const isTwice = (curves: readonly CurveView[]) => curves.some((curve) => isElsewhere(curve, curves[0] ?? curve));
  const [curve = null] = carriers.find((curves) => curves.length > 0 && !isTwice(curves)) ?? [];
  const labeled = { curve, twice: curve ? null : (carriers.find(isTwice)?.[0]?.label.trim() ?? null) };
  panel.found.curves.set(name, labeled);
  return labeled;
}

/** Two lines of one name that do not go on from one another. */
function isElsewhere(one: CurveView, other: CurveView): boolean {
  const goesOn = (path: Path, next: Path): boolean => {
    const [end, start] = [path.at(-1), next[0]];
    return end !== undefined && start !== undefined && distance(end, start) <= NEAR;
  };
  if (goesOn(one.path, other.path) || goesOn(other.path, one.path)) return false;
  return one.path.some((at) => distance(nearestOn(other.path, at) ?? at, at) > NEAR);
}

/** Of two curves that differ by their numbers at most, the arrow between them tells which is the later one, whatever they are called. */
function ledByArrow(panel: PanelView, name: Name): CurveView | null {
  if (panel.panel.arrows.length === 0) return null;
  for (const form of alternativesOf(name)) {
    const place = numbered(form, panel.used).indexOf(form);
    if (place > 1 || numbered(form, panel.used).length < 2) continue;
    const family = panel.curves.filter(({ label }) => namesIn(label).some((other) => baseOf(other) === baseOf(form)));
    const [one, other] = family;
    if (!one || !other || family.length > 2) continue;
    if (leads(panel, one, other)) return place === 0 ? one : other;
    if (leads(panel, other, one)) return place === 0 ? other : one;
  }
  return null;
}

/** An arrow further away from a curve is not its arrow. */
const BESIDE = 0.12;

/** Whether an arrow leads from a curve to another: no other curve is closer to its ends. */
export function leads({ curves, panel, work }: PanelView, from: CurveView, to: CurveView): boolean {
  const points = curves.reduce((sum, { path }) => sum + path.length, 0);
  work.spend(2 * panel.arrows.length * points);
  const isAt = (curve: CurveView, at: readonly [number, number]): boolean => {
    const away = ({ path }: CurveView) => distance(nearestOn(path, at) ?? [Infinity, Infinity], at);
    return away(curve) <= BESIDE && curves.every((other) => other === curve || away(other) > away(curve));
  };
  return panel.arrows.some((arrow) => isAt(from, arrow.from) && isAt(to, arrow.to));
}

/** A name as the student writes it, of those that the rubric accepts; the rubric's first where the student writes none of them. */
export function say(panel: PanelView, name: Name): string {
  const forms = name.split('|').map((form) => form.trim());
  const isDrawn = (form: string): boolean =>
    curveNamed(panel, form) !== null ||
    (['x', 'y', 'label'] as const).some((where) => marksNamed(panel, form, where).length > 0);
  return (forms.length > 1 ? forms.find(isDrawn) : undefined) ?? sayName(name);
}

/** Says that a curve is not there. One without a label may be the one that is meant, but nobody can know. */
export function noCurve(panel: PanelView, name: Name): string {
  const { twice } = curveLabeled(panel, name);
  if (twice !== null) return `Two curves are labeled ${twice}.`;
  const hasUnnamed = panel.curves.some(({ label }) => label.trim() === '');
  return `No curve is labeled ${sayName(name)}${hasUnnamed ? ', and there is a curve without a label' : ''}.`;
}

/** Whether marks carry a name without the number that the rubric tells it from others by: Q where there are a Q1 and a Q2. */
export const isWithoutNumber = (panel: PanelView, name: Name): boolean =>
  alternativesOf(name).every((form) => {
    const isExact = panel.panel.marks.some(({ x, y }) => [x, y].some((text) => namesIn(text ?? '').includes(form)));
    return !isExact && numbered(form, panel.used).length > 1;
  });

/** The marks that carry a name on an axis, or beside their point. */
export function marksNamed(panel: PanelView, name: Name, where: 'x' | 'y' | 'label'): readonly DrawnMark[] {
  const key = `${where} ${name}`;
  const known = panel.found.marks.get(key);
  if (known !== undefined) return known;
  // The price PS is not the producer surplus.
  const marks = carrying(panel, name, panel.panel.marks, (mark) => mark[where] ?? '').filter(
    (mark) => where === 'label' || !/surp/iu.test(mark[where] ?? ''),
  );
  panel.found.marks.set(key, marks);
  return marks;
}
