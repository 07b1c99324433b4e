import { setTimeout as delay } from 'node:timers/promises';
import { until } from '../../faults/support/waiting';
import { Refused, type Outcome } from './client';
import type { Nginx } from './nginx';
import { BusyStudent, type Account } from './student';

/** What happened to the requests since the last count. */
export interface Counts {
  requests: number;
  /** What was answered 503 with Retry-After. */
  unavailable: string[];
  /** Anything but an answer, a refusal by a rule, or a 503 with Retry-After. */
  failures: string[];
  /** Writes that the site acknowledged. */
  acknowledged: number;
  /** Refused because the lost answer to an earlier try had done the same. */
  repeats: number;
  /** From the start of the first request that was answered 503 to the end of the last, in seconds. */
  outage: number;
}

/** In milliseconds. Students read the message before they try again. */
const TRY_AGAIN_AFTER_MS = 500;
/** A guard against hanging. */
const SETTLED_WITHIN_MS = 60_000;

const nothing = (): Counts => ({ requests: 0, unavailable: [], failures: [], acknowledged: 0, repeats: 0, outage: 0 });

/** Students at work, and what the site has acknowledged to them. */
export class Load {
  readonly accounts: Account[] = [];
  private counts = nothing();
  private firstOutage: number | null = null;
  private inProgress = 0;
  private resumed = Promise.withResolvers<void>();
  private isPaused = true;
  private readonly students: readonly BusyStudent[];

  constructor(
    readonly nginx: Nginx,
    students: number,
  ) {
    this.students = Array.from({ length: students }, (_, number) => new BusyStudent(this, number));
    // A student who cannot go on is reported with the next count.
    for (const student of this.students)
      student.study().catch((error: unknown) => void this.counts.failures.push(String(error)));
  }

  /** Starts counting anew. */
  resume(): void {
    this.counts = { ...nothing(), failures: this.counts.failures };
    this.firstOutage = null;
    this.isPaused = false;
    this.resumed.resolve();
  }

  /** Resolves when everything begun is acknowledged, with what was counted; nothing begins until `resume`. */
  async pause(): Promise<Counts> {
    this.isPaused = true;
    this.resumed = Promise.withResolvers();
    await until('everything begun is acknowledged', () => this.inProgress === 0, SETTLED_WITHIN_MS);
    const { counts } = this;
    this.counts = nothing();
    return counts;
  }

  /** To be called while the load is paused. */
  stop(): void {
    for (const student of this.students) student.leave();
  }

  /** Repeats a request until it is answered. Throws Refused. It waits while the load is paused. */
  async perform<Data>(what: string, ask: () => Promise<Outcome<Data>>): Promise<Data> {
    while (this.isPaused) await this.resumed.promise;
    this.inProgress += 1;
    try {
      for (;;) {
        const outcome = await this.count(what, ask);
        if (outcome.kind === 'answered') return outcome.data;
        if (outcome.kind === 'refused') throw new Refused(outcome.code, what);
        await delay(TRY_AGAIN_AFTER_MS);
      }
    } finally {
      this.inProgress -= 1;
    }
  }

  private async count<Data>(what: string, ask: () => Promise<Outcome<Data>>): Promise<Outcome<Data>> {
    const began = performance.now();
    const outcome = await ask();
    this.counts.requests += 1;
    if (outcome.kind === 'failed') this.counts.failures.push(`${what}: ${outcome.reason}`);
    if (outcome.kind === 'unavailable') {
      this.counts.unavailable.push(what);
      this.firstOutage ??= began;
      this.counts.outage = (performance.now() - this.firstOutage) / 1000;
    }
    return outcome;
  }

  /** Counts a write whose effect is in the account's record. */
  acknowledge(): void {
    this.counts.acknowledged += 1;
  }

  countRepeat(): void {
    this.counts.repeats += 1;
  }
}
