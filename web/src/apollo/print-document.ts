import type { ASTNode } from 'graphql';

const all = (nodes: readonly ASTNode[] = [], before = '', after = '') =>
  nodes.length > 0 ? before + nodes.map(print).join(' ') + after : '';
const within = (nodes: readonly ASTNode[] | undefined) => all(nodes, '(', ')');
const marks = (nodes: readonly ASTNode[] | undefined) => all(nodes, ' ');
const maybe = (before: string, node: ASTNode | undefined) => (node ? before + print(node) : '');
const itself = ({ value }: { value: string | boolean }) => String(value);
const pair = ({ name, value }: { name: ASTNode; value: ASTNode }) => `${print(name)}:${print(value)}`;

const PRINTERS: { readonly [K in ASTNode['kind']]?: (node: Extract<ASTNode, { kind: K }>) => string } = {
  Document: ({ definitions }) => all(definitions),
  OperationDefinition: ({ operation, name, variableDefinitions, directives, selectionSet }) =>
    operation + maybe(' ', name) + within(variableDefinitions) + marks(directives) + print(selectionSet),
  FragmentDefinition: ({ name, typeCondition, directives, selectionSet }) =>
    `fragment ${print(name)} on ${print(typeCondition)}${marks(directives)}${print(selectionSet)}`,
  VariableDefinition: ({ variable, type, defaultValue, directives }) =>
    `${print(variable)}:${print(type)}${maybe('=', defaultValue)}${marks(directives)}`,
  SelectionSet: ({ selections }) => all(selections, '{', '}'),
  Field: ({ alias, name, arguments: given, directives, selectionSet }) =>
    `${alias ? `${print(alias)}:` : ''}${print(name)}${within(given)}${marks(directives)}${maybe('', selectionSet)}`,
  FragmentSpread: ({ name, directives }) => `...${print(name)}${marks(directives)}`,
  InlineFragment: ({ typeCondition, directives, selectionSet }) =>
    `...${maybe('on ', typeCondition)}${marks(directives)}${print(selectionSet)}`,
  Directive: ({ name, arguments: given }) => `@${print(name)}${within(given)}`,
  Argument: pair,
  ObjectField: pair,
  Variable: ({ name }) => `$${print(name)}`,
  NamedType: ({ name }) => print(name),
  ListType: ({ type }) => `[${print(type)}]`,
  NonNullType: ({ type }) => `${print(type)}!`,
  ListValue: ({ values }) => `[${all(values)}]`,
  ObjectValue: ({ fields }) => `{${all(fields)}}`,
  StringValue: ({ value }) => JSON.stringify(value),
  NullValue: () => 'null',
  Name: itself,
  IntValue: itself,
  FloatValue: itself,
  EnumValue: itself,
  BooleanValue: itself,
};

/**
 * An operation or a fragment as text. In the build it stands in for graphql's own printer, which comes along with Apollo and
 * prints schemas as well. Throws a TypeError for a part of a schema.
 */
export function print(node: ASTNode): string {
  const printer = PRINTERS[node.kind] as ((same: ASTNode) => string) | undefined; // the one for nodes of this kind
  if (!printer) throw new TypeError(`A ${node.kind} is not part of an operation.`);
  return printer(node);
}
