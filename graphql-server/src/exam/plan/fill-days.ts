import { DUE_SHARE, FREE_RESPONSE_EVERY, REVIEW_PER_TOPIC } from '../../../../schema/rules/plan';
import { LONG_WEAKSPOT_SIZE } from '../../../../schema/rules/quiz';
import type { Day } from './day';
import type { PlacedMocks } from './mocks';
import { minutesOf, quizMinutes } from './new-chapters';
import type { PlanChapter, PlanDay, PlanFacts, PlanFreeResponse, PlanInputs, PlanStep } from './plan';
import { Reviews } from './reviews';
import { daysBetween, lastNewDay, minutesOn, newDoneBy, OpenDay, totalMinutes } from './study-days';

/** A chapter while it is planned. */
interface OpenChapter {
  readonly chapter: PlanChapter;
  lessonMinutes: number;
  quizQuestions: number;
}

export interface FilledDays {
  readonly days: readonly PlanDay[];
  /** New chapters that did not fit. */
  readonly left: readonly PlanChapter[];
}

/** Fills the days from today to the date, with new chapters in the order given. */
export function fillDays(
  inputs: PlanInputs,
  facts: PlanFacts,
  mocks: PlacedMocks,
  inOrder: readonly PlanChapter[],
): FilledDays {
  const filler = new DayFiller(inputs, facts, mocks, inOrder);
  const days = daysBetween(facts.today, inputs.date).map((day) => filler.fill(day));
  return { days, left: filler.left };
}

const isBegun = ({ chapter, lessonMinutes, quizQuestions }: OpenChapter) =>
  lessonMinutes < chapter.lessonMinutes || quizQuestions < chapter.quizQuestions;

class DayFiller {
  private readonly reviews: Reviews;
  private readonly open: OpenChapter[];
  private readonly skipped: PlanChapter[] = [];
  private readonly lastNew: Day;
  /** The share of each day's minutes that new chapters take, at most 1. */
  private readonly rate: number;
  /** How far new chapters are behind that share, in minutes. */
  private owed: number;
  /** Minutes from today to the last day for new chapters, and those of the days filled so far. */
  private readonly timeForNew: number;
  private given = 0;
  private readonly done: Set<number>;
  private readonly freeResponses: PlanFreeResponse[];
  private lastFreeResponse: Day;

  constructor(
    private readonly inputs: PlanInputs,
    private readonly facts: PlanFacts,
    private readonly mocks: PlacedMocks,
    inOrder: readonly PlanChapter[],
  ) {
    const { chapters, today, done, freeResponses, lastFreeResponse } = facts;
    this.reviews = new Reviews(chapters.flatMap(({ topics }) => topics));
    this.open = inOrder.map((chapter) => ({
      chapter,
      lessonMinutes: chapter.lessonMinutes,
      quizQuestions: chapter.quizQuestions,
    }));
    this.done = new Set(chapters.flatMap((chapter) => (minutesOf(chapter, facts) > 0 ? [] : chapter.id)));
    this.lastNew = lastNewDay(inputs);
    const toDo = inOrder.reduce((sum, chapter) => sum + minutesOf(chapter, facts), done.onNew);
    const time = totalMinutes(inputs, today, newDoneBy(inputs) + 1);
    this.rate = time > 0 ? Math.min(1, toDo / time) : 1;
    this.owed = -done.onNew;
    this.timeForNew = totalMinutes(inputs, today, this.lastNew + 1);
    this.freeResponses = [...freeResponses];
    this.lastFreeResponse = lastFreeResponse ?? -Infinity;
  }

  get left(): PlanChapter[] {
    return [...this.open.map(({ chapter }) => chapter), ...this.skipped];
  }

  fill(day: Day): PlanDay {
    const minutes = minutesOn(this.inputs, day);
    const openDay = new OpenDay(day, minutes, day === this.facts.today ? this.facts.done.minutes : 0);
    this.owed += this.rate * minutes;
    this.given += minutes;
    const mock = this.mocks.steps.get(day);
    if (mock !== undefined) openDay.take(mock.minutes);
    const freeResponse = this.takeFreeResponse(openDay);
    const isFirst = this.reviews.topics === 0;
    const due = this.takeDue(openDay);
    const fresh = this.takeNew(openDay);
    const reviews = this.takeReviews(openDay, due);
    // Before its first chapter a student has nothing to review.
    const learning = isFirst ? [...fresh, ...reviews] : [...reviews, ...fresh];
    return { day, minutes, steps: [...(mock ? [mock] : []), ...learning, ...freeResponse] };
  }

