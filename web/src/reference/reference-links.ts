export const REFERENCE = '/reference';
export const TERMS = '/reference/terms';
export const GRAPHS = '/reference/graphs';

/** The parts of the reference with their names, as its menu shows them. */
export const PARTS = [
  [REFERENCE, 'Overview'],
  [TERMS, 'Terms'],
  ['/reference/formulas', 'Formulas'],
  [GRAPHS, 'Graphs'],
  ['/reference/verbs', 'Task verbs'],
  ['/reference/labels', 'Labels'],
  ['/reference/print', 'Print'],
] as const; // pairs

/** A term of the glossary, by its id. */
export const termPath = (id: string) => `${TERMS}#${id}`;

/** The page of a graph, by its id. */
export const graphPath = (id: string) => `${GRAPHS}/${id}`;
