import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { picturesIn, plainText, type Picture } from '../read/course-html';
import { questionRows } from '../import/course-rows';
import { chaptersOf, type ChapterSource, type CourseSource, type QuestionSource } from '../read/course-source';

export interface PlacedQuestion {
  readonly chapter: ChapterSource;
  readonly question: QuestionSource;
}

/** The words that make a question this one and no other: stem, choices, and which is right. */
function contentKey({ stem, choices }: QuestionSource): string {
  const texts = choices.map(({ text, isCorrect }) => `${isCorrect ? '=' : '~'}${plainText(text)}`).sort();
  return [plainText(stem), ...texts].join('\n');
}

/** Its id in the form that course files have; without one, a name made of its words. */
export function stableIdOf(question: QuestionSource): string {
  const own = (question.stableId ?? '').toLowerCase().replace(/[^a-z0-9.-]+/g, '-');
  const id = own.replace(/^[.-]+|-+$/g, '');
  return id !== '' ? id : `own-${createHash('sha256').update(contentKey(question)).digest('hex').slice(0, 12)}`;
}

export function picturesOf({ stem, takeaway, choices }: QuestionSource): Picture[] {
  const texts = [stem, takeaway, ...choices.flatMap(({ text, rationale }) => [text, rationale])];
  return texts.flatMap((text) => (text === null ? [] : picturesIn(text)));
}

/** Whether students would see no difference. */
export function isSame(a: PlacedQuestion, b: PlacedQuestion): boolean {
  return isDeepStrictEqual(questionRows(a.question, a.chapter), questionRows(b.question, b.chapter));
}

/** Every question of the course, and every one that is taken, by its id and by its words. */
export class KnownQuestions {
  private readonly byId = new Map<string, PlacedQuestion>();
  private readonly byContent = new Map<string, QuestionSource>();
  private readonly pictures = new Set<string>();

  constructor(course: CourseSource) {
    for (const chapter of chaptersOf(course)) for (const question of chapter.questions) this.add({ chapter, question });
  }

  add(placed: PlacedQuestion): void {
    if (placed.question.stableId !== null) this.byId.set(placed.question.stableId, placed);
    this.byContent.set(contentKey(placed.question), placed.question);
    for (const { url } of picturesOf(placed.question)) this.pictures.add(url);
  }

  withIdOf({ stableId }: QuestionSource): PlacedQuestion | undefined {
    return stableId === null ? undefined : this.byId.get(stableId);
  }

  /** One that says the same under another id. */
  twinOf(question: QuestionSource): QuestionSource | undefined {
    const twin = this.byContent.get(contentKey(question));
    return twin?.stableId === question.stableId ? undefined : twin;
  }

  hasPicture(url: string): boolean {
    return this.pictures.has(url);
  }
}
