import { z } from 'zod';

const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

function serialized(shape: z.core.$ZodType, value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object' || value === null) return value;
  if (shape instanceof z.ZodNullable) return serialized(shape.unwrap(), value);
  if (shape instanceof z.ZodObject) return serialize(shape, value);
  return shape instanceof z.ZodArray && Array.isArray(value)
    ? value.map((item) => serialized(shape.element, item))
    : value;
}

/** The properties that a shape names in snake_case, from an object that has them in camelCase. */
export const serialize = (shape: z.ZodObject, value: object): object =>
  Object.fromEntries(
    Object.entries(shape.shape).map(([name, inner]) => [name, serialized(inner, Reflect.get(value, camelCase(name)))]),
  );
