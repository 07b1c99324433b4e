import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { getNamedType, getNullableType, isCompositeType, isListType, isObjectType, type GraphQLField } from 'graphql';

const isObjectList = ({ type }: GraphQLField<unknown, unknown>) =>
  isListType(getNullableType(type)) && isCompositeType(getNamedType(type));

/** The fields that answer a list of objects, by type: the client's cache replaces such a list as a whole. */
export const plugin: PluginFunction = (schema) => {
  const lists = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) || type.name.startsWith('__')) return [];
    const fields = Object.values(type.getFields()).filter(isObjectList);
    return fields.length === 0 ? [] : [[type.name, fields.map(({ name }) => name)] as const];
  });
  const text = JSON.stringify(Object.fromEntries(lists), null, 2);
  return `export const LIST_FIELDS: Readonly<Record<string, readonly string[]>> = ${text};\n`;
};
