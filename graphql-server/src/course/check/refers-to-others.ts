const ENGLISH = [
  /\b(?:all|none|both|neither|either|any|some|one|two|three|each|more than one) of (?:the|these) (?:above|(?:other |previous |preceding )?(?:choices|answers|options|alternatives|responses))\b/i,
  /\b(?:all|none|both|neither|any)(?: of)?(?: the)? above\b/i,
  /^(?:all|none|both|neither|any|each) of (?:these|them)(?: (?:is|are) (?:correct|true|right|wrong|false))?[.]?$/i,
  /^(?:all|none|both|neither)(?: of the)?(?: (?:answers|choices|options))? (?:is|are) (?:correct|true|right|wrong|false)[.]?$/i,
  /^(?:the )?(?:first|second|third|last)(?: (?:two|three))?(?: (?:and|or) (?:the )?(?:second|third|fourth|last))? (?:choices?|answers?|options?|alternatives?)\b/i,
];

/** "All of the above" and "none of the above", as files in other languages have them. */
const OTHER_LANGUAGES = [
  /^(?:todas|todos|ninguna|ninguno|ambas|ambos)(?: de)? (?:las|los) (?:anteriores|opciones|respuestas|alternativas)(?!\p{L})/iu,
  /^(?:todas|nenhuma|ambas)(?: as| das) (?:anteriores|alternativas|opções|respostas)(?!\p{L})/iu,
  /^(?:toutes|tous|aucune?|les deux)(?: de)?(?: les| ces| des)? (?:réponses|propositions|choix|options)(?!\p{L})/iu,
  /^(?:alle|keine?s?|beide)(?: der| von den| die)? (?:oben|obigen|genannten|vorstehenden|vorherigen|antworten|aussagen oben)(?!\p{L})/iu,
  /^(?:tutte|nessuna|entrambe)(?: le| delle) (?:precedenti|risposte|opzioni|alternative)(?!\p{L})/iu,
  /^(?:alle|geen|beide)(?: van)?(?: de| deze)? (?:bovenstaande|genoemde|antwoorden)(?!\p{L})/iu,
  /^(?:wszystkie|żadn\p{L}+|obie)(?: z)? (?:powyższ|wymienion|odpowiedzi|podan)/iu,
  /^(?:вс[её]|ни одн\p{L}+|ничего|нет|оба)(?: из)? (?:выше|перечисленн|указанн|ответ)/iu,
];

const AND = String.raw`(?:,? (?:and|or|nor|&|\+|y|e|o|et|ou|und|oder|en|of|i|lub|и|или) |, ?)`;
const NOUN =
  '(?:answers?|choices?|options?|alternatives?|responses?|antworten?|opciones|respuestas|réponses|ответы|odpowiedzi)';
const SUMS_UP = `(?:both|either|neither|only|nor|all of|beide|ambas|les deux)`;
const RIGHT =
  '(?:correct|true|right|wrong|false|correct[ao]s|correctes|richtig|falsch|cert[ao]s|corret[ao]s|corrette|juist|goed|poprawne|верны)';
const TAIL = `(?: (?:only|alone|together|(?:(?:is|are|son|sont|sind|são|sono|zijn|są) )?${RIGHT}))?[.]?`;
const listOf = (label: string) => String.raw`(?<labels>\(?${label}\)?(?:${AND}\(?${label}\)?)+)`;

/** Letters are those of the choices; digits and single labels may be those of a list in the stem. */
const LETTERS = new RegExp(`^(?:(?:${SUMS_UP}|${NOUN}) )*${listOf('[a-eабвг]')}${TAIL}$`, 'iu');
const DIGITS = [
  new RegExp(`^(?:${SUMS_UP} )*${NOUN} ${listOf('[1-8]')}${TAIL}$`, 'iu'),
  new RegExp(`^${SUMS_UP} ${listOf('[1-8]')}${TAIL}$`, 'iu'),
  new RegExp(`^${listOf('[1-8]')} (?:only|are (?:correct|true|right))[.]?$`, 'iu'),
];

/** "1." or "(1)" or "Option 1". */
const isIn = (stem: string) => (label: string) =>
  new RegExp(String.raw`(?:^|\s)(?:\(?${label}[.):]|(?:option|plan|statement|choice) ${label}\b)`, 'i').test(stem);

/** Whether a choice sums up others or names them by their places, which makes no sense once they are shuffled. */
export function refersToOthers(text: string, stem: string): boolean {
  if ([...ENGLISH, ...OTHER_LANGUAGES, LETTERS].some((pattern) => pattern.test(text))) return true;
  const labels = DIGITS.map((pattern) => pattern.exec(text)?.groups?.['labels']).find((found) => found !== undefined);
  return labels !== undefined && !(labels.match(/\d/g) ?? []).every(isIn(stem));
}
