import type { InferEntity } from '@mikro-orm/core';
import type { ChapterEntity } from '../../library/library.entity';
import type { AnswerEntity, QuestionEntity } from '../../quiz/question.entity';
import { kindOf, typedKindOf } from '../kinds/kinds';
import { cellsOf } from '../read/choice-cells';
import { courseHtml, escapeHtml } from '../read/course-html';
import type { ChapterSource, ChoiceSource, QuestionSource } from '../read/course-source';
import { imageOf } from '../read/question-pictures';
import { difficultiesOf, isEnrichment, typesOf } from '../read/question-tags';

export type StoredQuestion = InferEntity<typeof QuestionEntity>;
export type StoredAnswer = InferEntity<typeof AnswerEntity>;

/** The stored columns that come from the course files, texts as sanitized HTML. */
type ChapterRow = Omit<InferEntity<typeof ChapterEntity>, 'id' | 'unit' | 'position'>;
export type QuestionRow = Omit<StoredQuestion, 'id' | 'stableId' | 'topic' | 'origin' | 'model' | 'retiredAt'> & {
  readonly topicId: number;
};
export type AnswerRow = Omit<StoredAnswer, 'id' | 'question' | 'retired'>;

export interface QuestionRows {
  readonly stableId: string;
  readonly question: QuestionRow;
  readonly answers: readonly AnswerRow[];
}

function required<T>(value: T | null | undefined, what: string, { at }: Pick<QuestionSource, 'at'>): T {
  if (value === null || value === undefined)
    throw new Error(`${at.file}:${at.line} has no ${what}: the course was not checked before its import.`);
  return value;
}

/** What a choice shows. Its text says all of it, for clients that show nothing but texts. */
function shownOf({ text, figure, accepts }: ChoiceSource, question: QuestionSource) {
  const { columns } = question;
  const kind = typedKindOf(question);
  if (kind && accepts) return { text: escapeHtml(kind.textOf(accepts, question)), figure: null, cells: null };
  if (figure) return { text: escapeHtml(figure.alt), figure, cells: null };
  const cells = columns === undefined ? null : cellsOf(text).map((cell) => courseHtml(cell, { inline: true }));
  return { text: cells?.join(', ') ?? courseHtml(text, { inline: true }), figure: null, cells };
}

function answerRow(choice: ChoiceSource, index: number, question: QuestionSource): AnswerRow {
  const { isCorrect, rationale, misconception } = choice;
  return {
    position: index + 1,
    ...shownOf(choice, question),
    isCorrect,
    accepts: choice.accepts ?? null,
    rationale: rationale === null ? '' : courseHtml(rationale, { inline: true }),
    misconception,
  };
}

export function chapterRow(chapter: ChapterSource): ChapterRow {
  const { name, slug, videoUrl, quizBlurbImgUrl, videoBlurb, quizBlurb } = chapter;
  return {
    name,
    slug,
    videoUrl,
    quizBlurbImgUrl,
    videoBlurb: courseHtml(videoBlurb),
    quizBlurb: courseHtml(quizBlurb),
    lesson: chapter.lesson?.lesson ?? null,
  };
}

/** What is stored of a question. Throws where the check would have found a problem. */
export function questionRows(
  source: QuestionSource,
  { slug, topics, reserved }: Pick<ChapterSource, 'slug' | 'topics' | 'reserved'>,
): QuestionRows {
  const topic = topics.find(({ name }) => name === source.category);
  const { lead, stem } = source;
  const { figure, image } = lead && imageOf(lead) ? lead : source;
  const isReserved = reserved.includes(source);
  const leadHtml = lead === undefined ? null : courseHtml(lead.text);
  return {
    stableId: required(source.stableId, 'id', source),
    question: {
      topicId: required(topic?.id, 'topic', source),
      kind: kindOf(source),
      unit: source.unit ?? null,
      type: required(typesOf(source)[0], 'type', source),
      difficulty: required(difficultiesOf(source)[0], 'difficulty', source),
      form: source.form ?? null,
      set: source.set === undefined ? null : `${slug}.${isReserved ? 'mock-' : ''}${source.set}`,
      lead: leadHtml,
      text: (leadHtml ?? '') + courseHtml(stem),
      columns: source.columns?.map((text) => courseHtml({ format: 'markdown', text }, { inline: true })) ?? null,
      figure: figure ?? null,
      imageUrl: image?.url ?? null,
      imageAlt: image?.alt ?? null,
      takeaway: source.takeaway === null ? null : courseHtml(source.takeaway, { inline: true }),
      solution: source.solution ?? null,
      enrichment: isEnrichment(source),
      reserved: isReserved,
    },
    answers: source.choices.map((choice, index) => answerRow(choice, index, source)),
  };
}
