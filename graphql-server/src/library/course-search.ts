import MiniSearch from 'minisearch';
import { timelineOf } from '../../../economics/lesson/timeline';
import { SITE_PAGES, type SitePage } from '../../../schema/rules/site-pages';
import type { Course, CourseFreeResponse } from '../course/course';
import { plainText } from '../course/read/course-html';
import { GLOSSARY } from './glossary';
import type { Chapter, LessonMoment, Topic } from './library.type';
import { stemsOf, tokensOf, typedTokens, wordsOf, type TypedTokens } from './search-words';

/** What can be found. A scene is found for its chapter. */
export type Findable =
  | { readonly kind: 'chapter'; readonly chapter: Chapter }
  | { readonly kind: 'scene'; readonly moment: LessonMoment; readonly startsAt: number; readonly said: string }
  | { readonly kind: 'topic'; readonly topic: Topic }
  | { readonly kind: 'freeResponse'; readonly question: CourseFreeResponse }
  | { readonly kind: 'page'; readonly page: SitePage };

interface Entry {
  readonly id: number;
  readonly item: Findable;
  readonly title: string;
  readonly topics: string;
  /** What students call it. */
  readonly words: string;
  readonly text: string;
}

const FIELDS = { title: 6, topics: 3.5, words: 5, text: 1 };

export interface Found<Item extends Findable = Findable> {
  readonly item: Item;
  readonly score: number;
  /** The tokens of the query that it has. */
  readonly has: ReadonlySet<string>;
  /** Those that it has in its title or topics. */
  readonly inTitle: ReadonlySet<string>;
  readonly inName: ReadonlySet<string>;
}

function findablesOf({ chapters, freeResponses }: Pick<Course, 'chapters' | 'freeResponses'>): Omit<Entry, 'id'>[] {
  const ofChapter = (chapter: Chapter): Omit<Entry, 'id'>[] => [
    {
      item: { kind: 'chapter', chapter },
      title: chapter.name,
      topics: chapter.topics.map(({ topicName }) => topicName).join('. '),
      words: '',
      text: plainText({ format: 'html', text: `${chapter.videoBlurb} ${chapter.quizBlurb}` }),
    },
    ...chapter.topics.map((topic) => ({
      item: { kind: 'topic' as const, topic }, // the discriminant
      title: topic.topicName,
      topics: '',
      words: '',
      text: '',
    })),
    ...(chapter.lesson === null ? [] : timelineOf(chapter.lesson).scenes).map(({ scene, from, to }) => {
      const said = scene.beats.map(({ say }) => say).join(' ');
      const { id, heading } = scene;
      const moment = { chapter, scene: id, heading, seconds: Math.round(to - from) };
      const item = { kind: 'scene' as const, moment, startsAt: Math.floor(from), said };
      return { item, title: '', topics: heading, words: '', text: said }; // the discriminant
    }),
  ];
  return [
    ...chapters.flatMap(ofChapter),
    ...freeResponses.map((question) => ({
      item: { kind: 'freeResponse' as const, question }, // the discriminant
      title: question.definition.title,
      topics: `free-response question. ${question.chapter.name}`,
      words: question.chapter.topics.map(({ topicName }) => topicName).join('. '),
      text: '',
    })),
    ...SITE_PAGES.map((page) => ({
      item: { kind: 'page' as const, page }, // the discriminant
      title: page.title,
      topics: '',
      words: page.words,
      text: page.about,
    })),
  ];
}

type Term = Course['reference']['terms'][number];

/** A token that weighs less is a part of a name. */
const LEAST_SHARE = 0.2;

/** What tokens say, in any order. */
const meaningOf = (tokens: TypedTokens): string =>
  [...tokens]
    .filter(([, { share }]) => share > LEAST_SHARE)
    .map(([token]) => token)
    .sort()
    .join(' ');

/** Terms by what their names say; of two that say the same, the first. */
const termsByName = (terms: readonly Term[]): ReadonlyMap<string, Term> =>
  new Map(
    terms
      .flatMap((one) => [one.term, ...one.also].map((name) => [meaningOf(typedTokens(name)), one] as const))
      .filter(([meaning]) => meaning !== '')
      .reverse(),
  );

export interface CourseSearch {
  /** Everything that has one of the tokens. */
  find(tokens: TypedTokens, begun: ReadonlySet<string>): Found[];
  /** The term of the reference of which this is a name. */
  term(tokens: TypedTokens): Term | null;
  /** How many things can be found. */
  readonly size: number;
  /** Every word of the course, the most frequent first. */
  readonly vocabulary: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
}

export function indexCourse(course: Pick<Course, 'chapters' | 'freeResponses' | 'units' | 'reference'>): CourseSearch {
  const entries = findablesOf(course);
  const index = new MiniSearch<Entry>({
    fields: Object.keys(FIELDS),
    tokenize: (text) => tokensOf(text).map(({ term }) => term),
    processTerm: (term) => term,
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  const counts = new Map<string, number>();
  const texts = [
    ...course.units.flatMap(({ name, announced }) => [name, ...announced]),
    ...entries.flatMap(({ title, topics, words, text }) => [title, topics, words, text]),
    ...GLOSSARY.flatMap(({ names, asked }) => [...names, ...asked]),
  ];
  for (const word of texts.flatMap(wordsOf)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const vocabulary = new Set([...counts].sort(([, a], [, b]) => b - a).map(([word]) => word));

  function find(tokens: TypedTokens, begun: ReadonlySet<string>): Found[] {
    const terms = [...tokens.keys()];
    const results = index.search(terms.join('\n'), {
      tokenize: (text) => text.split('\n'),
      boost: FIELDS,
      boostTerm: (term) => tokens.get(term)?.boost ?? 1,
      prefix: (term) => begun.has(term),
    });
    return results.flatMap(({ id, score, queryTerms, match }) => {
      const item = entries[Number(id)]?.item;
      // It counts how many tokens it found; how much they say is what counts here.
      const inTitle = terms.filter((term) => match[term]?.some((field) => field !== 'text'));
      const inName = terms.filter((term) => match[term]?.includes('title'));
      return item === undefined
        ? []
        : [
            {
              item,
              score: score / queryTerms.length,
              has: new Set(queryTerms),
              inTitle: new Set(inTitle),
              inName: new Set(inName),
            },
          ];
    });
  }
  const named = termsByName(course.reference.terms);
  return {
    term: (tokens) => named.get(meaningOf(tokens)) ?? null,
    find,
    size: entries.length,
    vocabulary,
    stems: new Set([...vocabulary].flatMap(stemsOf)),
  };
}
