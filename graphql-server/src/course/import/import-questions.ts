import { isDeepStrictEqual } from 'node:util';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { TopicEntity } from '../../library/library.entity';
import { AnswerEntity, QuestionEntity, QuestionRevisionEntity } from '../../quiz/question.entity';
import { AuthorError } from '../read/attempt';
import { chaptersOf, type CourseSource, type QuestionSource } from '../read/course-source';
import { marketOf } from '../read/question-tags';
import {
  questionRows,
  type AnswerRow,
  type QuestionRow,
  type QuestionRows,
  type StoredAnswer,
  type StoredQuestion,
} from './course-rows';

export interface QuestionCounts {
  readonly added: number;
  readonly changed: number;
  readonly retired: number;
  /** Retired before, and asked again. */
  readonly restored: number;
  readonly unchanged: number;
}

interface Stored {
  readonly question: StoredQuestion;
  readonly answers: readonly StoredAnswer[];
}

function storedQuestion({ question }: Stored): QuestionRow {
  const {
    id: _id,
    stableId: _stableId,
    topic,
    origin: _origin,
    model: _model,
    retiredAt: _retiredAt,
    ...row
  } = question;
  return { topicId: topic.id, ...row };
}

function storedAnswers({ answers }: Stored): (AnswerRow & { id: number })[] {
  return answers
    .filter(({ retired }) => !retired)
    .map(({ question: _question, retired: _retired, ...row }) => row)
    .sort((a, b) => a.position - b.position);
}

function isSame(stored: Stored, rows: QuestionRows): boolean {
  const answers = storedAnswers(stored).map(({ id: _, ...answer }) => answer);
  return isDeepStrictEqual([storedQuestion(stored), answers], [rows.question, rows.answers]);
}

/** Retires and unmarks answers first, because the database allows one correct answer per question at any time. */
function releaseAnswers(stored: Stored, rows: QuestionRows): void {
  for (const answer of stored.answers) {
    const row = rows.answers.find(({ text }) => text === answer.text);
    if (row === undefined) answer.retired = true;
    else if (!row.isCorrect) answer.isCorrect = false;
  }
}

/** Writes the question and its answers. An answer with the same text stays the same row. */
function write(em: SqlEntityManager, { rows, stored, origin }: Planned): void {
  const { topicId, ...texts } = rows.question;
  const values = { ...texts, ...origin, topic: em.getReference(TopicEntity, topicId), retiredAt: null };
  const question = stored
    ? Object.assign(stored.question, values)
    : em.create(QuestionEntity, { ...values, stableId: rows.stableId });
  for (const row of rows.answers) {
    const answer = stored?.answers.find(({ text }) => text === row.text);
    if (answer) Object.assign(answer, row, { retired: false });
    else em.create(AnswerEntity, { ...row, question, retired: false });
  }
}

function saveRevision(em: SqlEntityManager, stored: Stored, now: Date): void {
  const content = { ...storedQuestion(stored), answers: storedAnswers(stored) };
  em.create(QuestionRevisionEntity, { question: stored.question, content, replacedAt: now });
}

async function loadStored(em: SqlEntityManager): Promise<Map<string, Stored>> {
  const questions = await em.findAll(QuestionEntity);
  const answers = Map.groupBy(
    await em.findAll(AnswerEntity, { orderBy: { id: 'asc' } }),
    ({ question }) => question.id,
  );
  return new Map(
    questions.map((question) => [question.stableId, { question, answers: answers.get(question.id) ?? [] }]),
  );
}

/** Students have met what quizzes asked, and their results refer to it. */
function refuseSeen({ at }: QuestionSource, { stableId, question }: QuestionRows, stored: Stored | undefined): void {
  if (question.reserved && stored !== undefined && !stored.question.reserved)
    throw new AuthorError(
      `quizzes have asked ${stableId}, so it cannot be reserved`,
      'give it an id that was never used',
      at,
    );
}

interface Planned {
  readonly rows: QuestionRows;
  readonly origin: Pick<StoredQuestion, 'origin' | 'model'>;
  /** Undefined for a new question. */
  readonly stored: Stored | undefined;
  readonly status: 'added' | 'changed' | 'restored' | 'unchanged';
  readonly needsRevision: boolean;
}

function plan(source: QuestionSource, rows: QuestionRows, stored: Stored | undefined): Planned {
  const origin = { origin: source.origin, model: marketOf(source) };
  if (stored === undefined) return { rows, origin, stored, status: 'added', needsRevision: false };
  const needsRevision = !isSame(stored, rows);
  const status = stored.question.retiredAt !== null ? 'restored' : needsRevision ? 'changed' : 'unchanged';
  return { rows, origin, stored, status, needsRevision };
}

/** Brings the questions to what the course says; its topics are stored already. A question that is gone is retired. */
export async function importQuestions(em: SqlEntityManager, course: CourseSource, now: Date): Promise<QuestionCounts> {
  const storedById = await loadStored(em);
  const planned = chaptersOf(course).flatMap((chapter) =>
    [...chapter.questions, ...chapter.reserved].map((source) => {
      const rows = questionRows(source, chapter);
      refuseSeen(source, rows, storedById.get(rows.stableId));
      return plan(source, rows, storedById.get(rows.stableId));
    }),
  );

  for (const { stored, rows, needsRevision } of planned) {
    if (stored === undefined || !needsRevision) continue;
    saveRevision(em, stored, now);
    releaseAnswers(stored, rows);
  }
  await em.flush();

  for (const question of planned) {
    if (question.status === 'unchanged') Object.assign(question.stored?.question ?? {}, question.origin);
    else write(em, question);
  }
  const present = new Set(planned.map(({ rows }) => rows.stableId));
  const gone = [...storedById.values()].filter(
    ({ question }) => question.retiredAt === null && !present.has(question.stableId),
  );
  for (const { question } of gone) question.retiredAt = now;
  await em.flush();

  const count = (status: Planned['status']) => planned.filter((question) => question.status === status).length;
  return {
    added: count('added'),
    changed: count('changed'),
    retired: gone.length,
    restored: count('restored'),
    unchanged: count('unchanged'),
  };
}
