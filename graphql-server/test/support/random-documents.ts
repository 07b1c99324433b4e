import { getNamedType, isObjectType, type GraphQLField, type GraphQLObjectType, type GraphQLSchema } from 'graphql';

// Documents of the schema up to the limits: eight levels deep, with most of the aliases, and what is repeated as fragments.

const DEEPEST = 8;
const MOST_ALIASES = 14;
const MOST_FIELDS = 120;

/** The root fields to ask for, with their arguments as they stand in a document. */
export type Arguments = Readonly<Record<string, string>>;

class DocumentWriter {
  private aliases = 0;
  private fields = 0;
  private readonly fragments: string[] = [];

  constructor(private readonly random: () => number) {}

  write(kind: 'query' | 'mutation', root: GraphQLObjectType, args: Arguments): string {
    const wanted = Object.values(root.getFields()).filter(({ name }) => name in args);
    const count = kind === 'mutation' ? 1 : 1 + Math.floor(this.random() * 3);
    const chosen = Array.from({ length: count }, () => this.pick(wanted));
    const parts = [...new Set(chosen)].map((field) => this.part(field, 1, args[field.name]));
    return `${kind} { ${parts.join(' ')} } ${this.fragments.join(' ')}`;
  }

  private pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick.');
    return item;
  }

  private part({ name, type }: GraphQLField<unknown, unknown>, depth: number, args?: string): string {
    const named = getNamedType(type);
    const selection = isObjectType(named) ? this.selection(named, depth + 1) : '';
    const called = `${name}${args ? `(${args})` : ''} ${selection}`;
    const repeated = Array.from({ length: Math.floor(this.random() ** 2 * 8) }, () => this.alias(called));
    return [called, ...repeated].join(' ');
  }

  private alias(called: string): string {
    // What stands inside has aliases of its own.
    const used = 1 + called.split(':').length - 1;
    if (this.aliases + used > MOST_ALIASES) return '';
    this.aliases += used;
    return `${'x'.repeat(1 + Math.floor(this.random() ** 6 * 2000))}${this.aliases}: ${called}`;
  }

  private selection(type: GraphQLObjectType, depth: number): string {
    const all = Object.values(type.getFields());
    const isLeaf = (field: GraphQLField<unknown, unknown>) => !isObjectType(getNamedType(field.type));
    const leaves = all.filter(isLeaf).filter(() => this.random() < 0.6);
    const inner = depth < DEEPEST && this.fields < MOST_FIELDS ? all.filter((field) => !isLeaf(field)) : [];
    const followed = inner.filter(() => this.random() < 0.6);
    this.fields += leaves.length + followed.length;
    const parts = [...leaves, ...followed].map((field) => this.part(field, depth));
    const text = `{ __typename ${parts.join(' ')} }`;
    if (this.random() < 0.8) return text;
    const name = `f${this.fragments.length}`;
    this.fragments.push(`fragment ${name} on ${type.name} ${text}`);
    return `{ ...${name} }`;
  }
}

export function randomDocument(
  schema: GraphQLSchema,
  kind: 'query' | 'mutation',
  args: Arguments,
  random: () => number,
): string {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  if (!root) throw new Error(`There is no ${kind}.`);
  return new DocumentWriter(random).write(kind, root, args);
}
