import { describe, expect, test } from 'vitest';
import { ROLES } from '../../../../economics/free-response/role-table';
import { shippedChapters, shippedCourse, shippedReference } from '../../../../test-support/shipped-course';
import { GLOSSARY } from '../../library/glossary';
import { plainText } from '../read/course-html';
import { questionsOf } from '../read/course-source';

// Every term that the course uses is in the reference. Terms are found in three ways: the names that search knows and that the scorer
// reads, what chapters set in bold, and phrases that end in a word of economics and occur in at least three questions.

const WORD = /[a-z]+(?:-[a-z]+)*/g;

/** Singular, for regular plurals. */
const singular = (word: string): string =>
  word
    .replace(/(?<=ch|x)es$/, '')
    .replace(/(?<=[a-z]{2})ies$/, 'y')
    .replace(/(?<![su])s$/, '');

const wordsOf = (text: string): string[] => (text.toLowerCase().match(WORD) ?? []).map(singular);
/** A curve has the name of what it shows. */
const formOf = (text: string): string =>
  wordsOf(text.replaceAll('-', ' '))
    .join(' ')
    .replace(/(?<=.) curve$/, '');

const KNOWN = new Set(shippedReference.terms.flatMap(({ term, also }) => [term, ...also].map(formOf)));

/** Whether a phrase is a term, or ends with one: "market demand curve" ends with demand curve. */
function isKnown(phrase: string): boolean {
  const words = formOf(phrase).split(' ');
  return words.some((_, from) => KNOWN.has(words.slice(from).join(' ')));
}

/** What search knows that is no term of economics. */
const NO_TERMS = new Set(['free of charge', 'what the exam asks', 'free-response questions', 'when one curve shifts']);

describe('the reference has', () => {
  test('each term that the search knows, by one of its names', () => {
    const missing = GLOSSARY.filter(({ names }) => !names.some((name) => isKnown(name) || NO_TERMS.has(name)));
    expect(missing.map(({ names }) => names[0])).toEqual([]);
  });

  /** Letters for what each question has its own words for: P, Q and their subscripts, and areas that a question names. */
  const LETTERS = new Set(['p', 'q', 'w', 'l', 'pe', 'qe', 'we', 'wm', 'pc', 'pf', 'gain']);

  test('each curve, price, and area that the scorer of graphs reads, by one of its names', () => {
    const missing = ROLES.filter(([role, ...forms]) => !LETTERS.has(role) && ![role, ...forms].some(isKnown));
    expect(missing.map(([role]) => role)).toEqual([]);
  });
});

/** Words with which a term of economics ends. */
const HEADS = new Set(
  (
    'curve cost surplus elasticity revenue product efficiency tax good market profit loss benefit price floor ceiling quota tariff subsidy ' +
    'demand supply equilibrium competition monopoly oligopoly monopsony externality income utility return scale advantage trade wage rate ' +
    'run rule power structure discrimination strategy matrix capacity industry'
  ).split(' '),
);
/** What may stand in a phrase that is a term; other words begin a phrase about something. */
const QUALIFIERS =
  /^(?:marginal|average|total|fixed|variable|explicit|implicit|sunk|opportunity|external|social|private|economic|accounting|normal|inferior|public|common|perfect|perfectly|price|income|cross-price|consumer|producer|deadweight|tax|lump-sum|per-unit|excise|corrective|import|world|minimum|long-run|short-run|derived|resource|factor|natural|monopolistic|dominant|nash|payoff|absolute|comparative|diminishing|increasing|decreasing|constant|constant-cost|increasing-cost|excess|fair-return|market|binding|quota|product|revenue|labor|property|profit-maximizing|least-cost|utility-maximizing|substitute|complementary|progressive|regressive|proportional|club|free|circular|imperfect)$/;

/** Phrases of two to four words that end in such a word and have only such words before it. */
function phrasesIn(text: string): Set<string> {
  const words = wordsOf(text);
  const phrases = new Set<string>();
  words.forEach((head, at) => {
    // The end of a phrase: tax revenue, and not the tax in it.
    if (!HEADS.has(head) || HEADS.has(words[at + 1] ?? '')) return;
    let from = at;
    while (from > 0 && at - from < 3 && QUALIFIERS.test(words[from - 1] ?? '')) from -= 1;
    if (from < at) phrases.add(words.slice(from, at + 1).join(' '));
  });
  return phrases;
}

/** Phrases whose words say what they mean by themselves, each looked at. */
const PLAIN = new Set(
  'total income,consumer income,average income,long-run price,producer cost,average benefit,average price,tax price,constant-cost market,total labor cost,price return'.split(
    ',',
  ),
);

test('every phrase of three or more questions that ends in a word of economics is a term, or its words say it', () => {
  const counts = new Map<string, number>();
  for (const { stem, choices } of questionsOf(shippedCourse)) {
    const text = [stem, ...choices.flatMap((choice) => [choice.text, choice.rationale])]
      .flatMap((one) => (one === null ? [] : [plainText(one)]))
      .join(' . ');
    for (const phrase of phrasesIn(text)) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThan(100);
  const missing = [...counts].filter(([phrase, count]) => count >= 3 && !isKnown(phrase) && !PLAIN.has(phrase));
  expect(missing.sort((a, b) => b[1] - a[1]).map(([phrase, count]) => `${phrase} (${count})`)).toEqual([]);
});

/** What chapters set in bold for another reason than that it is a term. */
const STRESSED = new Set(
  (
    'what,how,traditional,command,market,mixed,where you are,what it cost,what move it,given up,gained,output,hour per unit,tip,' +
    'one more slice,shift,movement along,at every price,right,curve,way,it depend,below the demand curve and above the price,' +
    'above the supply curve and below the price,share of income,defined,time,fixed,variable,enter,economic profit i zero,' +
    'allocatively,lowest cost,per unit,maximize profit'
  ).split(','),
);

test('every term that a chapter sets in bold is in the reference', () => {
  const bold = shippedChapters.flatMap(({ videoBlurb, quizBlurb }) =>
    [videoBlurb, quizBlurb].flatMap(({ text }) => [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, term = '']) => term)),
  );
  expect(bold.length).toBeGreaterThan(50);
  expect([...new Set(bold)].filter((term) => !isKnown(term) && !STRESSED.has(formOf(term)))).toEqual([]);
});

test('every phrase of three or more lesson scenes that ends in a word of economics is a term, or its words say it', () => {
  const scenes = shippedChapters.flatMap(({ lesson }) => lesson?.lesson.scenes ?? []);
  const counts = new Map<string, number>();
  for (const { beats } of scenes)
    for (const phrase of phrasesIn(beats.map(({ say }) => say).join(' ')))
      counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  expect(scenes.length).toBeGreaterThan(300);
  const missing = [...counts].filter(([phrase, count]) => count >= 3 && !isKnown(phrase) && !PLAIN.has(phrase));
  expect(missing.map(([phrase, count]) => `${phrase} (${count})`)).toEqual([]);
});
