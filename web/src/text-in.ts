/** Returns the string under `key` in a navigation state or a stored value, or an empty string if there is none. */
export function textIn(value: unknown, key: string): string {
  if (typeof value !== 'object' || value === null) return '';
  const text: unknown = Reflect.get(value, key);
  return typeof text === 'string' ? text : '';
}