  private takeFreeResponse(openDay: OpenDay): PlanStep[] {
    if (openDay.day < this.lastFreeResponse + FREE_RESPONSE_EVERY) return [];
    const index = this.freeResponses.findIndex(
      ({ minutes, chapterIds }) => openDay.fits(minutes) && chapterIds.every((id) => this.done.has(id)),
    );
    const [found] = index < 0 ? [] : this.freeResponses.splice(index, 1);
    if (found === undefined) return [];
    openDay.take(found.minutes);
    this.lastFreeResponse = openDay.day;
    return [{ kind: 'freeResponse', id: found.id, minutes: found.minutes }];
  }

  /** Takes the time for the topics that are due: a question each. */
  private takeDue(openDay: OpenDay): number[] {
    const most = this.questionsIn(this.hasNew(openDay.day) ? DUE_SHARE * openDay.left : openDay.left);
    const due = this.reviews.due(openDay.day).slice(0, Math.max(most, Math.min(1, this.questionsIn(openDay.left))));
    openDay.take(quizMinutes(due.length, this.facts));
    return due;
  }

  private takeNew(openDay: OpenDay): PlanStep[] {
    const steps: PlanStep[] = [];
    this.skipTooLong(openDay);
    while (this.hasNew(openDay.day)) {
      const step = this.nextNew(openDay);
      if (step === null) break;
      const isPaced = step.minutes / 2 <= this.owed;
      const isIdle = openDay.left > this.mostReview();
      if (!isPaced && !isIdle) break;
      openDay.take(step.minutes);
      this.owed -= step.minutes;
      this.advance(step, openDay.day);
      this.skipTooLong(openDay);
      steps.push(step);
    }
    return steps;
  }

  /** A chapter that cannot be finished in time is not begun, and a shorter one takes its place. */
  private skipTooLong(openDay: OpenDay): void {
    const time = openDay.left + this.timeForNew - this.given;
    for (;;) {
      const [next] = this.open;
      if (next === undefined || isBegun(next) || minutesOf(next.chapter, this.facts) <= time) return;
      this.skipped.push(next.chapter);
      this.open.shift();
    }
  }

  /** The next lesson or quiz, if it fits; one that is longer than any such day is begun, and continued on the next. */
  private nextNew(openDay: OpenDay): Extract<PlanStep, { chapterId: number }> | null {
    const [next] = this.open;
    if (next === undefined) return null;
    const { chapter, lessonMinutes, quizQuestions } = next;
    const isLong = (minutes: number) => minutes > new OpenDay(openDay.day, openDay.minutes, 0).capacity;
    if (lessonMinutes > 0) {
      const minutes = isLong(lessonMinutes) ? Math.floor(openDay.left) : lessonMinutes;
      return minutes > 0 && openDay.fits(minutes) ? { kind: 'lesson', chapterId: chapter.id, minutes } : null;
    }
    const questions = isLong(quizMinutes(quizQuestions, this.facts)) ? this.questionsIn(openDay.left) : quizQuestions;
    const minutes = quizMinutes(questions, this.facts);
    return questions > 0 && openDay.fits(minutes) ? { kind: 'quiz', chapterId: chapter.id, questions, minutes } : null;
  }

  private advance(step: Extract<PlanStep, { chapterId: number }>, day: Day): void {
    const [next] = this.open;
    if (next === undefined) return;
    if (step.kind === 'lesson') next.lessonMinutes -= step.minutes;
    else next.quizQuestions -= step.questions;
    if (next.lessonMinutes > 0 || next.quizQuestions > 0) return;
    this.open.shift();
    this.done.add(next.chapter.id);
    for (const { id } of next.chapter.topics) this.reviews.meet(id, day);
  }

  /** A question of each topic that is due, and as many more as the day has time for. */
  private takeReviews(openDay: OpenDay, due: readonly number[]): PlanStep[] {
    const left = this.hasNew(openDay.day) ? Math.min(openDay.left, this.mostReview()) : openDay.left;
    const more = this.reviews.topics > 0 ? this.questionsIn(left) : 0;
    for (const id of due) this.reviews.meet(id, openDay.day);
    const questions = due.length + more;
    const steps: PlanStep[] = [];
    for (let from = 0; from < questions; from += LONG_WEAKSPOT_SIZE) {
      const size = Math.min(LONG_WEAKSPOT_SIZE, questions - from);
      steps.push({
        kind: 'review',
        questions: size,
        minutes: quizMinutes(size, this.facts),
        topicIds: due.slice(from, from + size),
      });
    }
    openDay.take(quizMinutes(more, this.facts));
    return steps;
  }

  private hasNew(day: Day): boolean {
    return this.open.length > 0 && day <= this.lastNew;
  }

  /** Minutes that reviews can use beside new chapters: little can be asked of few topics. */
  private mostReview(): number {
    return quizMinutes(this.reviews.topics * REVIEW_PER_TOPIC, this.facts);
  }

  /** How many questions these minutes hold. */
  private questionsIn(minutes: number): number {
    // A hair more, because minutes of whole questions are not exact.
    return Math.max(0, Math.floor((minutes * 60) / this.facts.secondsPerQuestion + 1e-6));
  }
}
