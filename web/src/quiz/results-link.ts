import type { AttemptUnderWayFragment } from '../../../schema/generated/graphql';
import { resultsPath } from '../../../schema/rules/quiz';

export function resultsLink({ id, type }: Pick<AttemptUnderWayFragment, 'id' | 'type'>): string {
  return `${resultsPath(type)}?${new URLSearchParams({ attempt: id })}`;
}

/** What the spec hands to a results page; ours reads the attempt that the address names. */
export function resultsState({ type, topics, unit }: Pick<AttemptUnderWayFragment, 'type' | 'topics' | 'unit'>) {
  return { type, topics: topics.map(({ id }) => id), unitId: unit?.id ?? null };
}
