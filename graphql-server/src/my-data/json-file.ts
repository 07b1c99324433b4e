type Part = object | AsyncIterable<object>;

const indented = (value: unknown, by: number) => JSON.stringify(value, null, 2).replaceAll('\n', `\n${' '.repeat(by)}`);

/** The text of an object in JSON, indented by 2, piece by piece. What comes one by one is an array there. */
export async function* jsonFile(parts: Readonly<Record<string, Part>>): AsyncGenerator<string> {
  let before = '{';
  for (const [name, part] of Object.entries(parts)) {
    yield `${before}\n  ${JSON.stringify(name)}: `;
    before = ',';
    if (Symbol.asyncIterator in part) yield* jsonArray(part);
    else yield indented(part, 2);
  }
  yield '\n}';
}

async function* jsonArray(items: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '[';
  for await (const item of items) {
    yield `${before}\n    ${indented(item, 4)}`;
    before = ',';
  }
  yield before === '[' ? '[]' : '\n  ]';
}
