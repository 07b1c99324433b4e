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

export type Ranked = { readonly score: number; readonly covered: number } & (
  | {
      readonly kind: 'chapter';
      readonly chapter: Chapter;
      readonly scene: BestScene | null;
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
const BEST_SCENE = 0.8;
/** What a scene's token counts that the whole chapter is about. */
const OF_CHAPTER = 0.1;
const IN_HEADING = 2;
/** A heading that denies something corrects an error; whoever asks for the thing itself wants another scene first. */
const DENIES = /\b(?:no|not|nothing|never|without)\b|n['’]t\b/i;
const IN_DENYING_HEADING = 1.2;
/** A scene that has less than this share of the term is not where it is explained. */
const LEAST_SAID = 0.5;

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0);

/** What was found for a term, best first. */
export function rank(search: CourseSearch, typed: TypedTokens, begun: ReadonlySet<string>): Ranked[] {
  const found = search.find(typed, begun);
  const tokens = byRarity(found, typed, search.size);
  const total = sum(tokens.values());
  /** The parts of a name that was found as a whole say nothing more. */
  const strong = (token: string) => ((typed.get(token)?.share ?? 0) < 0.2 ? 0 : (tokens.get(token) ?? 0));
  const covered = (has: Iterable<string>) => sum([...new Set(has)].map((token) => tokens.get(token) ?? 0)) / total;
  const owns = new Map(found.filter(isKind('chapter')).map((one) => [one.item.chapter, one]));
  const scenes = Map.groupBy(found.filter(isKind('scene')), ({ item }) => item.moment.chapter);

  const isQuestionMeant = typed.has(FREE_RESPONSE);

  const chapters = [...new Set([...owns.keys(), ...scenes.keys()])].map((chapter): Ranked => {
    const own = owns.get(chapter);
    const about = own?.inTitle ?? new Set<string>();
    const named = own?.inName ?? new Set<string>();
    const weigh = ({ item, has, inTitle }: OfKind<'scene'>) => {
      const inHeading = DENIES.test(item.moment.heading) ? IN_DENYING_HEADING : IN_HEADING;
      return sum(
        [...has].map(
          (token) => strong(token) * (named.has(token) ? OF_CHAPTER : 1) * (inTitle.has(token) ? inHeading : 1),
        ),
      );
    };
    const said = (scenes.get(chapter) ?? [])
      .map((scene) => ({ ...scene, weight: weigh(scene), covered: covered([...scene.has, ...about]) }))
      .sort((a, b) => b.weight - a.weight || b.score - a.score);
    const [best] = said;
    const all = covered([...(own?.has ?? []), ...(best?.has ?? [])]);
    const score = ((own?.score ?? 0) + BEST_SCENE * (best?.score ?? 0)) * all ** 2 * (isQuestionMeant ? 0.3 : 1);
    const scene = best !== undefined && best.covered >= LEAST_SAID ? best.item : null;
    return { kind: 'chapter', chapter, scene, score, covered: all };
  });
  const topics = found.filter(isKind('topic')).flatMap(({ item, score, has }): Ranked[] => {
    const share = covered(has);
    return share < 0.9 ? [] : [{ kind: 'topic', topic: item.topic, score: score * 0.5, covered: share }];
  });
  const questions = found.filter(isKind('freeResponse')).map(({ item, score, has }): Ranked => {
    const share = covered(has);
    return {
      kind: 'freeResponse',
      question: item.question,
      score: score * share ** 2 * (isQuestionMeant ? 2 : 0.4),
      covered: share,
    };
  });
  const pages = found.filter(isKind('page')).flatMap(({ item, score, has }): Ranked[] => {
    const share = covered(has);
    return share < 0.8 ? [] : [{ kind: 'page', page: item.page, score: score * share * 1.5, covered: share }];
  });
  return [...chapters, ...topics, ...questions, ...pages].sort((a, b) => b.score - a.score);
}

/** A token that few entries have says more. One that none has says little: it may be anything. */
function byRarity(found: readonly Found[], typed: TypedTokens, size: number): Map<string, number> {
  return new Map(
    [...typed].map(([token, { share }]) => {
      const having = found.filter(({ has }) => has.has(token)).length;
      return [token, share * Math.log(1 + size / (having === 0 ? size / 8 : having + 3))];
    }),
  );
}
