import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';
import { hostileText } from './values';

/** How a value for a field is made from one of the right shape. */
export type Maker = (field: string, shaped: Arbitrary<unknown>) => Arbitrary<unknown>;

interface Shape {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Shape | boolean;
  readonly items?: Shape;
  readonly minItems?: number;
}

/** Values of the shape that a zod description lets in, each field of it made by `make`. */
export function valueOf(description: z.ZodType, field: string, make: Maker): Arbitrary<unknown> {
  const schema = z.toJSONSchema(description, { io: 'input', unrepresentable: 'any' });
  return shaped(schema as Shape, field, make); // the parts of JSON Schema that our descriptions use
}

function shaped(shape: Shape, field: string, make: Maker): Arbitrary<unknown> {
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map((one) => shaped(one, field, make)));
  switch (shape.type) {
    case 'object':
      return objectOf(shape, make);
    case 'array': {
      const items = shaped(shape.items ?? {}, field, make);
      return fc.array(items, { minLength: shape.minItems ?? 0, maxLength: 8 });
    }
    case 'string':
      return fc.string({ unit: 'binary', maxLength: 30 });
    case 'integer':
      return fc.integer();
    case 'number':
      return fc.double();
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case undefined:
    default:
      return fc.jsonValue();
  }
}

function objectOf({ properties = {}, required = [], additionalProperties }: Shape, make: Maker): Arbitrary<unknown> {
  if (typeof additionalProperties === 'object' && Object.keys(properties).length === 0) {
    const key = fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 1, max: 28 }).map(String) },
      { weight: 1, arbitrary: hostileText },
    );
    return fc.dictionary(key, shaped(additionalProperties, '', make), { maxKeys: 6 });
  }
  const fields = Object.entries(properties).map(([name, one]) => [name, make(name, shaped(one, name, make))] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
}
