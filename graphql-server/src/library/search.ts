import type { Course } from '../course/course';
import { plainText } from '../course/read/course-html';
import { findAnnounced } from './announced';
import { bestSentence, markedText } from './excerpt';
import type { SearchHit, SearchResult } from './library.type';
import { rank, type Ranked } from './rank';
import { stemsOf, typedTokens, type TypedTokens } from './search-words';
import { readTerm } from './spelling-of-terms';
import { chaptersOfNamedUnit, chaptersOfUnit, unitAsked, type OfUnit } from './search-units';

const MOST_HITS = 24;
/** So few that a student reads them all. */
const MOST_GUESSES = 5;
const MOST_GUESSES_BESIDE_ANNOUNCED = 3;
/** What has less of the best one's score or of the term than this is noise. */
const LEAST_SCORE = 0.02;
const LEAST_COVERED = 0.4;
/** Below this share of the term, the best is a guess. */
const SURE = 0.45;
/** What a token weighs that says what is meant, beside "graph" or "price". */
const STRONG = 1;

/** Of a family of questions, the one that fits best. */
function onePerFamily(ranked: readonly Ranked[]): Ranked[] {
  const families = new Set<string>();
  return ranked.filter((one) => {
    if (one.kind !== 'freeResponse') return true;
    const { family } = one.question.definition;
    if (families.has(family)) return false;
    families.add(family);
    return true;
  });
}

const NO_PLACE = { moment: null, startsAt: null, topic: null, freeResponseId: null, path: null };

/** The term of the reference that was typed, by any of its names; none where more was typed than a name. */
function termHit({ search: index }: Course, tokens: TypedTokens): SearchHit[] {
  const named = index.term(tokens);
  if (named === null) return [];
  const { id, term, definition } = named;
  const excerpt = markedText(definition, tokens);
  return [{ ...NO_PLACE, kind: 'term', title: term, chapter: null, path: `/reference/terms#${id}`, excerpt }];
}

const chapterOf = (one: Ranked) => {
  switch (one.kind) {
    case 'chapter':
      return one.chapter;
    case 'topic':
      return one.topic.chapter;
    case 'freeResponse':
      return one.question.chapter;
    case 'page':
      return null;
  }
};

const wholeChapter = (one: OfUnit): Ranked => ({ kind: 'chapter', ...one, scene: null, score: 1, covered: 1 });

function search({ search: index, units }: Course, text: string, begun: readonly string[]): Ranked[] {
  const asked = unitAsked(text);
  const tokens = typedTokens(asked?.rest ?? text);
  const ofUnit = asked === null ? [] : chaptersOfUnit(units, asked);
  const isOnlyUnit = [...tokens.values()].every(({ boost }) => boost < STRONG);
  if (ofUnit.length > 0 && isOnlyUnit) return ofUnit.map(wholeChapter);
  const ranked = onePerFamily(rank(index, tokens, new Set(begun.flatMap(stemsOf))));
  const inUnit = ranked.filter((one) => ofUnit.some(({ chapter }) => chapter === chapterOf(one)));
  if (inUnit.length > 0) return inUnit;
  const named = chaptersOfNamedUnit(units, text);
  const others = ranked.filter(
    (one) => one.kind !== 'chapter' || !named.some(({ chapter }) => chapter === one.chapter),
  );
  return [...named.map(wholeChapter), ...others];
}

function viewHit(one: Ranked, tokens: TypedTokens): SearchHit {
  const none = { ...NO_PLACE, chapter: chapterOf(one) };
  const excerptOf = (text: string) => markedText(bestSentence(text, tokens), tokens);
  switch (one.kind) {
    case 'chapter': {
      const { chapter, scene, unitName } = one;
      const excerpt =
        unitName === undefined
          ? excerptOf(scene?.said ?? plainText({ format: 'html', text: chapter.videoBlurb }))
          : [{ text: unitName, isMatch: true }];
      const { moment = null, startsAt = null } = scene ?? {};
      return { ...none, kind: 'chapter', title: chapter.name, moment, startsAt, excerpt };
    }
    case 'topic':
      return { ...none, kind: 'topic', title: one.topic.topicName, topic: one.topic, excerpt: [] };
    case 'freeResponse': {
      const { id, title, stem } = one.question.definition;
      return {
        ...none,
        kind: 'freeResponse',
        title,
        freeResponseId: id,
        excerpt: excerptOf(plainText({ format: 'html', text: stem })),
      };
    }
    case 'page': {
      const { path, title, about } = one.page;
      return { ...none, kind: 'page', title, path, excerpt: markedText(about, tokens) };
    }
  }
}

/** What the course and the site have for a term, best first. */
export function searchCourse(course: Course, term: string): SearchResult {
  const { text, isCorrected, begun, unknown } = readTerm(term, course.search);
  const announced = findAnnounced(course, text);
  const ranked = search(course, text, begun);
  const best = ranked[0];
  const isSure = unknown.length === 0 && best !== undefined && best.covered >= SURE;
  const most = isSure ? MOST_HITS : announced.length > 0 ? MOST_GUESSES_BESIDE_ANNOUNCED : MOST_GUESSES;
  const found = ranked
    .filter(({ score, covered }) => score >= LEAST_SCORE * (best?.score ?? 0) && covered >= LEAST_COVERED)
    .slice(0, most);
  const tokens = typedTokens(text);
  const hits = found.map((one) => viewHit(one, tokens));
  // A definition is read in a moment, but what is looked for is mostly the lesson.
  const isUnit = best?.kind === 'chapter' && best.unitName !== undefined;
  if (!isUnit) hits.splice(1, 0, ...termHit(course, tokens));
  const isFound = hits.length + announced.length > 0;
  return {
    term,
    guess: isFound && (isCorrected || (!isSure && found.length > 0)),
    corrected: isCorrected && isFound ? text : null,
    announced,
    hits,
    chapters: found.flatMap((one) => (one.kind === 'chapter' ? [one.chapter] : [])),
  };
}
