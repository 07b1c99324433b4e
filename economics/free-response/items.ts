import type { DrawPoint } from './free-response';
import { conditionsOf, keyOf, mentionsOf } from './mentions';
import type { Check, Name } from './rubric';

/** Something that a rubric has a name for, on one panel. */
export interface Item {
  readonly panel: string | undefined;
  readonly name: Name;
  /** The name as the rubric writes it, with the same alternatives in one order or another. */
  readonly names: readonly Name[];
  readonly isCurve: boolean;
  /** The check of its label on an axis, if there is one. */
  readonly label: Extract<Check, { readonly kind: 'label' }> | undefined;
  /** Whether it is a point of the drawing with a name beside it. */
  readonly isPoint: boolean;
  /** Id of the point that asks for the name: the first that wants to see it, or else the first that speaks of it. */
  readonly asker: string;
  /** All checks that speak of it. */
  readonly checks: readonly Check[];
}

export function itemsOf(points: readonly Pick<DrawPoint, 'id' | 'needs'>[], main: string | undefined): Item[] {
  const spoken = points.flatMap(({ id, needs }) =>
    needs.flatMap((check) => mentionsOf(check).map((mention) => ({ id, check, ...mention }))),
  );
  const keyed = spoken
    .filter((mention) => mention.as !== 'area')
    .map((mention) => ({ ...mention, panel: mention.panel ?? main, key: keyOf(mention.name) }));
  return [...Map.groupBy(keyed, ({ panel, key }) => `${panel ?? ''} ${key}`).values()].flatMap((all) => {
    const [first] = all;
    if (!first) return [];
    const checks = [...new Set(all.map(({ check }) => check))];
    return {
      panel: first.panel,
      name: first.name,
      names: [...new Set(all.map(({ name }) => name))],
      isPoint: checks
        .flatMap(conditionsOf)
        .some(
          (check) => check.kind === 'point' && keyOf(check.name) === first.key && (check.panel ?? main) === first.panel,
        ),
      isCurve: all.some((mention) => mention.as === 'curve'),
      label: checks
        .flatMap(conditionsOf)
        .flatMap((check) =>
          check.kind === 'label' && keyOf(check.name) === first.key && (check.panel ?? main) === first.panel
            ? [check]
            : [],
        )[0],
      asker: (all.find((mention) => mention.as === 'label') ?? first).id,
      checks,
    };
  });
}
