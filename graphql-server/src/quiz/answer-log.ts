import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Course } from '../course/course';
import { csvLine } from '../csv';
import type { Tables } from '../database/tables';
import { timeOf } from '../learner/days';
import { quizAnswers, type QuizAnswer } from './answer-source';
import { catalogOf } from './learner-catalog';

const HEADER = 'user,item,topic,type,correct,timestamp,guess';

/**
 * All students' answers in quizzes as pages of CSV lines, for research. A student is a code, made with a key that is thrown away: it
 * leads to no account, and another export has other codes. There are no names, and times are whole minutes.
 */
export async function* answerLog(kysely: Kysely<Tables>, course: Course): AsyncIterable<readonly string[]> {
  const key = randomBytes(32);
  const userCode = (userId: number) => createHmac('sha256', key).update(String(userId)).digest('hex').slice(0, 16);
  const { items } = catalogOf(course);
  const lineOf = ({ userId, questionId, isCorrect, tDays }: QuizAnswer): string => {
    const { stableId, topic, type } = course.askedQuestion(questionId);
    const minute = `${timeOf(tDays).toISOString().slice(0, 16)}Z`;
    const guess = items.get(questionId)?.authored.guess?.toFixed(4) ?? '';
    return csvLine([userCode(userId), stableId, topic.topicName, type, isCorrect ? 1 : 0, minute, guess]);
  };
  yield [HEADER];
  for await (const page of quizAnswers(kysely)) yield page.map(lineOf);
}
