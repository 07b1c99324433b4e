import { DAYS_TO_MEET, MEET_AGAIN_AFTER } from '../../../../schema/rules/plan';
import type { Day } from './day';
import type { PlanTopic } from './plan';

interface Met {
  daysMet: number;
  lastMet: Day;
  dueOn: Day;
}

/** The day on which a topic that was met on so many days is to be met again, whatever the learner thinks; Infinity after enough days. */
function meetAgain(daysMet: number, lastMet: Day): Day {
  return daysMet < DAYS_TO_MEET ? lastMet + MEET_AGAIN_AFTER : Infinity;
}

/** The topics met so far and when each is due again, moved on while days are planned. */
export class Reviews {
  private readonly met = new Map<number, Met>();

  constructor(topics: readonly PlanTopic[]) {
    for (const { id, daysMet, lastMet, dueOn } of topics) {
      if (lastMet === null) continue;
      this.met.set(id, { daysMet, lastMet, dueOn: Math.min(dueOn ?? Infinity, meetAgain(daysMet, lastMet)) });
    }
  }

  get topics(): number {
    return this.met.size;
  }

  /** Due on this day and not met on it yet, longest overdue first. */
  due(day: Day): number[] {
    const due = [...this.met].filter(([, { dueOn, lastMet }]) => dueOn <= day && lastMet < day);
    return due.sort(([, a], [, b]) => a.dueOn - b.dueOn || a.lastMet - b.lastMet).map(([id]) => id);
  }

  meet(id: number, day: Day): void {
    const { daysMet, lastMet } = this.met.get(id) ?? { daysMet: 0, lastMet: -Infinity };
    const days = lastMet === day ? daysMet : daysMet + 1;
    this.met.set(id, { daysMet: days, lastMet: day, dueOn: meetAgain(days, day) });
  }
}
