const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text for the inside of an element or of an attribute. */
export const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** With a space in front of each; null leaves one out. */
export const attributes = (values: Record<string, string | number | null>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === null ? '' : ` ${name}="${escape(String(value))}"`))
    .join('');

/** Hundredths of a pixel are seen by nobody. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;
