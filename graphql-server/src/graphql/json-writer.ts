import {
  getNullableType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  print,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { collectFields } from './collect-fields';

/** Strings that JSON only puts in quotes. */
const PLAIN = /^[ !#-[\]-~]*$/;
const NOT_ASCII = /[\u0080-\uffff]/g;

const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * The same text in one byte a character. V8 keeps the result of a replacement in two if the original needed them, and every
 * string that such a piece is joined to.
 */
const inOneByte = (ascii: string) => Buffer.from(ascii, 'latin1').toString('latin1');

/** JSON in ASCII, which a socket sends as it is: converting a long answer to UTF-8 takes longer than writing it. */
export function toJson(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string' && PLAIN.test(value)) return `"${value}"`;
  return inOneByte(JSON.stringify(value).replace(NOT_ASCII, escape));
}

/** Writes a value of one GraphQL type as JSON. Throws for null where the schema does not allow it. */
export type Write = (value: unknown) => string;

/** The same at the end of `pieces`: V8 joins a list faster than it flattens strings that were added to each other. */
type Append = (value: unknown, pieces: string[]) => void;

interface Writer {
  readonly append: Append;
  /** Of leaves and of objects that have nothing else: they are short, and a list of fewer pieces is joined faster. */
  readonly write?: Write;
}

const shortWriter = (write: Write): Writer => ({ write, append: (value, pieces) => void pieces.push(write(value)) });

function appendList({ write, append }: Writer): Append {
  return (values, pieces) => {
    if (!Array.isArray(values)) throw new Error('A list is expected.');
    let before = '[';
    for (const value of values) {
      if (write !== undefined) pieces.push(before + write(value));
      else {
        pieces.push(before);
        append(value, pieces);
      }
      before = ',';
    }
    pieces.push(before === '[' ? '[]' : ']');
  };
}

/** Frozen objects are the course, which does not change: each is written once, unless it is short. */
function appendOnce(append: Append): Append {
  const written = new WeakMap<object, string>();
  return (value, pieces) => {
    if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return append(value, pieces);
    let text = written.get(value);
    if (text === undefined) {
      text = inOneByte(joined(append, value));
      written.set(value, text);
    }
    pieces.push(text);
  };
}

const REMEMBERED = 256;

/**
 * Writes a field with its name. Lists of hundreds of rows repeat a few numbers and booleans: what each becomes is written
 * once.
 */
function writeField(name: string, write: Write): Write {
  const written = new Map<unknown, string>();
  return (value) => {
    if (typeof value !== 'number' && typeof value !== 'boolean' && value !== null) return name + write(value);
    let text = written.get(value);
    if (text === undefined) {
      text = inOneByte(name + write(value));
      if (written.size < REMEMBERED) written.set(value, text);
    }
    return text;
  };
}

function joined(append: Append, value: unknown): string {
  const pieces: string[] = [];
  append(value, pieces);
  return pieces.join('');
}

/**
 * Compiles selections into functions that write the services' objects as JSON, without building the answer as objects first.
 * All fields below the root types are plain properties.
 */
export class WriterCompiler {
  /** By type and selection, so that documents with the same fragments share what was written. */
  private readonly objects = new Map<string, Writer>();

  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;

  /** With the fragments of all documents: a name stands for the same text in each. */
  constructor(fragments: readonly FragmentDefinitionNode[]) {
    this.fragments = Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment]));
  }

  /** The writer of a field's values, with what all these nodes select of them. */
  compile(type: GraphQLOutputType, nodes: readonly FieldNode[]): Write {
    const { append } = this.compileField(type, nodes);
    return (value) => joined(append, value);
  }

  private compileField(type: GraphQLOutputType, nodes: readonly FieldNode[]): Writer {
    const isRequired = isNonNullType(type);
    const { write, append } = this.compileValue(isRequired ? type.ofType : type, nodes);
    const what = `${nodes[0]?.name.value} of type ${String(type)}`;
    const writeNull = () => {
      if (isRequired) throw new Error(`There is no ${what}.`);
      return 'null';
    };
    const isNull = (value: unknown) => value === null || value === undefined;
    if (write !== undefined) return shortWriter((value) => (isNull(value) ? writeNull() : write(value)));
    return {
      append: (value, pieces) => {
        if (isNull(value)) pieces.push(writeNull());
        else append(value, pieces);
      },
    };
  }

  private compileValue(type: GraphQLOutputType, nodes: readonly FieldNode[]): Writer {
    if (isLeafType(type)) return shortWriter((value) => toJson(type.serialize(value)));
    if (isListType(type)) return { append: appendList(this.compileField(type.ofType, nodes)) };
    if (!isObjectType(type)) throw new Error(`${String(type)} is no object type.`);
    const selections = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    const key = `${type.name} ${selections.map(print).join(' ')}`;
    const writer = this.objects.get(key) ?? this.compileObject(type, selections);
    this.objects.set(key, writer);
    return writer;
  }

  private compileObject(type: GraphQLObjectType, selections: readonly SelectionSetNode[]): Writer {
    /** Where there is `write`, it writes `before` too. */
    const fields: ({ readonly before: string; readonly name: string } & Writer)[] = [];
    let isShort = true;
    let before = '{';
    for (const [key, nodes] of this.collectFields(selections)) {
      const name = nodes[0]?.name.value ?? '';
      before += `${before === '{' ? '' : ','}${JSON.stringify(key)}:`;
      if (name === '__typename') before += JSON.stringify(type.name);
      else {
        const field = type.getFields()[name];
        if (!field || field.resolve) throw new Error(`${type.name}.${name} is no plain property.`);
        const { write, append } = this.compileField(field.type, nodes);
        fields.push({ before, name, append, ...(write && { write: writeField(before, write) }) });
        isShort &&= isLeafType(getNullableType(field.type));
        before = '';
      }
    }
    const after = `${before}}`;

    /** Appends all but the end, which it returns. */
    const append = (value: unknown, pieces: string[]) => {
      const properties = value as Readonly<Record<string, unknown>>; // of an object type
      let text = '';
      for (const { before: name, name: property, write, append: appendField } of fields) {
        if (write !== undefined) text += write(properties[property]);
        else {
          pieces.push(text + name);
          appendField(properties[property], pieces);
          text = '';
        }
      }
      return text + after;
    };
    if (isShort) return shortWriter((value) => append(value, []));
    return { append: appendOnce((value, pieces) => void pieces.push(append(value, pieces))) };
  }

  /** The fields of selections by their names in the answer, each with all nodes that ask for it. */
  collectFields(selections: readonly SelectionSetNode[]): ReturnType<typeof collectFields> {
    return collectFields({ fragments: this.fragments, isIncluded: hasNoDirective }, selections);
  }
}

function hasNoDirective({ directives }: SelectionNode): true {
  if (directives?.length) throw new Error('A trusted document has no directives.');
  return true;
}
