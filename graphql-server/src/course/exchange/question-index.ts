import { createHash } from 'node:crypto';
import type { NamedFigure } from '../../library/named-figure';
import { typedKindOf } from '../kinds/kinds';
import { plainText } from '../read/course-html';
import {
  chaptersOf,
  questionsOf,
  type ChapterSource,
  type CourseSource,
  type QuestionSource,
} from '../read/course-source';
import { choiceText, figuresByAddress, imageFilesOf } from '../read/question-pictures';

export interface PlacedQuestion {
  readonly chapter: ChapterSource;
  readonly question: QuestionSource;
}

/** What distinguishes a question from any other: stem, choices, and which one is correct. */
export function contentKey(question: QuestionSource): string {
  const { lead, stem, choices } = question;
  const kind = typedKindOf(question);
  const texts = choices
    .map((choice) => {
      const text = kind && choice.accepts ? kind.gift.write(choice.accepts) : choiceText(choice);
      return `${choice.isCorrect ? '=' : '~'}${text}`;
    })
    .sort();
  return [lead === undefined ? '' : plainText(lead.text), plainText(stem), ...texts].join('\n');
}

const hashOf = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length);

/**
 * Its id in the form that course files require; without one, a hash of its content. What letters of other alphabets said is told by a
 * hash, so that two of them stay two.
 */
export function stableIdOf(question: QuestionSource): string {
  const written = (question.stableId ?? '').normalize('NFC').trim();
  const own = written.toLowerCase().replace(/[^a-z0-9.-]+/g, '-');
  const id = own.replace(/^[.-]+|(?<!-)-+$/g, '');
  if (written === '') return `own-${hashOf(contentKey(question), 12)}`;
  const isWhole = id !== '' && /^[\x20-\x7e]+$/.test(written);
  return isWhole ? id : `${id === '' ? 'own' : id}-${hashOf(written, 8)}`;
}

/** The questions of the course and those accepted so far, by id and by content. */
export class QuestionIndex {
  private readonly byId = new Map<string, PlacedQuestion>();
  private readonly byContent = new Map<string, QuestionSource>();
  private readonly images = new Set<string>();
  /** What the site draws for the course, by the addresses that a teacher's file may name. */
  readonly figures: ReadonlyMap<string, NamedFigure>;

  constructor(
    course: CourseSource,
    private readonly brought: ReadonlyMap<string, unknown>,
  ) {
    this.figures = figuresByAddress(questionsOf(course));
    for (const chapter of chaptersOf(course)) {
      for (const question of chapter.questions) this.add({ chapter, question });
      // Their ids are taken, but what they show is not for others.
      for (const question of chapter.reserved) this.take({ chapter, question });
    }
  }

  add(placed: PlacedQuestion): void {
    this.take(placed);
    for (const { url } of imageFilesOf(placed.question)) this.images.add(url);
  }

  private take(placed: PlacedQuestion): void {
    const { question } = placed;
    if (question.stableId !== null) this.byId.set(question.stableId, placed);
    this.byContent.set(contentKey(question), question);
  }

  withIdOf({ stableId }: QuestionSource): PlacedQuestion | undefined {
    return stableId === null ? undefined : this.byId.get(stableId);
  }

  /** The same question under another id. */
  duplicateOf(question: QuestionSource): QuestionSource | undefined {
    const duplicate = this.byContent.get(contentKey(question));
    return duplicate?.stableId === question.stableId ? undefined : duplicate;
  }

  /** Whether the site serves a picture at this address. */
  hasPicture(url: string): boolean {
    return this.images.has(url) || this.figures.has(url) || this.brought.has(url);
  }
}
