import { createLearner, type Learner } from '../graphql-server/src/learner';
import { planQuiz } from '../graphql-server/src/learner/build-quiz';
import type { StudentView } from '../graphql-server/src/learner/knowledge';
import { seededRandom, shuffled } from '../schema/rules/quiz';
import type { TrueStudent, World, WorldItem } from './worlds';

// Simulated students who have a course of chapters and so many minutes a day until a date.

/** A topic of the world, with a lesson and a quiz. */
export interface Chapter {
  readonly id: number;
  readonly unitId: number;
  readonly topic: string;
  /** Percent of the exam. */
  readonly weight: number;
  readonly items: readonly WorldItem[];
}

export interface Course {
  readonly world: World;
  readonly chapters: readonly Chapter[];
}

export const LESSON_MINUTES = 5;
export const QUIZ_QUESTIONS = 6;
export const SECONDS_A_QUESTION = 70;
const DAY_SECONDS = 24 * 60 * 60;
/** Students work in the evening. */
const EVENING = 0.75;

export type Work =
  | { readonly kind: 'lesson'; readonly chapter: Chapter }
  | { readonly kind: 'quiz'; readonly chapter: Chapter; readonly questions: number }
  /** One question of each of these topics, then the learner's choice among the topics met. */
  | { readonly kind: 'review'; readonly topics: readonly string[]; readonly questions: number };

export function minutesOfWork(work: Work): number {
  return work.kind === 'lesson' ? LESSON_MINUTES : (work.questions * SECONDS_A_QUESTION) / 60;
}

/** One student at work, and what a policy may know of them. */
export class Pupil {
  tDays = 0;
  readonly watched = new Set<string>();
  /** The best share of right answers in quizzes of a chapter, by topic. */
  readonly grades = new Map<string, number>();
  /** The days on which something of a topic was asked. */
  readonly daysMet = new Map<string, number[]>();
  private readonly lastAsked = new Map<string, number>();

  constructor(
    readonly user: string,
    readonly course: Course,
    readonly learner: Learner,
    private readonly truth: TrueStudent,
    private readonly luck: () => number,
    private readonly random: () => number,
  ) {}

  get day(): number {
    return Math.floor(this.tDays);
  }

  startDay(day: number): void {
    this.tDays = day + EVENING;
  }

  view(tDays = this.tDays): StudentView {
    const { state, params } = this.learner;
    return { state, params, student: state.students.get(this.user), tDays };
  }

  /** The expected result on the exam at a time, in points of 100. */
  score(tDays: number): number {
    return this.course.chapters.reduce(
      (sum, { weight, items }) =>
        sum + (weight * items.reduce((chances, item) => chances + this.truth.chance(item, tDays), 0)) / items.length,
      0,
    );
  }

  do(work: Work): void {
    if (work.kind === 'lesson') this.watch(work.chapter);
    else if (work.kind === 'quiz') this.takeQuiz(work.chapter, work.questions);
    else this.review(work.topics, work.questions);
  }

  /** A lesson works one example of each type, of which nobody learns whether the student would have known it. */
  private watch({ topic, items }: Chapter): void {
    this.watched.add(topic);
    const examples = new Map(shuffled(items, this.random).map((item) => [item.type, item]));
    for (const item of examples.values()) this.truth.practice(item, true, this.tDays);
    this.tDays += (LESSON_MINUTES * 60) / DAY_SECONDS;
  }

  private takeQuiz({ topic, items }: Chapter, questions: number): void {
    const last = ({ item }: WorldItem) => this.lastAsked.get(item) ?? -Infinity;
    const asked = shuffled(items, this.random)
      .sort((a, b) => (last(a) < last(b) ? -1 : last(a) > last(b) ? 1 : 0))
      .slice(0, questions);
    const right = asked.filter((item) => this.ask(item)).length;
    this.grades.set(topic, Math.max(this.grades.get(topic) ?? 0, right / asked.length));
  }

