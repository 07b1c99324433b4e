import { requireViewer, type Context } from '../context';
import type { Course } from '../course/course';
import { choiceIndexOf } from '../course/question-variant';
import { CLEAN_TO_CLOSE, metMisconceptions, type Encounter } from './misconceptions';
import { readSubmitted } from '../free-response/submitted';
import { daysOf, timeOf } from '../learner/days';
import { answerGiven } from '../quiz/grading';
import { finishedOnly, readEndedQuizzes, type EndedQuizRow } from '../quiz/student-knowledge';
import { freeResponseEncounters, lostPoints } from './free-response-encounters';
import type { MetMisconception } from './review.type';

type EndedAnswer = EndedQuizRow['answers'][number];

/** The misconceptions of the choices that were offered, and of the one that was chosen. */
function misconceptionsOf({ questionId, given, misconceptions }: EndedAnswer, course: Course) {
  if (misconceptions !== null) {
    const chosen = 'choice' in given ? misconceptions[choiceIndexOf(given.choice)] : undefined;
    return { carried: misconceptions, fellFor: chosen ?? null };
  }
  const { answers } = course.askedQuestion(questionId);
  const chosen = answerGiven(answers, given);
  const offered = answers.filter((choice) => !choice.retired || choice === chosen);
  return { carried: offered.map(({ misconception }) => misconception), fellFor: chosen?.misconception ?? null };
}

function encounterOf(answer: EndedAnswer, endedAt: number, course: Course): Encounter {
  const { carried, fellFor } = misconceptionsOf(answer, course);
  return {
    tDays: daysOf(new Date(endedAt)),
    topic: String(course.askedQuestion(answer.questionId).topic.id),
    carried: [...new Set(carried.flatMap((misconception) => misconception ?? []))],
    fellFor,
    correct: answer.isCorrect,
  };
}

/** The misconceptions that the student met: open ones first, the latest met first. */
export async function readMisconceptions(context: Context): Promise<MetMisconception[]> {
  const { db, course } = context;
  const { userId } = await requireViewer(context);
  const quizzes = finishedOnly(await readEndedQuizzes(db.kysely, userId));
  const submitted = await readSubmitted(context, userId);
  const encounters = [
    ...quizzes.flatMap(({ answers, endedAt }) => answers.map((answer) => encounterOf(answer, endedAt, course))),
    ...submitted.flatMap(freeResponseEncounters),
  ].sort((a, b) => a.tDays - b.tDays);
  const met = metMisconceptions(encounters).sort(
    (a, b) => Number(a.closed) - Number(b.closed) || b.lastMetDays - a.lastMetDays || b.met - a.met,
  );
  const lost = lostPoints(submitted);
  return met.map(({ lastMetDays, topics: ids, ...counts }) => {
    const topics = course.topics.filter(({ id }) => ids.has(String(id)));
    return {
      ...counts,
      id: `${userId}-${counts.name}`,
      belief: course.beliefOf(counts.name),
      cleanToClose: CLEAN_TO_CLOSE,
      lastMetAt: timeOf(lastMetDays),
      topics,
      watch: topics.map((topic) => course.findMoment(counts.name, topic)).find((moment) => moment !== null) ?? null,
      lostPoint: lost.get(counts.name) ?? null,
    };
  });
}
