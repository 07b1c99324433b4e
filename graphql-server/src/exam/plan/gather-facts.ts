import { EXAM_SECONDS } from '../../../../schema/rules/practice';
import { isPassed, topicWeight } from '../../../../schema/rules/progress';
import type { Course, CourseFreeResponse } from '../../course/course';
import { daysOf, timeOf } from '../../learner/days';
import { viewOf, type LearnerModel } from '../../learner/fold';
import { estimateMastery, isReviewDue } from '../../learner/knowledge';
import { reviewDate } from '../../learner/review-date';
import type { Chapter, Unit } from '../../library/library.type';
import type { User } from '../../progress/user.type';
import { foldWork, type EndedWork } from '../../quiz/student-knowledge';
import type { Day } from './day';
import type { PlanChapter, PlanFacts, PlanInputs, PlanTopic } from './plan';

/** The exam gives 50 minutes of writing for a long question of 10 points and two short ones of 5. */
const FREE_RESPONSE_MINUTES = { long: 25, short: 13 };
/** A video of somebody else's, whose length nobody stored. */
const USUAL_LESSON_MINUTES = 6;

/** What is stored about a student, as the plan needs it. */
export interface Known {
  readonly course: Course;
  readonly student: User;
  readonly model: LearnerModel;
  readonly work: EndedWork;
  /** When the student last watched in the lesson of a chapter, by its id; in milliseconds since 1970. */
  readonly watchedAt: ReadonlyMap<number, number>;
  readonly now: Date;
  /** The calendar of the student's zone. */
  readonly dayAt: (time: Date) => Day;
}

/** Of a test, those that it asks about; of the exam, all, which the study plan chooses from. `chosen` is what the plan has. */
export function gatherFacts(
  { kind, date }: PlanInputs,
  chosen: ReadonlySet<number>,
  { course, student, model, work, watchedAt, now, dayAt }: Known,
): PlanFacts {
  const today = dayAt(now);
  const asked = course.chapters.filter(({ id, comingSoon }) => !comingSoon && (kind === 'exam' || chosen.has(id)));
  const topics = topicReader({ model, work, now, dayAt }, course, date);
  const weightOf = weights(kind, asked, course.units);
  const progress = new Map(student.userChapters.map((row) => [row.chapter.id, row]));
  const chapters = beginningAt(student.currentChapter?.unit ?? null, asked).map((chapter): PlanChapter => {
    const { videoCompleted = false, quizGrade = null } = progress.get(chapter.id) ?? {};
    const isDone = isPassed(quizGrade);
    return {
      id: chapter.id,
      unitId: chapter.unit.id,
      isChosen: chosen.has(chapter.id),
      weight: weightOf(chapter),
      lessonMinutes: isDone || videoCompleted || quizGrade !== null ? 0 : lessonMinutes(chapter),
      quizQuestions: isDone ? 0 : chapter.quizLength,
      topics: chapter.topics.map(({ id }) => topics(id)),
    };
  });
  const submitted = work.freeResponses.map(({ versionId, endedAt }) => ({
    stableId: course.freeResponseVersion(versionId).definition.id,
    definition: course.freeResponseVersion(versionId).definition,
    day: dayAt(new Date(endedAt)),
  }));
  const isSubmitted = new Set(submitted.map(({ stableId }) => stableId));
  const inPlan = new Set(chapters.map(({ id }) => id));
  const answersToday = work.quizzes.flatMap(({ type, answers }) =>
    answers.filter(({ answeredAt }) => dayAt(new Date(answeredAt)) === today).map(() => type),
  );
  const lessonsToday = asked
    .filter(({ id }) => progress.get(id)?.videoCompleted && isOn(today, watchedAt.get(id), dayAt))
    .reduce((sum, chapter) => sum + lessonMinutes(chapter), 0);
  const quizMinutes = (count: number) => (count * EXAM_SECONDS) / 60;
  const responsesToday = submitted.filter(({ day }) => day === today).map(freeResponseMinutes);
  return {
    today,
    chapters,
    freeResponses: course.freeResponses
      .filter(({ definition, chapter }) => !isSubmitted.has(definition.id) && inPlan.has(chapter.id))
      .map((response) => ({
        id: response.id,
        minutes: freeResponseMinutes(response),
        chapterIds: chaptersAskedBy(response, course, model),
      })),
    lastFreeResponse: submitted.length === 0 ? null : Math.max(...submitted.map(({ day }) => day)),
    mockSections: [],
    mocksDone: [],
    done: {
      minutes: quizMinutes(answersToday.length) + lessonsToday + responsesToday.reduce((sum, one) => sum + one, 0),
      onNew: quizMinutes(answersToday.filter((type) => type === 'chapterQuiz').length) + lessonsToday,
    },
    secondsPerQuestion: EXAM_SECONDS,
  };
}

