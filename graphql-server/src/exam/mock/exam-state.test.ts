import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXTRA_TIMES, sectionTime, type ExtraTime } from '../../../../schema/rules/mock';
import {
  mark,
  markAt,
  pause,
  phaseOf,
  resume,
  settle,
  startSectionTwo,
  submit,
  write,
  type MockState,
  type SentMark,
} from './exam-state';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const START = Date.parse('2026-11-20T18:00:00Z');
const EMPTY = { graph: { panels: [] }, parts: {} };

const begun = (extraTime: ExtraTime = 1, length: MockState['length'] = 'full'): MockState => ({
  ...{
    length,
    extraTime,
    timed: true,
    marks: {},
    startedAt: START,
    deadline: START + sectionTime(1, length, extraTime),
  },
  questions: Array.from({ length: 4 }, (_, index) => ({
    questionId: index + 1,
    answerOrder: [1, 2, 3, 4].map((choice) => 10 * (index + 1) + choice),
  })),
  responses: length === 'half' ? [] : [{ attemptId: 'a', versionId: 1, answer: EMPTY, revision: 0 }],
  ...{ pausedAt: null, breakSince: null, sectionTwoStartedAt: null, finishedAt: null },
});

const sent = (position: number, choice: number | null, at = START): SentMark => ({
  ...{ position, isFlagged: false, crossedOut: [], seconds: 0, at },
  given: choice === null ? null : { choice: 10 * position + choice },
});

describe('an answer of section I', () => {
  it('is the last one given, with those before it', () => {
    const state = [1, 2, 2, 3].reduce((before, choice) => mark(before, sent(1, choice), START + MINUTE), begun());
    expect(markAt(state, 1)).toMatchObject({ given: { choice: 13 }, earlier: [{ choice: 11 }, { choice: 12 }] });
  });

  it('stays where a flag is sent without one', () => {
    const state = mark(mark(begun(), sent(1, 4), START), { ...sent(1, null), isFlagged: true }, START);
    expect(markAt(state, 1)).toMatchObject({ given: { choice: 14 }, isFlagged: true, earlier: [] });
  });

  it('changes nothing when it is sent again', () => {
    const once = mark(begun(), sent(2, 1, START + SECOND), START + SECOND);
    expect(mark(once, sent(2, 1, START + MINUTE), START + MINUTE)).toEqual(once);
  });
});

describe('an answer of section II', () => {
  const written = { ...EMPTY, parts: { a: { work: '5' } } };
  const second = startSectionTwo(submit(begun(), 1, START), START);

  it('builds on the revision that its tab knows', () => {
    const once = write(second, 0, written, 0, START);
    expect(once.responses[0]).toMatchObject({ revision: 1, answer: written });
    expect(write(once, 0, written, 0, START)).toEqual(once);
    expect(() => write(once, 0, EMPTY, 0, START)).toThrow('newer work');
  });
});

// Random days: answers, pauses, lost lines, closed tabs, requests that come late or twice, and a job that looks now and then.

type Event =
  | { readonly kind: 'mark'; readonly position: number; readonly choice: number; readonly skew: number }
  | { readonly kind: 'pause' | 'resume' | 'submitOne' | 'submitTwo' | 'startTwo' | 'look' };

const events = fc.array(
  fc.tuple(
    fc.oneof(
      { weight: 3, arbitrary: fc.constant(20 * SECOND) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 30 * MINUTE }) },
    ),
    fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({
          kind: fc.constant('mark' as const), // one of the kinds
          position: fc.integer({ min: 1, max: 4 }),
          choice: fc.integer({ min: 1, max: 4 }),
          // The clock of a client may be off by an hour.
          skew: fc.constantFrom(0, 0, 60 * MINUTE, -60 * MINUTE),
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({
          kind: fc.constantFrom('pause', 'resume', 'submitOne', 'submitTwo', 'startTwo', 'look' as const),
        }),
      },
    ),
  ),
  { maxLength: 60 },
);

function apply(state: MockState, event: Event, now: number): MockState {
  switch (event.kind) {
    case 'mark':
      return mark(state, sent(event.position, event.choice, now + event.skew), now);
    case 'pause':
      return pause(state, now);
    case 'resume':
      return resume(state, now);
    case 'submitOne':
      return submit(state, 1, now);
    case 'submitTwo':
      return submit(state, 2, now);
    case 'startTwo':
      return startSectionTwo(state, now);
    case 'look':
      return state;
  }
}

describe('a mock exam with random cuts', () => {
  it('loses no acknowledged answer, gives each section its time, and ends once', () => {
    fc.assert(
      fc.property(
        events,
        fc.constantFrom(...EXTRA_TIMES),
        fc.constantFrom('full', 'half' as const),
        (day, extraTime, length) => {
          let state = begun(extraTime, length);
          let now = START;
          let pausedFor = 0;
          const acknowledged = new Map<number, number>();
          for (const [after, event] of day) {
            now += after;
            const before = settle(state, now);
            const wasFinished = before.finishedAt;
            let next = before;
            try {
              next = apply(before, event, now);
              if (event.kind === 'mark') acknowledged.set(event.position, 10 * event.position + event.choice);
            } catch {
              // Refused: the client knows that it was not saved.
            }
            if (before.pausedAt !== null && next.pausedAt === null && next.deadline !== null)
              pausedFor += now - before.pausedAt;
            if (wasFinished !== null) expect(next).toEqual(before);
            state = next;
            // A section has its whole time, and not more, however it is interrupted.
            if (phaseOf(state) === 'sectionOne')
              expect(state.deadline).toBe(START + sectionTime(1, length, extraTime) + pausedFor);
            if (phaseOf(state) !== 'sectionOne') pausedFor = 0;
          }
          for (const [position, choice] of acknowledged) expect(markAt(state, position).given).toEqual({ choice });
          for (const { at } of Object.values(state.marks)) {
            expect(at).toBeGreaterThanOrEqual(START);
            expect(at).toBeLessThanOrEqual(now);
          }
          // Whoever looks in a month finds it ended.
          const ended = settle(state, now + 60 * 24 * 60 * MINUTE);
          expect(phaseOf(ended)).toBe('finished');
          expect(settle(ended, now + 90 * 24 * 60 * MINUTE)).toBe(ended);
        },
      ),
      { numRuns: 200 },
    );
  });
});
