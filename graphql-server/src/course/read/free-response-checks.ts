import { z } from 'zod';
import type { Check } from '../../../../economics/free-response/rubric';
import { numberOf } from './fill-expressions';
import { text, type YamlPath } from './read-yaml';
import type { VariantReader } from './variant-reader';

// The short notation of a rubric's checks: "- left: [QT, QE]" for { kind: 'left', first: 'QT', second: 'QE' }.

const SLOPES = ['down', 'up', 'level', 'upright', 'u', 'hill', 'bowed-out', 'bowed-in', 'sagging', 'straight'] as const;
const POSITIONS = ['on', 'inside', 'outside'] as const;

const two = z.tuple([text, text]);
const axis = z.enum(['x', 'y']);
const place = text.exactOptional();
const places = z.union([text.transform((one) => [one]), z.array(text).min(1)]).exactOptional();
const borders = { under: places, over: places, rightOf: place, leftOf: place };

type Shape = z.ZodType<readonly Check[]>;

const inOrder = (kind: 'left' | 'below' | 'same-quantity' | 'same-height'): Shape =>
  z.strictObject({ [kind]: two }).transform((need) => {
    const [first = '', second = ''] = need[kind] ?? [];
    return [{ kind, first, second }];
  });

const SHAPES: Readonly<Record<string, Shape>> = {
  axes: z.strictObject({ axes: two }).transform(({ axes: [x, y] }) => [{ kind: 'axes', x, y }]),
  slopes: z
    .strictObject({ slopes: z.record(text, z.enum(SLOPES)) })
    .transform(({ slopes }) => Object.entries(slopes).map(([curve, slope]) => ({ kind: 'slopes', curve, slope }))),
  label: z
    .strictObject({ label: text, axis, at: place })
    .transform(({ label: name, ...rest }) => [{ kind: 'label', name, ...rest }]),
  point: z
    .strictObject({ point: text, on: place, inside: place, outside: place })
    .transform(({ point: name, ...rest }) =>
      POSITIONS.flatMap((is) => {
        const curve = rest[is];
        return curve === undefined ? [] : [{ kind: 'point', name, is, curve }];
      }),
    ),
  left: inOrder('left'),
  below: inOrder('below'),
  'same-quantity': inOrder('same-quantity'),
  'same-height': inOrder('same-height'),
  above: z.strictObject({ above: two }).transform(({ above: [curve, over] }) => [{ kind: 'above', curve, over }]),
  through: z
    .strictObject({ through: two })
    .transform(({ through: [curve, at] }) => [{ kind: 'through', curve, place: at }]),
  tangent: z
    .strictObject({ tangent: two, at: text })
    .transform(({ tangent: [curve, to], at }) => [{ kind: 'tangent', curve, to, at }]),
  shift: z
    .strictObject({ shift: two, direction: z.enum(['right', 'left', 'up', 'down']) })
    .transform(({ shift: [from, to], direction }) => [{ kind: 'shift', from, to, direction }]),
  shaded: z
    .strictObject({
      shaded: z.strictObject({
        label: place,
        ...borders,
        and: z.array(z.strictObject(borders)).min(1).exactOptional(),
      }),
    })
    .transform(({ shaded }) => [{ kind: 'shaded', ...shaded }]),
  reads: z
    .strictObject({ reads: z.strictObject({ axis, at: text, value: z.union([z.number(), text]) }) })
    .transform(({ reads: { value, ...rest } }) => [{ kind: 'reads', ...rest, value: numberOf(value, {}) }]),
};

const anyShape = z.strictObject({
  any: z.array(z.array(z.record(z.string(), z.unknown())).min(1)).min(2),
  otherwise: text.optional(),
});

export type Needs = readonly Readonly<Record<string, unknown>>[];

/** Reads what a point of a drawing needs, for the variant whose values `reader` knows. */
export function readChecks(reader: VariantReader, needs: Needs, path: YamlPath): Check[] {
  return needs.flatMap((need, index) => readNeed(reader, need, [...path, index]));
}

/** Values of a variant that say what is bought and sold. */
const GOODS = ['goods', 'units', 'products', 'outputs'];

/** Rides, pounds of catfish, and pounds are the quantity of a market. Where the rubric asks for the quantity of labor, they are not. */
function withGoods(check: Check, values: VariantReader['values']): Check {
  if (check.kind !== 'axes' || !/^Quantity(?! of)/u.test(check.x)) return check;
  const goods = GOODS.flatMap((name) => (typeof values[name] === 'string' ? [values[name]] : []));
  const measures = goods.flatMap((good) => (good.includes(' of ') ? good.split(' of ').slice(0, 1) : []));
  return { ...check, x: [check.x, ...goods, ...measures].join(' | ') };
}

function readNeed(reader: VariantReader, { panel, ...need }: Needs[number], path: YamlPath): readonly Check[] {
  const refuse = (error: z.ZodError): readonly Check[] => {
    for (const { path: keys, message } of error.issues)
      reader.fail(path, `${keys.map(String).join('.')}: ${message}`, 'write the check as in docs/authoring.md');
    return [];
  };
  const inPanel = (checks: readonly Check[]): readonly Check[] =>
    typeof panel === 'string' ? checks.map((check) => ({ panel, ...check })) : checks;
  if ('any' in need) {
    const { data, error } = anyShape.safeParse(need);
    if (error) return refuse(error);
    const of = data.any.map((alternative, index) => readChecks(reader, alternative, [...path, 'any', index]));
    const otherwise = data.otherwise === undefined ? undefined : reader.text([...path, 'otherwise'], data.otherwise);
    return inPanel([{ kind: 'any', of, ...(otherwise !== undefined && { otherwise }) }]);
  }
  const shape = Object.keys(need).flatMap((key) => (Object.hasOwn(SHAPES, key) ? (SHAPES[key] ?? []) : []))[0];
  if (shape === undefined) {
    const known = [...Object.keys(SHAPES), 'any'].join(', ');
    reader.fail(path, `there is no check "${Object.keys(need).join(', ')}"`, `begin it with one of ${known}`);
    return [];
  }
  const { data, error } = shape.safeParse(reader.allTexts(path, need));
  return error ? refuse(error) : inPanel(data.map((check) => withGoods(check, reader.values)));
}
