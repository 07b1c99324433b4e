/** What follows "labeled" in a sentence of a drawn part: "labeled MPB, MPC, and MSC". */
const LABELED = /(?<!correctly )\blabel(?:ed)?\b((?:(?!<\/(?:p|li)>)[^.])*)/gi;
const NAME = /\b(?:[A-Za-z]{1,3}<sub>[^<]+<\/sub>|[A-Z]{1,4}\d?|q\d|[A-Z][a-z]+)(?![\w<])/g;

/** The labels that the text of a part asks for, each once, with their tags: `P<sub>E</sub>`. */
export const labelsAskedFor = (html: string): string[] => [
  ...new Set([...html.matchAll(LABELED)].flatMap(([, rest = '']) => rest.match(NAME) ?? [])),
];
