import type { ChapterPageFragment, LibraryQuery, SearchChaptersQuery } from '../../../schema/generated/graphql';
import type { WithTypename, TypedData } from './with-typenames';

/** [chapter, its topics]: a chapter without topics is announced, not there yet. */
type ChapterPlan = readonly [name: string, topics?: readonly string[]];

const UNITS: readonly (readonly [name: string, chapters: readonly ChapterPlan[], announced?: readonly string[]])[] = [
  [
    'Unit 1: Intro to Economic Concepts',
    [
      ['1.1 Scarcity, Choice and Opportunity Cost', ['Scarcity and resources', 'Opportunity cost']],
      ['1.2 Economic Systems', ['Who decides what is made']],
      ['1.3 Production Possibilities Curve', ['Reading a PPC', 'Shifts of the PPC']],
    ],
  ],
  ['Unit 2: Supply & Demand', [['2.1 Demand', ['The law of demand']], ['2.2 Shifts of Demand']]],
  ['Unit 4: Government Intervention', [['4.1 Taxes']], ['4.4 Price Floors']],
  ['Unit 5: Production, Cost and Perfect Competition', []],
];

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/^[\d.]+\s+/, '')
    .replace(/[^a-z]+/g, '-');

let chapterId = 0;
let topicId = 0;

const units = UNITS.map(([name, chapters, announced = []], index) => {
  const unitId = String(index + 1);
  return {
    __typename: 'Unit' as const,
    id: unitId,
    name,
    selectable: chapters.length > 0,
    announced,
    subject: { __typename: 'Subject' as const, id: '1' },
    chapters: chapters.map(([chapterName, topics = []]) => {
      chapterId += 1;
      const id = String(chapterId);
      return {
        __typename: 'Chapter' as const,
        id,
        name: chapterName,
        slug: slugOf(chapterName),
        comingSoon: topics.length === 0,
        unit: { __typename: 'Unit' as const, id: unitId },
        topics: topics.map((topicName) => {
          topicId += 1;
          return {
            __typename: 'Topic' as const,
            id: String(topicId),
            topicName,
            chapter: { __typename: 'Chapter' as const, id },
          };
        }),
      };
    }),
  };
});

/** A course in small: seven chapters in three units (two of them coming soon), and a unit without chapters. */
export const library: TypedData<LibraryQuery> = {
  subjects: [{ __typename: 'Subject', id: '1', name: 'Microeconomics', units }],
};

const VIDEO_OF: Readonly<Record<string, string>> = { '1': 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' };

/** A chapter's page; chapter 1 has a video, the others wait for theirs. */
export function chapterPage(id: string): WithTypename<ChapterPageFragment> | null {
  const unit = units.find(({ chapters }) => chapters.some((chapter) => chapter.id === id));
  const chapter = unit?.chapters.find((each) => each.id === id);
  if (!unit || !chapter) return null;
  return {
    ...chapter,
    videoUrl: VIDEO_OF[id] ?? null,
    videoBlurb: `<p>What <strong>${chapter.name}</strong> is about, and why it is worth ten minutes.</p>`,
    quizBlurb: '<p>Six questions. Read the numbers twice.</p>',
    quizBlurbImgUrl: null,
    unit: { __typename: 'Unit', id: unit.id, name: unit.name },
  };
}

export const chapterPageBySlug = (slug: string) => {
  const found = units.flatMap(({ chapters }) => chapters).find((chapter) => chapter.slug === slug);
  return found ? chapterPage(found.id) : null;
};

/** What a search finds: chapters whose name has the term; for the slip "demnad" a guess; "coconuts" is said in a lesson. */
export function found(term: string): WithTypename<SearchChaptersQuery['searchChapters']> {
  const guess = term === 'demnad';
  const isSaid = term === 'coconuts';
  const wanted = guess ? 'demand' : isSaid ? 'possibilities' : term.toLowerCase();
  const chapters = units
    .flatMap((unit) => unit.chapters)
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .map((chapter) => ({ ...chapter, videoUrl: VIDEO_OF[chapter.id] ?? null }));
  const inLessonOnly = isSaid ? chapters.map(({ id }) => ({ __typename: 'Chapter' as const, id })) : []; // the one name
  return { __typename: 'SearchResult', term, guess, chapters, inLessonOnly };
}
