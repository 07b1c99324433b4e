import type { CourseFreeResponse } from '../course/course';
import type { SitePage } from '../../../schema/rules/site-pages';
import type { CourseSearch, Findable, Found } from './course-search';
import type { Chapter, LessonMoment, Topic } from './library.type';
import type { TypedTokens } from './search-words';

/** The scene of a chapter that says most of what was typed. */
export interface BestScene {
  readonly moment: LessonMoment;
  readonly startsAt: number;
  readonly said: string;
}

export type Ranked = {
  readonly score: number;
  /** How much of what was typed it has: 0 to 1. */
  readonly covered: number;
} & (
  | {
      readonly kind: 'chapter';
      readonly chapter: Chapter;
      readonly scene: BestScene | null;
      /** The unit for which it was found. */
      readonly unitName?: string;
    }
  | { readonly kind: 'topic'; readonly topic: Topic }
  | { readonly kind: 'freeResponse'; readonly question: CourseFreeResponse }
  | { readonly kind: 'page'; readonly page: SitePage }
);

type OfKind<Kind extends Findable['kind']> = Found<Extract<Findable, { kind: Kind }>>;

const isKind =
  <Kind extends Findable['kind']>(kind: Kind) =>
  (found: Found): found is OfKind<Kind> =>
    found.item.kind === kind;

/** The token of a student who looks for a free-response question. */
const FREE_RESPONSE = '=free-response questions';

// What the scores of each kind count beside those of chapters; tried on the list of searches.
const OF_SCENE = 0.8;
const OF_TOPIC = 0.5;
const OF_QUESTION = 0.4;
const OF_PAGE = 1.5;
const OF_QUESTION_MEANT = 2;
const OF_CHAPTER_IF_QUESTION_MEANT = 0.3;

/** A topic and a page have at least this share of what was typed. */
const LEAST_OF_TOPIC = 0.9;
const LEAST_OF_PAGE = 0.6;
/** A scene that has less than this share of it is not where it is explained. */
const LEAST_SAID = 0.5;

/** What a scene's token counts that the chapter is named for: every scene is about it. */
const IN_NAME = 0.1;
const IN_HEADING = 2;
/** A heading that denies something corrects an error; whoever asks for the thing itself wants another scene first. */
const DENIES = /\b(?:no|not|nothing|never|without)\b|n['’]t\b/i;
const IN_DENYING_HEADING = 1.2;

/** A token that weighs less is a part of a name that was found as a whole: it says nothing more. */
const LEAST_TOKEN = 0.2;

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0);

/** What the tokens of a term say, of which few entries have more to say. One that none has may be anything. */
function weighByRarity(found: readonly Found[], typed: TypedTokens, size: number): Map<string, number> {
  return new Map(
    [...typed].map(([token, { share }]) => {
      const having = found.filter(({ has }) => has.has(token)).length;
      return [token, share * Math.log(1 + size / (having === 0 ? size / 8 : having + 3))];
    }),
  );
}

/** What was found for a term, best first. */
export function rank(search: CourseSearch, typed: TypedTokens, begun: ReadonlySet<string>): Ranked[] {
  const found = search.find(typed, begun);
  const weights = weighByRarity(found, typed, search.size);
  const total = sum(weights.values());
  const covered = (has: Iterable<string>) => sum([...new Set(has)].map((token) => weights.get(token) ?? 0)) / total;
  const isQuestionMeant = typed.has(FREE_RESPONSE);

  function bestScene(scenes: readonly OfKind<'scene'>[], chapter: OfKind<'chapter'> | undefined) {
    const weigh = ({ item, has, inTitle }: OfKind<'scene'>) => {
      const inHeading = DENIES.test(item.moment.heading) ? IN_DENYING_HEADING : IN_HEADING;
      const telling = [...has].filter((token) => (typed.get(token)?.share ?? 0) >= LEAST_TOKEN);
      return sum(
        telling.map(
          (token) =>
            (weights.get(token) ?? 0) *
            (chapter?.inName.has(token) ? IN_NAME : 1) *
            (inTitle.has(token) ? inHeading : 1),
        ),
      );
    };
    const weighed = scenes.map((scene) => ({ ...scene, weight: weigh(scene) }));
    const [best] = weighed.sort((a, b) => b.weight - a.weight || a.item.startsAt - b.item.startsAt);
    return best;
  }

  const named = new Map(found.filter(isKind('chapter')).map((one) => [one.item.chapter, one]));
  const scenes = Map.groupBy(found.filter(isKind('scene')), ({ item }) => item.moment.chapter);
  const chapters = [...new Set([...named.keys(), ...scenes.keys()])].map((chapter): Ranked => {
    const own = named.get(chapter);
    const best = bestScene(scenes.get(chapter) ?? [], own);
    const ofScene = best === undefined ? 0 : best.score * covered(best.has);
    const share = covered([...(own?.has ?? []), ...(best?.has ?? [])]);
    const score = ((own?.score ?? 0) + OF_SCENE * ofScene) * share ** 2;
    const isExplained = best !== undefined && covered([...best.has, ...(own?.inTitle ?? [])]) >= LEAST_SAID;
    return {
      kind: 'chapter',
      chapter,
      scene: isExplained ? best.item : null,
      score: isQuestionMeant ? score * OF_CHAPTER_IF_QUESTION_MEANT : score,
      covered: share,
    };
  });

  const others = found.flatMap(({ item, score, has, inTitle }): Ranked[] => {
    const share = covered(has);
    switch (item.kind) {
      case 'topic':
        return share < LEAST_OF_TOPIC ? [] : [{ ...item, score: score * OF_TOPIC, covered: share }];
      case 'freeResponse': {
        const counts = isQuestionMeant ? OF_QUESTION_MEANT : OF_QUESTION;
        return [{ ...item, score: score * share ** 2 * counts, covered: share }];
      }
      case 'page':
        // A word in the sentence about a page is not what the page is for.
        return covered(inTitle) < LEAST_OF_PAGE ? [] : [{ ...item, score: score * share * OF_PAGE, covered: share }];
      case 'chapter':
      case 'scene':
        return [];
    }
  });
  return [...chapters, ...others].sort((a, b) => b.score - a.score);
}
