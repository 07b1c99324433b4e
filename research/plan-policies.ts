import { makePlan } from '../graphql-server/src/exam/plan/make-plan';
import type { PlanFacts, PlanInputs } from '../graphql-server/src/exam/plan/plan';
import { estimateMastery, isReviewDue } from '../graphql-server/src/learner/knowledge';
import {
  LESSON_MINUTES,
  QUIZ_QUESTIONS,
  SECONDS_A_QUESTION,
  type Chapter,
  type Policy,
  type Pupil,
  type Work,
} from './plan-school';

// What students do with their minutes. All policies choose the questions of a chapter's quiz alike.

const questionsIn = (minutes: number) => Math.round((minutes * 60) / SECONDS_A_QUESTION);

const quizOf = (chapter: Chapter): Work => ({ kind: 'quiz', chapter, questions: QUIZ_QUESTIONS });

/** The next lesson or quiz that was not done yet, in this order. */
function* newChapters(pupil: Pupil, chapters: readonly Chapter[]): Generator<Work> {
  for (const chapter of chapters) {
    if (pupil.grades.has(chapter.topic)) continue;
    if (!pupil.watched.has(chapter.topic)) yield { kind: 'lesson', chapter };
    yield quizOf(chapter);
  }
}

export const nothing: Policy = { name: 'nothing', today: () => [] };

/** Chapter order, and its quizzes once more from the beginning when all are done. */
export function chapterOrderRepeated(): Policy {
  const next = new Map<Pupil, number>();
  return {
    name: 'chapter order repeated',
    *today(pupil) {
      const { chapters } = pupil.course;
      yield* newChapters(pupil, chapters);
      for (;;) {
        const index = next.get(pupil) ?? 0;
        next.set(pupil, index + 1);
        const chapter = chapters[index % chapters.length];
        if (chapter !== undefined) yield quizOf(chapter);
      }
    },
  };
}

/** All new chapters first, and the learner's weak-spot questions in every minute after that. */
export const newFirst: Policy = {
  name: 'new first, then weak spots',
  *today(pupil, minutes) {
    let left = minutes;
    for (const work of newChapters(pupil, pupil.course.chapters)) {
      yield work;
      left -= work.kind === 'lesson' ? LESSON_MINUTES : (QUIZ_QUESTIONS * SECONDS_A_QUESTION) / 60;
    }
    const questions = questionsIn(left);
    if (questions > 0) yield { kind: 'review', topics: [], questions };
  },
};

function factsOf(pupil: Pupil, date: number): PlanFacts {
  const at = pupil.view();
  const then = pupil.view(date);
  return {
    today: pupil.day,
    chapters: pupil.course.chapters.map(({ id, unitId, topic, weight }) => {
      const days = pupil.daysMet.get(topic) ?? [];
      return {
        id,
        unitId,
        isChosen: true,
        weight,
        lessonMinutes: pupil.watched.has(topic) ? 0 : LESSON_MINUTES,
        quizQuestions: pupil.grades.has(topic) ? 0 : QUIZ_QUESTIONS,
        topics: [
          {
            id,
            known: estimateMastery(at, topic).chance,
            knownAtDate: estimateMastery(then, topic).chance,
            daysMet: days.length,
            lastMet: days.at(-1) ?? null,
            dueOn: isReviewDue(at, topic) ? pupil.day : null,
          },
        ],
      };
    }),
    freeResponses: [],
    lastFreeResponse: null,
    mockSections: [],
    mocksDone: [],
    done: { minutes: 0, onNew: 0 },
    secondsPerQuestion: SECONDS_A_QUESTION,
  };
}

/** The plan's *Today*. */
export function followToday(days: number, minutes: number): Policy {
  const inputs: PlanInputs = {
    kind: 'exam',
    date: days,
    from: 0,
    minutes: Array.from({ length: 7 }, () => minutes),
    daysOff: new Set(),
  };
  return {
    name: 'the plan',
    *today(pupil) {
      const chapterOf = new Map(pupil.course.chapters.map((chapter) => [chapter.id, chapter]));
      const { days: planned } = makePlan(inputs, factsOf(pupil, days));
      for (const step of planned[0]?.steps ?? []) {
        if (step.kind === 'review')
          yield {
            kind: 'review',
            questions: step.questions,
            topics: step.topicIds.flatMap((id) => chapterOf.get(id)?.topic ?? []),
          };
        else if (step.kind === 'lesson' || step.kind === 'quiz') {
          const chapter = chapterOf.get(step.chapterId);
          if (chapter === undefined) throw new Error(`No chapter ${step.chapterId}`);
          yield step.kind === 'lesson' ? { kind: 'lesson', chapter } : quizOf(chapter);
        }
      }
    },
  };
}
