import type { GraphQLObjectType } from 'graphql';
import { buildSchema, execute, getOperationAST, Kind, parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { WriterCompiler } from './json-writer';

const schema = buildSchema(`
  type Query { shop: Shop! }
  type Shop { id: ID!, name: String!, note: String, open: Boolean!, price: Float!, sold: Int, kind: Kind, rows: [[Int!]!], owner: Person, staff: [Person]! }
  type Person { id: ID!, name: String!, boss: Person }
  enum Kind { STAND TRUCK }
`);

const boss = { id: 7, name: 'Ada “the boss”', boss: null };
const shop = {
  id: 12,
  name: 'Kites \\ "& more"\n– naïve ❄ \u{1F600}',
  note: undefined,
  open: true,
  price: 2.5,
  sold: null,
  kind: 'TRUCK',
  rows: [[1, 2], []],
  owner: boss,
  staff: [boss, null, { id: 'x', name: 'Bo', boss }],
};

const EVERYTHING = `
  query { shop { ...Names note open price sold kind rows owner { name } owner { id __typename } } }
  fragment Names on Shop { __typename id title: name ... on Shop { staff { ...Worker } } }
  fragment Worker on Person { boss { id } name }
`;

/** The writer of what a document asks for of a shop. */
function writerOf(text: string, inSchema = schema) {
  const document = parse(text);
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const compiler = new WriterCompiler(fragments);
  const operation = getOperationAST(document);
  const nodes = operation ? compiler.collectFields([operation.selectionSet]).get('shop') : undefined;
  const type = inSchema.getQueryType()?.getFields()['shop']?.type;
  if (!nodes || !type) throw new Error('There is no shop in the document.');
  return compiler.compile(type, nodes);
}

describe('an object that is written by what a document selects', () => {
  it('is what GraphQL answers, in the same order', async () => {
    const { data } = await execute({ schema, document: parse(EVERYTHING), rootValue: { shop } });
    expect(writerOf(EVERYTHING)(shop)).toBe(asciiOf(JSON.stringify(data?.['shop'])));
  });

  it('is ASCII, whatever the texts in it', () => {
    const text = writerOf('{ shop { name owner { name } } }')(shop);
    expect(text).toMatch(/^[\n -~]*$/);
    expect(JSON.parse(text)).toEqual({ name: shop.name, owner: { name: boss.name } });
  });

  it.each([
    ['a field', { ...shop, name: null }],
    ['an item of a list', { ...shop, rows: [[1, null]] }],
    ['a field of an item', { ...shop, staff: [{ id: 1 }] }],
  ])('is refused with null where the schema allows none: %s', (_what, broken) => {
    expect(() => writerOf(EVERYTHING)(broken)).toThrow(/^There is no /);
  });

  it('is refused with a value that its type does not have', () => {
    expect(() => writerOf('{ shop { kind } }')({ ...shop, kind: 'CART' })).toThrow('CART');
  });

  it('is written once if it is frozen, and anew each time if it can change', () => {
    const write = writerOf('{ shop { owner { name boss { id } } staff { id } } }');
    let reads = 0;
    const counting = () => ({
      get name() {
        reads += 1;
        return 'Ada';
      },
    });
    const [frozen, open] = [Object.freeze(counting()), counting()];
    for (let time = 0; time < 3; time += 1) write({ owner: frozen, staff: [] });
    expect(reads).toBe(1);
    for (let time = 0; time < 3; time += 1) write({ owner: open, staff: [] });
    expect(reads).toBe(4);
  });

  it('is another text where another document selects other fields of the same object', () => {
    const document = parse('query { shop { owner { id } staff { name } } }');
    const compiler = new WriterCompiler([]);
    const nodes = compiler.collectFields([getOperationAST(document)!.selectionSet]).get('shop') ?? [];
    const frozen = Object.freeze({ ...boss });
    const text = compiler.compile(
      schema.getQueryType()!.getFields()['shop']!.type,
      nodes,
    )({
      owner: frozen,
      staff: [frozen],
    });
    expect(JSON.parse(text)).toEqual({ owner: { id: '7' }, staff: [{ name: boss.name }] });
  });
});

describe('a document', () => {
  it('is refused if it has directives, because nothing would follow them', () => {
    expect(() => writerOf('{ shop { id @skip(if: true) } }')).toThrow('directives');
  });

  it('is refused if it asks for a field with a resolver below the root, because nothing would call it', () => {
    const withResolver = buildSchema(print(parse('type Query { shop: Shop! } type Shop { id: ID! }')));
    const type = withResolver.getType('Shop') as GraphQLObjectType; // defined above
    type.getFields()['id']!.resolve = () => 1;
    expect(() => writerOf('{ shop { id } }', withResolver)).toThrow('Shop.id');
  });
});

function asciiOf(text: string): string {
  return text.replace(/[\u0080-\uffff]/g, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
