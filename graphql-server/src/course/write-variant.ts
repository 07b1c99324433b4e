import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { variantId } from '../../../economics/question/question-model';
import { modelOfVariant } from '../../../economics/question/question-models';
import type { CourseQuestion } from './course';
import { questionRows } from './import/course-rows';
import type { VariantContent } from './question-variant';
import type { ModelTexts } from './read/course-source';
import { variantSource } from './read/read-question-models';

/** A variant of a model's question, its item, as a server would ask it today. */
export interface WrittenVariant {
  readonly itemId: number;
  /** From 1. */
  readonly number: number;
  readonly content: VariantContent;
  /** Of the content. */
  readonly hash: string;
  /** Of what a student reads of it: variants with one face ask the same. */
  readonly face: string;
}

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);

/** What a student reads. */
interface Face {
  readonly text: string;
  readonly figure: { readonly alt: string } | null;
  readonly answers: readonly { readonly text: string }[];
}

const asContent = ({ shown, answers }: CourseQuestion): Face => ({
  text: shown.text,
  figure: shown.figure,
  answers: answers.filter(({ retired }) => !retired),
});

function faceOf({ text, figure, answers }: Face): string {
  return hashOf([text, figure?.alt ?? null, answers.map((answer) => answer.text).sort()]);
}

/** What was written lately is not written again. */
const MOST_HELD = 2000;

/** Writes variants from the texts of the models, which the last import stored. */
export class VariantWriter {
  private readonly written = new LRUCache<string, WrittenVariant>({ max: MOST_HELD });

  /** @param stored the authors' ids of the stored questions, which are not written again */
  constructor(
    private readonly texts: ReadonlyMap<string, ModelTexts>,
    private readonly stored: ReadonlySet<string>,
  ) {}

  /** Null for an item that no model made, and for a number with which the model finds no question. */
  write(item: CourseQuestion, number: number): WrittenVariant | null {
    const key = `${item.id}.${number}`;
    const held = this.written.get(key) ?? this.writeNew(item, number);
    if (held !== null) this.written.set(key, held);
    return held;
  }

  /** The misconceptions that lead to choices of an item's variants; none where no model made it. */
  misconceptionsOf(item: CourseQuestion): readonly string[] {
    return Object.keys(this.textsOf(item)?.wrong ?? {});
  }

  private textsOf({ market, stableId }: CourseQuestion): ModelTexts | undefined {
    return market === null ? undefined : this.texts.get(modelOfVariant(stableId)?.model.id ?? '');
  }

  private writeNew(item: CourseQuestion, number: number): WrittenVariant | null {
    const texts = this.textsOf(item);
    const model = modelOfVariant(item.stableId)?.model;
    if (texts === undefined || model === undefined || this.stored.has(variantId(model, number))) return null;
    const content = contentOf({ ...texts, model, at: () => NOWHERE }, number, item);
    const face = content && faceOf(content);
    // The item itself may be asked, too.
    if (content === null || face === null || face === faceOf(asContent(item))) return null;
    return { itemId: item.id, number, content, hash: hashOf(content), face };
  }
}

/** What the texts say was checked before the import. */
const NOWHERE = { file: '', line: 1 };

function contentOf(
  source: Parameters<typeof variantSource>[0],
  number: number,
  { topic }: CourseQuestion,
): VariantContent | null {
  try {
    const topics = [{ at: NOWHERE, id: topic.id, name: source.topic }];
    const rows = questionRows(variantSource(source, number, NOWHERE), { slug: '', topics, reserved: [] });
    const { text, figure = null, takeaway = null } = rows.question;
    const { solution } = rows.question;
    const answers = rows.answers.map(({ cells = null, figure: graph = null, misconception = null, ...answer }) => {
      const { text, isCorrect, rationale } = answer;
      return { text, cells, figure: graph, isCorrect, rationale, misconception };
    });
    return { text, figure, takeaway, ...(solution != null && { solution }), answers };
  } catch (error) {
    // The model finds no numbers, or its graph cannot be drawn.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
