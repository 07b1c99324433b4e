/** What an answer looks like, without what it says: the type of each part, and `{id}` for a collection keyed by id. */
export type Outline = string | readonly Outline[] | { readonly [name: string]: Outline };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function outlineOf(value: unknown): Outline {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? [] : [value.map(outlineOf).reduce(both)];
  if (!isRecord(value)) return typeof value;
  const entries = Object.entries(value);
  const isKeyed = entries.length > 0 && entries.every(([key]) => /^[1-9]\d*$/.test(key));
  if (!isKeyed) return Object.fromEntries(entries.map(([name, part]) => [name, outlineOf(part)]));
  for (const [key, part] of entries) {
    if (isRecord(part) && 'id' in part && String(part['id']) !== key) throw new Error(`${key} has another id.`);
  }
  return { '{id}': entries.map(([, part]) => outlineOf(part)).reduce(both) };
}

/** What two parts have in common; a part that may be null is "null | string". */
function both(one: Outline, other: Outline): Outline {
  if (typeof one === 'string' && typeof other === 'string') {
    return [...new Set([...one.split(' | '), ...other.split(' | ')])].sort().join(' | ');
  }
  if (Array.isArray(one) && Array.isArray(other))
    return [...one, ...other].length === 0 ? [] : [[...one, ...other].reduce(both)];
  if (isRecord(one) && isRecord(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return Object.fromEntries([...names].map((name) => [name, both(part(one, name), part(other, name))]));
  }
  throw new Error(`Two shapes in one collection: ${JSON.stringify([one, other])}`);
}

function part(outline: Readonly<Record<string, unknown>>, name: string): Outline {
  const found = outline[name];
  if (found === undefined) throw new Error(`Not every entry has "${name}".`);
  return found as Outline; // the parts of an outline are outlines
}
