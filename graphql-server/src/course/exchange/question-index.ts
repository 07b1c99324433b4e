import { createHash } from 'node:crypto';
import { picturesIn, plainText, readableText, type Picture } from '../read/course-html';
import { chaptersOf, textsOf, type ChapterSource, type CourseSource, type QuestionSource } from '../read/course-source';

export interface PlacedQuestion {
  readonly chapter: ChapterSource;
  readonly question: QuestionSource;
}

/** What distinguishes a question from any other: stem, choices, and which one is correct. */
function contentKey({ lead, stem, choices }: QuestionSource): string {
  const texts = choices.map(({ text, isCorrect }) => `${isCorrect ? '=' : '~'}${readableText(text)}`).sort();
  return [lead === undefined ? '' : plainText(lead), plainText(stem), ...texts].join('\n');
}

/** Its id in the form that course files require; without one, a hash of its content. */
export function stableIdOf(question: QuestionSource): string {
  const own = (question.stableId ?? '').toLowerCase().replace(/[^a-z0-9.-]+/g, '-');
  const id = own.replace(/^[.-]+|-+$/g, '');
  return id !== '' ? id : `own-${createHash('sha256').update(contentKey(question)).digest('hex').slice(0, 12)}`;
}

export const picturesOf = (question: QuestionSource): Picture[] => textsOf(question).flatMap(picturesIn);

/** The questions of the course and those accepted so far, by id and by content. */
export class QuestionIndex {
  private readonly byId = new Map<string, PlacedQuestion>();
  private readonly byContent = new Map<string, QuestionSource>();
  private readonly pictures = new Set<string>();

  constructor(course: CourseSource) {
    for (const chapter of chaptersOf(course)) for (const question of chapter.questions) this.add({ chapter, question });
  }

  add(placed: PlacedQuestion): void {
    const { question } = placed;
    if (question.stableId !== null) this.byId.set(question.stableId, placed);
    this.byContent.set(contentKey(question), question);
    for (const { url } of picturesOf(question)) this.pictures.add(url);
  }

  withIdOf({ stableId }: QuestionSource): PlacedQuestion | undefined {
    return stableId === null ? undefined : this.byId.get(stableId);
  }

  /** The same question under another id. */
  duplicateOf(question: QuestionSource): QuestionSource | undefined {
    const duplicate = this.byContent.get(contentKey(question));
    return duplicate?.stableId === question.stableId ? undefined : duplicate;
  }

  hasPicture(url: string): boolean {
    return this.pictures.has(url);
  }
}
