import { Extensions } from 'type-graphql';

/** How many items a list has in the shipped course, or has for a student who practices a lot. The cost of a document counts with it. */
export const Items = (items: number) => Extensions({ items });

/** How long a text is, where it is much longer than most. */
export const Bytes = (bytes: number) => Extensions({ bytes });
