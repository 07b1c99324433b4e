import { isPicture } from '../../../economics/lesson/frame';
import { graphAt, startOf } from '../../../economics/lesson/movable-graph';
import { figureOf } from '../../../economics/picture/picture';
import { withoutSubscripts } from '../../../economics/svg/labels/text-width';
import { drawThumbnail, thumbnailSize } from '../../../economics/svg/draw-thumbnail';
import type { GraphContent, ReferenceContent, TaughtAt } from '../course/read/reference-source';
import type { FindScene } from '../library/lesson-moment';
import type { Chapter, LessonMoment } from '../library/library.type';
import type { Formula, ReferenceGraph, ReferenceTerm, TaskVerb } from './reference.type';

/** The published reference. */
export interface Reference {
  /** In the order of the alphabet. */
  readonly terms: readonly ReferenceTerm[];
  /** In course order, like everything below. */
  readonly formulas: readonly Formula[];
  readonly graphs: readonly ReferenceGraph[];
  readonly verbs: readonly TaskVerb[];
  /** The pictures of the graphs as files: address → what draws it. */
  readonly files: ReadonlyMap<string, () => string>;
}

const EMPTY: ReferenceContent = { terms: [], formulas: [], graphs: [], verbs: [] };
const IN_ALPHABET = new Intl.Collator('en', { sensitivity: 'base' });

const urlOf = ({ id }: GraphContent): string => `/figures/reference/${id}.svg`;

/** A graph before anything is moved. */
const frameOf = ({ graph }: GraphContent) => graphAt(graph, startOf(graph)).frame;

function pictureOf(content: GraphContent) {
  const frame = frameOf(content);
  const alt = isPicture(frame) ? withoutSubscripts(figureOf(frame).description) : content.about;
  return Object.freeze({ url: urlOf(content), alt, ...thumbnailSize(frame) });
}

/** Terms and graphs refer to each other: each graph collects its terms, and then all are frozen. */
export function buildReference(
  content: ReferenceContent | null,
  chapters: readonly Chapter[],
  findScene: FindScene,
): Reference {
  const { terms, formulas, graphs, verbs } = content ?? EMPTY;

  /** An import checks that the scene is there. */
  function momentOf({ chapterId, scene }: TaughtAt): LessonMoment {
    const chapter = chapters.find(({ id }) => id === chapterId);
    const moment = chapter && findScene(chapter, scene);
    if (!moment) throw new Error(`The reference names scene ${scene} of chapter ${chapterId}, which does not exist.`);
    return moment;
  }

  const drawn = graphs.map((one) => ({
    id: one.id,
    name: one.name,
    about: one.about,
    picture: pictureOf(one),
    movable: JSON.stringify(one.graph),
    points: one.points,
    lost: one.lost,
    taught: momentOf(one.taught),
    terms: new Array<ReferenceTerm>(),
  }));
  const named = terms
    .map(({ id, term, also, definition, example, graph, taught }) => ({
      id,
      term,
      also,
      definition,
      example,
      graph: drawn.find((one) => one.id === graph) ?? null,
      taught: momentOf(taught),
    }))
    .sort((a, b) => IN_ALPHABET.compare(a.term, b.term));
  for (const one of drawn) one.terms.push(...named.filter(({ graph }) => graph === one));
  for (const one of [...drawn, ...named]) Object.freeze(one);
  return Object.freeze({
    terms: named,
    formulas: formulas.map((formula) => Object.freeze({ ...formula, taught: momentOf(formula.taught) })),
    graphs: drawn,
    verbs,
    files: new Map(graphs.map((one) => [urlOf(one), () => drawThumbnail(frameOf(one))])),
  });
}
