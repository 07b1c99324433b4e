/** What a question asks for: the noun that a name belongs to. */
const KIND = /\b(?:curve|line|quantity|quantitie|price|wage|number|point|area|output|axis|intersection)s?\b/gi;

/** The sentences of a text, its list items, and the cells of its tables; subscripts stand beside their letters. */
const sentencesOf = (html: string): string[] =>
  html
    .replaceAll(/<\/?su[bp]>/g, '')
    .replaceAll(/<[^>]*>/g, '. ')
    .split(/[.;:?!]\s/);

function isCurveIn(sentence: string, name: string): boolean {
  const at = ` ${sentence} `.replaceAll(/[^\w'*+= ]/g, ' ').indexOf(` ${name} `);
  const kind = at < 0 ? undefined : sentence.slice(0, at).match(KIND)?.at(-1);
  return kind !== undefined && /^(?:curve|line)/i.test(kind);
}

/**
 * The names that the texts of a question ask for as names of curves: "the Lorenz curve after the change in policy, labeled L2",
 * "the production possibilities curves of Japan and Chile". By itself, L2 could be a quantity of labor.
 */
export function curvesAskedFor(names: readonly string[], texts: readonly string[]): string[] {
  const sentences = texts.flatMap(sentencesOf);
  return names.filter((name) => /^[A-Za-z]/.test(name) && sentences.some((sentence) => isCurveIn(sentence, name)));
}
