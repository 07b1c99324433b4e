/** A time as milliseconds since 1970, for `new Date`: the drivers hand timestamps over as text of their own. */
export const milliseconds = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;