  private review(topics: readonly string[], questions: number): void {
    const met = this.course.chapters.filter(({ topic }) => this.daysMet.has(topic));
    for (const topic of topics)
      this.askPlanned(
        met.filter((one) => one.topic === topic),
        1,
      );
    this.askPlanned(met, questions - topics.length);
  }

  private askPlanned(chapters: readonly Chapter[], size: number): void {
    const byItem = new Map(chapters.flatMap(({ items }) => items.map((item) => [item.item, item])));
    const candidates = chapters.flatMap(({ items, unitId }) =>
      items.map((item) => ({ ...item, unit: String(unitId) })),
    );
    const { user, tDays, random } = this;
    for (const { item } of size > 0 ? planQuiz(this.learner, { user, candidates, size, tDays, random }) : []) {
      const found = byItem.get(item);
      if (found !== undefined) this.ask(found);
    }
  }

  private ask(item: WorldItem): boolean {
    const correct = this.luck() < this.truth.chance(item, this.tDays);
    this.learner.update(this.user, item.item, item.topic, item.type, correct, this.tDays);
    this.truth.practice(item, correct, this.tDays);
    this.lastAsked.set(item.item, this.tDays);
    const days = this.daysMet.get(item.topic) ?? [];
    if (days.at(-1) !== this.day) this.daysMet.set(item.topic, [...days, this.day]);
    this.tDays += SECONDS_A_QUESTION / DAY_SECONDS;
    return correct;
  }
}

/** What to do on a day: the policy is asked for work until the minutes are over. */
export interface Policy {
  readonly name: string;
  /** `minutes` are those left of the day. */
  today(pupil: Pupil, minutes: number): Iterable<Work>;
}

export interface Term {
  readonly course: Course;
  readonly students: number;
  readonly days: number;
  /** Share of the days that are missed at random, 0–1. */
  readonly missed: number;
  readonly seed: number;
}

export interface Outcome {
  /** On the exam, in points of 100. */
  readonly score: number;
  /** Minutes worked on each day. */
  readonly minutes: readonly number[];
}

/** Of each student; the same students, with the same luck and the same missed days, under each policy. */
function outcomesOf(
  policy: Policy,
  { course, students, days, missed, seed }: Term,
  live: (pupil: Pupil, day: number, number: number) => number,
): Outcome[] {
  const learner = createLearner();
  return Array.from({ length: students }, (_, number) => {
    const key = seed * 1000 + number;
    const pupil = new Pupil(
      `student ${number}`,
      course,
      learner,
      course.world.newStudent(seededRandom(key)),
      seededRandom(key + 500_000_000),
      seededRandom(key + 1_000_000_000),
    );
    const absent = seededRandom(key + 1_500_000_000);
    const minutes = Array.from({ length: days }, (_each, day) => {
      if (absent() < missed) return 0;
      pupil.startDay(day);
      return live(pupil, day, number);
    });
    return { score: pupil.score(days + EVENING / 2), minutes };
  });
}

const work = (pupil: Pupil, works: Iterable<Work>, most: number) => {
  let minutes = 0;
  for (const one of works) {
    const needed = minutesOfWork(one);
    // Half a step too much on one day is half a step too little on another.
    if (minutes + needed / 2 > most) break;
    pupil.do(one);
    minutes += needed;
  }
  return minutes;
};

/** Of students who do what the policy says each day, however long that is. */
export const outcomesBy = (policy: Policy, term: Term, minutes: number): Outcome[] =>
  outcomesOf(policy, term, (pupil) => work(pupil, policy.today(pupil, minutes), Infinity));

/** The same for students who get as many minutes each day as others took, and use all of them: what a day leaves is added to the next. */
export function outcomesWithin(policy: Policy, term: Term, others: readonly Outcome[]): Outcome[] {
  const carried = new Map<Pupil, number>();
  return outcomesOf(policy, term, (pupil, day, number) => {
    const given = (others[number]?.minutes[day] ?? 0) + (carried.get(pupil) ?? 0);
    const minutes = work(pupil, policy.today(pupil, given), given);
    carried.set(pupil, given - minutes);
    return minutes;
  });
}
