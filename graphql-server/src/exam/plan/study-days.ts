import { FULLEST_DAY, NEW_BY, QUIET_DAYS, QUIET_SHARE } from '../../../../schema/rules/plan';
import { weekdayOf, type Day } from './day';
import type { PlanInputs } from './plan';

/** What the student gives a day, in minutes; 0 outside of the plan and on a day off. */
export function minutesOn({ minutes, daysOff, from, date }: PlanInputs, day: Day): number {
  return day < from || day >= date || daysOff.has(day) ? 0 : (minutes[weekdayOf(day)] ?? 0);
}

export const daysBetween = (first: Day, end: Day): Day[] =>
  Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);

/** The first day by whose end this share of all minutes of the plan, 0–1, is over; the last day of a plan without minutes. */
export function dayAtShare(inputs: PlanInputs, share: number): Day {
  const days = daysBetween(inputs.from, inputs.date);
  const wanted = share * totalMinutes(inputs, inputs.from);
  let sum = 0;
  return days.find((day) => (sum += minutesOn(inputs, day)) > 0 && sum >= wanted) ?? inputs.date - 1;
}

/** From a day to the date, in minutes. */
export const totalMinutes = (inputs: PlanInputs, first: Day, end: Day = inputs.date): number =>
  daysBetween(first, end).reduce((sum, day) => sum + minutesOn(inputs, day), 0);

/** The day by which new chapters are to be done. */
export const newDoneBy = (inputs: PlanInputs): Day => Math.min(dayAtShare(inputs, NEW_BY), lastNewDay(inputs));

/** The last day on which something new may begin. */
export function lastNewDay({ from, date }: PlanInputs): Day {
  return date - 1 - Math.min(QUIET_DAYS, Math.floor((date - from) * QUIET_SHARE));
}

/** A day while it is filled, in minutes. */
export class OpenDay {
  constructor(
    readonly day: Day,
    readonly minutes: number,
    private used: number,
  ) {}

  /** How much of the day's minutes is left; below 0 on a day that holds more. */
  get left(): number {
    return this.minutes - this.used;
  }

  /** What one step may take at most. */
  get capacity(): number {
    return FULLEST_DAY * this.minutes - this.used;
  }

  /** Whether a step fits: at least half of it into the day's minutes, all of it into the fullest day. */
  fits(minutes: number): boolean {
    return minutes <= this.capacity && minutes / 2 <= this.left;
  }

  take(minutes: number): void {
    this.used += minutes;
  }
}
