import { isDeepStrictEqual } from 'node:util';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Topic } from '../../library/topic.entity';
import { Answer } from '../../quiz/answer.entity';
import { QuestionRevision } from '../../quiz/question-revision.entity';
import { Question } from '../../quiz/question.entity';
import {
  provenanceOf,
  questionRows,
  type AnswerRow,
  type Provenance,
  type QuestionRow,
  type QuestionRows,
} from './course-rows';
import { chaptersOf, type CourseSource } from '../read/course-source';

export interface QuestionCounts {
  readonly added: number;
  readonly changed: number;
  readonly retired: number;
  /** Retired before, and asked again. */
  readonly revived: number;
  readonly unchanged: number;
}

interface Wanted extends QuestionRows {
  readonly provenance: Provenance;
}

interface Stored {
  readonly question: Question;
  readonly answers: readonly Answer[];
}

function storedQuestion({ question }: Stored): QuestionRow {
  const { topic, type, difficulty, text, imageUrl, imageAlt, takeaway, picture } = question;
  return { topicId: topic.id, type, difficulty, text, imageUrl, imageAlt, takeaway, picture };
}

function storedAnswers({ answers }: Stored): (AnswerRow & { id: number })[] {
  return answers
    .filter(({ retired }) => !retired)
    .map(({ id, position, text, isCorrect, rationale, misconception }) => {
      return { id, position, text, isCorrect, rationale, misconception };
    })
    .sort((a, b) => a.position - b.position);
}

function isSame(stored: Stored, rows: QuestionRows): boolean {
  const answers = storedAnswers(stored).map(({ id: _, ...answer }) => answer);
  return isDeepStrictEqual([storedQuestion(stored), answers], [rows.question, rows.answers]);
}

/** The same text is the same choice, whatever else was changed about it. */
function answerWithText({ answers }: Stored, text: string): Answer | undefined {
  return answers.find((answer) => answer.text === text);
}

/** First half of a change: lets go what the rule of one correct choice would trip over in the second. */
function makeRoom(stored: Stored, rows: QuestionRows): void {
  for (const answer of stored.answers) {
    const row = rows.answers.find(({ text }) => text === answer.text);
    if (row === undefined) answer.retired = true;
    else if (!row.isCorrect) answer.isCorrect = false;
  }
}

function write(em: SqlEntityManager, stored: Stored, rows: QuestionRows): void {
  const { topicId, ...values } = rows.question;
  const { question } = stored;
  Object.assign(question, values, { topic: em.getReference(Topic, topicId), retiredAt: null });
  for (const row of rows.answers) {
    const answer = answerWithText(stored, row.text) ?? new Answer();
    Object.assign(answer, row, { question, retired: false });
    em.persist(answer);
  }
}

function keepHistory(em: SqlEntityManager, stored: Stored, now: Date): void {
  const revision = new QuestionRevision();
  const content = { ...storedQuestion(stored), answers: storedAnswers(stored) };
  em.persist(Object.assign(revision, { question: stored.question, content, replacedAt: now }));
}

async function loadStored(em: SqlEntityManager): Promise<Map<string, Stored>> {
  const questions = await em.findAll(Question);
  const answers = Map.groupBy(await em.findAll(Answer, { orderBy: { id: 'asc' } }), ({ question }) => question.id);
  return new Map(
    questions.map((question) => [question.stableId, { question, answers: answers.get(question.id) ?? [] }]),
  );
}

/** Brings the questions to what the course says; the topics are there already. A vanished one is retired. */
export async function importQuestions(em: SqlEntityManager, course: CourseSource, now: Date): Promise<QuestionCounts> {
  const stored = await loadStored(em);
  const wanted = chaptersOf(course).flatMap((chapter) =>
    chapter.questions.map((source): Wanted => ({ ...questionRows(source, chapter), provenance: provenanceOf(source) })),
  );
  const added = wanted.filter(({ stableId }) => !stored.has(stableId));
  const kept = wanted.flatMap((rows) => {
    const before = stored.get(rows.stableId);
    return before === undefined ? [] : [{ before, rows, same: isSame(before, rows) }];
  });
  const revived = kept.filter(({ before }) => before.question.retiredAt !== null);
  const changed = kept.filter(({ same }) => !same);

  for (const { before, rows } of changed) {
    keepHistory(em, before, now);
    makeRoom(before, rows);
  }
  await em.flush();

  for (const { before, rows } of [...changed, ...revived]) write(em, before, rows);
  for (const { before, rows } of kept) Object.assign(before.question, rows.provenance);
  for (const rows of added) {
    const question = Object.assign(new Question(), { stableId: rows.stableId, ...rows.provenance });
    em.persist(question);
    write(em, { question, answers: [] }, rows);
  }
  const known = new Set(wanted.map(({ stableId }) => stableId));
  const vanished = [...stored.values()].filter(
    ({ question }) => question.retiredAt === null && !known.has(question.stableId),
  );
  for (const { question } of vanished) question.retiredAt = now;
  await em.flush();

  const changedOnly = changed.filter(({ before }) => !revived.some((other) => other.before === before));
  return {
    added: added.length,
    changed: changedOnly.length,
    retired: vanished.length,
    revived: revived.length,
    unchanged: kept.length - changedOnly.length - revived.length,
  };
}
