import type { MovableGraph } from '../../../../economics/lesson/movable-graph';
import type { SourceLocation } from './course-source';

// The reference as its authors write it in course/reference/, and as an import stores it.

/** Where something is taught. */
export interface TaughtAt {
  readonly chapterId: number;
  /** A scene of the chapter's lesson. */
  readonly scene: string;
}

export interface TermContent {
  /** Of its address: /reference/terms#deadweight-loss. */
  readonly id: string;
  readonly term: string;
  /** Its other names and abbreviations. */
  readonly also: readonly string[];
  /** One sentence. */
  readonly definition: string;
  readonly example: string;
  /** The id of its graph, or null. */
  readonly graph: string | null;
  readonly taught: TaughtAt;
  /** The topics for which it is what a student looks up. */
  readonly topicIds: readonly number[];
}

export interface FormulaContent {
  readonly name: string;
  readonly formula: string;
  readonly letters: readonly { readonly letter: string; readonly meaning: string }[];
  readonly worked: string;
  readonly taught: TaughtAt;
}

export interface GraphContent {
  /** Of its address: /reference/graphs/monopoly. */
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly graph: MovableGraph;
  /** What rubrics usually give points for. */
  readonly points: readonly string[];
  /** The point that is lost most often. */
  readonly lost: string;
  readonly taught: TaughtAt;
}

export interface VerbContent {
  readonly verb: string;
  readonly earns: string;
  readonly loses: string;
  readonly task: string;
  readonly answer: string;
}

export interface ReferenceContent {
  readonly terms: readonly TermContent[];
  readonly formulas: readonly FormulaContent[];
  readonly graphs: readonly GraphContent[];
  readonly verbs: readonly VerbContent[];
}

type Located<Content> = Content & { readonly at: SourceLocation };

/** With the lines of the files, for problems. */
export interface ReferenceSource {
  readonly terms: readonly Located<TermContent>[];
  readonly formulas: readonly Located<FormulaContent>[];
  readonly graphs: readonly Located<GraphContent>[];
  readonly verbs: readonly Located<VerbContent>[];
}

const withoutPlace = <Content extends object>({ at: _, ...content }: Located<Content>) => content;

/** What an import stores. */
export const contentOf = ({ terms, formulas, graphs, verbs }: ReferenceSource): ReferenceContent => ({
  terms: terms.map(withoutPlace<TermContent>),
  formulas: formulas.map(withoutPlace<FormulaContent>),
  graphs: graphs.map(withoutPlace<GraphContent>),
  verbs: verbs.map(withoutPlace<VerbContent>),
});
