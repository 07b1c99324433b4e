/** The answer that a student gave to a question: a choice by its id, or a number in the question's unit. */
export type Given<Id = number> = { readonly choice: Id } | { readonly number: number };

/** Whether both are the same answer; none is never the same. */
export function isSameGiven<Id>(a: Given<Id> | null | undefined, b: Given<Id>): boolean {
  if (a == null) return false;
  if ('choice' in b) return 'choice' in a && a.choice === b.choice;
  return 'number' in a && a.number === b.number;
}
