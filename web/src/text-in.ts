/** The text under `key` in what a history entry or the browser's storage brought along; empty where there is none. */
export function textIn(value: unknown, key: string): string {
  if (typeof value !== 'object' || value === null) return '';
  const text: unknown = Reflect.get(value, key);
  return typeof text === 'string' ? text : '';
}
