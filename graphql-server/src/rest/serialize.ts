import { z } from 'zod';

const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What a shape calls `unit_id` is the property `unitId`, or the `unit` that has this id. */
function propertyOf(value: object, name: string): unknown {
  const names = [name, camelCase(name), camelCase(name.replace(/_id$/, ''))];
  return Reflect.get(value, names.find((candidate) => candidate in value) ?? name);
}

/** The JSON that a reply's shape describes (spec §3, §7): its properties in snake_case, lists keyed by id, objects as their ids. */
export function serialize(shape: z.core.$ZodType, value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object' || value === null) return value;
  if (shape instanceof z.ZodNullable || shape instanceof z.ZodOptional) return serialize(shape.unwrap(), value);
  if (shape instanceof z.ZodNumber) return Reflect.get(value, 'id');
  if (shape instanceof z.ZodArray)
    return Array.isArray(value) ? value.map((item) => serialize(shape.element, item)) : value;
  if (shape instanceof z.ZodRecord && Array.isArray(value))
    return Object.fromEntries(value.map((item: { id: number }) => [item.id, serialize(shape.valueType, item)]));
  if (!(shape instanceof z.ZodObject) || shape.def.catchall instanceof z.ZodUnknown) return value;
  return Object.fromEntries(
    Object.entries(shape.shape).map(([name, inner]) => [name, serialize(inner, propertyOf(value, name))]),
  );
}
