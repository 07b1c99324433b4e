/** One tab of the playground. Its title is the operation's name. */
export interface Example {
  query: string;
  variables?: string;
  headers?: string;
}

// Chapter 20 has one topic and a small question pool, so three rounds of its quiz are enough to pass it.
export const CHAPTER = { id: '20', topicId: '34', slug: 'what-makes-demand-elastic' };

export const asJson = (value: unknown) => JSON.stringify(value, null, 2);
