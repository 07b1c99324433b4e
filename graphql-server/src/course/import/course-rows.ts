import type { InferEntity } from '@mikro-orm/core';
import type { ChapterEntity } from '../../library/library.entity';
import type { AnswerEntity, QuestionEntity } from '../../quiz/question.entity';
import { courseHtml, picturesIn, withoutFirstPicture } from '../read/course-html';
import type { ChapterSource, ChoiceSource, QuestionSource } from '../read/course-source';
import { pictureAt } from '../read/figure-url';
import { difficultiesOf, typesOf } from '../read/question-tags';

export type StoredQuestion = InferEntity<typeof QuestionEntity>;
export type StoredAnswer = InferEntity<typeof AnswerEntity>;

/** The stored columns that come from the course files, texts as sanitized HTML. */
type ChapterRow = Omit<InferEntity<typeof ChapterEntity>, 'id' | 'unit' | 'position' | 'lessonText'>;
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

function answerRow({ text, isCorrect, rationale, misconception }: ChoiceSource, index: number): AnswerRow {
  return {
    position: index + 1,
    text: courseHtml(text, { inline: true }),
    isCorrect,
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
export function questionRows(source: QuestionSource, { topics }: Pick<ChapterSource, 'topics'>): QuestionRows {
  const topic = topics.find(({ name }) => name === source.category);
  const [image] = picturesIn(source.stem);
  return {
    stableId: required(source.stableId, 'id', source),
    question: {
      topicId: required(topic?.id, 'topic', source),
      type: required(typesOf(source)[0], 'type', source),
      difficulty: required(difficultiesOf(source)[0], 'difficulty', source),
      text: courseHtml(withoutFirstPicture(source.stem)),
      imageUrl: image?.url ?? null,
      imageAlt: image?.alt ?? null,
      takeaway: source.takeaway === null ? null : courseHtml(source.takeaway, { inline: true }),
      picture: image === undefined ? null : pictureAt(image.url),
    },
    answers: source.choices.map(answerRow),
  };
}
