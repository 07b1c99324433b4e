import { describe, expect, it } from 'vitest';
import { normalName } from '../../../economics/free-response/labels';
import { ROLES, SUBSCRIPTS } from '../../../economics/free-response/role-table';
import { ACCEPTED_LABELS, SUBSCRIPT_WORDS } from './accepted-labels';

describe('the labels that the reference lists', () => {
  it('are all roles of the scorer that have another name', () => {
    expect(ACCEPTED_LABELS.length).toBe(ROLES.filter((forms) => forms.length > 1).length);
  });

  it.each(ACCEPTED_LABELS.flatMap(({ label, others }) => others.map((other) => [other, label] as const)))(
    'counts “%s” as %s',
    (other, label) => {
      expect(normalName(other)).toBe(normalName(label));
    },
  );

  it('have every word of a subscript that is no abbreviation', () => {
    const listed = SUBSCRIPT_WORDS.flatMap(([, words]) => words);
    expect(listed).toEqual(expect.arrayContaining(Object.keys(SUBSCRIPTS).filter((word) => word.length > 3)));
  });

  it.each(SUBSCRIPT_WORDS.flatMap(([subscript, words]) => words.map((word) => [word, subscript] as const)))(
    'reads “%s price” as P with the subscript %s',
    (word, subscript) => {
      expect(normalName(`${word} price`)).toBe(normalName(`P${subscript}`));
    },
  );
});
