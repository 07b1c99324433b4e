import {
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type SelectionSetNode,
} from 'graphql';
import { collectFields } from './collect-fields';

/** Of a value, in bytes. Texts that are much longer say so beside their fields. */
const LEAF_BYTES: Readonly<Record<string, number>> = { String: 80, DateTimeISO: 26, Float: 18, ID: 8 };
const SHORTEST_LEAF = 5;

function declared(field: GraphQLField<unknown, unknown>, name: 'items' | 'bytes'): number | undefined {
  const value = field.extensions[name];
  return typeof value === 'number' ? value : undefined;
}

/** About how many bytes a document asks for, from the sizes that are declared beside the fields (list-sizes.ts). */
export function estimateBytes(
  selected: Parameters<typeof collectFields>[0],
  type: GraphQLObjectType,
  selections: readonly SelectionSetNode[],
): number {
  let bytes = '{}'.length;
  for (const [key, nodes] of collectFields(selected, selections)) {
    bytes += `"${key}":,`.length;
    const field = type.getFields()[nodes[0].name.value];
    if (field === undefined) {
      // __typename. Introspection is measured.
      bytes += type.name.length;
      continue;
    }
    const named = getNamedType(field.type);
    const inside = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    const each = isObjectType(named)
      ? estimateBytes(selected, named, inside)
      : (declared(field, 'bytes') ?? LEAF_BYTES[named.name] ?? SHORTEST_LEAF);
    bytes += isListType(getNullableType(field.type)) ? (declared(field, 'items') ?? 1) * each : each;
  }
  return bytes;
}
