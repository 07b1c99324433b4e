import { FULLEST_DAY, MOCK_SHARE, MOCKS_AT } from '../../../../schema/rules/plan';
import type { Day } from './day';
import type { PlanFacts, PlanInputs, PlanStep } from './plan';
import { dayAtShare, daysBetween, minutesOn, totalMinutes } from './study-days';

/** A section in full rather than by half is worth moving it by so many days. */
const WORTH_MOVING = 4;

type MockStep = Extract<PlanStep, { kind: 'mock' }>;

export interface PlacedMocks {
  readonly steps: ReadonlyMap<Day, MockStep>;
  /** Numbers of mock exams of which some section is not placed. */
  readonly leftOut: readonly number[];
}

/** How many mock exams the time allows, and whether in full. */
function mocksInTime(inputs: PlanInputs, { mockSections }: PlanFacts): { count: number; inFull: boolean } {
  const most = MOCK_SHARE * totalMinutes(inputs, inputs.from);
  const [full, half] = [sumOf(mockSections, 'full'), sumOf(mockSections, 'half')];
  if (full * MOCKS_AT.length <= most) return { count: MOCKS_AT.length, inFull: true };
  return { count: half === 0 ? 0 : Math.min(MOCKS_AT.length, Math.floor(most / half)), inFull: false };
}

const sumOf = (sections: PlanFacts['mockSections'], form: 'full' | 'half') =>
  sections.reduce((sum, section) => sum + section[form], 0);

/** The days for the sections of mock exams that are still to come: each on a day of its own that is long enough, near its share of the time. */
export function placeMocks(inputs: PlanInputs, facts: PlanFacts): PlacedMocks {
  const steps = new Map<Day, MockStep>();
  const leftOut = new Set<number>();
  if (inputs.kind !== 'exam' || facts.mockSections.length === 0) return { steps, leftOut: [] };
  const { count, inFull } = mocksInTime(inputs, facts);
  const capacity = (day: Day) => FULLEST_DAY * minutesOn(inputs, day) - (day === facts.today ? facts.done.minutes : 0);
  let first = facts.today;
  for (const [index, share] of MOCKS_AT.entries()) {
    const number = index + 1;
    for (const [part, { full, half }] of facts.mockSections.entries()) {
      const section = part + 1;
      const done = facts.mocksDone.filter((mock) => mock.section === section && mock.day >= inputs.from);
      if (done.length >= number) continue;
      const target = Math.max(first, dayAtShare(inputs, share));
      // The day before the exam is for rest; days after the target before days ahead of it, because less is new by then.
      const days = daysBetween(first, inputs.date - 1)
        .filter((day) => !steps.has(day))
        .sort((a, b) => Math.abs(a - target) - Math.abs(b - target) || b - a);
      const inHalf = days.find((day) => half <= capacity(day));
      const whole = inFull ? days.find((day) => full <= capacity(day)) : undefined;
      const isHalf =
        whole === undefined ||
        (inHalf !== undefined && Math.abs(whole - target) > Math.abs(inHalf - target) + WORTH_MOVING);
      const day = isHalf ? inHalf : whole;
      if (number > count || day === undefined) {
        leftOut.add(number);
        continue;
      }
      steps.set(day, { kind: 'mock', minutes: isHalf ? half : full, number, section, isHalf });
      first = day;
    }
  }
  return { steps, leftOut: [...leftOut] };
}