const isOn = (day: Day, time: number | undefined, dayAt: Known['dayAt']) =>
  time !== undefined && dayAt(new Date(time)) === day;

const lessonMinutes = ({ lessonSeconds, videoUrl }: Chapter) =>
  lessonSeconds === null ? (videoUrl === null ? 0 : USUAL_LESSON_MINUTES) : Math.ceil(lessonSeconds / 60);

const freeResponseMinutes = ({ definition }: Pick<CourseFreeResponse, 'definition'>) =>
  FREE_RESPONSE_MINUTES[definition.length];

/** The chapters whose topics a question's points are about, and its own. */
function chaptersAskedBy({ id, chapter }: CourseFreeResponse, course: Course, { catalog }: LearnerModel): number[] {
  const topicIds = (catalog.rubrics.get(id) ?? []).map(({ topicId }) => topicId);
  return [...new Set([chapter.id, ...topicIds.map((topicId) => course.topic(topicId).chapter.id)])];
}

/** The chapters from this unit on, and then those before it: the order in which the study plan goes on. */
function beginningAt(unit: Unit | null, chapters: readonly Chapter[]): readonly Chapter[] {
  const first = Math.max(
    0,
    chapters.findIndex((chapter) => chapter.unit.id === unit?.id),
  );
  return [...chapters.slice(first), ...chapters.slice(0, first)];
}

/** Percent of the exam or test. A test asks of all its topics alike. */
function weights(kind: PlanInputs['kind'], asked: readonly Chapter[], units: readonly Unit[]) {
  if (kind === 'test') {
    const total = asked.reduce((sum, { topics }) => sum + topics.length, 0);
    return ({ topics }: Chapter) => (100 * topics.length) / total;
  }
  const withTopics = new Map(
    units.map((unit) => [unit.id, { examUnit: unit.examUnit, topics: unit.chapters.flatMap(({ topics }) => topics) }]),
  );
  const all = [...withTopics.values()];
  const each = new Map([...withTopics].map(([id, unit]) => [id, topicWeight(unit, all)]));
  const total = all.reduce((sum, unit) => sum + topicWeight(unit, all) * unit.topics.length, 0);
  return ({ unit, topics }: Chapter) => (100 * (each.get(unit.id) ?? 0) * topics.length) / total;
}

/** What is known of each topic today and on the date, and when it was met. */
function topicReader(
  { model, work, now, dayAt }: Pick<Known, 'model' | 'work' | 'now' | 'dayAt'>,
  course: Course,
  date: Day,
): (id: number) => PlanTopic {
  const { student } = foldWork(model, work);
  const tDays = daysOf(now);
  const view = viewOf(model, student, tDays);
  // In the middle of the day, wherever on earth.
  const onDate = viewOf(model, student, Math.max(tDays, date + 0.5));
  const days = new Map<number, Set<Day>>();
  for (const { answers } of work.quizzes)
    for (const { questionId, answeredAt } of answers) {
      const { id } = course.question(questionId).topic;
      days.set(id, (days.get(id) ?? new Set()).add(dayAt(new Date(answeredAt))));
    }
  return (id) => {
    const topic = String(id);
    const met = [...(days.get(id) ?? [])];
    const isDue = isReviewDue(view, topic);
    const reviewDays = reviewDate(view, topic);
    return {
      id,
      known: estimateMastery(view, topic).chance,
      knownAtDate: estimateMastery(onDate, topic).chance,
      daysMet: met.length,
      lastMet: met.length === 0 ? null : Math.max(...met),
      dueOn: isDue ? dayAt(now) : reviewDays === null ? null : dayAt(timeOf(reviewDays)),
    };
  };
}
