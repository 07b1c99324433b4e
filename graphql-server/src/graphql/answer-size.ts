import {
  getArgumentValues,
  getDirectiveValues,
  getNullableType,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isLeafType,
  isListType,
  isObjectType,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type SelectionNode,
} from 'graphql';
import { DomainError } from '../errors';
import type { Asked } from './before-running';
import { collectFields, type Nodes } from './collect-fields';

/** The most bytes of an answer to a document that is not trusted. */
export const LARGEST_ANSWER = 2_000_000;

/** What every answer may hold besides its data, in bytes: its form, and the messages of errors. */
const BESIDE_DATA = 20_000;

export const TOO_LARGE = `The answer would have more than ${LARGEST_ANSWER / 1_000_000} MB. Ask for less at once.`;

/** The bytes of a value as JSON. */
type Measure = (value: unknown) => number;

/** What the variables of a request select. */
export const selectedBy = ({ fragments, variableValues }: Pick<Asked, 'fragments' | 'variableValues'>) => ({
  fragments,
  isIncluded: (selection: SelectionNode) =>
    getDirectiveValues(GraphQLSkipDirective, selection, variableValues)?.['if'] !== true &&
    getDirectiveValues(GraphQLIncludeDirective, selection, variableValues)?.['if'] !== false,
});

/**
 * Adds up how many bytes an answer will have, before any of it is built. The course refers back to itself, so a short document
 * can ask for the same objects thousands of times: each is measured once for each selection.
 */
export class AnswerSize {
  private size: number;
  /** What was measured so far, each object once: a bound on the work. */
  private measured = 0;

  private readonly selected: ReturnType<typeof selectedBy>;

  constructor(private readonly asked: Asked) {
    this.selected = selectedBy(asked);
    // Errors name the fields where they happened, as the document does.
    this.size = BESIDE_DATA + (asked.operation.loc?.source.body.length ?? 0);
  }

  /** Adds a root field with what its resolver returned. Throws if the answer would be too large. */
  add(key: string, type: GraphQLOutputType, nodes: readonly FieldNode[], value: unknown): void {
    this.size += this.measureKey(key) + this.measure(type, nodes)(value);
    this.within(0);
  }

  /** Adds what the operation asks of the schema. */
  addIntrospection(): void {
    for (const [key, nodes] of collectFields(this.selected, [this.asked.operation.selectionSet])) {
      const field = [SchemaMetaFieldDef, TypeMetaFieldDef].find(({ name }) => name === nodes[0].name.value);
      if (field) this.add(key, field.type, nodes, this.read(field, undefined, nodes));
    }
  }

  /** The same size, unless the answer is too large with it. */
  private within(size: number): number {
    if (Math.max(this.size + size, this.measured) > LARGEST_ANSWER) throw new DomainError('BAD_USER_INPUT', TOO_LARGE);
    return size;
  }

  private measureText(text: string): number {
    const size = Buffer.byteLength(text);
    this.measured += size;
    return this.within(size);
  }

  /** With quotes, colon and comma. */
  private measureKey = (key: string) => this.measureText(`"${key}":,`);

  private measure(type: GraphQLOutputType, nodes: readonly FieldNode[]): Measure {
    const nullable = getNullableType(type);
    // Made for the first value: a document may nest deeper than what it asks for.
    let measure: Measure | undefined;
    return (value) => {
      if (value === null || value === undefined) return this.measureText('null');
      measure ??= this.measureValue(nullable, nodes);
      return measure(value);
    };
  }

  private measureValue(type: GraphQLOutputType, nodes: readonly FieldNode[]): Measure {
    if (isLeafType(type)) return (value) => this.measureText(JSON.stringify(type.serialize(value)) ?? 'null');
    if (isObjectType(type)) return this.measureObject(type, nodes);
    if (!isListType(type)) throw new Error(`${String(type)} is no object type.`);
    const measureItem = this.measure(type.ofType, nodes);
    return (values) => {
      let size = this.measureText('[]');
      // Anything else fails in GraphQL itself.
      if (Array.isArray(values)) for (const value of values) size = this.within(size + ','.length + measureItem(value));
      return size;
    };
  }

  private measureObject(type: GraphQLObjectType, nodes: readonly FieldNode[]): Measure {
    const selections = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    const fields = [...collectFields(this.selected, selections)].map(([key, inside]) => {
      const measure = this.measureField(type, inside);
      return (object: unknown) => this.measureKey(key) + measure(object);
    });
    const known = new Map<unknown, number>();
    return (object) => {
      let size = known.get(object);
      if (size === undefined) {
        size = this.measureText('{}');
        for (const measure of fields) size = this.within(size + measure(object));
        known.set(object, size);
      }
      return size;
    };
  }

  private measureField(type: GraphQLObjectType, nodes: Nodes): Measure {
    const name = nodes[0].name.value;
    if (name === '__typename') return () => this.measureText(`"${type.name}"`);
    const field = type.getFields()[name];
    if (field === undefined) throw new Error(`${type.name} has no ${name}.`);
    const measure = this.measure(field.type, nodes);
    return (object) => measure(this.read(field, object, nodes));
  }

  /** Below the root, only introspection has resolvers. They are GraphQL's own and read the schema. */
  private read(field: GraphQLField<unknown, unknown>, object: unknown, [node]: Nodes): unknown {
    if (field.resolve === undefined) return Reflect.get(Object(object), field.name);
    const args = getArgumentValues(field, node, this.asked.variableValues);
    return field.resolve(object, args, undefined, this.asked as GraphQLResolveInfo); // they read nothing else of it
  }
}
